"""Every figure that a sentence names, taken from the engine's tables."""

from typing import Final

from engine.istanbul import (
    companion,
    encounters,
    figures,
    letters,
    options,
    payment,
    recall,
    roll,
    setup,
    state,
    tracks,
)
from engine.istanbul.demand import LARGE_PAYS, SMALL_PAYS
from engine.istanbul.names import (
    AUCTION_HOUSE,
    BLACK_MARKET,
    CARAVANSARY,
    COFFEE_HOUSE,
    EMBASSY,
    GEMSTONE_DEALER,
    GUILD_HALL,
    KIOSK,
    LARGE_MARKET,
    POST_OFFICE,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    SMALL_MARKET,
    SULTANS_PALACE,
    TAVERN,
    TEA_HOUSE,
    WAINWRIGHT,
)
from engine.istanbul.places import (
    auction_house,
    dice,
    drawing,
    markets,
    roasting_plant,
    rubies,
    tavern,
    warehouses,
)

Amounts = dict[str, int]

_MAIL: Final = [warehouses.received(down)[1] for down in range(len(warehouses.COLUMNS) + 1)]


_KIOSK_LETTERS: Final = [
    int(value) for option in options.OPTIONS if option.name == "kiosk-letters" for value in option.allowed
]


def _pays(table: tuple[int, ...]) -> Amounts:
    return {"goods": markets.MOST, **{f"pay{count}": lira for count, lira in enumerate(table) if count}}


PLACES: Final[dict[int, Amounts]] = {
    WAINWRIGHT: {"lira": warehouses.EXTENSION_PRICE},
    POST_OFFICE: {"least": min(_MAIL), "most": max(_MAIL)},
    CARAVANSARY: {"cards": drawing.BONUS_CARDS},
    BLACK_MARKET: {name: least for name, (least, _) in zip(("three", "two", "one"), dice.JEWELRY_FROM, strict=True)},
    TEA_HOUSE: {"consolation": dice.CONSOLATION},
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
    ROASTING_PLANT: {"coffee": roasting_plant.COFFEE, "lira": roasting_plant.LIRA},
    GUILD_HALL: {"coffee": drawing.COFFEE, "cards": drawing.GUILD_CARDS},
    TAVERN: {"barrier": tavern.BARRIER_COFFEE, "baksheesh": tavern.BAKSHEESH_COFFEE},
    COFFEE_HOUSE: {"first": tracks.COFFEE_HOUSE_FIRST_PRICE, "last": tracks.COFFEE_HOUSE_LAST_PRICE},
    EMBASSY: {"letters": drawing.LETTERS},
    KIOSK: {"most": max(_KIOSK_LETTERS), "least": min(_KIOSK_LETTERS)},
    AUCTION_HOUSE: {"cards": auction_house.CARDS},
    SECRET_SOCIETY: {
        "seals": rubies.SEALS_FOR_RUBY,
        **{f"lira{turn}": lira for turn, lira in enumerate(rubies.LIRA_WITH_RUBY, 1)},
    },
}
TILES: Final[Amounts] = {"face": roll.SET_TO, "extra": warehouses.EXTRA_PRICE, "recall": recall.PRICE}
FIGURES: Final[Amounts] = {"lira": figures.FEE}
CONCEPTS: Final[dict[str, Amounts]] = {
    "assistants": {"assistants": setup.ASSISTANTS_WITH_MERCHANT},
    "merchants": {"fee": payment.FEE},
    "family": {"reward": encounters.REWARD_LIRA},
    "wheelbarrow": {"first": state.FIRST_CAPACITY, "last": state.LAST_CAPACITY},
    "end": {
        "two": options.RUBIES_TO_END[2],
        "more": options.RUBIES_TO_END[3],
        "expansion": options.RUBIES_TO_END_WITH_EXPANSION,
    },
    "two-players": {"fee": payment.FEE},
    "letters": {"one": letters.SEALED, "two": letters.DELIVERED, "society": rubies.SEALS_FOR_RUBY},
    "extra-turn": {"seals": encounters.SEALS_FOR_TURN},
    "companion": {"steps": companion.STEPS, "fee": payment.FEE},
    "neutral-assistants": {"assistants": setup.ASSISTANTS_WITH_MERCHANT},
}


def of_place(number: int) -> Amounts:
    return PLACES.get(number, {})


def of_concept(name: str) -> Amounts:
    return CONCEPTS.get(name, {})
