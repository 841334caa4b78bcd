"""13 and 14: a coffee, or 2 or 3 lira; only lira without Mocha & Baksheesh (rulebook p. 22; ruling 55)."""

from functools import partial
from typing import TYPE_CHECKING, Final

from engine.istanbul import purse
from engine.istanbul.kiosk.tile import TILES, Use, at_once

if TYPE_CHECKING:
    from engine.istanbul.state import State

LIRA: Final = {13: 2, 14: 3}
COFFEE: Final = 1


def uses(state: "State", index: int, *, tile: int) -> dict[str, Use]:
    lira: dict[str, Use] = {"take lira": at_once(purse.earn, LIRA[tile])}
    return {"take coffee": at_once(purse.take_coffee, COFFEE), **lira} if state.setup.mocha else lira


for _tile in LIRA:
    TILES[_tile] = partial(uses, tile=_tile)
