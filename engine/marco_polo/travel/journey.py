"""A journey on the map: which figure moves where, shared steps of two figures, all paid before moving, and why a place
cannot be reached (rulings 3.1, 4.5, 7.5)."""

from collections.abc import Iterable
from functools import partial
from typing import Final

from engine.core.decision import Decision, Reason, Refusal, Script
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
from engine.marco_polo.travel.costs import Plan, Tariff, reachable, worthwhile
from engine.marco_polo.travel.routes import Route, routes_from
from engine.marco_polo.travel.trading_posts import Bonus, arrive

SECOND: Final = 1  # Marco, who moves after Niccolò where both do
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
        legs = yield from _ask(me, plan, (0,), partial(why_not_to, plan, 0), optional)
    elif limit == 1:
        legs = yield from _ask(me, plan, _different(seat), partial(why_neither_to, plan), optional)
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


def _ask(me: int, plan: Plan, figures: Iterable[int], reason: Reason, optional: bool = False) -> Script[Legs]:
    """The whole movement for one of these figures."""
    options: dict[str, tuple[int, list[Route]] | None] = {}
    for figure in figures:
        for end, routes in reachable(plan, figure).items():
            options[_end(plan.seat, figure, end)] = (figure, worthwhile(plan, routes))
    if optional:
        options[STAY] = None
    chosen = yield Decision(me, "step" if optional else "travel", options, reason=reason)
    if chosen is None:
        return []
    figure, routes = chosen
    return [(figure, (yield from _route(me, routes)))]


def _two(me: int, plan: Plan) -> Script[Legs]:
    """One figure, or steps shared between both (ruling 7.5)."""
    options = {MOVE(FIGURES[figure]): figure for figure in _different(plan.seat) if plan.can_start(figure)}
    if any(_leaves_enough(plan, route) for routes in reachable(plan, 0).values() for route in routes):
        options[BOTH] = 2
    chosen = yield Decision(me, "figures", options, reason=partial(why_not_moved, plan))
    if chosen != 2:
        return (yield from _ask(me, plan, (chosen,), partial(why_not_to, plan, chosen)))
    ends: dict[str, list[Route]] = {}
    for end, routes in reachable(plan, 0).items():
        if leaving := [route for route in routes if _leaves_enough(plan, route)]:
            ends[_end(plan.seat, 0, end)] = leaving
    route = yield from _route(me, (yield Decision(me, "travel", ends, reason=partial(why_not_first_to, plan))))
    then = plan.after(route)
    return [(0, route), *(yield from _ask(me, then, (SECOND,), partial(why_not_to, then, SECOND)))]


def _leaves_enough(plan: Plan, route: Route) -> bool:
    return plan.after(route).can_start(SECOND)


def _different(seat: Seat) -> range:
    """The figures to choose from: where both stand in one place it makes no difference, so the first is moved."""
    return range(len(set(seat.figures)))


def _end(seat: Seat, figure: int, place: str) -> str:
    return ENDS[figure + 1 if len(seat.figures) > 1 else 0][place]


def _route(me: int, routes: list[Route]) -> Script[Route]:
    """One of several ways to a place, named by the places on it."""
    options = {VIA.all(route.path[:-1]) if route.steps > 1 else DIRECT: route for route in routes}
    route: Route = yield Decision(me, "route", options)
    return route


# ---------------------------------------------------------------------- why a movement is not possible


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
    start, jumps = seat.figures[figure], seat.character.jumps_between_oases
    ways = [route for route in routes_from(start, jumps) if route.end == place]
    near = [route for route in ways if route.steps <= plan.limit]
    if not near:
        return Refusal("too_far", place=place, steps=ways[0].steps if ways else 0, most=plan.limit)
    return plan.shortage(min(near, key=plan.price))


def why_neither_to(plan: Plan, notation: str) -> Refusal | None:
    """Why neither figure, or the one that `notation` names, can make a step to that place."""
    name = parse_destination(notation).figure
    figure = FIGURES.index(name) if name in FIGURES else 0
    return _why_together(plan, figure) or why_not_to(plan, figure, notation)


def why_not_first_to(plan: Plan, notation: str) -> Refusal | None:
    """Why the first of two figures cannot end there: the second must be able to make a step, too."""
    if refusal := why_not_to(plan, 0, notation):
        return refusal
    routes = reachable(plan, 0).get(parse_destination(notation).place, [])
    if routes and routes[0].steps == plan.limit:  # the shortest way
        return Refusal("leave_a_step", most=plan.limit)
    return _why_second_stuck(plan, routes)


def why_not_moved(plan: Plan, notation: str) -> Refusal | None:
    """Why the second figure alone, or both of them, cannot travel; the first always can where this is asked."""
    if notation == BOTH:
        return _why_second_stuck(plan, [route for routes in reachable(plan, 0).values() for route in routes])
    return _why_together(plan, SECOND) if notation == MOVE(FIGURES[SECOND]) else None


def _why_together(plan: Plan, figure: int) -> Refusal | None:
    """Two figures in one place are the same; the first is the one to name."""
    first, *others = plan.seat.figures
    return Refusal("figures_together", place=first) if figure == SECOND and first in others else None


def _why_second_stuck(plan: Plan, routes: list[Route]) -> Refusal | None:
    """The shortage for a step of the second figure, after the way of the first that leaves most."""
    plans = [plan.after(route) for route in routes if route.steps < plan.limit]
    refusals = [refusal for after in plans if (refusal := after.why_stuck(SECOND))]
    return least_lacking(refusals) if refusals else None
