"""8 Black Market: a fabric, spice or fruit, and jewelry by the dice (rulebook p. 18)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Script
from engine.istanbul import purse, roll
from engine.istanbul.action import PLACES, Place, offer, possible
from engine.istanbul.ask import ask
from engine.istanbul.names import BLACK_MARKET, FABRIC, FRUIT, GOODS, JEWELRY, SPICE

if TYPE_CHECKING:
    from engine.istanbul.state import State

WARES: Final = (FABRIC, SPICE, FRUIT)
JEWELRY_FROM: Final = ((11, 3), (9, 2), (7, 1))
ROLL_FIRST: Final = -1


def jewelry_for(total: int) -> int:
    return next((count for least, count in JEWELRY_FROM if total >= least), 0)


def action(state: "State", optional: bool) -> Script[bool]:
    """The good may be chosen before or after the roll."""
    takes: dict[str, int] = {f"take {GOODS[good]}": good for good in WARES}
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


PLACES[BLACK_MARKET] = Place(action, possible)
