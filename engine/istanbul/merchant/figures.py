"""What is still to do for what can be had at places: turns, and what is missing."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul.board import board_of
from engine.istanbul.merchant.ahead import Line
from engine.istanbul.merchant.arrival import STEPS, Walks
from engine.istanbul.merchant.sketch import seals_of
from engine.istanbul.names import FABRIC, FRUIT, JEWELRY, SPICE
from engine.istanbul.places import rubies, tavern, warehouses
from engine.istanbul.places.prices import palace_demand
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.state import LAST_CAPACITY

AWAY: Final = 2  # turns to leave a place and come back


def figures(view: View, line: Line) -> dict[str, dict[str, int]]:
    """By part (to-<place>): `place`, its number; `turns` until the action there, in a line of the next turns or by the
    way alone; `ruby`: 1 where it brings one; and what is missing for it: `lira` for its price and the merchants there,
    `goods`, `coffee`, `seals`."""
    me, walks = view.seats[view.seat or 0], Walks(view)
    steps = board_of(view.grid).distances(me.merchant)
    turns = {place: -(-count // STEPS) or AWAY for place, count in steps.items()}
    turns |= {place: number for number, (place, _) in reversed(list(enumerate(line.gains, 1)))}
    return {
        f"to-{names.PLACES[place]}": {
            "place": place,
            "turns": turns[place],
            "ruby": int(place in RUBIES and RUBIES[place](me)),
            **_missing(view, me, walks, place),
        }
        for place in steps
    }


def _missing(view: View, me: SeatView, walks: Walks, place: int) -> dict[str, int]:
    price = PRICES[place](view) if place in PRICES else 0
    missing = {"lira": max(0, price + walks.fee(place) - me.lira)} if price else {}
    if place == names.SULTANS_PALACE:
        named, free = palace_demand(view.palace_price)
        spare = sum(max(0, have - need) for need, have in zip(named, me.goods, strict=True))
        short = sum(max(0, need - have) for need, have in zip(named, me.goods, strict=True))
        missing["goods"] = short + max(0, free - spare)
    if place == names.SECRET_SOCIETY:
        missing["seals"] = max(0, rubies.SEALS_FOR_RUBY - seals_of(me))
    if view.mocha and place == names.COFFEE_HOUSE:
        missing["coffee"] = max(0, view.mocha.coffee_house_price - me.coffee)
    if view.mocha and place == names.TAVERN:
        missing["coffee"] = max(0, tavern.BAKSHEESH_COFFEE - me.coffee)
    return {what: count for what, count in missing.items() if count}


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
    names.SMALL_MOSQUE: _has_one_of(FABRIC, SPICE),
    names.GREAT_MOSQUE: _has_one_of(FRUIT, JEWELRY),
}
"""Places at which a ruby is to be had, and whether a seat's next action there brings it."""
