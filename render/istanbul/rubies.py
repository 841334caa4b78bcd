"""How far each player is: rubies owned of those that end the game."""

from engine.istanbul.view import View
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, INK, SOFT_INK, rgb

LEADING = rgb("#F4D27A")
"""The plate of whoever has the most rubies."""


def leads(view: View, number: int) -> bool:
    """Whether nobody has more rubies, and not all have as many."""
    counts = [seat.rubies for seat in view.seats]
    return counts[number] == max(counts) > min(counts)


def draw_rubies(canvas: Canvas, x: int, y: int, side: int, view: View, number: int) -> None:
    """A ruby with "3/5" beside it, from `x` to the right, `side` pixels high. The leaders' plate is golden."""
    count, goal = str(view.seats[number].rubies), f"/{view.rubies_to_end}"
    large, small = round(side * 1.04), round(side * 0.7)
    wide = lettering.width(count, "extrabold", large)
    plate = Box(x, y - side // 2, side + 34 + wide + lettering.width(goal, "extrabold", small), side + 2)
    if leads(view, number):
        canvas.cell(plate, plate.h // 2, LEADING, BRASS, 3)
    else:
        canvas.cell(plate, plate.h // 2, CREAM, BRASS)
    canvas.sprite("ruby", x + 8 + side / 2, y, side)
    canvas.text(x + side + 14, y, count, large, weight="extrabold", colour=INK)
    canvas.text(x + side + 16 + wide, y + side * 0.1, goal, small, weight="extrabold", colour=SOFT_INK)
