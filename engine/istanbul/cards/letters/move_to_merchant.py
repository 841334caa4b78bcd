"""To the place of another seat's merchant instead of walking; that one is not paid (rulebook p. 24; ruling 53)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul.cards.base import move
from engine.istanbul.cards.card import Card, add
from engine.istanbul.choose import pick

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    return move.refusal(state) or (None if elsewhere(state) else Refusal("no_merchant_elsewhere"))


def elsewhere(state: "State") -> list[int]:
    """The seats whose merchant stands at another place: no movement ends where it began (ruling 18)."""
    here = state.seats[state.active].merchant
    return [index for index, seat in enumerate(state.seats) if seat.merchant != here]


def play(state: "State") -> Script[None]:
    options = {f"to {state.seats[index].colour}": index for index in elsewhere(state)}
    state.unpaid = yield from pick(state, "move-to-merchant", options)
    state.jumps = [state.seats[state.unpaid].merchant]
    state.walking = True


add(Card("move-to-merchant", refusal, play))
