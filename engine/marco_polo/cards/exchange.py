from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.marco_polo.amounts import VP, Amounts, Reward, times
from engine.marco_polo.cards.kind import Kind, how_often, source_of
from engine.marco_polo.data.city_cards import CityCard
from engine.marco_polo.rewards import gain
from engine.marco_polo.supplies import pay, shortage

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Exchange(Kind):
    """Pay and gain up to as many times as the die shows (DE:387-409)."""

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        return shortage(state.seats[me], card.trades[0].cost)

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        trade = card.trades[0]
        count = yield from how_often(me, min(die, affordable(state, me, trade.cost, die)))
        pay(state, me, times(trade.cost, count), source_of(card))
        bundle = Reward(times(trade.reward.plain, count), any_good=trade.reward.any_good * count)
        yield from gain(state, me, bundle, source_of(card))


def affordable(state: "State", me: int, price: Amounts, most: int) -> int:
    """How many times, at most `most`, a price can be paid; points do not limit it (DE:571)."""
    have = state.seats[me].have
    return min([most, *(have[kind] // price[kind] for kind in range(VP) if price[kind])])
