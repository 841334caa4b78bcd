"""The 31 city cards of Marco Polo, a row each, the rule of each kind (exchanges, steps, rewards by the die), and when
one is closed: no own post, or one placed this turn; one die a round."""

from itertools import combinations
from typing import ClassVar, Final, NamedTuple, TypeAlias

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.components.amounts import CAMEL, GOODS, KINDS, NOTHING, Amounts, Reward, cost, reward, times
from engine.marco_polo.notation import CARD, COLLECT, DONE, TIMES, sale
from engine.marco_polo.rewards import gain, small_city, travel
from engine.marco_polo.spaces.space import Space
from engine.marco_polo.state import Seat, State
from engine.marco_polo.supplies import affordable, earn, pay, shortage
from engine.marco_polo.travel.costs import FREE_OF_FEE, Tariff, why_stuck
from engine.marco_polo.view import SeatView

AnySeat: TypeAlias = Seat | SeatView


class Trade(NamedTuple):
    """One use of a card. Besides `cost`, so many goods of `different` kinds or of any kind (`any_good`) are
    paid."""

    cost: Amounts
    reward: Reward
    different: int = 0
    any_good: int = 0


class CityCard(Space):
    """A city card: own post in its city, one die a round in all, never a cost (rulings 12.12, 2.4, 2.5). It may not be
    chosen where it cannot be used even once (ruling 5.1).

    `trades`: one, or one for each of two directions; `price`: of one use. `by_die`: the rewards for a die of 1 to 6.
    `each`: the reward for each thing counted."""

    kind: ClassVar[str]
    takes_toll = False

    def __init__(self, card: str, *trades: Trade, by_die: tuple[Reward, ...] = (), each: Reward | None = None) -> None:
        super().__init__(CARD(card), card)
        self.trades = trades
        self.price = trades[0].cost if trades else NOTHING
        self.by_die = by_die
        self.each = each

    def closed(self, state: State, me: int) -> Refusal | None:
        city = state.layout.city_of_card.get(self.place)
        if city is None:
            return Refusal("card_not_in_play", card=self.place)
        if city not in state.seats[me].posts:
            return Refusal("no_post_there", city=city)
        if state.placed.get(self.place):
            return Refusal("card_taken", card=self.place)
        if city in state.fresh and state.layout.options["city-card"] != "at-once":  # rulings 3.9 and 10.1
            return Refusal("post_too_new", city=city)
        return self.unusable(state, me)

    def unusable(self, state: State, me: int) -> Refusal | None:
        """Why the seat cannot use the card even once; None if it can."""
        return None


# ---------------------------------------------------------------------- rewards for what one has or does


class ByDie(CityCard):
    """The die's value alone says what is received, once (ruling 12.15)."""

    kind = "by_die"

    def act(self, state: State, me: int, low: int) -> Script[None]:
        yield from gain(state, me, self.by_die[low - 1], self.notation)


class Counted(CityCard):
    """A reward for each of something, but for no more than the die shows; nothing is paid (ruling 5.6).

    `grows`: there will be more of it in later rounds."""

    grows: ClassVar[bool] = True

    def count(self, seat: AnySeat) -> int:
        """How many there are to be rewarded."""
        raise NotImplementedError

    def act(self, state: State, me: int, low: int) -> Script[None]:
        if self.each is not None:
            earn(state, me, times(self.each.plain, min(low, self.count(state.seats[me]))), self.notation)
        yield from ()


class PerDie(Counted):
    """Each pip of the die (ruling 12.16)."""

    kind = "per_die"
    grows = False

    def count(self, seat: AnySeat) -> int:
        return 6  # so that only the die limits it


class PerContract(Counted):
    """Each own completed contract; closed to who has none (ruling 5.6)."""

    kind = "per_contract"

    def count(self, seat: AnySeat) -> int:
        return len(seat.done)

    def unusable(self, state: State, me: int) -> Refusal | None:
        return None if state.seats[me].done else Refusal("nothing_completed", card=self.place)


class PerPost(Counted):
    """Each own trading post on the map, Beijing and black ones included (ruling 5.6)."""

    kind = "per_post"

    def count(self, seat: AnySeat) -> int:
        return len(seat.posts)


class OwnCity(CityCard):
    """Bonuses of different small cities with a post of one's own, some cards for a price each (ruling 4.4)."""

    kind = "own_city"

    def unusable(self, state: State, me: int) -> Refusal | None:
        if not _own_cities(state, me):
            return Refusal("no_small_city", card=self.place)
        return shortage(state.seats[me], self.price)

    def act(self, state: State, me: int, low: int) -> Script[None]:
        most = affordable(state.seats[me], self.price, self.by_die[low - 1].own_city if self.by_die else low)
        cities = _own_cities(state, me)
        sets = [some for count in range(min(most, len(cities)), 0, -1) for some in combinations(cities, count)]
        chosen = yield Decision(me, "cities", {COLLECT.all(some): some for some in sets})
        pay(state, me, times(self.price, len(chosen)), self.notation)
        for city in chosen:
            yield from small_city(state, me, city)


def _own_cities(state: State, me: int) -> list[str]:
    """The small cities with a trading post of this seat."""
    return [city for city in state.layout.markers if city in state.seats[me].posts]


# ---------------------------------------------------------------------- steps


class Steps(CityCard):
    """Steps for a price each; together one movement (ruling 3.7), paid as a whole before it (ruling 3.8)."""

    kind = "steps"

    def unusable(self, state: State, me: int) -> Refusal | None:
        return why_stuck(state.seats[me], self._tariff())

    def act(self, state: State, me: int, low: int) -> Script[None]:
        yield from travel(state, me, low, self._tariff())

    def _tariff(self) -> Tariff:
        return Tariff(self.notation, FREE_OF_FEE, camels=self.price[CAMEL], pairs=self.trades[0].different // 2)


# ---------------------------------------------------------------------- trades


class Exchange(CityCard):
    """Pay and gain up to as many times as the die shows (ruling 12.12)."""

    kind = "exchange"

    def unusable(self, state: State, me: int) -> Refusal | None:
        return shortage(state.seats[me], self.price)

    def act(self, state: State, me: int, low: int) -> Script[None]:
        most = affordable(state.seats[me], self.price, low)
        count = yield Decision(  # settled before anything is paid
            me,
            "times",
            {TIMES(n): n for n in range(most, 0, -1)},
            reason=lambda notation: Refusal("too_often", most=most) if TIMES.begins(notation) else None,
        )
        yield from _trade(state, me, self, Deal(0, count, times(self.price, count)))


class OneWay(CityCard):
    """Two trades; the one chosen holds for the whole use (ruling 5.3)."""

    kind = "one_way"

    def unusable(self, state: State, me: int) -> Refusal | None:
        return None if _deals(state.seats[me], self, 1, BOTH_WAYS) else Refusal("nothing_to_trade", card=self.place)

    def act(self, state: State, me: int, low: int) -> Script[None]:
        yield from _trade(state, me, self, (yield Decision(me, "trade", _deals(state.seats[me], self, low, BOTH_WAYS))))


class TwoWay(OneWay):
    """Exchanges in either direction, for each use anew or, as a table option, one for all (rulings 5.4, 10.3)."""

    kind = "two_way"

    def act(self, state: State, me: int, low: int) -> Script[None]:
        left, ways = low, BOTH_WAYS
        while left:
            done = {DONE: None} if left < low else {}
            deal = yield Decision(me, "trade", _deals(state.seats[me], self, left, ways) | done)
            if deal is None:
                return
            yield from _trade(state, me, self, deal)
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
    deals = {}
    for way in ways:
        trade = card.trades[way]
        prices = {name: cost(**{name: 1}) for name in GOODS} if trade.any_good else {_sold(trade): trade.cost}
        for name, price in prices.items():
            for count in range(affordable(seat, price, most), 0, -1):
                deals[sale(name, count)] = Deal(way, count, times(price, count))
    return deals


def _sold(trade: Trade) -> str:
    """The name of the one thing a trade costs."""
    return next(name for name, amount in zip(KINDS, trade.cost, strict=True) if amount)


def _trade(state: State, me: int, card: CityCard, deal: Deal) -> Script[None]:
    pay(state, me, deal.price, card.notation)
    once = card.trades[deal.way].reward
    bundle = Reward(times(once.plain, deal.uses), any_good=once.any_good * deal.uses)
    yield from gain(state, me, bundle, card.notation)


# ---------------------------------------------------------------------- the cards

CITY_CARDS: Final[dict[str, CityCard]] = {
    card.place: card
    for card in (
        Exchange("CC01", Trade(cost(pepper=2), reward(vp=2))),
        Exchange("CC02", Trade(cost(silk=2), reward(vp=3))),
        Exchange("CC03", Trade(cost(gold=2), reward(vp=4))),
        Exchange("CC04", Trade(cost(camel=1), reward(vp=1))),
        Exchange("CC05", Trade(cost(camel=2), reward(coin=2, vp=1))),
        Exchange("CC06", Trade(cost(camel=1, pepper=1), reward(coin=2, vp=2))),
        Exchange("CC07", Trade(cost(camel=1, pepper=1), reward(coin=7))),
        Exchange("CC08", Trade(cost(camel=3, pepper=1), reward(vp=4))),
        Exchange("CC09", Trade(cost(camel=1, silk=1), reward(coin=4, vp=2))),
        Exchange("CC10", Trade(cost(camel=1, silk=1), reward(coin=8))),
        Exchange("CC11", Trade(cost(camel=2, silk=1), reward(vp=4))),
        Exchange("CC12", Trade(cost(camel=1, gold=1), reward(coin=6, vp=2))),
        Exchange("CC13", Trade(cost(camel=1, gold=1), reward(coin=9))),
        Exchange("CC14", Trade(cost(camel=1, gold=1), reward(vp=4))),
        Exchange("CC15", Trade(cost(camel=3), reward(pepper=1, silk=1, gold=1))),
        Exchange("CC16", Trade(cost(coin=2), reward(any_good=1))),
        Steps("CC17", Trade(cost(camel=2), reward(step=1))),
        Steps("CC18", Trade(cost(), reward(step=1), different=2)),
        OwnCity("CC19", Trade(cost(coin=1), reward(own_city=1))),
        OneWay("CC20", Trade(cost(camel=1), reward(coin=3)), Trade(cost(coin=1), reward(camel=1))),
        TwoWay("CC21", Trade(cost(vp=1), reward(coin=3)), Trade(cost(coin=3), reward(vp=1))),
        TwoWay("CC22", Trade(cost(), reward(camel=2), any_good=1), Trade(cost(camel=2), reward(any_good=1))),
        PerContract("CC23", each=reward(coin=2)),
        PerContract("CC24", each=reward(vp=1)),
        PerPost("CC25", each=reward(coin=2)),
        PerPost("CC26", each=reward(vp=1)),
        ByDie("CC27", by_die=(*[reward(pepper=1)] * 1, *[reward(pepper=3)] * 5)),
        ByDie("CC28", by_die=(*[reward(silk=1)] * 3, *[reward(silk=3)] * 3)),
        ByDie("CC29", by_die=(*[reward(gold=1)] * 5, *[reward(gold=3)] * 1)),
        OwnCity("CC30", by_die=(*[reward(own_city=1)] * 4, *[reward(own_city=2)] * 2)),
        PerDie("CC31", each=reward(coin=2)),
    )
}
