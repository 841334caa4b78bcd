"""Figures for the goals of a seat at places: turns until then, and the goods that are missing."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul.board import board_of
from engine.istanbul.merchant.ahead import Line
from engine.istanbul.merchant.sketch import seals_of
from engine.istanbul.places import prices, rubies, tavern, warehouses
from engine.istanbul.reading.reach import fee, met_by
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.state import LAST_CAPACITY
from engine.istanbul.window import NORMAL_REACH

AWAY: Final = 2  # turns to leave a place and come back


def figures(view: View, line: Line) -> dict[str, dict[str, int]]:
    """By part (to-<place>): `place`, its number; `turns` until the action there, in a line of the next turns or by the
    way alone; `ruby`: 1 where it brings one; and the shortage for it: `lira` for its price and the merchants there,
    `goods`, `coffee`, `seals`."""
    met = met_by(view, view.seat)
    steps = board_of(view.grid).distances(view.me.merchant)
    turns = {place: -(-count // NORMAL_REACH[1]) or AWAY for place, count in steps.items()}
    turns |= {place: number for number, (place, _) in reversed(list(enumerate(line.gains, 1)))}
    return {
        f"to-{names.PLACES[place]}": {
            "place": place,
            "turns": turns[place],
            "ruby": int(place in RUBIES and RUBIES[place](view.me)),
            **_missing(view, fee(place, met), place),
        }
        for place in steps
    }


def _missing(view: View, lira: int, place: int) -> dict[str, int]:
    me = view.me
    price = PRICES[place](view) if place in PRICES else 0
    missing = {"lira": max(0, price + lira - me.lira)} if price else {}
    if place == names.SULTANS_PALACE:
        missing["goods"] = prices.palace_short(me.goods, view.palace_price)
    if place == names.SECRET_SOCIETY:
        missing["seals"] = max(0, rubies.SEALS_FOR_RUBY - seals_of(me))
    if view.mocha and place == names.COFFEE_HOUSE:
        missing["coffee"] = max(0, view.mocha.coffee_house_price - me.coffee)
    if view.mocha and place == names.TAVERN:
        missing["coffee"] = max(0, tavern.BAKSHEESH_COFFEE - me.coffee)
    return {name: count for name, count in missing.items() if count}


def _has_one_of(good: int, other: int) -> Callable[[SeatView], bool]:
    return lambda me: me.tiles[good] != me.tiles[other]


PRICES: Final[dict[int, Callable[[View], int]]] = {
    names.WAINWRIGHT: lambda view: warehouses.EXTENSION_PRICE.at(view.version),
    names.GEMSTONE_DEALER: lambda view: view.dealer_price,
}
RUBIES: Final[dict[int, Callable[[SeatView], bool]]] = {
    **dict.fromkeys(
        (names.SULTANS_PALACE, names.GEMSTONE_DEALER, names.COFFEE_HOUSE, names.TAVERN, names.SECRET_SOCIETY),
        lambda _: True,
    ),
    names.WAINWRIGHT: lambda me: me.capacity == LAST_CAPACITY - 1,
    names.SMALL_MOSQUE: _has_one_of(names.FABRIC, names.SPICE),
    names.GREAT_MOSQUE: _has_one_of(names.FRUIT, names.JEWELRY),
}
"""Places at which a ruby is to be had, and whether a seat's next action there brings it."""
