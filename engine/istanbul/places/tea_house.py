"""9 Tea House: announce 3 to 12 and roll; reach it for as many lira, otherwise get 2 (rulebook p. 18)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse, roll
from engine.istanbul.action import PLACES, Place, offer, possible
from engine.istanbul.events import Announced
from engine.istanbul.names import TEA_HOUSE

if TYPE_CHECKING:
    from engine.istanbul.state import State

CALLS: Final = {f"call {number}": number for number in range(3, 13)}
CONSOLATION: Final = 2


def action(state: "State", optional: bool) -> Script[bool]:
    number = yield from offer(state, TEA_HOUSE, lambda: CALLS, optional, lambda _: Refusal("call_3_to_12"))
    if number is None:
        return False
    purse.earn(state, state.active, (yield from winnings(state, number)))
    return True


def winnings(state: "State", number: int) -> Script[int]:
    """Roll for the announced number: the lira it brings."""
    state.events.append(Announced(state.active, number))
    dice = yield from roll.two_dice(state)
    return number if sum(dice) >= number else CONSOLATION


PLACES[TEA_HOUSE] = Place(action, possible)
