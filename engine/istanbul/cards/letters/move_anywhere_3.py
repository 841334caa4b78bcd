"""3 lira for a move to any place instead of walking; no barrier stops it (rulebook p. 24; rulings 18, 42)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.cards.base import move
from engine.istanbul.cards.card import Card, add

if TYPE_CHECKING:
    from engine.istanbul.state import State

PRICE: Final = 3


def refusal(state: "State") -> Refusal | None:
    have = state.seats[state.active].lira
    return move.refusal(state) or (Refusal("needs_lira", lira=PRICE, have=have) if have < PRICE else None)


def play(state: "State") -> Script[None]:
    purse.spend(state, state.active, PRICE)
    state.jumps = sorted(place for place in state.board.places if place != state.seats[state.active].merchant)
    state.walking = True
    yield from ()


add(Card("move-anywhere-3", refusal, play))
