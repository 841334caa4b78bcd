"""Every figure that a sentence names, taken from the engine's tables."""

from typing import Final

from engine.istanbul import (
    companion,
    encounters,
    extra_turn,
    letters,
    merchants,
    options,
    recall,
    roll,
    setup,
    state,
    substitutes,
    tracks,
)
from engine.istanbul.cards.base import gain_5_lira
from engine.istanbul.cards.letters import good_and_3_lira, good_for_7_lira, move_anywhere_3
from engine.istanbul.cards.mocha import coffee, exchange_3
from engine.istanbul.demand import LARGE_PAYS, SMALL_PAYS
from engine.istanbul.guild import black_market as guild_black_market
from engine.istanbul.guild import dealer_ruby, palace_ruby, sale, supplies
from engine.istanbul.guild import goods as guild_goods
from engine.istanbul.guild import tavern as guild_tavern
from engine.istanbul.guild import tea_house as guild_tea_house
from engine.istanbul.kiosk import coffee_or_lira, exchanges, extension
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
    black_market,
    caravansary,
    embassy,
    guild_hall,
    markets,
    post_office,
    roasting_plant,
    secret_society,
    tavern,
    tea_house,
    wainwright,
    warehouses,
)

Amounts = dict[str, int]

_MAIL: Final = [post_office.received(down)[1] for down in range(len(post_office.COLUMNS) + 1)]


_KIOSK_LETTERS: Final = [
    int(value) for option in options.OPTIONS if option.name == "kiosk-letters" for value in option.allowed
]


def _pays(table: tuple[int, ...]) -> Amounts:
    return {"goods": markets.MOST, **{f"pay{count}": lira for count, lira in enumerate(table) if count}}


def _rows(rows: tuple[tuple[int, str, int], ...]) -> Amounts:
    """The totals up to which the first two rows go, and what all three bring."""
    (first, _, goods), (second, _, middle), (_, _, lira) = rows
    return {"first": first, "second": second, "goods": goods, "middle": middle, "lira": lira}


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
    ROASTING_PLANT: {"coffee": roasting_plant.COFFEE, "lira": roasting_plant.LIRA},
    GUILD_HALL: {"coffee": guild_hall.COFFEE, "cards": guild_hall.CARDS},
    TAVERN: {"barrier": tavern.BARRIER_COFFEE, "baksheesh": tavern.BAKSHEESH_COFFEE},
    COFFEE_HOUSE: {"first": tracks.COFFEE_HOUSE_FIRST_PRICE, "last": tracks.COFFEE_HOUSE_LAST_PRICE},
    EMBASSY: {"letters": embassy.LETTERS},
    KIOSK: {"most": max(_KIOSK_LETTERS), "least": min(_KIOSK_LETTERS)},
    AUCTION_HOUSE: {"cards": auction_house.CARDS},
    SECRET_SOCIETY: {
        "seals": secret_society.PRICE,
        **{f"lira{turn}": lira for turn, lira in enumerate(secret_society.LIRA, 1)},
    },
}
CARDS: Final[dict[str, Amounts]] = {
    "gain-5-lira": {"lira": gain_5_lira.LIRA},
    "family-to-police": {"lira": encounters.REWARD_LIRA},
    "two-coffee": {"coffee": coffee.COFFEE},
    "coffee-for-guild": {"coffee": coffee.COFFEE_FOR_GUILD_CARD},
    "coffee-for-lira": {"coffee": coffee.COFFEE_FOR_LIRA, "lira": coffee.LIRA_FOR_COFFEE},
    "exchange-3": {"most": exchange_3.MOST},
    "roll-reward-mocha": _rows(substitutes.ROLL_REWARDS_MOCHA),
    "roll-reward-letters": _rows(substitutes.ROLL_REWARDS_LETTERS),
    "die-to-six": {"face": roll.SIX},
    "good-for-7-lira": {"lira": good_for_7_lira.LIRA},
    **{f"{good}-and-3-lira": {"lira": good_and_3_lira.LIRA} for good in ("fabric", "spice", "fruit")},
    "companion-2": {"steps": companion.STEPS_WITH_CARD},
    "move-anywhere-3": {"lira": move_anywhere_3.PRICE},
}
GUILD_CARDS: Final[dict[int, Amounts]] = {
    **{card: {"most": guild_goods.DIFFERENT_WITH_FILLING} for card in guild_goods.FILLED_BY},
    5: {"lira": guild_goods.LIRA, "most": guild_goods.DIFFERENT_WITH_LIRA},
    6: {"cards": supplies.BONUS_CARDS},
    8: {
        "wares": guild_black_market.NUMBER_OF_WARES,
        **{name: least for name, (least, _) in zip(("three", "one"), guild_black_market.JEWELRY_FROM, strict=True)},
    },
    9: {"lira": guild_tea_house.TIMES * tea_house.CONSOLATION},
    **{number: {"lira": lira} for number, (_, lira) in sale.SALES.items()},
    13: {"goods": palace_ruby.GOODS_GIVEN},
    16: {"lira": dealer_ruby.PRICE},
    17: {"coffee": supplies.COFFEE},
    18: {"coffee": supplies.COFFEE_BESIDE_CARDS, "cards": supplies.GUILD_CARDS_DRAWN},
    19: {"discount": guild_tavern.DISCOUNT},
}
_EXCHANGES: Final[Amounts] = {"price": exchanges.PRICE, "payout": exchanges.PAYOUT}
KIOSK_TILES: Final[dict[int, Amounts]] = {
    **{tile: {"lira": lira} for tile, lira in coffee_or_lira.LIRA.items()},
    17: {"lira": extension.PRICE},
    **{tile: _EXCHANGES for tile in (22, 23, 24)},
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
    "letters": {"one": letters.SEALED, "two": letters.DELIVERED, "society": secret_society.PRICE},
    "extra-turn": {"seals": extra_turn.PRICE},
    "companion": {"steps": companion.STEPS, "fee": merchants.FEE},
    "neutral-assistants": {"assistants": setup.ASSISTANTS_WITH_MERCHANT},
}


def of_place(number: int) -> Amounts:
    return PLACES.get(number, {})


def of_card(face: str) -> Amounts:
    return CARDS.get(face, {})


def of_guild_card(number: int) -> Amounts:
    return GUILD_CARDS.get(number, {})


def of_kiosk_tile(number: int) -> Amounts:
    return KIOSK_TILES.get(number, {})


def of_concept(name: str) -> Amounts:
    return CONCEPTS.get(name, {})
