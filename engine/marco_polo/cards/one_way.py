from typing import TYPE_CHECKING

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.amounts import KINDS, times
from engine.marco_polo.cards.exchange import affordable
from engine.marco_polo.cards.kind import Kind, source_of
from engine.marco_polo.data.city_cards import CityCard, Trade
from engine.marco_polo.supplies import earn, pay

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class OneWay(Kind):
    """Two trades; the one chosen holds for the whole use (DE:589-591)."""

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        if any(affordable(state, me, trade.cost, 1) for trade in card.trades):
            return None
        return Refusal("nothing_to_trade", card=card.id)

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        options = {
            f"sell {sold(trade)} {n}": (trade, n)
            for trade in card.trades
            for n in range(affordable(state, me, trade.cost, die), 0, -1)
        }
        trade, count = yield Decision(me, "trade", options)
        pay(state, me, times(trade.cost, count), source_of(card))
        earn(state, me, times(trade.reward.plain, count), source_of(card))


def sold(trade: Trade) -> str:
    """The name of the one thing a trade costs."""
    return next(name for name, amount in zip(KINDS, trade.cost, strict=True) if amount)
