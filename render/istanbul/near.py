"""What is within the reader's reach, for a narrow screen."""

from typing import Final

from engine.istanbul.view import View
from render.istanbul import marks
from render.istanbul.geometry import Geometry
from render.kit.canvas import Box
from render.kit.near import around

_MARGIN: Final = 12


def near_box(plan: Geometry, view: View, seat: int, offered: tuple[str, ...]) -> Box:
    """The part of the board with a seat's merchant and the places that may be chosen, or else those next to it."""
    here = plan.tiles[view.seats[seat].merchant]
    chosen = marks.reachable(offered, view) | marks.companion_steps(offered)
    shown = [tile.box for place, tile in plan.tiles.items() if place in chosen] or [
        tile.box for tile in plan.tiles.values() if abs(tile.row - here.row) + abs(tile.column - here.column) == 1
    ]
    return around([here.box, *shown], _MARGIN, plan.frame)
