"""Roll one die in hand again for a camel (DE:461-463)."""

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.bonus.own_die import replace, why_no_die, why_no_turning
from engine.marco_polo.data.spaces import REROLL_PRICE
from engine.marco_polo.dice import NAMES
from engine.marco_polo.events import Rerolled
from engine.marco_polo.supplies import pay

if TYPE_CHECKING:
    from engine.marco_polo.state import State


def refusal(state: "State", me: int) -> Refusal | None:
    return why_no_turning(state.seats[me], REROLL_PRICE)


def script(state: "State", me: int) -> Script[None]:
    state.doing = "reroll"
    seat = state.seats[me]
    was = yield Decision(
        me,
        "reroll",
        {f"die {NAMES[die]}": die for die in seat.hand},
        reason=lambda notation: why_no_die(seat, notation),
    )
    pay(state, me, REROLL_PRICE, "reroll")
    now = was - was % 10 + state.dice.roll(1)[0]
    replace(seat, was, now)
    state.events.append(Rerolled(me, was, now))
