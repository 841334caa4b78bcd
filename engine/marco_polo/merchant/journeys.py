"""What journeys are worth to the Merchant of Marco Polo: which cities it aims at (goal cards, Beijing, bonuses), how
far and how many rounds ahead."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, NamedTuple

from engine.marco_polo.components.board import MOST_STEPS, TRAVEL_FEES
from engine.marco_polo.components.cards import DISTINCT_CITIES_VP, GOALS
from engine.marco_polo.components.characters import Character
from engine.marco_polo.merchant.weights import Weights
from engine.marco_polo.travel.routes import cities_of, ways_of

TARGETS: Final = 7  # the cities that are planned for
WANTED: Final = 5.0  # points; for choosing these, what one of a goal card is worth
FAR: Final = 4  # journeys that are planned for
TRAVEL_DICE: Final = 2
SET_STEPS: Final = 3  # pips counted for each die of a journey by who sets dice


class City(NamedTuple):
    """A city without a post of the seat, and the points that one there brings: once, and in each later round."""

    name: str
    once: float
    later: float


class Traveller(NamedTuple):
    """All that the journeys of a seat depend on, besides where its figures stand. `goals`: its goal cards; `posts`:
    those of their cities in which it has posts; `cities`: where posts may be placed. `coin`, `camel`, `die`, `pip`:
    their price in points."""

    character: Character
    goals: tuple[str, ...]
    posts: tuple[str, ...]
    cities: tuple[City, ...]
    coin: float
    camel: float
    die: float
    pip: float
    weights: Weights


class Means(NamedTuple):
    """Steps, coins and camels available for the first of several journeys, when it is made."""

    steps: int
    coins: float
    camels: float


class Leg(NamedTuple):
    """A journey: where it ends, the targets on which it puts posts (as bits), the worth of the dice, coins and camels
    that it takes, and these."""

    end: str
    built: int
    price: float
    steps: int
    coins: int
    camels: int


NO_LEG: Final = Leg("", 0, float("inf"), 0, 0, 0)


class Journeys:
    """The best journeys of a seat from any place; each is found once."""

    def __init__(self, traveller: Traveller) -> None:
        self._traveller = traveller
        self._weights = traveller.weights
        self._goals = [GOALS[goal] for goal in traveller.goals]
        self._wanted = {city for goal in self._goals for city in goal.cities}
        rank = {city: city.once + 2 * city.later + WANTED * (city.name in self._wanted) for city in traveller.cities}
        self._targets = sorted(traveller.cities, key=lambda city: (-rank[city], city.name))[:TARGETS]
        self._bit = {city.name: 1 << number for number, city in enumerate(self._targets)}
        self._points_of = cache(self._find_points)
        self._gain = cache(self._find_gain)
        self._legs_from = cache(self._find_legs)
        self._best_onward = cache(self._find_best_onward)

    def goal_points(self, posts: Iterable[str]) -> int:
        there = self._wanted.intersection(posts)
        return DISTINCT_CITIES_VP[len(there)] + sum(goal.vp for goal in self._goals if there.issuperset(goal.cities))

    def value(
        self, figures: tuple[str, ...], posts: Iterable[str], rounds: int, now: Means | None, then: Means
    ) -> float:
        """The points that journeys can still bring: one in each of the `rounds` to come with what is there `then`, and
        before them one with what is there `now`."""
        done = sum(self._bit.get(city, 0) for city in posts)
        later = self._onward(figures, done, rounds, FAR, then)
        return later if now is None else max(later, self._best_of(figures, done, rounds, FAR, now))

    def _onward(self, places: tuple[str, ...], done: int, rounds: int, far: int, means: Means) -> float:
        """The best of at most `far` journeys, one a round; in each round something is earned for them."""
        return self._best_onward(places, done, rounds, far, means.coins, means.camels) if rounds and far else 0.0

    def _find_best_onward(
        self, places: tuple[str, ...], done: int, rounds: int, far: int, coins: float, camels: float
    ) -> float:
        means = Means(MOST_STEPS, coins + self._weights.travel_coins, camels + self._weights.travel_camels)
        return self._best_of(places, done, rounds - 1, far, means)

    def _best_of(self, places: tuple[str, ...], done: int, rounds: int, far: int, means: Means) -> float:
        """The best journey that can be paid, with `rounds` after it, and those that follow; or none for a round."""
        foresight = self._weights.foresight
        best = foresight * self._onward(places, done, rounds, far - 1, means)
        steps, coins, camels = means
        for figure, place in enumerate(places):
            before, after = places[:figure], places[figure + 1 :]
            for leg in self._legs_from(place):
                new = leg.built & ~done
                if new and leg.steps <= steps and leg.coins <= coins and leg.camels <= camels:
                    left = Means(MOST_STEPS, coins - leg.coins, camels - leg.camels)
                    onward = self._onward((*before, leg.end, *after), done | new, rounds, far - 1, left)
                    best = max(best, self._gain(done, new, rounds) - leg.price + foresight * onward)
        return best

    def _find_gain(self, done: int, new: int, rounds: int) -> float:
        """The points that new posts bring, with `rounds` to come."""
        gain = self._weights.goals * (self._points_of(done | new) - self._points_of(done))
        return gain + sum(city.once + city.later * rounds for city in self._targets if new & self._bit[city.name])

    def _find_points(self, done: int) -> float:
        there = [city for city, bit in self._bit.items() if bit & done]
        return self.goal_points([*self._traveller.posts, *there])

    def _find_legs(self, place: str) -> list[Leg]:
        """Of the ways that place the same posts and end in one place the cheapest."""
        character = self._traveller.character
        passing = character.posts_on_the_way
        legs: dict[tuple[str, int], Leg] = {}
        for route in ways_of(character, place):
            built = sum(self._bit.get(city, 0) for city in (cities_of(route) if passing else (route.end,)))
            coins = TRAVEL_FEES[route.steps] + route.coins
            price = self._price(route.steps if character.rolls else SET_STEPS, coins, route.camels)
            if built and price < legs.get((route.end, built), NO_LEG).price:
                legs[route.end, built] = Leg(route.end, built, price, route.steps, coins, route.camels)
        return list(legs.values())

    def _price(self, pips: int, coins: int, camels: int) -> float:
        traveller = self._traveller
        dice = TRAVEL_DICE * (traveller.die + traveller.pip * pips)
        return self._weights.journey * (dice + coins * traveller.coin + camels * traveller.camel)


@lru_cache(maxsize=256)
def journeys_of(traveller: Traveller) -> Journeys:
    """The journeys of a seat, kept because they stay the same for most of a round."""
    return Journeys(traveller)
