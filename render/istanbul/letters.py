"""Letters: an envelope with its place's number, one seal or two."""

from render.kit.canvas import Canvas
from render.kit.colour import INK


def draw_letter(canvas: Canvas, cx: float, cy: float, side: int, place: int, delivered: bool) -> None:
    """A letter centred on (cx, cy)."""
    canvas.sprite("letter-delivered" if delivered else "letter", cx, cy, side)
    size = round(side * 0.5)
    canvas.text(cx - side * 0.13, cy + side * 0.02, str(place), size, weight="extrabold", colour=INK, anchor="m")
