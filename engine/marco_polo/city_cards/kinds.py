"""Kinds of city cards: what they have in common, and those that reward what one has or does.

Those that buy and sell are in trades.py.
"""

from itertools import combinations
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.amounts import CAMEL, NOTHING, Amounts, times
from engine.marco_polo.city_cards.table import CityCard
from engine.marco_polo.journey import travel
from engine.marco_polo.notation import CARD, COLLECT
from engine.marco_polo.rewards import gain, small_city
from engine.marco_polo.supplies import affordable, can_pay, earn, pay, shortage
from engine.marco_polo.travel_costs import FREE_OF_FEE, Tariff, can_move, why_stuck

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Kind:
    """What a city card does. One that cannot be used even once may not be chosen (ruling 5.1)."""

    def is_possible(self, state: "State", me: int, card: CityCard) -> bool:
        """Whether the card can be used at least once."""
        return True

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        """Why it cannot."""
        return None

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        """Use the card, up to `die` times where it can be used more than once."""
        raise NotImplementedError


def source_of(card: CityCard) -> str:
    """What events say a gain or a payment is for."""
    return CARD(card.id)


class ByDie(Kind):
    """The die's value alone says what is received, once (ruling 12.15)."""

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        yield from gain(state, me, card.by_die[die - 1], source_of(card))


class Counted(Kind):
    """A reward for each of something, but for no more than the die shows; nothing is paid (ruling 5.6)."""

    def number(self, state: "State", me: int) -> int:
        """How many there are to be rewarded."""
        raise NotImplementedError

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        if card.each is not None:
            earn(state, me, times(card.each.plain, min(die, self.number(state, me))), source_of(card))
        yield from ()


class PerDie(Counted):
    """Each pip of the die (ruling 12.16)."""

    def number(self, state: "State", me: int) -> int:
        return 6  # so that only the die limits it


class PerContract(Counted):
    """Each own completed contract; closed to who has none (ruling 5.6)."""

    def number(self, state: "State", me: int) -> int:
        return len(state.seats[me].done)

    def is_possible(self, state: "State", me: int, card: CityCard) -> bool:
        return bool(state.seats[me].done)

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        return None if state.seats[me].done else Refusal("nothing_completed", card=card.id)


class PerPost(Counted):
    """Each own trading post on the map, Beijing and black ones included (ruling 5.6)."""

    def number(self, state: "State", me: int) -> int:
        return len(state.seats[me].posts)


class OwnCity(Kind):
    """Bonuses of different small cities with an own post, some cards for a price each (ruling 4.4)."""

    def is_possible(self, state: "State", me: int, card: CityCard) -> bool:
        return bool(own_cities(state, me)) and can_pay(state.seats[me], _price(card))

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        if not own_cities(state, me):
            return Refusal("no_small_city", card=card.id)
        return shortage(state.seats[me], _price(card))

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        most = card.by_die[die - 1].own_city if card.by_die else die
        most = affordable(state.seats[me], _price(card), most)
        cities = own_cities(state, me)
        sets = [some for count in range(min(most, len(cities)), 0, -1) for some in combinations(cities, count)]
        chosen = yield Decision(me, "cities", {COLLECT.all(some): some for some in sets})
        pay(state, me, times(_price(card), len(chosen)), source_of(card))
        for city in chosen:
            yield from small_city(state, me, city)


def own_cities(state: "State", me: int) -> list[str]:
    """The small cities with a trading post of this seat."""
    return [city for city in state.layout.markers if city in state.seats[me].posts]


def _price(card: CityCard) -> Amounts:
    return card.trades[0].cost if card.trades else NOTHING


class Steps(Kind):
    """Steps for a price each; together one movement (ruling 3.7), paid as a whole before it (ruling 3.8)."""

    def is_possible(self, state: "State", me: int, card: CityCard) -> bool:
        return can_move(state.seats[me], _tariff(card))

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        return why_stuck(state.seats[me], _tariff(card))

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        yield from travel(state, me, die, _tariff(card))


def _tariff(card: CityCard) -> Tariff:
    trade = card.trades[0]
    return Tariff(source_of(card), FREE_OF_FEE, camels=trade.cost[CAMEL], pairs=trade.different // 2)
