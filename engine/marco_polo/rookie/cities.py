"""What trading posts and journeys to them are worth to the rookie, in coins."""

from typing import Final

from engine.marco_polo.components.amounts import CAMEL
from engine.marco_polo.components.board import BEIJING_VP, MILESTONES, TRAVEL_FEES
from engine.marco_polo.components.cards import DISTINCT_CITIES_VP, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.map import BEIJING, CITIES
from engine.marco_polo.rookie.worth import EACH, reward_worth, rounds_left
from engine.marco_polo.travel.routes import Route, cities_of, routes_from, walks_from
from engine.marco_polo.view import View

POINT: Final = 6.0  # coins; more than elsewhere, because further journeys bring points that nothing here foresees
CARD_A_ROUND: Final = 6.0  # what a city card brings beyond another action
FURTHER: Final = 0.4  # of the best city that can be reached from a place later
NEAR: Final = 3  # steps
ONE_OF_A_PAIR: Final = 0.6  # of the points of a goal card, for the first of its cities


class Cities:
    """What trading posts and places are worth in one view; each is worked out once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.me
        self.character = self.me.powers
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
        mine = [GOALS[goal] for goal in self.view.goals]
        wanted = {there for goal in mine for there in goal.cities}
        if city not in wanted:
            return 0
        posts = {*self.me.posts}
        reached = len(wanted & posts)
        points = float(DISTINCT_CITIES_VP[reached + 1] - DISTINCT_CITIES_VP[reached])
        for goal in mine:
            if city in goal.cities:
                points += goal.vp * (1 if {*goal.cities} - {city} <= posts else ONE_OF_A_PAIR)
        return POINT * points

    def onward(self, place: str) -> float:
        """A share of the best city within a few steps of a place, less the way."""
        if place not in self._onward:
            near = (route for route in self._routes(place) if route.steps <= NEAR and route.end in CITIES)
            best = max((self.post(route.end) - _price(route) for route in near), default=0)
            self._onward[place] = FURTHER * max(0, best) if rounds_left(self.view) else 0
        return self._onward[place]

    def journey(self, place: str, steps: int, toll: int) -> float:
        """The best worth of a journey from a place of at most `steps`, `toll` coins being paid besides; 0 if none can
        be paid."""
        coins, camels = self.me.have[:2]
        best = 0.0
        for route in self._routes(place):
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

    def _routes(self, place: str) -> tuple[Route, ...]:
        """Ways from a place, the shortest first."""
        character = self.character
        return walks_from(place) if character.posts_on_the_way else routes_from(place, character.jumps_between_oases)


def _price(route: Route) -> float:
    return TRAVEL_FEES[route.steps] + route.coins + EACH[CAMEL] * route.camels
