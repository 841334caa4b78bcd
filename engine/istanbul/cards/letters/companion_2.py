"""The companion moves 2 places instead of 1 (rulebook p. 24)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul.cards.base import move
from engine.istanbul.cards.card import Card, add
from engine.istanbul.state import OWN_SUPPLY

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    placed = state.seats[state.active].companion > OWN_SUPPLY
    return move.refusal(state) or (None if placed else Refusal("companion_not_placed"))


def play(state: "State") -> Script[None]:
    state.mover = "companion"
    state.walking = True
    yield from ()


add(Card("companion-2", refusal, play))
