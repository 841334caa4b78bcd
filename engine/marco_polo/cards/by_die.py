from typing import TYPE_CHECKING

from engine.core.decision import Script
from engine.marco_polo.cards.kind import Kind, source_of
from engine.marco_polo.data.city_cards import CityCard
from engine.marco_polo.rewards import gain

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class ByDie(Kind):
    """The die's value alone says what is received, once (CZ:63-65)."""

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        yield from gain(state, me, card.by_die[die - 1], source_of(card))
