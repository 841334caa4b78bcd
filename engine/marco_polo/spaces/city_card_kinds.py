"""City cards and their kinds: the print of a card, and the rule of each kind."""

from abc import ABC, abstractmethod
from itertools import combinations
from typing import ClassVar, NamedTuple, TypeAlias

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.components.amounts import CAMEL, GOODS, KINDS, NOTHING, Amounts, Reward, cost, times
from engine.marco_polo.notation import CARD, COLLECT, DONE, TIMES, sale
from engine.marco_polo.rewards import gain, small_city, travel
from engine.marco_polo.state import Seat, State
from engine.marco_polo.supplies import affordable, can_pay, earn, pay, shortage
from engine.marco_polo.travel.costs import FREE_OF_FEE, Tariff, can_move, why_stuck
from engine.marco_polo.view import SeatView

AnySeat: TypeAlias = Seat | SeatView


class Trade(NamedTuple):
    """One use of a card. Besides `cost`, so many goods of `different` kinds or of any kind (`any_good`) are
    paid."""

    cost: Amounts
    reward: Reward
    different: int = 0
    any_good: int = 0


class CityCard(NamedTuple):
    """`rule`: says what is done with the rest. `trades`: one, or one for each of two directions. `by_die`: the rewards
    for a die of 1 to 6. `each`: the reward for each thing counted."""

    id: str
    rule: "Kind"
    trades: tuple[Trade, ...] = ()
    by_die: tuple[Reward, ...] = ()
    each: Reward | None = None

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return self.rule.name

    @property
    def source(self) -> str:
        """The notation with which events say what a gain or a payment is for."""
        return CARD(self.id)

    @property
    def price(self) -> Amounts:
        """The price of one use; NOTHING for a card without one."""
        return self.trades[0].cost if self.trades else NOTHING


class Kind(ABC):
    """The rule of a kind of city cards. A card that cannot be used even once may not be chosen (ruling 5.1)."""

    name: ClassVar[str]

    def is_possible(self, state: State, me: int, card: CityCard) -> bool:
        """Whether the card can be used at least once."""
        return True

    def refusal(self, state: State, me: int, card: CityCard) -> Refusal | None:
        """The reason why it cannot; None if it can."""
        return None

    @abstractmethod
    def use(self, state: State, me: int, card: CityCard, die: int) -> Script[None]:
        """Use the card, up to `die` times where it can be used more than once."""


# ---------------------------------------------------------------------- rewards for what one has or does


class ByDie(Kind):
    """The die's value alone says what is received, once (ruling 12.15)."""

    name = "by_die"

    def use(self, state: State, me: int, card: CityCard, die: int) -> Script[None]:
        yield from gain(state, me, card.by_die[die - 1], card.source)


class Counted(Kind):
    """A reward for each of something, but for no more than the die shows; nothing is paid (ruling 5.6).

    `grows`: there will be more of it in later rounds."""

    grows: ClassVar[bool] = True

    @abstractmethod
    def count(self, seat: AnySeat) -> int:
        """How many there are to be rewarded."""

    def use(self, state: State, me: int, card: CityCard, die: int) -> Script[None]:
        if card.each is not None:
            earn(state, me, times(card.each.plain, min(die, self.count(state.seats[me]))), card.source)
        yield from ()


class PerDie(Counted):
    """Each pip of the die (ruling 12.16)."""

    name = "per_die"
    grows = False

    def count(self, seat: AnySeat) -> int:
        return 6  # so that only the die limits it


class PerContract(Counted):
    """Each own completed contract; closed to who has none (ruling 5.6)."""

    name = "per_contract"

    def count(self, seat: AnySeat) -> int:
        return len(seat.done)

    def is_possible(self, state: State, me: int, card: CityCard) -> bool:
        return bool(state.seats[me].done)

    def refusal(self, state: State, me: int, card: CityCard) -> Refusal | None:
        return None if state.seats[me].done else Refusal("nothing_completed", card=card.id)


class PerPost(Counted):
    """Each own trading post on the map, Beijing and black ones included (ruling 5.6)."""

    name = "per_post"

    def count(self, seat: AnySeat) -> int:
        return len(seat.posts)


class OwnCity(Kind):
    """Bonuses of different small cities with an own post, some cards for a price each (ruling 4.4)."""

    name = "own_city"

    def is_possible(self, state: State, me: int, card: CityCard) -> bool:
        return bool(_own_cities(state, me)) and can_pay(state.seats[me], card.price)

    def refusal(self, state: State, me: int, card: CityCard) -> Refusal | None:
        if not _own_cities(state, me):
            return Refusal("no_small_city", card=card.id)
        return shortage(state.seats[me], card.price)

    def use(self, state: State, me: int, card: CityCard, die: int) -> Script[None]:
        most = card.by_die[die - 1].own_city if card.by_die else die
        most = affordable(state.seats[me], card.price, most)
        cities = _own_cities(state, me)
        sets = [some for count in range(min(most, len(cities)), 0, -1) for some in combinations(cities, count)]
        chosen = yield Decision(me, "cities", {COLLECT.all(some): some for some in sets})
        pay(state, me, times(card.price, len(chosen)), card.source)
        for city in chosen:
            yield from small_city(state, me, city)


def _own_cities(state: State, me: int) -> list[str]:
    """The small cities with a trading post of this seat."""
    return [city for city in state.layout.markers if city in state.seats[me].posts]


# ---------------------------------------------------------------------- steps


class Steps(Kind):
    """Steps for a price each; together one movement (ruling 3.7), paid as a whole before it (ruling 3.8)."""

    name = "steps"

    def is_possible(self, state: State, me: int, card: CityCard) -> bool:
        return can_move(state.seats[me], _tariff(card))

    def refusal(self, state: State, me: int, card: CityCard) -> Refusal | None:
        return why_stuck(state.seats[me], _tariff(card))

    def use(self, state: State, me: int, card: CityCard, die: int) -> Script[None]:
        yield from travel(state, me, die, _tariff(card))


def _tariff(card: CityCard) -> Tariff:
    return Tariff(card.source, FREE_OF_FEE, camels=card.price[CAMEL], pairs=card.trades[0].different // 2)


# ---------------------------------------------------------------------- trades


class Exchange(Kind):
    """Pay and gain up to as many times as the die shows (ruling 12.12)."""

    name = "exchange"

    def is_possible(self, state: State, me: int, card: CityCard) -> bool:
        return can_pay(state.seats[me], card.price)

    def refusal(self, state: State, me: int, card: CityCard) -> Refusal | None:
        return shortage(state.seats[me], card.price)

    def use(self, state: State, me: int, card: CityCard, die: int) -> Script[None]:
        most = affordable(state.seats[me], card.price, die)
        count = yield Decision(  # settled before anything is paid
            me,
            "times",
            {TIMES(n): n for n in range(most, 0, -1)},
            reason=lambda notation: Refusal("too_often", most=most) if TIMES.begins(notation) else None,
        )
        yield from _trade(state, me, card, Deal(0, count, times(card.price, count)))


class OneWay(Kind):
    """Two trades; the one chosen holds for the whole use (ruling 5.3)."""

    name = "one_way"

    def is_possible(self, state: State, me: int, card: CityCard) -> bool:
        return bool(_deals(state.seats[me], card, 1, BOTH_WAYS))

    def refusal(self, state: State, me: int, card: CityCard) -> Refusal | None:
        return None if self.is_possible(state, me, card) else Refusal("nothing_to_trade", card=card.id)

    def use(self, state: State, me: int, card: CityCard, die: int) -> Script[None]:
        yield from _trade(state, me, card, (yield Decision(me, "trade", _deals(state.seats[me], card, die, BOTH_WAYS))))


class TwoWay(OneWay):
    """Exchanges in either direction, for each use anew or, as a table option, one for all (rulings 5.4, 10.3)."""

    name = "two_way"

    def use(self, state: State, me: int, card: CityCard, die: int) -> Script[None]:
        left, ways = die, BOTH_WAYS
        while left:
            options: dict[str, Deal | None] = dict(_deals(state.seats[me], card, left, ways))
            if left < die:
                options[DONE] = None
            deal = yield Decision(me, "trade", options)
            if deal is None:
                return
            yield from _trade(state, me, card, deal)
            left -= deal.uses
            if state.layout.options["two-way-cards"] == "one-direction":
                ways = (deal.way,)


BOTH_WAYS: tuple[int, ...] = (0, 1)


class Deal(NamedTuple):
    """So many uses in direction `way` (0 or 1) for `price` altogether."""

    way: int
    uses: int
    price: Amounts


def _deals(seat: Seat, card: CityCard, most: int, ways: tuple[int, ...]) -> dict[str, Deal]:
    """By notation what may be traded, up to `most` times."""
    found = {}
    for way in ways:
        trade = card.trades[way]
        prices = {name: cost(**{name: 1}) for name in GOODS} if trade.any_good else {_sold(trade): trade.cost}
        for name, price in prices.items():
            for count in range(affordable(seat, price, most), 0, -1):
                found[sale(name, count)] = Deal(way, count, times(price, count))
    return found


def _sold(trade: Trade) -> str:
    """The name of the one thing a trade costs."""
    return next(name for name, amount in zip(KINDS, trade.cost, strict=True) if amount)


def _trade(state: State, me: int, card: CityCard, deal: Deal) -> Script[None]:
    pay(state, me, deal.price, card.source)
    reward = card.trades[deal.way].reward
    bundle = Reward(times(reward.plain, deal.uses), any_good=reward.any_good * deal.uses)
    yield from gain(state, me, bundle, card.source)
