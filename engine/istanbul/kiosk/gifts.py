"""1 to 12 without 11: goods and lira from the supply (rulebook p. 22)."""

from functools import partial
from typing import TYPE_CHECKING, Final

from engine.istanbul import purse
from engine.istanbul.kiosk.tile import TILES, Use, at_once
from engine.istanbul.names import FABRIC, FRUIT, JEWELRY, SPICE

if TYPE_CHECKING:
    from engine.istanbul.state import State

# Fabric, spice, fruit, jewelry; then lira.
GIFTS: Final = {
    1: ({FRUIT: 1}, 1),
    2: ({SPICE: 1}, 1),
    3: ({FABRIC: 1}, 1),
    4: ({FRUIT: 2}, 0),
    5: ({SPICE: 2}, 0),
    6: ({FABRIC: 2}, 0),
    7: ({FRUIT: 1}, 0),
    8: ({SPICE: 1}, 0),
    9: ({FABRIC: 1}, 0),
    10: ({JEWELRY: 1}, 0),
    12: ({}, 2),
}


def receive(state: "State", index: int, tile: int) -> None:
    goods, lira = GIFTS[tile]
    for good, count in goods.items():
        purse.take_good(state, index, good, count)
    if lira:
        purse.earn(state, index, lira)


def uses(state: "State", index: int, *, tile: int) -> dict[str, Use]:
    return {"use": at_once(receive, tile)}


for _tile in GIFTS:
    TILES[_tile] = partial(uses, tile=_tile)
