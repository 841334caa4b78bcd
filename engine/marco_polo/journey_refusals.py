"""Why a movement is not possible: for a destination, for a choice of figures."""

from typing import Final

from engine.core.decision import Refusal
from engine.marco_polo.data.map import PLACES
from engine.marco_polo.notation import BOTH, FIGURES, MOVE, destination_read
from engine.marco_polo.routes import Route, routes_from
from engine.marco_polo.supplies import least_lacking
from engine.marco_polo.travel_costs import Plan, reachable

SECOND: Final = 1  # Marco, who moves after Niccolò where both do


def why_not_to(plan: Plan, figure: int, notation: str) -> Refusal | None:
    """Why `figure` cannot end its movement at the place that `notation` names."""
    place, named = destination_read(notation)
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
    name = destination_read(notation).figure
    figure = FIGURES.index(name) if name in FIGURES else 0
    return _why_together(plan, figure) or why_not_to(plan, figure, notation)


def why_not_first_to(plan: Plan, notation: str) -> Refusal | None:
    """Why the first of two figures cannot end there: the second must be able to make a step, too."""
    refusal = why_not_to(plan, 0, notation)
    if refusal is not None:
        return refusal
    routes = reachable(plan, 0).get(destination_read(notation).place, [])
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
    """What is missing for a step of the second figure after the way of the first that leaves most."""
    plans = [plan.after(route) for route in routes if route.steps < plan.limit]
    refusals = [refusal for after in plans if (refusal := after.why_stuck(SECOND)) is not None]
    return least_lacking(refusals) if refusals else None
