"""What a journey costs, how far a seat can go for its coins and camels, and which of several ways to a city are offered
(ruling 3.1)."""

from typing import Final, NamedTuple

from engine.core.decision import Refusal
from engine.marco_polo.components.amounts import CAMEL, COIN, cost
from engine.marco_polo.components.board import MOST_STEPS, TRAVEL, TRAVEL_FEES
from engine.marco_polo.state import Seat
from engine.marco_polo.supplies import least_lacking, pairs_of, shortage
from engine.marco_polo.travel.routes import WAYS, WAYS_WITH_JUMPS, Route, coins_of_road, ways_of
from engine.marco_polo.travel.trading_posts import built_on

NO_LEG: Final = Route("", 0, 0, 0, ())
ONE_STEP: Final = Route("", 1, 0, 0, ())  # all that it costs but the road


class Tariff(NamedTuple):
    """The price of steps, besides the roads. `fees`: coins for 0, 1, 2 and more steps altogether; `camels` and `pairs`
    (of different goods) are paid for each step. `source`: what events say the payment is for."""

    source: str
    fees: tuple[int, ...]
    camels: int = 0
    pairs: int = 0

    def price(self, steps: int, coins: int, camels: int) -> tuple[int, int, int]:
        """Coins, camels and pairs of different goods altogether; `coins` and `camels` are those of the roads."""
        return coins + self.fees[steps], camels + self.camels * steps, self.pairs * steps


FREE_OF_FEE: Final = (0,) * (MOST_STEPS + 1)
TRAVELLING: Final = Tariff(TRAVEL, TRAVEL_FEES)


class Plan(NamedTuple):
    """A movement not yet chosen: who moves, at which tariff, how many steps are left (`limit`), and the leg that the
    other figure makes first (`before`), which is paid together with it."""

    seat: Seat
    tariff: Tariff
    limit: int
    before: Route = NO_LEG

    def price(self, route: Route) -> tuple[int, int, int]:
        """Coins, camels and pairs of goods for a way and the leg before it."""
        before = self.before
        return self.tariff.price(before.steps + route.steps, before.coins + route.coins, before.camels + route.camels)

    def affords(self, route: Route) -> bool:
        coins, camels, pairs = self.price(route)
        have = self.seat.have
        return coins <= have[COIN] and camels <= have[CAMEL] and (not pairs or pairs <= pairs_of(self.seat))

    def can_start(self, figure: int) -> bool:
        """Whether the figure can pay for a step; a longer way never costs less."""
        return self.limit > 0 and _coins_after(self.seat, self.price(ONE_STEP), (self.seat.figures[figure],)) >= 0

    def why_stuck(self, figure: int) -> Refusal | None:
        """The shortage for the cheapest step of a figure; None if it can be paid."""
        if self.can_start(figure):
            return None
        ways = WAYS_WITH_JUMPS if self.seat.character.jumps_between_oases else WAYS
        return self.shortage(min(ways[self.seat.figures[figure]], key=lambda way: (way.camels, way.coins)))

    def shortage(self, route: Route) -> Refusal | None:
        """The refusal that names a shortage for a way; None if the seat can pay."""
        coins, camels, pairs = self.price(route)
        lacking = shortage(self.seat, cost(coin=coins, camel=camels))
        if lacking is None and pairs > pairs_of(self.seat):
            return Refusal("not_enough", what="pair", needed=pairs, have=pairs_of(self.seat))
        return lacking

    def after(self, route: Route) -> "Plan":
        """The plan for the second leg of a movement, after this first one."""
        return self._replace(limit=self.limit - route.steps, before=route)


def can_move(seat: Seat, tariff: Tariff) -> bool:
    """Whether any figure can pay for one step."""
    return coins_after_step(seat, tariff) >= 0


def coins_after_step(seat: Seat, tariff: Tariff) -> int:
    """How many coins are left after the cheapest step of any figure; fewer than 0 where none can be paid."""
    return _coins_after(seat, tariff.price(1, 0, 0), seat.figures)


def _coins_after(seat: Seat, price: tuple[int, int, int], places: tuple[str, ...]) -> int:
    """The same for a step from one of `places`, at a price to which the road comes."""
    coins, camels, pairs = price
    if pairs and pairs > pairs_of(seat):
        return -1
    road = coins_of_road(places, seat.character.jumps_between_oases, seat.have[CAMEL] - camels)
    return -1 if road is None else seat.have[COIN] - coins - road


def why_stuck(seat: Seat, tariff: Tariff) -> Refusal | None:
    """The shortage for the cheapest single step of any figure; None if one can be paid."""
    if can_move(seat, tariff):
        return None
    plan = Plan(seat, tariff, 1)
    return least_lacking([why for figure in range(len(seat.figures)) if (why := plan.why_stuck(figure))])


def reachable(plan: Plan, figure: int) -> dict[str, list[Route]]:
    """The affordable ways by where they end, the nearest first."""
    routes: dict[str, list[Route]] = {}
    for route in ways_of(plan.seat.character, plan.seat.figures[figure]):
        if route.steps > plan.limit:  # and so are all that follow
            break
        if plan.affords(route):
            routes.setdefault(route.end, []).append(route)
    return routes


def worthwhile(plan: Plan, routes: list[Route]) -> list[Route]:
    """Of several ways to a place those worth offering: none that places the same posts costs as little or less."""
    if len(routes) == 1:
        return routes
    kept: list[tuple[tuple[int, int, int], frozenset[str], Route]] = []
    for route in routes:
        price = plan.price(route)
        posts = frozenset(built_on(plan.seat, route))
        if not any(posts == other and _no_dearer(paid, price) for paid, other, _ in kept):
            kept = [entry for entry in kept if entry[1] != posts or not _no_dearer(price, entry[0])]
            kept.append((price, posts, route))
    return [route for _, _, route in kept]


def _no_dearer(price: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    return price[0] <= other[0] and price[1] <= other[1] and price[2] <= other[2]
