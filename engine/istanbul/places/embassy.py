"""21 Embassy: two letters (rulebook p. 21)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import letters
from engine.istanbul.action import PLACES, Place, offer
from engine.istanbul.names import EMBASSY

if TYPE_CHECKING:
    from engine.istanbul.state import State

LETTERS: Final = 2


def refusal(state: "State") -> Refusal | None:
    return None if letters.can_draw(state) else Refusal("no_letters_left")


def action(state: "State", optional: bool) -> Script[bool]:
    taken = yield from offer(state, EMBASSY, lambda: {} if refusal(state) else {"take-letters": True}, optional)
    if not taken:
        return False
    letters.draw(state, state.active, LETTERS)
    return True


PLACES[EMBASSY] = Place(action, refusal)
