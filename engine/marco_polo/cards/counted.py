from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.marco_polo.amounts import times
from engine.marco_polo.cards.kind import Kind, source_of
from engine.marco_polo.data.city_cards import CityCard
from engine.marco_polo.supplies import earn

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Counted(Kind):
    """The reward for each of something, the die being the most that counts; nothing is paid (DE:573-585)."""

    def number(self, state: "State", me: int) -> int:
        raise NotImplementedError

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        if card.each is not None:
            earn(state, me, times(card.each.plain, min(die, self.number(state, me))), source_of(card))
        yield from ()


class PerDie(Counted):
    """Each pip of the die (DE:592)."""

    def number(self, state: "State", me: int) -> int:
        return 6


class PerContract(Counted):
    """Each own completed contract; closed to who has none (ruling 5)."""

    def number(self, state: "State", me: int) -> int:
        return len(state.seats[me].done)

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        return None if state.seats[me].done else Refusal("nothing_completed", card=card.id)


class PerPost(Counted):
    """Each own trading post on the map, Beijing and black ones included."""

    def number(self, state: "State", me: int) -> int:
        return len(state.seats[me].posts)
