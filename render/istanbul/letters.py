"""Letters: an envelope with its place's number, and a seal or a tick."""

from render.kit.canvas import Canvas
from render.kit.colour import INK


def draw_letter(canvas: Canvas, cx: float, cy: float, side: int, place: int, delivered: bool) -> None:
    """A letter centred on (cx, cy)."""
    canvas.sprite("letter-delivered" if delivered else "letter", cx, cy, side)
    size = round(side * 0.54)
    canvas.text(cx - side * 0.1, cy + side * 0.0, str(place), size, weight="extrabold", colour=INK, anchor="m")
