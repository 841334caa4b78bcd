"""5 lira, at any moment of the own turn (rulebook p. 24)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.cards.card import Card, add

if TYPE_CHECKING:
    from engine.istanbul.state import State

LIRA: Final = 5


def refusal(state: "State") -> Refusal | None:
    return None


def play(state: "State") -> Script[None]:
    purse.earn(state, state.active, LIRA)
    yield from ()


add(Card("gain-5-lira", refusal, play, final=True))
