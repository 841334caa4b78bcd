"""The tiles that a player holds, beside the name: of mosques, of the Tavern, the barrier, the caravan master."""

from typing import Final

from engine.istanbul.view import View
from render.istanbul.style import GOODS
from render.kit.canvas import Box, Canvas
from render.kit.colour import INK

_TILE: Final = 48


def marks_of(view: View, number: int) -> list[str]:
    """The tiles that a seat holds, as sprites."""
    seat = view.seats[number]
    held = [f"tavern-{tile}" for tile, owned in zip(("line", "free"), seat.taverns, strict=True) if owned]
    if view.mocha and view.mocha.barrier_holder == number:
        held.append("barrier")
    return [*held, "caravan"] if view.caravan == number else held


def draw_held(canvas: Canvas, line: Box, view: View, number: int) -> int:
    """Draws the tiles so that they end where the line does, one on the next where they have no room beside each other;
    returns the pixels they take. `line`: `y` is its middle."""
    mosques = [good for good, owned in enumerate(view.seats[number].tiles) if owned]
    held = marks_of(view, number)
    count = len(mosques) + len(held)
    step = min(_TILE, (line.w - _TILE) // max(1, count - 1))
    taken = step * (count - 1) + _TILE if count else 0
    lefts = range(line.right - taken, line.right, step)
    for left, good in zip(lefts, mosques, strict=False):
        _mosque_tile(canvas, Box(left + 4, line.y - 21, _TILE - 8, 42), good)
    for left, sprite in zip(lefts[len(mosques) :], held, strict=False):
        canvas.sprite(sprite, left + _TILE // 2, line.y, _TILE)
    return taken


def _mosque_tile(canvas: Canvas, box: Box, good: int) -> None:
    ground, mark = GOODS[good]
    canvas.cell(box, 7, ground, INK, 2)
    canvas.icon("mosque", *box.middle, 34, mark)
