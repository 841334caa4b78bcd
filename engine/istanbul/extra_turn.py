"""At the end of a turn three seals buy another one, once a round (rulebook p. 16; rulings 33, 72, 73)."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import Script
from engine.istanbul import letters
from engine.istanbul.events import ExtraTurn

if TYPE_CHECKING:
    from engine.istanbul.state import State

PRICE: Final = 3


def options(state: "State") -> dict[str, Any]:
    """The letters that may be given for another turn: "extra-turn delivered 13"."""
    seat = state.seats[state.active]
    if seat.bought == state.round or state.again or letters.seals(seat) < PRICE:
        return {}
    found = letters.payments(seat, PRICE, "extra-turn")
    return {notation: partial(buy, state, chosen) for notation, chosen in found.items()}


def buy(state: "State", chosen: list[str]) -> Script[bool]:
    yield from letters.pay(state, chosen)
    state.seats[state.active].bought = state.round
    state.again = True
    state.events.append(ExtraTurn(state.active))
    return True
