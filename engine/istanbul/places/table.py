"""The 25 places, a row each: first choices, action, why not, which card repeats it, its figures (rulebook p. 18 to
21)."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from engine.core.figures import Figures
from engine.istanbul import letters, names, notation
from engine.istanbul.component_rows import Place
from engine.istanbul.places import (
    auction_house,
    dice,
    drawing,
    kiosk,
    markets,
    mosques,
    pieces,
    prices,
    roasting_plant,
    rubies,
    tavern,
    warehouses,
)
from engine.istanbul.setup import options
from engine.istanbul.state import State


def _always(ways: Mapping[str, Any]) -> Callable[[State], Mapping[str, Any]]:
    return lambda state: ways


_BUY: Final = _always({"buy": True})


def _yes(state: State) -> bool:
    return True


def _market(place: int) -> Place[State]:
    pays = {f"pay{count}": lira for count, lira in enumerate(markets.PAYS[place]) if count}
    return Place(
        partial(markets.options, place=place),
        partial(markets.sell, place=place),
        (notation.SELL.word,),
        partial(markets.refusal, place=place),
        figures=Figures(goods=markets.MOST, **pays),
    )


def _mosque(place: int) -> Place[State]:
    return Place(
        partial(mosques.options, place=place),
        partial(mosques.take_tile, place=place),
        (notation.TILE.word,),
        partial(mosques.refusal, place=place),
        "mosque-twice",
        repeated_there=True,
        why_not=partial(mosques.why_not, place=place),
        obvious=_yes,
    )


def _warehouse(good: int) -> Place[State]:
    return Place(
        _always({"fill": True}),
        partial(warehouses.fill, good=good),
        ("fill",),
        obvious=partial(warehouses.has_room, good=good),
    )


_MAIL: Final = [warehouses.received(down)[1] for down in range(len(warehouses.COLUMNS) + 1)]
_UPPER, _LOWER = (max(lira for _, lira in row) for row in zip(*warehouses.COLUMNS, strict=True))
_KIOSK_LETTERS: Final = [int(n) for option in options.OPTIONS if option.name == "kiosk-letters" for n in option.allowed]

PLACES: Final = {
    names.WAINWRIGHT: Place(
        _BUY,
        warehouses.buy_extension,
        ("buy",),
        warehouses.no_extension,
        "wainwright-twice",
        Figures(lira=warehouses.EXTENSION_PRICE),
        repeated_there=True,
        obvious=_yes,
    ),
    **{place: _warehouse(good) for place, good in warehouses.STORES.items()},
    names.POST_OFFICE: Place(
        _always({"collect": True}),
        warehouses.collect_mail,
        ("collect",),
        repeated_by="post-twice",
        figures=Figures(least=min(_MAIL), most=max(_MAIL), upper=_UPPER, lower=_LOWER),
        obvious=_yes,
    ),
    names.CARAVANSARY: Place(
        drawing.cards_or_coffee,
        drawing.caravansary,
        ("deck", "discard-pile", "coffee"),
        drawing.no_bonus_cards,
        figures=Figures(cards=drawing.BONUS_CARDS),
    ),
    names.FOUNTAIN: Place(
        pieces.returns,
        pieces.fountain,
        (notation.RETURN.word, pieces.TAKE_COMPANION),
        pieces.nobody_to_bring_back,
        why_not=pieces.why_no_return,
        former=pieces.former_returns,
    ),
    names.BLACK_MARKET: Place(
        _always(dice.FIRST_CHOICES),
        dice.black_market,
        (notation.TAKE.word, "roll-first"),
        figures=Figures(
            **{name: least for name, (least, _) in zip(("three", "two", "one"), dice.JEWELRY_FROM, strict=True)}
        ),
    ),
    names.TEA_HOUSE: Place(
        _always(dice.CALLS),
        dice.tea_house,
        (notation.CALL.word,),
        figures=Figures(consolation=dice.CONSOLATION),
        why_not=dice.wrong_call,
    ),
    names.LARGE_MARKET: _market(names.LARGE_MARKET),
    names.SMALL_MARKET: _market(names.SMALL_MARKET),
    names.POLICE_STATION: Place(pieces.sends, pieces.police_station, (notation.SEND.word,), pieces.family_not_here),
    names.SULTANS_PALACE: Place(
        rubies.deliveries,
        rubies.deliver,
        (notation.DELIVER.word,),
        rubies.too_few_goods,
        "sultan-twice",
        Figures(few=prices.PALACE.first[3], many=prices.PALACE.first[4], last=prices.PALACE.last),
        obvious=_yes,
    ),
    names.SMALL_MOSQUE: _mosque(names.SMALL_MOSQUE),
    names.GREAT_MOSQUE: _mosque(names.GREAT_MOSQUE),
    names.GEMSTONE_DEALER: Place(
        _BUY,
        rubies.buy_from_dealer,
        ("buy",),
        rubies.too_few_lira,
        "dealer-twice",
        Figures(
            two=prices.DEALER.first[2],
            three=prices.DEALER.first[3],
            more=prices.DEALER.first[4],
            last=prices.DEALER.last,
        ),
        obvious=_yes,
    ),
    names.ROASTING_PLANT: Place(
        roasting_plant.payments,
        roasting_plant.roast,
        (notation.ROAST.word,),
        roasting_plant.refusal,
        figures=Figures(coffee=roasting_plant.COFFEE, lira=roasting_plant.LIRA),
        why_not=roasting_plant.why_not,
    ),
    names.GUILD_HALL: Place(
        _always({"draw": True}),
        drawing.guild_hall,
        ("draw",),
        figures=Figures(coffee=drawing.COFFEE, cards=drawing.GUILD_CARDS),
    ),
    names.TAVERN: Place(
        tavern.options,
        lambda state, chosen: chosen(state),
        ("barrier", notation.TILE.word, notation.BAKSHEESH.word),
        tavern.refusal,
        figures=Figures(barrier=tavern.BARRIER_COFFEE, baksheesh=tavern.BAKSHEESH_COFFEE),
        why_not=tavern.why_not,
    ),
    names.COFFEE_HOUSE: Place(
        _BUY,
        rubies.buy_at_coffee_house,
        ("buy",),
        rubies.too_little_coffee,
        "coffee-house-twice",
        Figures(first=prices.COFFEE_HOUSE.first[2], last=prices.COFFEE_HOUSE.last),
        repeated_there=True,
        obvious=_yes,
    ),
    names.EMBASSY: Place(
        _always({"take-letters": drawing.LETTERS}),
        lambda state, count: letters.draw(state, state.active, count),
        ("take-letters",),
        letters.none_left,
        figures=Figures(letters=drawing.LETTERS),
    ),
    names.KIOSK: Place(
        _always({"open": True}),
        kiosk.letters_and_tiles,
        ("open",),
        figures=Figures(most=max(_KIOSK_LETTERS), least=min(_KIOSK_LETTERS)),
    ),
    names.AUCTION_HOUSE: Place(
        _always(auction_house.TAKES),
        auction_house.take_and_auction,
        (notation.TAKE.word,),
        figures=Figures(cards=auction_house.CARDS),
    ),
    names.SECRET_SOCIETY: Place(
        rubies.trades,
        rubies.trade,
        (notation.TRADE.word,),
        rubies.too_few_seals,
        "society-twice",
        Figures(
            seals=rubies.SEALS_FOR_RUBY,
            **{f"lira{turn}": lira for turn, lira in enumerate(rubies.LIRA_WITH_RUBY, 1)},
        ),
        repeated_there=True,
    ),
    names.CATACOMBS: Place(pieces.wares, pieces.catacombs, (notation.TAKE.word,)),
}
