"""1 letter (rulebook p. 24)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import letters
from engine.istanbul.cards.card import Card, add

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(game: "State") -> Refusal | None:
    return None if letters.can_draw(game) else Refusal("no_letters_left")


def play(game: "State") -> Script[None]:
    letters.draw(game, game.active)
    yield from ()


add(Card("one-letter", refusal, play))
