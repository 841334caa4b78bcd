"""The nearest ruby of each source: how many turns it takes, and what it costs in lira."""

from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Final, NamedTuple

from engine.istanbul import names
from engine.istanbul.merchant.ways import Ways
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.names import FABRIC, FRUIT, JEWELRY, SPICE
from engine.istanbul.places import rubies, tavern, warehouses
from engine.istanbul.places.market_demand import LARGE_PAYS, SMALL_PAYS
from engine.istanbul.prices import palace_demand
from engine.istanbul.state import LAST_CAPACITY
from engine.istanbul.view import SeatView, View

INCOME: Final = 6.0  # lira a turn that is spent on lira
WAREHOUSE_OF: Final = {good: place for place, good in warehouses.STORES.items()}
MOSQUE_OF: Final = {
    FABRIC: names.SMALL_MOSQUE, SPICE: names.SMALL_MOSQUE, FRUIT: names.GREAT_MOSQUE, JEWELRY: names.GREAT_MOSQUE,
}  # fmt: skip
PARTNER: Final = {FABRIC: SPICE, SPICE: FABRIC, FRUIT: JEWELRY, JEWELRY: FRUIT}
MOST_ERRANDS: Final = 2  # places where missing goods are fetched first
JEWELRY_TURNS: Final = 1.6  # to find one where none is for sale


class Plan(NamedTuple):
    """Something a seat can do: at which place, what it brings less what it costs, in how many turns."""

    place: int
    gain: float
    turns: float


def plans(view: View, me: SeatView, ways: Ways, weights: Weights) -> Iterator[Plan]:
    """The next ruby of each source on the board, and the mosque tiles and wheelbarrow extensions on the way to it."""
    on_board = ways.steps
    if names.WAINWRIGHT in on_board and me.capacity < LAST_CAPACITY:
        yield _extension(view, me, ways, weights)
    for good, mosque in MOSQUE_OF.items():
        if mosque in on_board and view.mosque_tiles[good] and not me.tiles[good]:
            yield _tile(view, me, ways, weights, good)
    if names.SULTANS_PALACE in on_board:
        yield _palace(view, me, ways, weights)
    if names.GEMSTONE_DEALER in on_board:
        yield _dealer(view, me, ways, weights)
    if view.mocha:
        yield from _coffee(view, me, ways, weights)
    if names.SECRET_SOCIETY in on_board:
        yield _society(view, me, ways, weights)


def _extension(view: View, me: SeatView, ways: Ways, weights: Weights) -> Plan:
    number = me.capacity - 2
    price = weights.lira.price(me.lira, warehouses.EXTENSION_PRICE)
    worth = weights.capacity[number + 1] - weights.capacity[number] - price
    if me.capacity == LAST_CAPACITY - 1:
        worth += weights.ruby
    missing = max(0, warehouses.EXTENSION_PRICE + ways.fee(names.WAINWRIGHT) - me.lira)
    return Plan(names.WAINWRIGHT, worth, ways.turns(names.WAINWRIGHT) + missing / INCOME)


def _tile(view: View, me: SeatView, ways: Ways, weights: Weights, good: int) -> Plan:
    """A mosque tile; the second of a pair brings a ruby."""
    needed, mosque = view.mosque_tiles[good][0], MOSQUE_OF[good]
    worth = weights.tiles[good] - weights.each[good]
    if me.tiles[PARTNER[good]]:
        worth += weights.ruby
    missing = [max(0, needed - me.goods[good]) if other == good else 0 for other in range(4)]
    return Plan(mosque, worth, _with_goods(me, ways, missing, mosque, max(0, needed - me.capacity)))


def _palace(view: View, me: SeatView, ways: Ways, weights: Weights) -> Plan:
    named, free = palace_demand(view.palace_price)
    missing = [max(0, need - have) for need, have in zip(named, me.goods, strict=True)]
    spare = sum(max(0, have - need) for need, have in zip(named, me.goods, strict=True))
    room = sum(max(0, need - me.capacity) for need in named)
    cost = sum(need * each for need, each in zip(named, weights.each, strict=True)) + free * weights.each[FABRIC]
    short = max(0, free - spare - (me.capacity if any(missing[:JEWELRY]) else 0))
    return Plan(
        names.SULTANS_PALACE,
        weights.ruby - cost,
        _with_goods(me, ways, missing, names.SULTANS_PALACE, room) + short / 2,
    )


def _with_goods(me: SeatView, ways: Ways, missing: list[int], place: int, room: int) -> float:
    """Turns until the seat is at a place with the goods that it misses, by type. `room`: how many more of a type its
    wheelbarrow would have to hold."""
    errands = [WAREHOUSE_OF[good] for good in (FABRIC, SPICE, FRUIT) if missing[good]]
    far = missing[JEWELRY] * JEWELRY_TURNS + room * 3 + max(0, len(errands) - MOST_ERRANDS) * 2
    errands = [errand for errand in errands if errand in ways.steps][:MOST_ERRANDS]
    if not errands:
        return ways.turns(place) + far
    return far + min(_along(ways, [*order, place]) for order in permutations(errands))


def _along(ways: Ways, stops: list[int]) -> int:
    found = ways.turns(stops[0])
    for start, place in pairwise(stops):
        found += ways.between(start, place)
    return found


def _dealer(view: View, me: SeatView, ways: Ways, weights: Weights) -> Plan:
    """A ruby for lira, those of a sale on the way included."""
    missing = view.dealer_price + ways.fee(names.GEMSTONE_DEALER) - me.lira
    found = ways.turns(names.GEMSTONE_DEALER) + max(0, missing) / INCOME
    if missing > 0:
        for market, wanted, pays in (
            (names.LARGE_MARKET, view.large_demand, LARGE_PAYS),
            (names.SMALL_MARKET, view.small_demand, SMALL_PAYS),
        ):
            lira = pays[sum(map(min, me.goods, wanted))]
            if lira and market in ways.steps:
                left = max(0, missing - lira + ways.fee(market))
                found = min(found, _along(ways, [market, names.GEMSTONE_DEALER]) + left / INCOME)
    return Plan(names.GEMSTONE_DEALER, weights.ruby - weights.lira.price(me.lira, view.dealer_price), found)


def _coffee(view: View, me: SeatView, ways: Ways, weights: Weights) -> Iterator[Plan]:
    """The rubies of the Coffee House and the Tavern."""
    mocha = view.mocha
    if mocha is None:
        return
    if names.COFFEE_HOUSE in ways.steps:
        missing = max(0, mocha.coffee_house_price - me.coffee)
        worth = weights.ruby - weights.coffee.price(me.coffee, mocha.coffee_house_price)
        yield Plan(names.COFFEE_HOUSE, worth, ways.turns(names.COFFEE_HOUSE) + missing / 2)
    if names.TAVERN in ways.steps:
        missing = max(0, tavern.BAKSHEESH_COFFEE - me.coffee)
        goods = [max(0, need - have) for need, have in zip(mocha.baksheesh, me.goods, strict=True)]
        room = max(0, max(mocha.baksheesh) - me.capacity)
        cost = sum(need * each for need, each in zip(mocha.baksheesh, weights.each, strict=True))
        worth = weights.ruby - weights.coffee.price(me.coffee, tavern.BAKSHEESH_COFFEE) - cost
        yield Plan(names.TAVERN, worth, _with_goods(me, ways, goods, names.TAVERN, room) + missing / 2)


def seals_of(me: SeatView) -> int:
    """The seals on all letters of a seat."""
    return sum(seals for _, seals in me.letters)


def _society(view: View, me: SeatView, ways: Ways, weights: Weights) -> Plan:
    seals = seals_of(me)
    missing = max(0, rubies.SEALS_FOR_RUBY - seals)
    worth = weights.ruby - weights.seals.price(seals, rubies.SEALS_FOR_RUBY)
    return Plan(names.SECRET_SOCIETY, worth, ways.turns(names.SECRET_SOCIETY) + missing / 2)
