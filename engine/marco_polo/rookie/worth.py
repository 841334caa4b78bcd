"""The worth of amounts, rewards, contracts, trading posts and journeys to the rookie, in coins."""

from typing import Final

from engine.marco_polo.components.amounts import CAMEL, VP, Amounts, Reward, minus
from engine.marco_polo.components.board import BEIJING_VP, MILESTONES, ROUNDS, TRAVEL_FEES
from engine.marco_polo.components.cards import CONTRACTS, DISTINCT_CITIES_VP, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.map import BEIJING, CITIES
from engine.marco_polo.travel.routes import Route, cities_of, ways_of
from engine.marco_polo.view import View

EACH: Final = (1.0, 2.0, 2.0, 3.0, 4.0, 4.0)  # of a coin, a camel, pepper, silk, gold and a point
NEEDED: Final = 1.5  # times as much, while an active contract asks for it
MUCH: Final = (15, 7, 4, 4, 4)  # of a coin, a camel and so on; more
PLENTY: Final = 0.5  # count for so much
LEFT_OVER: Final = 0.4  # in the last round, of what no contract asks for
UNFINISHED: Final = 0.3  # in the last round, of a contract that still needs something
DIE: Final = 3.0  # at least, for the coins of the purse
STEP, GOOD, DRAWN_CONTRACT, CITY_BONUS = 4.0, 3.0, 5.0, 6.0


def rounds_left(view: View) -> int:
    """The rounds after this one."""
    return ROUNDS - view.round


def share(view: View) -> float:
    """How much counts of what is not needed now."""
    return 1.0 if rounds_left(view) else LEFT_OVER


def gained(view: View, amounts: Amounts) -> float:
    """The worth of amounts received: more as far as contracts need them."""
    return _beside(view, amounts, view.me.have)


def paid(view: View, amounts: Amounts) -> float:
    """The worth of amounts given away: more as far as they are then missing for contracts."""
    return _beside(view, amounts, minus(view.me.have, amounts))


def _beside(view: View, amounts: Amounts, others: Amounts) -> float:
    """The worth of amounts for a seat that has these others to complete its contracts with."""
    needs = [sum(CONTRACTS[contract].cost[kind] for contract in view.me.contracts) for kind in range(len(EACH))]
    return sum(
        _of_kind(view, kind, amount, max(0, need - other))
        for kind, (amount, need, other) in enumerate(zip(amounts, needs, others, strict=True))
    )


def _of_kind(view: View, kind: int, amount: int, needed: int) -> float:
    """So much of a kind, of which at most `needed` for contracts."""
    if not amount or kind == VP:
        return EACH[kind] * amount
    used = min(amount, needed)
    plenty = min(amount - used, max(0, view.me.have[kind] + amount - MUCH[kind]))
    return EACH[kind] * (NEEDED * used + share(view) * (amount - used - plenty * (1 - PLENTY)))


def reward_worth(view: View, reward: Reward) -> float:
    chosen = (
        GOOD * (reward.any_good + reward.different)
        + STEP * reward.step
        + DIE * reward.black
        + DRAWN_CONTRACT * reward.contract
        + CITY_BONUS * (reward.copy + reward.own_city)
    )
    return gained(view, reward.plain) + chosen * share(view)


def contract_worth(view: View, contract: str) -> float:
    """Its reward less what it still needs, and half of what is there for it."""
    printed = CONTRACTS[contract]
    have = view.me.have
    missing = sum(each * max(0, need - own) for each, need, own in zip(EACH, printed.cost, have, strict=True))
    there = sum(each * min(need, own) for each, need, own in zip(EACH, printed.cost, have, strict=True))
    value = reward_worth(view, printed.reward) - missing - there / 2
    return value * UNFINISHED if missing and not rounds_left(view) else value


# ---------------------------------------------------------------------- trading posts and journeys

POINT: Final = 6.0  # coins; more than elsewhere, because further journeys bring points that nothing here foresees
CARD_A_ROUND: Final = 6.0  # what a city card brings beyond another action
FURTHER: Final = 0.4  # of the best city that can be reached from a place later
NEAR: Final = 3  # steps
ONE_OF_A_PAIR: Final = 0.6  # of the points of a goal card, for the first of its cities


class Cities:
    """The worth of trading posts and places in one view; each is worked out once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.me
        self.character = self.me.powers
        self.wanted = {city for goal in view.goals for city in GOALS[goal].cities}
        self._posts: dict[str, float] = {}
        self._onward: dict[str, float] = {}

    def post(self, place: str) -> float:
        """A post there now: its bonuses in this and later rounds, its cards, goals, Beijing and milestones; 0 where the
        viewer can place none."""
        if place not in self._posts:
            possible = place in CITIES and place not in self.me.posts and self.me.posts_left
            self._posts[place] = self._post(place) if possible else 0
        return self._posts[place]

    def _post(self, city: str) -> float:
        view = self.view
        value = self._goals(city) + POINT * MILESTONES.get(len(self.me.posts) + 1, 0)
        letter, outpost = dict(view.markers).get(city), dict(view.outposts).get(city)
        if letter is not None:
            value += reward_worth(view, MARKERS[letter]) * (1 + rounds_left(view))
        if outpost is not None:
            value += reward_worth(view, OUTPOSTS[outpost])
        if city == BEIJING:
            value += POINT * max(vp for vp, seat in zip(BEIJING_VP, view.beijing, strict=True) if seat < 0)
        return value + CARD_A_ROUND * rounds_left(view) * sum(where == city for where, _ in view.cards)

    def _goals(self, city: str) -> float:
        """The points that the viewer's own goal cards give for a city."""
        if city not in self.wanted:
            return 0
        posts = {*self.me.posts}
        reached = len(self.wanted & posts)
        points = float(DISTINCT_CITIES_VP[reached + 1] - DISTINCT_CITIES_VP[reached])
        for goal in (GOALS[name] for name in self.view.goals):
            if city in goal.cities:
                points += goal.vp * (1 if {*goal.cities} - {city} <= posts else ONE_OF_A_PAIR)
        return POINT * points

    def onward(self, place: str) -> float:
        """A share of the best city within a few steps of a place, less the way."""
        if place not in self._onward:
            near = (route for route in ways_of(self.character, place) if route.steps <= NEAR and route.end in CITIES)
            best = max((self.post(route.end) - _price(route) for route in near), default=0)
            self._onward[place] = FURTHER * max(0, best) if rounds_left(self.view) else 0
        return self._onward[place]

    def journey(self, place: str, steps: int, toll: int) -> float:
        """The best worth of a journey from a place of at most `steps`, `toll` coins being paid besides; 0 if none can
        be paid."""
        coins, camels = self.me.have[:2]
        best = 0.0
        for route in ways_of(self.character, place):
            if route.steps > steps:
                break
            if route.camels <= camels and TRAVEL_FEES[route.steps] + route.coins + toll <= coins:
                best = max(best, self._built(route) + self.onward(route.end) - self.onward(place) - _price(route))
        return best

    def _built(self, route: Route) -> float:
        """The posts that a way brings: at its end, or in every city of it."""
        if self.character.posts_on_the_way:
            return sum(self.post(city) for city in cities_of(route))
        return self.post(route.end)


def _price(route: Route) -> float:
    return TRAVEL_FEES[route.steps] + route.coins + EACH[CAMEL] * route.camels
