"""16 Gemstone Dealer: lira for a ruby, one lira more each time (rulebook p. 19; ruling C1)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.action import PLACES, Place, offer
from engine.istanbul.names import GEMSTONE_DEALER
from engine.istanbul.tracks import dealer_price

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    have, price = state.seats[state.active].lira, dealer_price(state)
    return Refusal("needs_lira", lira=price, have=have) if have < price else None


def action(state: "State", optional: bool) -> Script[bool]:
    bought = yield from offer(state, GEMSTONE_DEALER, lambda: {} if refusal(state) else {"buy": True}, optional)
    if not bought:
        return False
    purse.spend(state, state.active, dealer_price(state))
    take_ruby(state)
    return True


def take_ruby(state: "State") -> None:
    """The leftmost ruby; the next one costs a lira more."""
    state.dealer += 1
    purse.gain_ruby(state, state.active, GEMSTONE_DEALER)


PLACES[GEMSTONE_DEALER] = Place(action, refusal, repeated_by="dealer-twice")
