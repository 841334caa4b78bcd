"""The poster of a game that is over: the winner and the podium above, the score pad and the race below."""

from typing import Final

from PIL import Image

from render.finale.chart import draw_chart
from render.finale.cloth import GAP, laid_out
from render.finale.pad import draw_pad
from render.finale.podium import draw_podium
from render.finale.stage import draw_stage
from render.game import Look
from render.kit.canvas import Box
from render.scene import Course

_BELOW: Final = 566  # the height of score pad and race
_PAD: Final = (640, 70)  # the width of the score pad, and what each player adds to it


def draw_end(course: Course, look: Look) -> Image.Image:
    """For a game that is over."""
    canvas, whole = laid_out(course.style.palette)
    stage = whole._replace(h=whole.h - _BELOW - GAP)
    draw_podium(canvas, draw_stage(canvas, stage, course, look), course, look)
    first, each = _PAD
    pad = Box(whole.x, stage.bottom + GAP, first + each * len(course.names), _BELOW)
    draw_pad(canvas, pad, course, look)
    draw_chart(canvas, pad._replace(x=pad.right + GAP, w=whole.right - pad.right - GAP), course, look, names=False)
    return canvas.image
