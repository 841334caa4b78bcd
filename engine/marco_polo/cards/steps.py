from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.marco_polo.amounts import CAMEL
from engine.marco_polo.cards.kind import Kind, source_of
from engine.marco_polo.data.city_cards import CityCard
from engine.marco_polo.journey import go
from engine.marco_polo.plan import FREE_OF_FEE, Tariff, why_stuck

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Steps(Kind):
    """Steps for a price each; together they are one movement, paid as a whole before it (CZ; ruling 3)."""

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        return why_stuck(state.seats[me], _tariff(card))

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        yield from go(state, me, die, _tariff(card))


def _tariff(card: CityCard) -> Tariff:
    trade = card.trades[0]
    return Tariff(source_of(card), FREE_OF_FEE, camels=trade.cost[CAMEL], pairs=trade.different // 2)
