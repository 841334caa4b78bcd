"""Kinds of city cards that buy and sell: one trade, one of two trades, trades in either direction."""

from typing import TYPE_CHECKING, NamedTuple

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.amounts import GOODS, KINDS, Amounts, Reward, cost, times
from engine.marco_polo.city_cards.kinds import Kind, source_of
from engine.marco_polo.city_cards.table import CityCard, Trade
from engine.marco_polo.notation import DONE, TIMES, sale
from engine.marco_polo.rewards import gain
from engine.marco_polo.supplies import affordable, can_pay, earn, pay, shortage

if TYPE_CHECKING:
    from engine.marco_polo.state import Seat, State


class Exchange(Kind):
    """Pay and gain up to as many times as the die shows (ruling 12.12)."""

    def is_possible(self, state: "State", me: int, card: CityCard) -> bool:
        return can_pay(state.seats[me], card.trades[0].cost)

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        return shortage(state.seats[me], card.trades[0].cost)

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        trade = card.trades[0]
        count = yield from _how_often(me, affordable(state.seats[me], trade.cost, die))
        pay(state, me, times(trade.cost, count), source_of(card))
        bundle = Reward(times(trade.reward.plain, count), any_good=trade.reward.any_good * count)
        yield from gain(state, me, bundle, source_of(card))


def _how_often(me: int, most: int) -> Script[int]:
    """How many times to use a card, settled before anything is paid."""
    count: int = yield Decision(
        me,
        "times",
        {TIMES(n): n for n in range(most, 0, -1)},
        reason=lambda notation: Refusal("too_often", most=most) if TIMES.begins(notation) else None,
    )
    return count


class OneWay(Kind):
    """Two trades; the one chosen holds for the whole use (ruling 5.3)."""

    def is_possible(self, state: "State", me: int, card: CityCard) -> bool:
        return any(can_pay(state.seats[me], trade.cost) for trade in card.trades)

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        return None if self.is_possible(state, me, card) else Refusal("nothing_to_trade", card=card.id)

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        options = {
            sale(_sold(trade), n): (trade, n)
            for trade in card.trades
            for n in range(affordable(state.seats[me], trade.cost, die), 0, -1)
        }
        trade, count = yield Decision(me, "trade", options)
        pay(state, me, times(trade.cost, count), source_of(card))
        earn(state, me, times(trade.reward.plain, count), source_of(card))


def _sold(trade: Trade) -> str:
    """The name of the one thing a trade costs."""
    return next(name for name, amount in zip(KINDS, trade.cost, strict=True) if amount)


class Deal(NamedTuple):
    """So many uses in direction `way` (0 or 1) for `price` altogether."""

    way: int
    uses: int
    price: Amounts


class TwoWay(Kind):
    """Exchanges in either direction, for each use anew or, as a table option, one for all (rulings 5.4, 10.3)."""

    def is_possible(self, state: "State", me: int, card: CityCard) -> bool:
        return bool(_deals(state.seats[me], card, 1, (0, 1)))

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        return None if self.is_possible(state, me, card) else Refusal("nothing_to_trade", card=card.id)

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        left = die
        ways: tuple[int, ...] = (0, 1)
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


def _trade(state: "State", me: int, card: CityCard, deal: Deal) -> Script[None]:
    pay(state, me, deal.price, source_of(card))
    reward = card.trades[deal.way].reward
    bundle = Reward(times(reward.plain, deal.uses), any_good=reward.any_good * deal.uses)
    yield from gain(state, me, bundle, source_of(card))


def _deals(seat: "Seat", card: CityCard, most: int, ways: tuple[int, ...]) -> dict[str, Deal]:
    found = {}
    for way in ways:
        trade = card.trades[way]
        prices = {name: cost(**{name: 1}) for name in GOODS} if trade.any_good else {_sold(trade): trade.cost}
        for name, price in prices.items():
            for count in range(affordable(seat, price, most), 0, -1):
                found[sale(name, count)] = Deal(way, count, times(price, count))
    return found
