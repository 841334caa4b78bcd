"""The picture of a game in one minute: four numbered fields with captions, their sizes for a phone, alike for all
games."""

from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import INK, RGB
from render.kit.mat import mat
from render.scene import MinuteScene

WIDE: Final = 800  # pixels, at which Discord shows it nearly as large as it is drawn
HIGH: Final = 510
_ACROSS: Final = 2
_EDGE: Final = 14
_GAP: Final = 12
_RADIUS: Final = 18
_CAPTION: Final = 36
_LEAST: Final = 31
_LINE: Final = 36
_WRITTEN: Final = 88  # the height of a field's caption of two lines
_NUMBER: Final = 54
_BESIDE: Final = 46  # what the number takes of the drawing's width
DrawStep = Callable[[Canvas, Box, MinuteScene], None]


def draw_minute(scene: MinuteScene, cloth: tuple[RGB, RGB], steps: Sequence[DrawStep]) -> Image.Image:
    """The captions in reading order, each with its number below what `steps` draws in its field; captions alone where a
    game has no drawings."""
    canvas, captions = Canvas(mat(WIDE, HIGH, *cloth), scene.style.palette), scene.view.captions
    drawings: Sequence[DrawStep | None] = steps or [None] * len(captions)
    boxes = Box(0, 0, WIDE, HIGH).inset(_EDGE).grid(len(captions), _ACROSS, _GAP)
    for number, (caption, draw, box) in enumerate(zip(captions, drawings, boxes, strict=True), 1):
        canvas.panel(box, _RADIUS)
        inner = box.inset(_EDGE)
        written = Box(inner.x, box.bottom - _WRITTEN, inner.w, _WRITTEN - 6)
        if draw is None:
            written = written._replace(y=box.y + _NUMBER, h=box.h - _NUMBER)
        else:
            draw(canvas, Box(inner.x + _BESIDE, inner.y, inner.w - _BESIDE, box.h - _WRITTEN - _EDGE), scene)
        canvas.disc(number, box.x + _NUMBER // 2 + 6, box.y + _NUMBER // 2 + 6, _NUMBER)
        lines, size = lettering.lines(caption, "semibold", _CAPTION, written.w, _LEAST, written.h // _LINE)
        canvas.lines(*written.middle, lines, size, _LINE, colour=INK, anchor="m")
    return canvas.image
