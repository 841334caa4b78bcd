"""Another turn for seals, how many it costs and how often, at the end of a turn of Letters & Seals (rulebook p. 16;
rulings 33, 72, 73)."""

from functools import partial
from typing import Any, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import letters
from engine.istanbul.events import ExtraTurn
from engine.istanbul.notation import EXTRA_TURN
from engine.istanbul.state import State

SEALS_FOR_TURN: Final = 3


def payments(state: State) -> dict[str, Any]:
    """The ways to pay seals for another turn, once a round and not in such a turn itself: "extra-turn delivered 13"."""
    seat = state.seats[state.active]
    if seat.bought == state.round or state.now.again or letters.seals(seat) < SEALS_FOR_TURN:
        return {}
    ways = letters.payments(seat, SEALS_FOR_TURN, EXTRA_TURN)
    return {notation: partial(_buy, chosen=tuple(chosen)) for notation, chosen in ways.items()}


def refusal(state: State) -> Refusal | None:
    """The reason why the seat cannot buy another turn with the letters it names."""
    seat = state.seats[state.active]
    if not state.setup.letters:
        return Refusal("needs_letters_and_seals")
    if seat.bought == state.round:
        return Refusal("one_extra_turn_a_round")
    if state.now.again:
        return Refusal("another_turn_follows")
    have = letters.seals(seat)
    return Refusal("needs_seals", seals=SEALS_FOR_TURN, have=have) if have < SEALS_FOR_TURN else None


def _buy(state: State, met: set[str], *, chosen: tuple[str, ...]) -> Script[bool]:
    yield from letters.pay(state, chosen)
    state.seats[state.active].bought = state.round
    state.now.again = True
    state.events.append(ExtraTurn(state.active))
    return True
