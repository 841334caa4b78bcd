"""Ways across the map, worked out once for each place: the cheapest for those who build where a movement ends, and all
that pass different cities for the character that builds on the way."""

from functools import cache, lru_cache
from typing import NamedTuple

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


class Way(NamedTuple):
    """A single step and what its road costs."""

    to: str
    coins: int
    camels: int


def _ways_from(place: str) -> tuple[Way, ...]:
    there = [Way(road.b, road.coins, road.camels) for road in ROADS if road.a == place]
    back = [Way(road.a, road.coins, road.camels) for road in ROADS if road.b == place]
    return tuple(there + back)


def _with_jumps(place: str) -> tuple[Way, ...]:
    """Any other oasis is one step away at no cost, even along a road that has one (ruling 7.7)."""
    if place not in OASES:
        return WAYS[place]
    jumps = [Way(oasis, 0, 0) for oasis in OASES if oasis != place]
    return tuple(jumps + [way for way in WAYS[place] if way.to not in OASES])


WAYS = {place: _ways_from(place) for place in PLACES}
WAYS_WITH_JUMPS = {place: _with_jumps(place) for place in PLACES}


@lru_cache(maxsize=1024)
def coins_of_road(places: tuple[str, ...], jumps: bool, camels: int) -> int | None:
    """The coins of the cheapest road from any of these places for who has so many camels; None where all take more."""
    ways = WAYS_WITH_JUMPS if jumps else WAYS
    return min((way.coins for place in places for way in ways[place] if way.camels <= camels), default=None)


def _beats(one: Route, other: Route) -> bool:
    # One that costs the same beats it, too: of equal ways the first that is found stays.
    return one.steps <= other.steps and one.coins <= other.coins and one.camels <= other.camels


@cache
def routes_from(start: str, jumps: bool = False) -> tuple[Route, ...]:
    """Every way of up to six steps that no other way to the same place beats, the shortest first.

    Coming back to the start is a way, too.
    """
    ways = WAYS_WITH_JUMPS if jumps else WAYS
    kept: dict[str, list[Route]] = {}
    frontier = [Route(start, 0, 0, 0, ())]
    for _ in range(MOST_STEPS):
        longer = [_extend(route, way) for route in frontier for way in ways[route.end]]
        frontier = []
        for route in longer:
            others = kept.setdefault(route.end, [])
            if not any(_beats(other, route) for other in others):
                others[:] = [other for other in others if not _beats(route, other)] + [route]
        frontier = [route for route in longer if any(route is other for other in kept[route.end])]
    found = [route for routes in kept.values() for route in routes]
    return tuple(sorted(found, key=lambda route: (route.steps, route.coins, route.camels, route.path)))


@cache
def steps_from(start: str, jumps: bool = False) -> dict[str, int]:
    """How many steps it takes at least to each place."""
    return {route.end: route.steps for route in reversed(routes_from(start, jumps))}


def _extend(route: Route, way: Way) -> Route:
    return Route(way.to, route.steps + 1, route.coins + way.coins, route.camels + way.camels, (*route.path, way.to))


@cache
def walks_from(start: str) -> tuple[Route, ...]:
    """Every way of up to six steps that no other way to the same place through the same cities, in the same order of
    first visits, beats."""
    kept: dict[tuple[str, ...], list[Route]] = {}
    frontier = [Route(start, 0, 0, 0, ())]
    for _ in range(MOST_STEPS):
        longer = [_extend(route, way) for route in frontier for way in WAYS[route.end]]
        frontier = []
        for route in longer:
            # The order of cities counts, since posts may run out on the way (ruling 7.6).
            others = kept.setdefault((route.end, *cities_of(route)), [])
            if not any(_beats(other, route) for other in others):
                others.append(route)
                frontier.append(route)
    found = [route for routes in kept.values() for route in routes]
    return tuple(sorted(found, key=lambda route: (route.steps, route.coins, route.camels, route.path)))


def ways_of(character: Character, start: str) -> tuple[Route, ...]:
    """The ways across the map that a character may prefer, the shortest first."""
    return walks_from(start) if character.posts_on_the_way else routes_from(start, character.jumps_between_oases)


def cities_of(route: Route) -> tuple[str, ...]:
    """The cities on the way and at its end, in the order of the first visit."""
    return tuple(dict.fromkeys(place for place in route.path if place in CITIES))
