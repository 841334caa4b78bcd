"""1 Wainwright: 7 lira for a wheelbarrow extension; the third one brings a ruby (rulebook p. 18)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.action import PLACES, Place, offer
from engine.istanbul.names import WAINWRIGHT
from engine.istanbul.state import LAST_CAPACITY

if TYPE_CHECKING:
    from engine.istanbul.state import State

PRICE: Final = 7


def refusal(state: "State") -> Refusal | None:
    seat = state.seats[state.active]
    if seat.capacity == LAST_CAPACITY:
        return Refusal("wheelbarrow_complete")
    if seat.lira < PRICE:
        return Refusal("needs_lira", lira=PRICE, have=seat.lira)
    return None


def action(state: "State", optional: bool) -> Script[bool]:
    bought = yield from offer(state, WAINWRIGHT, lambda: {} if refusal(state) else {"buy": True}, optional)
    if not bought:
        return False
    purse.spend(state, state.active, PRICE)
    purse.extend(state, state.active)
    return True


PLACES[WAINWRIGHT] = Place(action, refusal, repeated_by="wainwright-twice")
