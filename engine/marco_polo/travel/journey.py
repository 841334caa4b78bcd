"""A movement on the map: whom to move where, what it costs, all of it paid before moving (ruling 3.1)."""

from collections.abc import Mapping
from typing import Final

from engine.core.decision import Decision, Refusal, Script
from engine.core.tuples import replaced
from engine.marco_polo.components.amounts import cost
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.events import Moved
from engine.marco_polo.notation import (
    BOTH,
    DIRECT,
    FIGURES,
    GIVE,
    MOVE,
    STAY,
    TO,
    VIA,
    as_amounts,
    goods_choices,
    parse_destination,
)
from engine.marco_polo.state import Seat, State
from engine.marco_polo.supplies import goods_of, least_lacking, pay
from engine.marco_polo.travel.arrival import Bonus, arrive
from engine.marco_polo.travel.costs import Plan, Tariff, prune, reachable
from engine.marco_polo.travel.routes import Route, routes_from

# The notation of each destination: for one figure, and for each of two.
ENDS: Final = (
    {place: TO(place) for place in PLACES},
    *({place: TO.all((place, figure)) for place in PLACES} for figure in FIGURES),
)


def move(state: State, me: int, limit: int, tariff: Tariff, *, optional: bool) -> Script[list[Bonus]]:
    """Ask a seat for a movement of up to `limit` steps, take its price, move, and place the posts that it brings.

    `optional`: it may stay instead. Returns the bonuses of the posts, which are still to be received."""
    seat = state.seats[me]
    plan = Plan(seat, tariff, limit)
    if len(seat.figures) == 1:
        legs = yield from _one(me, plan, 0, optional)
    elif limit == 1:
        legs = yield from _either(me, plan, optional)
    else:
        legs = yield from _two(me, plan)
    if not legs:
        return []
    routes = [route for _, route in legs]
    coins, camels, pairs = tariff.price(
        sum(route.steps for route in routes),
        sum(route.coins for route in routes),
        sum(route.camels for route in routes),
    )
    pay(state, me, cost(coin=coins, camel=camels), tariff.source)
    if pairs:  # each of two different goods (ruling 4.5)
        goods = yield Decision(me, "give", goods_choices(GIVE, 2 * pairs, pairs, goods_of(seat)))
        pay(state, me, as_amounts(goods), tariff.source)
    for figure, route in legs:
        state.events.append(Moved(me, figure, (seat.figures[figure], *route.path), tariff.source))
        seat.figures = replaced(seat.figures, figure, route.end)
    return (yield from arrive(state, me, routes))


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


def _different(seat: Seat) -> range:
    """The figures to choose from: where both stand in one place it makes no difference, so the first is moved."""
    return range(len(set(seat.figures)))


def _end_words(seat: Seat, figure: int) -> Mapping[str, str]:
    return ENDS[figure + 1 if len(seat.figures) > 1 else 0]


def _route(me: int, routes: list[Route]) -> Script[Route]:
    route: Route = yield Decision(me, "route", {route_words(route): route for route in routes})
    return route


def route_words(route: Route) -> str:
    """The notation of a route: the places on the way."""
    return VIA.all(route.path[:-1]) if len(route.path) > 1 else DIRECT


# ---------------------------------------------------------------------- why a movement is not possible

SECOND: Final = 1  # Marco, who moves after Niccolò where both do


def why_not_to(plan: Plan, figure: int, notation: str) -> Refusal | None:
    """Why `figure` cannot end its movement at the place that `notation` names."""
    place, named = parse_destination(notation)
    if not place:
        return None
    if place not in PLACES:
        return Refusal("unknown_place", place=place)
    seat = plan.seat
    if len(seat.figures) > 1 and named in FIGURES and named != FIGURES[figure]:
        return Refusal("other_figure_moves", figure=FIGURES[figure])
    routes = routes_from(seat.figures[figure], seat.character.jumps_between_oases)
    ways = [route for route in routes if route.end == place]
    near = [route for route in ways if route.steps <= plan.limit]
    if not near:
        return Refusal("too_far", place=place, steps=ways[0].steps if ways else 0, most=plan.limit)
    cheapest = min(near, key=lambda route: plan.price(route, route.steps))
    return plan.shortage(cheapest, cheapest.steps)


def why_neither_to(plan: Plan, notation: str) -> Refusal | None:
    """Why neither figure, or the one that `notation` names, can make a step to that place."""
    name = parse_destination(notation).figure
    figure = FIGURES.index(name) if name in FIGURES else 0
    return _why_together(plan, figure) or why_not_to(plan, figure, notation)


def why_not_first_to(plan: Plan, notation: str) -> Refusal | None:
    """Why the first of two figures cannot end there: the second must be able to make a step, too."""
    refusal = why_not_to(plan, 0, notation)
    if refusal is not None:
        return refusal
    routes = reachable(plan, 0).get(parse_destination(notation).place, [])
    if routes and routes[0].steps == plan.limit:  # the shortest way
        return Refusal("leave_a_step", most=plan.limit)
    return _why_second_stuck(plan, routes)


def why_not_moved(plan: Plan, notation: str) -> Refusal | None:
    """Why the second figure alone, or both of them, cannot travel; the first always can where this is asked."""
    if notation == MOVE(FIGURES[SECOND]):
        return _why_together(plan, SECOND)
    if notation != BOTH:
        return None
    return _why_second_stuck(plan, [route for routes in reachable(plan, 0).values() for route in routes])


def _why_together(plan: Plan, figure: int) -> Refusal | None:
    """Two figures in one place are the same; the first is the one to name."""
    together = figure == SECOND and len(set(plan.seat.figures)) == 1
    return Refusal("figures_together", place=plan.seat.figures[0]) if together else None


def _why_second_stuck(plan: Plan, routes: list[Route]) -> Refusal | None:
    """The shortage for a step of the second figure, after the way of the first that leaves most."""
    plans = [plan.after(route) for route in routes if route.steps < plan.limit]
    refusals = [refusal for after in plans if (refusal := after.why_stuck(SECOND)) is not None]
    return least_lacking(refusals) if refusals else None
