from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.marco_polo.data.spaces import KHAN_PLACES, KHANS_FAVOUR
from engine.marco_polo.rewards import gain
from engine.marco_polo.spaces.space import Space

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Khan(Space):
    """Khan's favour: four places, each die at least as high as the last one; never a cost (DE:264-286)."""

    charges = False

    def closed(self, state: "State", me: int) -> Refusal | None:
        if len(state.placed.get(self.notation, ())) >= KHAN_PLACES:
            return Refusal("khan_full")
        return None

    def limit(self, state: "State", me: int, low: int, toll: int) -> Refusal | None:
        dice = state.placed.get(self.notation, ())
        last = dice[-1].dice[0] % 10 if dice else 1
        return Refusal("die_too_low", needed=last, die=low) if low < last else None

    def act(self, state: "State", me: int, low: int) -> Script[None]:
        yield from gain(state, me, KHANS_FAVOUR, self.notation)
