"""Trading posts: in which cities of a way they are placed, a post moved when none is left, the space in Beijing,
milestones, the bonus of a city (rulings 3.3, 3.10, 3.11, 3.13, 4.1, 7.6)."""

from typing import NamedTuple

from engine.core.decision import Decision, Script
from engine.core.tuples import replaced
from engine.marco_polo.components.amounts import Reward, cost
from engine.marco_polo.components.board import MILESTONES
from engine.marco_polo.components.cards import MARKERS, OUTPOSTS
from engine.marco_polo.components.map import BEIJING, CITIES
from engine.marco_polo.events import BuiltPost, TookOutpost
from engine.marco_polo.notation import FIRST, FROM
from engine.marco_polo.state import Seat, State
from engine.marco_polo.supplies import earn
from engine.marco_polo.travel.routes import Route, cities_of


class Bonus(NamedTuple):
    """The bonus of a new post in `city`. `tile`: the outpost bonus, None for a small city's marker."""

    city: str
    reward: Reward
    tile: str | None


def built_on(seat: Seat, route: Route) -> list[str]:
    """The cities in which a way places posts, in order.

    On the way only by who builds there, while posts remain (ruling 7.6); at the end always, moving one if none is left.
    """
    end = [route.end] if route.end in CITIES and route.end not in seat.posts else []
    if not seat.character.posts_on_the_way:
        return end
    passed = [city for city in cities_of(route) if city not in seat.posts][: seat.posts_left]
    return passed + [city for city in end if city not in passed]


def arrive(state: State, me: int, routes: list[Route]) -> Script[list[Bonus]]:
    """Place the posts that a movement over `routes` brings. Their bonuses are still to be received."""
    seat = state.seats[me]
    cities = list(dict.fromkeys(city for route in routes for city in built_on(seat, route)))
    # Two figures arrive and there are not posts enough for both: the player says which city comes first (ruling 7.5).
    if len(routes) > 1 and len(cities) > max(1, seat.posts_left):
        first = yield Decision(me, "order", {FIRST(city): city for city in cities})
        cities = [first, *(city for city in cities if city != first)]
    bonuses: list[Bonus] = []
    for city in cities:
        origin = None
        if not seat.posts_left:  # a post on the map moves (ruling 3.11)
            origin = yield Decision(me, "relocate", {FROM(there): there for there in seat.posts})
        build(state, me, city, origin)
        bonuses += _bonus_of(state, me, city)
    return bonuses


def build(state: State, me: int, city: str, origin: str | None) -> None:
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


def _bonus_of(state: State, me: int, city: str) -> list[Bonus]:
    if city in state.outposts:
        tile = state.outposts.pop(city)
        state.events.append(TookOutpost(me, city, tile))
        return [Bonus(city, OUTPOSTS[tile], tile)]
    if city in state.layout.markers:
        return [Bonus(city, MARKERS[state.layout.markers[city]], None)]
    return []
