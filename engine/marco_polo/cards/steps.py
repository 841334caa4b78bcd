from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.marco_polo.amounts import CAMEL
from engine.marco_polo.cards.kind import Kind, source_of
from engine.marco_polo.data.city_cards import CityCard
from engine.marco_polo.journey import FREE_OF_FEE, Plan, Tariff, can_move, go, short_of

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Steps(Kind):
    """Steps for a price each; together they are one movement, paid as a whole before it (CZ; ruling 3)."""

    def refusal(self, game: "State", me: int, card: CityCard) -> Refusal | None:
        seat = game.seats[me]
        tariff = _tariff(card)
        if can_move(seat, tariff):
            return None
        plan = Plan(seat, tariff, 1)
        ways = [way for figure in range(len(seat.figures)) for way in plan.next_to(figure)]
        return short_of(seat, tariff, min(ways, key=lambda way: (way.camels, way.coins)), steps=1)

    def use(self, game: "State", me: int, card: CityCard, die: int) -> Script[None]:
        yield from go(game, me, die, _tariff(card))


def _tariff(card: CityCard) -> Tariff:
    trade = card.trades[0]
    return Tariff(source_of(card), FREE_OF_FEE, camels=trade.cost[CAMEL], pairs=trade.different // 2)
