"""The poster of a game that is over: the winner and the podium above, the score pad and the race below."""

from typing import Final

from PIL import Image

from render.finale.chart import draw_chart
from render.finale.cloth import GAP, laid_out
from render.finale.pad import draw_pad
from render.finale.podium import draw_podium
from render.finale.stage import draw_stage
from render.game import Look
from render.scene import Course

_BELOW: Final = 566  # the height of score pad and race
_PAD: Final = (640, 70)  # the width of the score pad, and what each player adds to it


def draw_end(course: Course, look: Look) -> Image.Image:
    """For a game that is over; without the pad where it has nothing to say of a score."""
    canvas, whole = laid_out(course.style.palette)
    stage = whole._replace(h=whole.h - _BELOW - GAP)
    draw_podium(canvas, draw_stage(canvas, stage, course, look), course, look)
    below, has_pad = whole.below(stage.bottom + GAP), bool(look.sections(course.view))
    if has_pad:
        first, each = _PAD
        pad = below._replace(w=first + each * len(course.names))
        draw_pad(canvas, pad, course, look)
        below = below.right_of(pad.right + GAP)
    draw_chart(canvas, below, course, look, names=not has_pad)
    return canvas.image
