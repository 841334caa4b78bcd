"""16: one die, a lira for each pip (rulebook p. 22)."""

from typing import TYPE_CHECKING

from engine.core.decision import Script
from engine.istanbul import purse, roll
from engine.istanbul.events import Rolled
from engine.istanbul.kiosk.tile import TILES, Use

if TYPE_CHECKING:
    from engine.istanbul.state import State


def throw(game: "State", index: int) -> Script[None]:
    dice = game.dice.roll(1)
    game.events.append(Rolled(index, dice))
    if index == game.active:
        dice = yield from roll.change(game, dice, red_tile=False)
    purse.earn(game, index, sum(dice))


def uses(game: "State", index: int) -> dict[str, Use]:
    return {"use": throw}


TILES[16] = uses
