"""To any corner of the bazaar instead of 1 or 2 places; no barrier stops it (rulebook p. 24; rulings 18, 42)."""

from typing import TYPE_CHECKING

from engine.core.decision import Script
from engine.istanbul.cards.base.move import refusal
from engine.istanbul.cards.card import Card, add

if TYPE_CHECKING:
    from engine.istanbul.state import State


def play(state: "State") -> Script[None]:
    here = state.seats[state.active].merchant
    state.jumps = sorted(place for place in state.board.corners if place != here)
    state.walking = True
    yield from ()


add(Card("move-to-corner", refusal, play))
