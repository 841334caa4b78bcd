"""Turn one die in hand up or down by one for 2 camels, never between 1 and 6 (DE:464-467)."""

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.bonus.own_die import replace, why_no_die, why_no_turning
from engine.marco_polo.data.spaces import ADJUST_PRICE
from engine.marco_polo.dice import NAMES
from engine.marco_polo.events import Adjusted
from engine.marco_polo.supplies import pay

if TYPE_CHECKING:
    from engine.marco_polo.state import Seat, State


def refusal(state: "State", me: int) -> Refusal | None:
    return why_no_turning(state.seats[me], ADJUST_PRICE)


def script(state: "State", me: int) -> Script[None]:
    state.doing = "adjust"
    seat = state.seats[me]
    options = {f"raise {NAMES[die]}": (die, die + 1) for die in seat.hand if die % 10 < 6}
    options |= {f"lower {NAMES[die]}": (die, die - 1) for die in seat.hand if die % 10 > 1}
    was, now = yield Decision(me, "adjust", options, reason=lambda notation: _why_not(seat, notation))
    pay(state, me, ADJUST_PRICE, "adjust")
    replace(seat, was, now)
    state.events.append(Adjusted(me, was, now))


def _why_not(seat: "Seat", notation: str) -> Refusal | None:
    if not notation.startswith(("raise ", "lower ")):
        return None
    return why_no_die(seat, notation) or Refusal("no_wrap")
