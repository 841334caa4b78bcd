"""What a seat could do at the places of the board, and in how many turns: how well its merchant stands."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.istanbul import names
from engine.istanbul.merchant import chance
from engine.istanbul.merchant.rubies import Plan, plans, seals_of
from engine.istanbul.merchant.ways import Ways
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.names import FABRIC, FRUIT, JEWELRY, SPICE
from engine.istanbul.places import roasting_plant, warehouses
from engine.istanbul.places.market_demand import LARGE_PAYS, SMALL_PAYS
from engine.istanbul.view import SeatView, View

LATER: Final = 0.8  # what is left of a gain that comes a turn later
Gain = Callable[[View, SeatView, Weights], float]


def prospects(view: View, me: SeatView, ways: Ways, weights: Weights) -> list[Plan]:
    """A plan for each thing that can be done at a place."""
    found = list(plans(view, me, ways, weights))
    for place, gain in GAINS.items():
        if place in ways.steps and (brings := gain(view, me, weights)) > 0:
            found.append(Plan(place, brings, ways.turns(place)))
    found.extend(_by_family(view, me, ways, weights, found))
    return found


def worth(ways: Ways, weights: Weights, plan: Plan) -> float:
    """What a plan is worth now: less the later it is."""
    left: float = LATER**plan.turns
    return (plan.gain - ways.fee(plan.place)) * left


def received(me: SeatView, weights: Weights, goods: Sequence[float]) -> float:
    """The worth of goods, given by type, as far as there is room for them."""
    return sum(
        each * min(count, me.capacity - have) for each, count, have in zip(weights.each, goods, me.goods, strict=True)
    )


def _by_family(view: View, me: SeatView, ways: Ways, weights: Weights, found: list[Plan]) -> Iterator[Plan]:
    """The family member waits at the Police Station, from where it may do the best that can be done at once."""
    if me.family != names.POLICE_STATION:
        return
    gain = max(_at_once(ways, found).values(), default=0.0) - weights.family
    if gain > 0:
        yield Plan(names.POLICE_STATION, gain, ways.turns(names.POLICE_STATION))


def at_once(view: View, weights: Weights) -> dict[int, float]:
    """What the viewer would gain by the action of each place if it were there now."""
    me = view.seats[view.seat or 0]
    ways = Ways(view, me)
    return _at_once(ways, prospects(view, me, ways, weights))


def _at_once(ways: Ways, found: list[Plan]) -> dict[int, float]:
    """The best plan of each place for which nothing but the way is missing."""
    gains: dict[int, float] = {}
    for plan in found:
        if plan.turns <= ways.turns(plan.place):
            gains[plan.place] = max(gains.get(plan.place, 0.0), plan.gain)
    return gains


def _coffee(me: SeatView, weights: Weights, count: int) -> float:
    return weights.coffee.gained(me.coffee, count)


def _letters(me: SeatView, weights: Weights, count: int) -> float:
    return weights.seals.gained(seals_of(me), count) + weights.sealed * count


def _warehouse(good: int) -> Gain:
    return lambda view, me, weights: weights.each[good] * (me.capacity - me.goods[good])


def _post_office(view: View, me: SeatView, weights: Weights) -> float:
    goods, lira = warehouses.received(view.mail_down)
    return weights.lira.gained(me.lira, lira) + received(me, weights, goods)


def _fountain(view: View, me: SeatView, weights: Weights) -> float:
    back = min(len(me.stack) + len(me.out), len(weights.stack) - 1)
    return weights.stack[back] - weights.stack[min(len(me.stack), back)]


def _black_market(view: View, me: SeatView, weights: Weights) -> float:
    found = chance.jewelry(max(0, min(3, me.capacity - me.goods[JEWELRY])), me.tiles[names.RED_TILE])
    ware = max(weights.each[good] * (me.goods[good] < me.capacity) for good in (FABRIC, SPICE, FRUIT))
    return ware + found * weights.each[JEWELRY]


def _tea_house(view: View, me: SeatView, weights: Weights) -> float:
    red_tile = me.tiles[names.RED_TILE]
    return weights.lira.gained(me.lira, chance.tea(chance.best_call(red_tile), red_tile))


def _market(pays: Sequence[int], wanted: Callable[[View], Sequence[int]]) -> Gain:
    def gain(view: View, me: SeatView, weights: Weights) -> float:
        sold = list(map(min, me.goods, wanted(view)))
        return weights.lira.gained(me.lira, pays[sum(sold)]) - sum(
            count * each for count, each in zip(sold, weights.each, strict=True)
        )

    return gain


def _caravansary(view: View, me: SeatView, weights: Weights) -> float:
    return (CARDS_KEPT if view.deck or view.discard else 0) + (_coffee(me, weights, 1) if view.mocha else 0)


def _roasting_plant(view: View, me: SeatView, weights: Weights) -> float:
    """A good and 2 lira, each for coffee."""
    roasted = _coffee(me, weights, roasting_plant.COFFEE)
    with_lira = roasted - roasting_plant.LIRA if me.lira >= roasting_plant.LIRA else 0
    return max(0.0, with_lira) + (max(0.0, roasted - weights.each[FABRIC]) if any(me.goods) else 0)


def _guild_hall(view: View, me: SeatView, weights: Weights) -> float:
    return _coffee(me, weights, 1) + (weights.guild_card if me.guild_cards < MOST_GUILD_CARDS else 0)


def _embassy(view: View, me: SeatView, weights: Weights) -> float:
    letters = view.letters
    return _letters(me, weights, LETTERS) if letters and (letters.pile or letters.used) else 0


def _kiosk(view: View, me: SeatView, weights: Weights) -> float:
    """Letters, and the first and the last of the tiles; each other player gets one, too."""
    return _letters(me, weights, int(dict(view.options).get("kiosk-letters", 0))) + KIOSK - len(view.seats)


def _auction_house(view: View, me: SeatView, weights: Weights) -> float:
    return max(weights.each[good] * (me.goods[good] < me.capacity) for good in range(4)) + AUCTION


def _catacombs(view: View, me: SeatView, weights: Weights) -> float:
    return max(weights.each[good] * (me.goods[good] < me.capacity) for good in range(4))


CARDS_KEPT: Final = 2.5  # lira, the better of two cards
LETTERS: Final = 2
KIOSK: Final = 5.0  # lira, two tiles
AUCTION: Final = 1.5
MOST_GUILD_CARDS: Final = 3
GAINS: Final[dict[int, Gain]] = {
    names.FABRIC_WAREHOUSE: _warehouse(FABRIC),
    names.SPICE_WAREHOUSE: _warehouse(SPICE),
    names.FRUIT_WAREHOUSE: _warehouse(FRUIT),
    names.POST_OFFICE: _post_office,
    names.CARAVANSARY: _caravansary,
    names.FOUNTAIN: _fountain,
    names.BLACK_MARKET: _black_market,
    names.TEA_HOUSE: _tea_house,
    names.LARGE_MARKET: _market(LARGE_PAYS, lambda view: view.large_demand),
    names.SMALL_MARKET: _market(SMALL_PAYS, lambda view: view.small_demand),
    names.ROASTING_PLANT: _roasting_plant,
    names.GUILD_HALL: _guild_hall,
    names.EMBASSY: _embassy,
    names.KIOSK: _kiosk,
    names.AUCTION_HOUSE: _auction_house,
    names.CATACOMBS: _catacombs,
}
