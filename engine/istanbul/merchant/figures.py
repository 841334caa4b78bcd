"""What is still to do for the best things that a seat can do at places: turns, and what is missing."""

from collections.abc import Callable
from math import ceil
from typing import Final

from engine.istanbul import names
from engine.istanbul.merchant import prospects
from engine.istanbul.merchant.rubies import MOSQUE_OF, PARTNER, Plan, seals_of
from engine.istanbul.merchant.ways import Ways
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.places import rubies, tavern, warehouses
from engine.istanbul.prices import palace_demand
from engine.istanbul.state import LAST_CAPACITY
from engine.istanbul.view import SeatView, View


def figures(view: View, weights: Weights) -> dict[str, dict[str, int]]:
    """By part (to-<place>): `place`, its number; `turns` until the action there; `ruby`: 1 where it brings one; and
    what is missing for it: `lira` for its price and the merchants there, `goods`, `coffee`, `seals`."""
    me = view.seats[view.seat or 0]
    ways = Ways(view, me)
    best: dict[int, Plan] = {}
    for plan in prospects.prospects(view, me, ways, weights):
        found = best.setdefault(plan.place, plan)
        if prospects.worth(ways, weights, plan) > prospects.worth(ways, weights, found):
            best[plan.place] = plan
    return {
        f"to-{names.PLACES[place]}": {
            "place": place,
            "turns": ceil(best[place].turns) if place in best else ways.turns(place),
            "ruby": int(place in RUBIES and RUBIES[place](me)),
            **_missing(view, me, ways, place),
        }
        for place in ways.steps
    }


def _missing(view: View, me: SeatView, ways: Ways, place: int) -> dict[str, int]:
    price = PRICES[place](view) if place in PRICES else 0
    missing = {"lira": max(0, price + ways.fee(place) - me.lira)} if price else {}
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


def _second_tile(mosque: int) -> Callable[[SeatView], bool]:
    goods = [good for good, place in MOSQUE_OF.items() if place == mosque]
    return lambda me: any(me.tiles[PARTNER[good]] and not me.tiles[good] for good in goods)


PRICES: Final[dict[int, Callable[[View], int]]] = {
    names.WAINWRIGHT: lambda _: warehouses.EXTENSION_PRICE,
    names.GEMSTONE_DEALER: lambda view: view.dealer_price,
}
RUBIES: Final[dict[int, Callable[[SeatView], bool]]] = {
    **dict.fromkeys(
        (names.SULTANS_PALACE, names.GEMSTONE_DEALER, names.COFFEE_HOUSE, names.TAVERN, names.SECRET_SOCIETY),
        lambda _: True,
    ),
    names.WAINWRIGHT: lambda me: me.capacity == LAST_CAPACITY - 1,
    names.SMALL_MOSQUE: _second_tile(names.SMALL_MOSQUE),
    names.GREAT_MOSQUE: _second_tile(names.GREAT_MOSQUE),
}
"""Places at which a ruby is to be had, and whether a seat's next action there brings it."""
