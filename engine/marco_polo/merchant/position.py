"""What a position of Marco Polo is worth to the Merchant, part by part: points, goal cards, Beijing, journeys, posts,
contracts, coins, camels, goods, dice."""

from itertools import chain
from typing import Final, NamedTuple

from engine.marco_polo.components.amounts import CAMEL, COIN, VP
from engine.marco_polo.components.board import BEIJING_VP, MILESTONES, MOST_STEPS, TRAVEL
from engine.marco_polo.components.cards import GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.dice import has_colour, without_colour
from engine.marco_polo.components.map import BEIJING, CITIES
from engine.marco_polo.merchant.dice import dice_in_hand, only_coins
from engine.marco_polo.merchant.journeys import TRAVEL_DICE, City, Journeys, Means, Traveller, journeys_of
from engine.marco_polo.merchant.weights import Weights
from engine.marco_polo.merchant.worth import (
    TIE,
    active_contracts,
    dice_to_come,
    most_contracts,
    rounds_to_come,
    worth_of,
)
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.view import View

CITIES_IN_ORDER: Final = tuple(sorted(CITIES))
GOODS_THERE: Final = 1.0  # points for goods at the end, by a post in Beijing
COINS_A_DIE: Final = 2.5  # that another die brings in time for a journey
CAMELS_A_DIE: Final = 1.5
THIS_ROUND: Final = 0.5  # of the trading posts of a round, while there are dice to travel


class Parts(NamedTuple):
    """Victory points, scored or expected. `scored`: on the track. `goals`: of posts in cities of goal cards.
    `beijing`: of a post there. `journeys`: of those still to make, less their price. `posts`: of having more of them,
    the eighth and the ninth above all. `cities`: bonuses and city cards of its posts in later rounds. `contracts`:
    those that are active. `most`: having most of them. `coins`, `camels`, `goods`: as far as they will be of use.
    `dice`: those in hand. `start`: the first turn of the next round."""

    scored: float
    goals: float = 0
    beijing: float = 0
    journeys: float = 0
    posts: float = 0
    cities: float = 0
    contracts: float = 0
    most: float = 0
    coins: float = 0
    camels: float = 0
    goods: float = 0
    dice: float = 0
    start: float = 0


class Appraiser:
    """Appraises the positions to which one decision may lead; what is the same in all of them is worked out once."""

    def __init__(self, weights: Weights, view: View) -> None:
        self._weights = weights
        self._view = view
        seat, rounds = view.me, rounds_to_come(view)
        self._character = seat.powers
        self.worth = worth_of(weights, BEIJING in seat.posts, dice_to_come(view), rounds)
        self._cards = {card: self.worth.card(CITY_CARDS[card], seat, rounds) for _, card in view.cards}
        self._markers = {city: self.worth.reward(MARKERS[letter]) for city, letter in view.markers}
        self._cities_left = tuple(self._city(view, city) for city in CITIES_IN_ORDER if city not in seat.posts)
        self._plans: dict[tuple[str, ...], Journeys] = {}

    def parts(self, view: View) -> Parts:
        seat, rounds = view.me, rounds_to_come(view)
        if view.over:
            return Parts(seat.have[VP] + TIE * seat.have[CAMEL])
        dice = dice_to_come(view)
        worth = worth_of(self._weights, BEIJING in seat.posts, dice, rounds)
        means, plan = self._means(view), self._plan(view)
        # Coins in threes, so that nearly the same is not worked out anew.
        later = Means(MOST_STEPS, seat.have[COIN] // 3 * 3, seat.have[CAMEL])
        most = most_contracts(self._weights, view, rounds)
        coins, camels, goods = worth.stock(seat.have)
        return Parts(
            scored=seat.have[VP],
            goals=plan.goal_points(seat.posts),
            beijing=BEIJING_VP[view.beijing.index(view.seat or 0)] if BEIJING in seat.posts else 0,
            journeys=plan.value(seat.figures, seat.posts, rounds, means, later) if seat.posts_left else 0,
            posts=self._posts(len(seat.posts), rounds + (THIS_ROUND if means else 0)),
            cities=self._cities(view, rounds),
            contracts=active_contracts(worth, seat.have, seat.contracts, dice, most),
            most=most[0],
            coins=coins,
            camels=camels,
            goods=goods,
            dice=dice_in_hand(worth, view, len(self._open_cards(view))),
            start=self._weights.hourglass if rounds and view.hourglass == view.seat else 0,
        )

    def _plan(self, view: View) -> Journeys:
        if view.goals not in self._plans:
            seat, worth = self._view.me, self.worth
            wanted = {city for goal in view.goals for city in GOALS[goal].cities}
            self._plans[view.goals] = journeys_of(
                Traveller(
                    character=seat.powers,
                    goals=view.goals,
                    posts=tuple(city for city in seat.posts if city in wanted),
                    cities=self._cities_left if seat.posts_left else (),
                    coin=worth.each[COIN],
                    camel=worth.each[CAMEL],
                    die=worth.die,
                    pip=worth.pip,
                    weights=self._weights,
                )
            )
        return self._plans[view.goals]

    def _city(self, view: View, city: str) -> City:
        """A city with the points that a post there brings, besides those of goal cards."""
        w = self._weights
        posts, rounds = len(view.me.posts), rounds_to_come(view) + THIS_ROUND
        once = self._posts(posts + 1, rounds) - self._posts(posts, rounds) + self._markers.get(city, 0)
        if city in (outposts := dict(view.outposts)):
            once += self.worth.reward(OUTPOSTS[outposts[city]])
        if city == BEIJING and -1 in view.beijing:
            once += w.beijing * (BEIJING_VP[view.beijing.index(-1)] + GOODS_THERE)
        cards = sum(self._cards[card] for where, card in view.cards if where == city)
        return City(city, once, w.income * self._markers.get(city, 0) + w.card * cards)

    def _posts(self, posts: int, rounds: float) -> float:
        """The points that so many posts bring by themselves: the points of the eighth and later ones, as far as there
        is time."""
        w = self._weights
        total = w.post * posts
        for number, points in MILESTONES.items():
            if posts < number <= self._character.posts and rounds:
                total += points * max(0.0, 1 - (number - posts) / (w.post_pace * rounds))
        return total

    def _cities(self, view: View, rounds: int) -> float:
        seat, w = view.me, self._weights
        total = w.income * rounds * sum(self._markers.get(city, 0) for city in seat.posts)
        total += w.card * rounds * sum(self._cards[card] for city, card in view.cards if city in seat.posts)
        return total + w.card * sum(sorted(self._open_cards(view), reverse=True)[: len(seat.dice)])

    def sales_are_best(self, view: View) -> bool:
        """Whether no open space brings more for any die in hand than the three coins of a sale."""
        return not self._open_cards(view) and only_coins(self.worth, view)

    def _open_cards(self, view: View) -> list[float]:
        """The gains of the city cards that the seat may use in this round."""
        taken = {key for key, dice in view.spaces if dice}
        open_to = set(view.me.posts).difference(view.fresh)
        gains = (self._cards[card] for city, card in view.cards if city in open_to and card not in taken)
        return [gain for gain in gains if gain]

    def _means(self, view: View) -> Means | None:
        """Steps, coins and camels available for a journey in this round; None without the dice for it."""
        seat = view.me
        there = [placed.dice for placed in dict(view.spaces)[TRAVEL] if placed.seat == view.seat]
        travelled = any(map(has_colour, chain(*there)))  # so that no more dice of the seat's own colour may go there
        dice = without_colour(seat.dice) if travelled else seat.dice
        if len(dice) < TRAVEL_DICE:
            return None
        steps = sorted(die % 10 for die in dice)[-TRAVEL_DICE] if self._character.rolls else 6
        others = len(seat.dice) - TRAVEL_DICE
        return Means(steps, seat.have[COIN] + COINS_A_DIE * others, seat.have[CAMEL] + CAMELS_A_DIE * others)
