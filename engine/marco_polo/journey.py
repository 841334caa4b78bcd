"""A movement on the map: whom to move where, what it costs, all of it paid before moving (DE:318-346)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo import arrival
from engine.marco_polo.amounts import CAMEL, COIN, cost
from engine.marco_polo.choices import as_amounts, goods_choices
from engine.marco_polo.data.map import PLACES
from engine.marco_polo.data.spaces import MOST_STEPS, TRAVEL, TRAVEL_FEES
from engine.marco_polo.events import Moved
from engine.marco_polo.routes import WAYS, WAYS_WITH_JUMPS, Route, Way, routes_from, walks_from
from engine.marco_polo.supplies import goods_of, pairs_of, pay

if TYPE_CHECKING:
    from engine.marco_polo.state import Seat, State

FIGURES: Final = ("niccolo", "marco")  # only with two figures
ENDS: Final = tuple({place: f"to {place}{suffix}" for place in PLACES} for suffix in ("", " niccolo", " marco"))
NO_LEG: Final = Route("", 0, 0, 0, ())


class Tariff(NamedTuple):
    """What steps cost beside the roads: `fees` in coins for so many steps, camels and pairs of different goods each."""

    source: str
    fees: tuple[int, ...]
    camels: int = 0
    pairs: int = 0

    def price(self, steps: int, coins: int, camels: int) -> tuple[int, int, int]:
        """Coins, camels and pairs of different goods altogether."""
        return coins + self.fees[steps], camels + self.camels * steps, self.pairs * steps


FREE_OF_FEE: Final = (0,) * (MOST_STEPS + 1)
TRAVELLING: Final = Tariff(TRAVEL, TRAVEL_FEES)


class Plan(NamedTuple):
    """Legs not yet chosen: who moves, how far, at which tariff, and the leg the other figure takes first."""

    seat: "Seat"
    tariff: Tariff
    limit: int
    before: Route = NO_LEG

    def price(self, route: Route | Way, steps: int) -> tuple[int, int, int]:
        """Coins, camels and pairs of goods for a way of so many steps and the leg before it."""
        before = self.before
        return self.tariff.price(before.steps + steps, before.coins + route.coins, before.camels + route.camels)

    def affords(self, route: Route | Way, steps: int) -> bool:
        coins, camels, pairs = self.price(route, steps)
        have = self.seat.have
        return coins <= have[COIN] and camels <= have[CAMEL] and (not pairs or pairs <= pairs_of(self.seat))

    def next_to(self, figure: int) -> tuple[Way, ...]:
        ways = WAYS_WITH_JUMPS if self.seat.character.jumps_between_oases else WAYS
        return ways[self.seat.figures[figure]]

    def can_start(self, figure: int) -> bool:
        """Whether one step is affordable: no longer way can cost less."""
        return self.limit > 0 and any(self.affords(way, 1) for way in self.next_to(figure))

    def shortage(self, route: Route | Way, steps: int) -> Refusal | None:
        """What is missing to pay for a way."""
        coins, camels, pairs = self.price(route, steps)
        have = self.seat.have
        if coins > have[COIN]:
            return Refusal("not_enough", what="coin", needed=coins, have=have[COIN])
        if camels > have[CAMEL]:
            return Refusal("not_enough", what="camel", needed=camels, have=have[CAMEL])
        if pairs > pairs_of(self.seat):
            return Refusal("not_enough", what="pair", needed=pairs, have=pairs_of(self.seat))
        return None

    def after(self, route: Route) -> "Plan":
        return self._replace(limit=self.limit - route.steps, before=route)


def can_move(seat: "Seat", tariff: Tariff) -> bool:
    plan = Plan(seat, tariff, 1)
    return any(plan.can_start(figure) for figure in range(len(seat.figures)))


def why_stuck(seat: "Seat", tariff: Tariff) -> Refusal | None:
    """What is missing for even the cheapest single step, if anything."""
    if can_move(seat, tariff):
        return None
    plan = Plan(seat, tariff, 1)
    ways = [way for figure in range(len(seat.figures)) for way in plan.next_to(figure)]
    return plan.shortage(min(ways, key=lambda way: (way.camels, way.coins)), 1)


def go(game: "State", me: int, limit: int, tariff: Tariff, *, optional: bool = False) -> Script[bool]:
    """Move up to `limit` steps, at least one unless `optional`; whether anything moved."""
    seat = game.seats[me]
    plan = Plan(seat, tariff, limit)
    if len(seat.figures) == 1:
        legs = yield from _one(me, plan, 0, optional)
    elif limit == 1:
        legs = yield from _either(me, plan, optional)
    else:
        legs = yield from _two(me, plan)
    if not legs:
        return False
    yield from _pay(game, me, tariff, [route for _, route in legs])
    for figure, route in legs:
        game.events.append(Moved(me, figure, (seat.figures[figure], *route.path), tariff.source))
        seat.figures[figure] = route.end
    yield from arrival.arrive(game, me, [route for _, route in legs])
    return True


Legs = list[tuple[int, Route]]


def _one(me: int, plan: Plan, figure: int, optional: bool) -> Script[Legs]:
    """The whole movement for one figure."""
    found = prune(plan, reachable(plan, figure))
    options: dict[str, list[Route] | None] = {_end_words(plan.seat, figure)[end]: found[end] for end in found}
    if optional:
        options["stay"] = None
    chosen = yield Decision(
        me, "step" if optional else "travel", options, reason=lambda notation: why_not(plan, figure, notation)
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
        options["stay"] = None
    chosen = yield Decision(
        me, "step" if optional else "travel", options, reason=lambda notation: why_not(plan, 0, notation)
    )
    return [chosen] if chosen else []


def _two(me: int, plan: Plan) -> Script[Legs]:
    """One figure, or steps shared between both (DE:664-668)."""
    options = {f"move {FIGURES[figure]}": figure for figure in _different(plan.seat) if plan.can_start(figure)}
    if any(_leaves_enough(plan, route) for routes in reachable(plan, 0).values() for route in routes):
        options["move both"] = 2
    chosen = yield Decision(me, "figures", options)
    if chosen != 2:
        return (yield from _one(me, plan, chosen, False))
    found = {
        end: [route for route in routes if _leaves_enough(plan, route)] for end, routes in reachable(plan, 0).items()
    }
    words = _end_words(plan.seat, 0)
    first = yield Decision(me, "travel", {words[end]: routes for end, routes in found.items() if routes})
    route = yield from _route(me, first)
    return [(0, route), *(yield from _one(me, plan.after(route), 1, False))]


def _leaves_enough(plan: Plan, route: Route) -> bool:
    return plan.after(route).can_start(1)


def _different(seat: "Seat") -> range:
    """The figures to choose from: two on one place are the same."""
    return range(len(set(seat.figures)))


def _end_words(seat: "Seat", figure: int) -> Mapping[str, str]:
    return ENDS[figure + 1 if len(seat.figures) > 1 else 0]


def _route(me: int, routes: list[Route]) -> Script[Route]:
    route: Route = yield Decision(me, "route", {route_words(route): route for route in routes})
    return route


def route_words(route: Route) -> str:
    return "via " + " ".join(route.path[:-1]) if len(route.path) > 1 else "direct"


def reachable(plan: Plan, figure: int) -> dict[str, list[Route]]:
    """The affordable ways by where they end, the nearest first."""
    character = plan.seat.character
    start = plan.seat.figures[figure]
    routes = walks_from(start) if character.posts_on_the_way else routes_from(start, character.jumps_between_oases)
    found: dict[str, list[Route]] = {}
    for route in routes:
        if route.steps > plan.limit:
            break
        if plan.affords(route, route.steps):
            found.setdefault(route.end, []).append(route)
    return found


def prune(plan: Plan, found: dict[str, list[Route]]) -> dict[str, list[Route]]:
    """Of several ways to a place only those that no other beats in price for the same posts."""
    return {end: routes if len(routes) == 1 else _worthwhile(plan, routes) for end, routes in found.items()}


def _worthwhile(plan: Plan, routes: list[Route]) -> list[Route]:
    kept: list[tuple[tuple[int, int, int], frozenset[str], Route]] = []
    for route in routes:
        price = plan.price(route, route.steps)
        posts = frozenset(arrival.built_on(plan.seat, route))
        if not any(posts == other and _no_dearer(paid, price) for paid, other, _ in kept):
            kept = [entry for entry in kept if entry[1] != posts or not _no_dearer(price, entry[0])]
            kept.append((price, posts, route))
    return [route for _, _, route in kept]


def _no_dearer(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    return one[0] <= other[0] and one[1] <= other[1] and one[2] <= other[2]


def _pay(game: "State", me: int, tariff: Tariff, routes: list[Route]) -> Script[None]:
    steps = sum(route.steps for route in routes)
    coins, camels, pairs = tariff.price(
        steps, sum(route.coins for route in routes), sum(route.camels for route in routes)
    )
    pay(game, me, cost(coin=coins, camel=camels), tariff.source)
    if pairs:
        yield from pay_pairs(game, me, pairs, tariff.source)


def pay_pairs(game: "State", me: int, pairs: int, source: str) -> Script[None]:
    """Give so many pairs, each of two different goods (DE:535-537)."""
    goods = yield Decision(me, "give", goods_choices("give", 2 * pairs, pairs, goods_of(game.seats[me])))
    pay(game, me, as_amounts(goods), source)


def why_not(plan: Plan, figure: int, notation: str) -> Refusal | None:
    """Why a figure, the one given or that named, cannot end its movement there."""
    verb, place, *named = (*notation.split(), "")[:3]
    if verb != "to":
        return None
    if place not in PLACES:
        return Refusal("unknown_place", place=place)
    seat = plan.seat
    if len(seat.figures) > 1 and named and named[0] in FIGURES:
        figure = FIGURES.index(named[0])
    routes = routes_from(seat.figures[figure], seat.character.jumps_between_oases)
    ways = [route for route in routes if route.end == place]
    near = [route for route in ways if route.steps <= plan.limit]
    if not near:
        return Refusal("too_far", place=place, steps=ways[0].steps if ways else 0, most=plan.limit)
    cheapest = min(near, key=lambda route: plan.price(route, route.steps))
    return plan.shortage(cheapest, cheapest.steps)
