"""The frame round what may be chosen."""

from render.kit.canvas import Box, Canvas
from render.kit.colour import INK, ON_OFFER


def light(canvas: Canvas, box: Box, radius: int = 14) -> None:
    """A golden frame just outside the box."""
    canvas.rim(box.inset(-3), radius + 3, INK, 9)
    canvas.rim(box.inset(-2), radius + 2, ON_OFFER, 7)
