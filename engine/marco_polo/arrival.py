"""The end of a movement: trading posts and the bonuses they bring (rulings 3.3, 3.13, 4.1)."""

from typing import TYPE_CHECKING, NamedTuple

from engine.core.decision import Decision, Script
from engine.core.tuples import replaced
from engine.marco_polo import rewards
from engine.marco_polo.amounts import Reward, cost
from engine.marco_polo.data.board import MILESTONES
from engine.marco_polo.data.components import MARKERS, OUTPOSTS
from engine.marco_polo.data.map import BEIJING
from engine.marco_polo.events import BuiltPost, TookOutpost
from engine.marco_polo.notation import FIRST, FROM, OUTPOST
from engine.marco_polo.routes import Route
from engine.marco_polo.supplies import earn
from engine.marco_polo.travel_costs import built_on

if TYPE_CHECKING:
    from engine.marco_polo.state import Seat, State


class Pending(NamedTuple):
    """A bonus waiting to be received; `tile`: the outpost bonus, None for a small city's marker."""

    city: str
    reward: Reward
    tile: str | None


def arrive(state: "State", me: int, routes: list[Route]) -> Script[None]:
    """Place the posts that a movement over `routes` brings, then receive their bonuses."""
    seat = state.seats[me]
    cities = list(dict.fromkeys(city for route in routes for city in built_on(seat, route)))
    # Two figures arrive and there are not posts enough for both: the player says which city comes first (ruling 7.5).
    if len(routes) > 1 and len(cities) > max(1, seat.posts_left):
        cities = yield from _ordered(me, cities)
    pending = []
    for city in cities:
        origin = None if seat.posts_left else (yield from _relocate(me, seat))
        build(state, me, city, origin)
        pending += _bonus_of(state, me, city)
    yield from _collect(state, me, pending)


def _ordered(me: int, cities: list[str]) -> Script[list[str]]:
    first = yield Decision(me, "order", {FIRST(city): city for city in cities})
    return [first, *(city for city in cities if city != first)]


def _relocate(me: int, seat: "Seat") -> Script[str]:
    """Ask which post on the map moves where none is left to place (ruling 3.11)."""
    origin: str = yield Decision(me, "relocate", {FROM(city): city for city in seat.posts})
    return origin


def build(state: "State", me: int, city: str, origin: str | None) -> None:
    """Place a post in `city`, or move there the one in `origin`. Milestones count the posts on the map, so moving one
    scores nothing (rulings 3.10, 3.11)."""
    seat = state.seats[me]
    if origin is None:
        seat.posts = (*seat.posts, city)
    else:
        seat.posts = replaced(seat.posts, seat.posts.index(origin), city)
        if origin == BEIJING:
            state.beijing = replaced(state.beijing, state.beijing.index(me), -1)
    if city == BEIJING:
        state.beijing = replaced(state.beijing, state.beijing.index(-1), me)
    state.fresh = (*state.fresh, city)
    state.events.append(BuiltPost(me, city, len(seat.posts), origin))
    if origin is None:
        earn(state, me, cost(vp=MILESTONES.get(len(seat.posts), 0)), "posts")


def _bonus_of(state: "State", me: int, city: str) -> list[Pending]:
    if city in state.outposts:
        tile = state.outposts.pop(city)
        state.events.append(TookOutpost(me, city, tile))
        return [Pending(city, OUTPOSTS[tile], tile)]
    if city in state.layout.markers:
        return [Pending(city, MARKERS[state.layout.markers[city]], None)]
    return []


def _collect(state: "State", me: int, pending: list[Pending]) -> Script[None]:
    """The player orders bonuses received together; where that makes no difference they come as visited."""
    while pending:
        first = 0
        if len(pending) > 1 and not all(bonus.reward.is_plain for bonus in pending):
            first = yield Decision(me, "order", {FIRST(bonus.city): i for i, bonus in enumerate(pending)})
        bonus = pending.pop(first)
        if bonus.tile is None:
            yield from rewards.small_city(state, me, bonus.city)
        else:
            yield from rewards.gain(state, me, bonus.reward, OUTPOST(bonus.city))
