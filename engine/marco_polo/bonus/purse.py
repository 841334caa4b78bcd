"""Three coins for any die, however many lie there (DE:451-460)."""

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.bonus.own_die import why_no_die
from engine.marco_polo.data.spaces import PURSE, THREE_COINS
from engine.marco_polo.dice import NAMES
from engine.marco_polo.events import Placed
from engine.marco_polo.spaces.space import place_dice
from engine.marco_polo.supplies import earn

if TYPE_CHECKING:
    from engine.marco_polo.state import State


def refusal(state: "State", me: int) -> Refusal | None:
    return None if state.seats[me].hand else Refusal("no_dice_left")


def script(state: "State", me: int) -> Script[None]:
    state.doing = "purse"
    seat = state.seats[me]
    die = yield Decision(
        me, "purse", {f"die {NAMES[die]}": die for die in seat.hand}, reason=lambda notation: why_no_die(seat, notation)
    )
    shown = die if seat.character.rolls else die + 1
    place_dice(state, me, PURSE, (shown,))
    state.events.append(Placed(me, PURSE, (shown,), 0))
    earn(state, me, THREE_COINS, PURSE)
