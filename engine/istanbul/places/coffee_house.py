"""20 Coffee House: coffee for a ruby, one coffee more each time (rulebook p. 20)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.action import PLACES, Place, offer
from engine.istanbul.names import COFFEE_HOUSE
from engine.istanbul.tracks import coffee_house_price

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    return purse.coffee_short(state, coffee_house_price(state))


def action(state: "State", optional: bool) -> Script[bool]:
    bought = yield from offer(state, COFFEE_HOUSE, lambda: {} if refusal(state) else {"buy": True}, optional)
    if not bought:
        return False
    purse.spend_coffee(state, state.active, coffee_house_price(state))
    take_ruby(state)
    return True


def take_ruby(state: "State") -> None:
    """The leftmost ruby; the next one costs a coffee more."""
    state.coffee_house += 1
    purse.gain_ruby(state, state.active, COFFEE_HOUSE)


PLACES[COFFEE_HOUSE] = Place(action, refusal, repeated_by="coffee-house-twice")
