"""One die to 6 after a roll, but not after a neutral figure's (rulebook p. 24). Offered by engine.istanbul.roll."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal
from engine.istanbul.cards.base.repeat import play
from engine.istanbul.cards.card import Card, add

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    return Refusal("only_after_roll")


add(Card("die-to-six", refusal, play))
