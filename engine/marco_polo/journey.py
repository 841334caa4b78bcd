"""A movement on the map: whom to move where, what it costs, all of it paid before moving (ruling 3.1)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engine.core.decision import Decision, Script
from engine.core.tuples import replaced
from engine.marco_polo import arrival
from engine.marco_polo.amounts import cost
from engine.marco_polo.choices import as_amounts, goods_choices
from engine.marco_polo.data.map import PLACES
from engine.marco_polo.events import Moved
from engine.marco_polo.journey_refusals import why_neither_to, why_not_first_to, why_not_moved, why_not_to
from engine.marco_polo.notation import BOTH, DIRECT, FIGURES, GIVE, MOVE, STAY, TO, VIA
from engine.marco_polo.routes import Route
from engine.marco_polo.supplies import goods_of, pay
from engine.marco_polo.travel_costs import Plan, Tariff, prune, reachable

if TYPE_CHECKING:
    from engine.marco_polo.state import Seat, State

# The notation of each destination: for one figure, and for each of two.
ENDS: Final = (
    {place: TO(place) for place in PLACES},
    *({place: TO.all((place, figure)) for place in PLACES} for figure in FIGURES),
)


def travel(state: "State", me: int, limit: int, tariff: Tariff, *, optional: bool = False) -> Script[bool]:
    """Ask a seat for a movement of up to `limit` steps, take its price, move, and settle the arrival.

    `optional`: it may stay instead. Returns whether anything moved."""
    seat = state.seats[me]
    plan = Plan(seat, tariff, limit)
    if len(seat.figures) == 1:
        legs = yield from _one(me, plan, 0, optional)
    elif limit == 1:
        legs = yield from _either(me, plan, optional)
    else:
        legs = yield from _two(me, plan)
    if not legs:
        return False
    yield from _pay(state, me, tariff, [route for _, route in legs])
    for figure, route in legs:
        state.events.append(Moved(me, figure, (seat.figures[figure], *route.path), tariff.source))
        seat.figures = replaced(seat.figures, figure, route.end)
    yield from arrival.arrive(state, me, [route for _, route in legs])
    return True


Legs = list[tuple[int, Route]]


def _one(me: int, plan: Plan, figure: int, optional: bool) -> Script[Legs]:
    """The whole movement for one figure."""
    found = prune(plan, reachable(plan, figure))
    options: dict[str, list[Route] | None] = {_end_words(plan.seat, figure)[end]: found[end] for end in found}
    if optional:
        options[STAY] = None
    chosen = yield Decision(
        me, "step" if optional else "travel", options, reason=lambda notation: why_not_to(plan, figure, notation)
    )
    if chosen is None:
        return []
    return [(figure, (yield from _route(me, chosen)))]


def _either(me: int, plan: Plan, optional: bool) -> Script[Legs]:
    """A single step for either of two figures."""
    options: dict[str, tuple[int, Route] | None] = {}
    for figure in _different(plan.seat):
        words = _end_words(plan.seat, figure)
        for end, routes in prune(plan, reachable(plan, figure)).items():
            options[words[end]] = (figure, routes[0])
    if optional:
        options[STAY] = None
    chosen = yield Decision(
        me, "step" if optional else "travel", options, reason=lambda notation: why_neither_to(plan, notation)
    )
    return [chosen] if chosen else []


def _two(me: int, plan: Plan) -> Script[Legs]:
    """One figure, or steps shared between both (ruling 7.5)."""
    options = {MOVE(FIGURES[figure]): figure for figure in _different(plan.seat) if plan.can_start(figure)}
    if any(_leaves_enough(plan, route) for routes in reachable(plan, 0).values() for route in routes):
        options[BOTH] = 2
    chosen = yield Decision(me, "figures", options, reason=lambda notation: why_not_moved(plan, notation))
    if chosen != 2:
        return (yield from _one(me, plan, chosen, False))
    found = {
        end: [route for route in routes if _leaves_enough(plan, route)] for end, routes in reachable(plan, 0).items()
    }
    words = _end_words(plan.seat, 0)
    first = yield Decision(
        me,
        "travel",
        {words[end]: routes for end, routes in found.items() if routes},
        reason=lambda notation: why_not_first_to(plan, notation),
    )
    route = yield from _route(me, first)
    return [(0, route), *(yield from _one(me, plan.after(route), 1, False))]


def _leaves_enough(plan: Plan, route: Route) -> bool:
    return plan.after(route).can_start(1)


def _different(seat: "Seat") -> range:
    """The figures to choose from: where both stand in one place it makes no difference, so the first is moved."""
    return range(len(set(seat.figures)))


def _end_words(seat: "Seat", figure: int) -> Mapping[str, str]:
    return ENDS[figure + 1 if len(seat.figures) > 1 else 0]


def _route(me: int, routes: list[Route]) -> Script[Route]:
    route: Route = yield Decision(me, "route", {route_words(route): route for route in routes})
    return route


def route_words(route: Route) -> str:
    """The notation of a route: the places on the way."""
    return VIA.all(route.path[:-1]) if len(route.path) > 1 else DIRECT


def _pay(state: "State", me: int, tariff: Tariff, routes: list[Route]) -> Script[None]:
    steps = sum(route.steps for route in routes)
    coins, camels, pairs = tariff.price(
        steps, sum(route.coins for route in routes), sum(route.camels for route in routes)
    )
    pay(state, me, cost(coin=coins, camel=camels), tariff.source)
    if pairs:
        yield from pay_pairs(state, me, pairs, tariff.source)


def pay_pairs(state: "State", me: int, pairs: int, source: str) -> Script[None]:
    """Give so many pairs, each of two different goods (ruling 4.5)."""
    goods = yield Decision(me, "give", goods_choices(GIVE, 2 * pairs, pairs, goods_of(state.seats[me])))
    pay(state, me, as_amounts(goods), source)
