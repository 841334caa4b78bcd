"""What a hint says is still missing for a goal in Istanbul: turns until a place, goods for a mosque tile or the Palace,
lira and coffee."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.istanbul import names
from engine.istanbul.board import board_of
from engine.istanbul.merchant.ahead import Line
from engine.istanbul.merchant.sketch import seals_of
from engine.istanbul.places import mosques, prices, rubies, tavern, warehouses
from engine.istanbul.reading.reach import fee, met_by
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.state import LAST_CAPACITY
from engine.istanbul.window import NORMAL_REACH

AWAY: Final = 2  # turns to leave a place and come back


def aims(view: View, line: Line) -> dict[str, dict[str, int]]:
    """By part (to-<place>): `place`, its number; `turns` until the action there, in a line of the next turns or by the
    way alone; `ruby`: 1 where it brings one; and the shortage for it: `lira` for its price and the merchants there,
    `goods`, `coffee`, `seals`, and by the name of a good what the nearest mosque tile asks for."""
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
    if place in mosques.STACKS:
        missing |= _short_of_tile(view, mosques.STACKS[place])
    if place == names.SECRET_SOCIETY:
        missing["seals"] = max(0, rubies.SEALS_FOR_RUBY - seals_of(me))
    if view.mocha and place == names.COFFEE_HOUSE:
        missing["coffee"] = max(0, view.mocha.coffee_house_price - me.coffee)
    if view.mocha and place == names.TAVERN:
        missing["coffee"] = max(0, tavern.BAKSHEESH_COFFEE - me.coffee)
    return {name: count for name, count in missing.items() if count}


def _short_of_tile(view: View, goods: Sequence[int]) -> dict[str, int]:
    """The shortage for the tile of these goods, not yet owned, that lacks the fewest; empty where none is left."""
    stacks = {good: view.mosque_tiles[good] for good in goods if not view.me.tiles[good]}
    short = {good: max(0, stack[0] - view.me.goods[good]) for good, stack in stacks.items() if stack}
    if not short:
        return {}
    nearest = min(short, key=short.__getitem__)
    return {names.GOODS[nearest]: short[nearest]}


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
    **{mosque: _has_one_of(*goods) for mosque, goods in mosques.STACKS.items()},
}
"""Places at which a ruby is to be had, and whether a seat's next action there brings it."""
