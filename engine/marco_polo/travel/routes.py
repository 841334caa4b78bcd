"""Ways across the map of up to six steps: the cheapest to each place, jumps between oases (ruling 7.7), ways through
different cities for who builds on the way. All are worked out once for each place."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from engine.marco_polo.components.board import MOST_STEPS
from engine.marco_polo.components.characters import Character
from engine.marco_polo.components.map import CITIES, OASES, PLACES, ROADS


class Route(NamedTuple):
    """A way across the map. `path`: the places after the start, `end` the last; `coins` and `camels`: what its roads
    cost, without any fee."""

    end: str
    steps: int
    coins: int
    camels: int
    path: tuple[str, ...]


Ways: TypeAlias = dict[str, tuple[Route, ...]]


def _step(end: str, coins: int = 0, camels: int = 0) -> Route:
    return Route(end, 1, coins, camels, (end,))


def _steps_from(place: str) -> tuple[Route, ...]:
    there = [_step(road.b, road.coins, road.camels) for road in ROADS if road.a == place]
    back = [_step(road.a, road.coins, road.camels) for road in ROADS if road.b == place]
    return tuple(there + back)


def _with_jumps(place: str) -> tuple[Route, ...]:
    """Any other oasis is one step away at no cost, even along a road that has one (ruling 7.7)."""
    if place not in OASES:
        return WAYS[place]
    jumps = [_step(oasis) for oasis in OASES if oasis != place]
    return tuple(jumps + [way for way in WAYS[place] if way.end not in OASES])


# The single steps from each place.
WAYS: Final[Ways] = {place: _steps_from(place) for place in PLACES}
WAYS_WITH_JUMPS: Final[Ways] = {place: _with_jumps(place) for place in PLACES}


@lru_cache(maxsize=1024)
def coins_of_road(places: tuple[str, ...], jumps: bool, camels: int) -> int | None:
    """The coins of the cheapest road from any of these places for who has so many camels; None where all take more."""
    ways = WAYS_WITH_JUMPS if jumps else WAYS
    return min((way.coins for place in places for way in ways[place] if way.camels <= camels), default=None)


def _beats(route: Route, other: Route) -> bool:
    # One that costs the same beats it, too: of equal ways the first that is found stays.
    return route.steps <= other.steps and route.coins <= other.coins and route.camels <= other.camels


@cache
def routes_from(start: str, jumps: bool = False) -> tuple[Route, ...]:
    """Every way of up to six steps that no other way to the same place beats, the shortest first.

    Coming back to the start is a way, too.
    """
    return _unbeaten(start, WAYS_WITH_JUMPS if jumps else WAYS, lambda route: (route.end,))


def _unbeaten(start: str, ways: Ways, rivals: Callable[[Route], tuple[str, ...]]) -> tuple[Route, ...]:
    """The ways of up to six steps that none of those beats for which `rivals` gives the same, the shortest first."""
    kept: dict[tuple[str, ...], list[Route]] = {}
    frontier = [Route(start, 0, 0, 0, ())]
    for _ in range(MOST_STEPS):
        longer = [_extend(route, way) for route in frontier for way in ways[route.end]]
        for route in longer:
            others = kept.setdefault(rivals(route), [])
            if not any(_beats(other, route) for other in others):
                others[:] = [other for other in others if not _beats(route, other)] + [route]
        frontier = [route for route in longer if any(route is other for other in kept[rivals(route)])]
    routes = [route for others in kept.values() for route in others]
    return tuple(sorted(routes, key=lambda route: (route.steps, route.coins, route.camels, route.path)))


@cache
def steps_from(start: str, jumps: bool = False) -> dict[str, int]:
    """How many steps it takes at least to each place."""
    return {route.end: route.steps for route in reversed(routes_from(start, jumps))}


def _extend(route: Route, way: Route) -> Route:
    return Route(way.end, route.steps + 1, route.coins + way.coins, route.camels + way.camels, (*route.path, way.end))


@cache
def walks_from(start: str) -> tuple[Route, ...]:
    """Every way of up to six steps that no other way to the same place through the same cities, in the same order of
    first visits, beats: posts may run out on the way (ruling 7.6)."""
    return _unbeaten(start, WAYS, lambda route: (route.end, *cities_of(route)))


def ways_of(character: Character, start: str) -> tuple[Route, ...]:
    """The ways across the map that a character may prefer, the shortest first."""
    return walks_from(start) if character.posts_on_the_way else routes_from(start, character.jumps_between_oases)


def cities_of(route: Route) -> tuple[str, ...]:
    """The cities on the way and at its end, in the order of the first visit."""
    return tuple(dict.fromkeys(place for place in route.path if place in CITIES))
