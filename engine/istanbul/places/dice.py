"""8 Black Market and 9 Tea House: what two dice bring (rulebook p. 18)."""

from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.events import Announced
from engine.istanbul.names import BLACK_MARKET, FABRIC, FRUIT, GOODS, JEWELRY, SPICE, TEA_HOUSE
from engine.istanbul.notation import CALL, TAKE
from engine.istanbul.state import State
from engine.istanbul.turn import roll
from engine.istanbul.turn.action import offer
from engine.istanbul.turn.ask import ask

WARES: Final = (FABRIC, SPICE, FRUIT)
JEWELRY_FROM: Final = ((11, 3), (9, 2), (7, 1))  # the least total and the jewelry it brings
ROLL_FIRST: Final = -1
CALLS: Final = {CALL(number): number for number in range(3, 13)}
CONSOLATION: Final = 2


def jewelry_for(total: int) -> int:
    """The jewelry that the Black Market brings for this total of two dice."""
    return next((count for least, count in JEWELRY_FROM if total >= least), 0)


def black_market(state: State, optional: bool) -> Script[bool]:
    """A fabric, spice or fruit, chosen before or after the roll, and jewelry by the dice."""
    takes: dict[str, int] = {TAKE(GOODS[good]): good for good in WARES}
    good = yield from offer(state, BLACK_MARKET, lambda: {**takes, "roll-first": ROLL_FIRST}, optional)
    if good is None:
        return False
    if good != ROLL_FIRST:
        purse.take_good(state, state.active, good)
    dice = yield from roll.two_dice(state)
    found = jewelry_for(sum(dice))
    if found:
        purse.take_good(state, state.active, JEWELRY, found)
    if good == ROLL_FIRST:
        purse.take_good(state, state.active, (yield from ask(state, "ware", lambda: takes)))
    return True


def tea_house(state: State, optional: bool) -> Script[bool]:
    """Announce 3 to 12 and roll: that many lira when it is reached, otherwise 2."""
    number = yield from offer(state, TEA_HOUSE, lambda: CALLS, optional, wrong_call)
    if number is None:
        return False
    purse.earn(state, state.active, (yield from winnings(state, number)))
    return True


def wrong_call(notation: str) -> Refusal | None:
    """Why a number cannot be called."""
    return Refusal("call_3_to_12") if CALL.begins(notation) else None


def winnings(state: State, number: int) -> Script[int]:
    """Roll for the announced number: the lira it brings."""
    state.events.append(Announced(state.active, number))
    dice = yield from roll.two_dice(state)
    return number if sum(dice) >= number else CONSOLATION
