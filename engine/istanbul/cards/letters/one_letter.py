"""1 letter (rulebook p. 24)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import letters
from engine.istanbul.cards.card import Card, add

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    return None if letters.can_draw(state) else Refusal("no_letters_left")


def play(state: "State") -> Script[None]:
    letters.draw(state, state.active)
    yield from ()


add(Card("one-letter", refusal, play))
