"""Every figure that a sentence names, taken from the engine's tables."""

from typing import Final

from engine.istanbul import encounters, merchants, options, recall, roll, setup, state, tracks
from engine.istanbul.cards.base import gain_5_lira
from engine.istanbul.demand import LARGE_PAYS, SMALL_PAYS
from engine.istanbul.names import (
    BLACK_MARKET,
    CARAVANSARY,
    GEMSTONE_DEALER,
    LARGE_MARKET,
    POST_OFFICE,
    SMALL_MARKET,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
)
from engine.istanbul.places import black_market, caravansary, markets, post_office, tea_house, wainwright, warehouses

Amounts = dict[str, int]

_MAIL: Final = [post_office.received(down)[1] for down in range(len(post_office.COLUMNS) + 1)]


def _pays(table: tuple[int, ...]) -> Amounts:
    return {"goods": markets.MOST, **{f"pay{count}": lira for count, lira in enumerate(table) if count}}


PLACES: Final[dict[int, Amounts]] = {
    WAINWRIGHT: {"lira": wainwright.PRICE},
    POST_OFFICE: {"least": min(_MAIL), "most": max(_MAIL)},
    CARAVANSARY: {"cards": caravansary.CARDS},
    BLACK_MARKET: {
        name: least for name, (least, _) in zip(("three", "two", "one"), black_market.JEWELRY_FROM, strict=True)
    },
    TEA_HOUSE: {"consolation": tea_house.CONSOLATION},
    LARGE_MARKET: _pays(LARGE_PAYS),
    SMALL_MARKET: _pays(SMALL_PAYS),
    SULTANS_PALACE: {
        "few": tracks.PALACE_FIRST_COST[3],
        "many": tracks.PALACE_FIRST_COST[4],
        "last": tracks.PALACE_LAST_COST,
    },
    GEMSTONE_DEALER: {
        "two": tracks.DEALER_FIRST_PRICE[2],
        "three": tracks.DEALER_FIRST_PRICE[3],
        "more": tracks.DEALER_FIRST_PRICE[4],
        "last": tracks.DEALER_LAST_PRICE,
    },
}
CARDS: Final[dict[str, Amounts]] = {
    "gain-5-lira": {"lira": gain_5_lira.LIRA},
    "family-to-police": {"lira": encounters.REWARD_LIRA},
}
TILES: Final[Amounts] = {"face": roll.SET_TO, "extra": warehouses.EXTRA_PRICE, "recall": recall.PRICE}
FIGURES: Final[Amounts] = {"lira": encounters.FEE}
CONCEPTS: Final[dict[str, Amounts]] = {
    "assistants": {"assistants": setup.ASSISTANTS_WITH_MERCHANT},
    "merchants": {"fee": merchants.FEE},
    "family": {"reward": encounters.REWARD_LIRA},
    "wheelbarrow": {"first": state.FIRST_CAPACITY, "last": state.LAST_CAPACITY},
    "end": {
        "two": options.RUBIES_TO_END[2],
        "more": options.RUBIES_TO_END[3],
        "expansion": options.RUBIES_TO_END_WITH_EXPANSION,
    },
    "two-players": {"fee": merchants.FEE},
}


def of_place(number: int) -> Amounts:
    return PLACES.get(number, {})


def of_card(face: str) -> Amounts:
    return CARDS.get(face, {})


def of_concept(name: str) -> Amounts:
    return CONCEPTS.get(name, {})
