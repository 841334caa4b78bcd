"""8 Black Market and 9 Tea House: jewelry by the total of two dice, lira for the number called, and what a wrong call
brings (rulebook p. 18)."""

from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.events import Announced
from engine.istanbul.names import FABRIC, FRUIT, GOODS, JEWELRY, SPICE
from engine.istanbul.notation import CALL, TAKE
from engine.istanbul.state import State
from engine.istanbul.turn import roll
from engine.istanbul.turn.ask import ask

WARES: Final = {TAKE(GOODS[good]): good for good in (FABRIC, SPICE, FRUIT)}
JEWELRY_FROM: Final = ((11, 3), (9, 2), (7, 1))  # the least total and the jewelry it brings
ROLL_FIRST: Final = -1
FIRST_CHOICES: Final = {**WARES, "roll-first": ROLL_FIRST}
CALLS: Final = {CALL(number): number for number in range(3, 13)}
CONSOLATION: Final = 2


def jewelry_for(total: int) -> int:
    """The jewelry that the Black Market brings for this total of two dice."""
    return next((count for least, count in JEWELRY_FROM if total >= least), 0)


def black_market(state: State, good: int) -> Script[None]:
    """A fabric, spice or fruit, chosen before or after the roll, and jewelry by the dice."""
    if good != ROLL_FIRST:
        purse.take_good(state, state.active, good)
    jewelry = jewelry_for(sum((yield from roll.two_dice(state))))
    if jewelry:
        purse.take_good(state, state.active, JEWELRY, jewelry)
    if good == ROLL_FIRST:
        purse.take_good(state, state.active, (yield from ask(state, "ware", lambda: WARES)))


def tea_house(state: State, number: int) -> Script[None]:
    """Roll for the announced number: that many lira when it is reached, otherwise 2."""
    purse.earn(state, state.active, (yield from winnings(state, number)))


def wrong_call(state: State, notation: str) -> Refusal | None:
    """The reason why a number cannot be called."""
    return Refusal("call_3_to_12") if CALL.begins(notation) else None


def winnings(state: State, number: int) -> Script[int]:
    """Announce a number and roll: the lira it brings."""
    state.events.append(Announced(state.active, number))
    dice = yield from roll.two_dice(state)
    return number if sum(dice) >= number else CONSOLATION
