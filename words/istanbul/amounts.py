"""Every figure that a sentence names, taken from the engine's tables."""

from engine.istanbul import encounters
from engine.istanbul.cards.base import gain_5_lira
from engine.istanbul.names import CARAVANSARY, TEA_HOUSE, WAINWRIGHT
from engine.istanbul.places import caravansary, markets, tea_house, wainwright

CARDS: dict[str, dict[str, int]] = {
    "gain-5-lira": {"lira": gain_5_lira.LIRA},
    "family-to-police": {"lira": encounters.REWARD_LIRA},
}


def of_card(face: str) -> dict[str, int]:
    return CARDS.get(face, {})


PLACES: dict[int, dict[str, int]] = {
    WAINWRIGHT: {"lira": wainwright.PRICE},
    CARAVANSARY: {"cards": caravansary.CARDS},
    **{market: {"most": markets.MOST} for market in markets.PAYS},
    TEA_HOUSE: {"consolation": tea_house.CONSOLATION},
}


def of_place(number: int) -> dict[str, int]:
    return PLACES.get(number, {})
