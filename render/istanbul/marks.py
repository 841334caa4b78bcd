"""Highlights on the board: the last move, and the places the reader may go to."""

from itertools import pairwise

from render.istanbul.geometry import Geometry
from render.kit.canvas import Canvas
from render.kit.colour import BRIGHT_GOLD, SHADOW, rgb

_FIRE = rgb("#FFC93C")
_MOVE = "move "


def reachable(offered: tuple[str, ...]) -> frozenset[int]:
    """The places named by notations like `move 7`."""
    return frozenset(int(one.removeprefix(_MOVE)) for one in offered if one.startswith(_MOVE))


def glow_below(canvas: Canvas, plan: Geometry, path: tuple[int, ...]) -> None:
    """The light round the last move's destination; drawn before the tiles."""
    if path:
        canvas.halo(plan.tiles[path[-1]].box.inset(-8), 24, _FIRE, 14, 1.5)


def mark_move(canvas: Canvas, plan: Geometry, path: tuple[int, ...]) -> None:
    """Origin dashed, destination framed, an arrow on every edge that was crossed where it hides least."""
    if not path:
        return
    canvas.dashes(plan.tiles[path[0]].box.inset(-6), 22, BRIGHT_GOLD, 7, 18)
    canvas.rim(plan.tiles[path[-1]].box.inset(-6), 23, BRIGHT_GOLD, 8)
    for here, there in pairwise(path):
        _arrow(canvas, plan, here, there)


def _arrow(canvas: Canvas, plan: Geometry, here: int, there: int) -> None:
    one, two = plan.tiles[here], plan.tiles[there]
    if abs(one.row - two.row) + abs(one.column - two.column) != 1:
        return
    (x1, y1), (x2, y2) = one.box.middle, two.box.middle
    quarters = (0 if two.column > one.column else 2) if one.row == two.row else (1 if two.row > one.row else 3)
    if one.row == two.row:
        x, y = (x1 + x2) // 2, y1 + one.px(30)
    else:
        x, y = x1 + one.box.w * 3 // 10, (y1 + y2) // 2 - one.px(14)
    canvas.sprite("arrow", x, y, 56, quarters=quarters)


def light(canvas: Canvas, plan: Geometry, places: frozenset[int], here: int) -> None:
    """Darkens what cannot be reached and frames what can; `here` is the reader's own place."""
    if not places:
        return
    for place, tile in plan.tiles.items():
        if place in places:
            canvas.rim(tile.box.inset(-5), 22, BRIGHT_GOLD, 7)
        elif place == here:
            canvas.dashes(tile.box.inset(-5), 21, BRIGHT_GOLD, 6, 18)
        else:
            canvas.fill(tile.box, 18, SHADOW, opacity=0.48)
