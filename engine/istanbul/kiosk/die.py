"""16: one die, a lira for each pip (rulebook p. 22)."""

from typing import TYPE_CHECKING

from engine.core.decision import Script
from engine.istanbul import purse, roll
from engine.istanbul.events import Rolled
from engine.istanbul.kiosk.tile import TILES, Use

if TYPE_CHECKING:
    from engine.istanbul.state import State


def throw(state: "State", index: int) -> Script[None]:
    dice = state.dice.roll(1)
    state.events.append(Rolled(index, dice))
    if index == state.active:
        dice = yield from roll.change(state, dice, red_tile=False)
    purse.earn(state, index, sum(dice))


def uses(state: "State", index: int) -> dict[str, Use]:
    return {"use": throw}


TILES[16] = uses
