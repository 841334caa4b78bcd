"""A game in one minute: four numbered fields with captions, small enough to be read on a phone; alike for all games."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PIL import Image

from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import INK, RGB
from render.kit.kept import kept
from render.kit.paper import lattice
from render.scene import MinuteScene

WIDE: Final = 800
"""In pixels, at which Discord shows it nearly as large as it is drawn."""
HIGH: Final = 510
_ACROSS: Final = 2
_EDGE: Final = 14
_GAP: Final = 12
_RADIUS: Final = 18
_CAPTION: Final = 36
_LEAST: Final = 31
_LINE: Final = 36
_WRITTEN: Final = 88
"""The height of a field's caption of two lines."""
_NUMBER: Final = 54
_BESIDE: Final = 46
"""What the number takes of the drawing's width."""
Draw = Callable[[Canvas, Box, MinuteScene], None]


class MinuteLook(NamedTuple):
    """What a game adds. `cloth`: the colours of its mat; `steps`: how each field's drawing fills its box."""

    cloth: tuple[RGB, RGB]
    steps: tuple[Draw, ...]


@kept
def _ground(top: RGB, bottom: RGB) -> Image.Image:
    return lattice(WIDE, HIGH, top, bottom, 104)


def draw_minute(scene: MinuteScene, look: MinuteLook) -> Image.Image:
    """The fields in reading order, a caption below each drawing."""
    canvas = Canvas(_ground(*look.cloth), scene.style.palette)
    for number, (draw, caption, box) in enumerate(
        zip(look.steps, scene.view.captions, _fields(look.steps), strict=True), 1
    ):
        canvas.panel(box, _RADIUS)
        drawn = Box(box.x + _EDGE, box.y + _EDGE, box.w - 2 * _EDGE, box.h - _WRITTEN - _EDGE)
        draw(canvas, Box(drawn.x + _BESIDE, drawn.y, drawn.w - _BESIDE, drawn.h), scene)
        canvas.disc(number, box.x + _NUMBER // 2 + 6, box.y + _NUMBER // 2 + 6, _NUMBER)
        _write(canvas, Box(box.x + _EDGE, box.bottom - _WRITTEN, box.w - 2 * _EDGE, _WRITTEN - 6), caption)
    return canvas.image


def _fields(steps: Sequence[Draw]) -> list[Box]:
    wide = (WIDE - 2 * _EDGE - _GAP) // _ACROSS
    high = (HIGH - 2 * _EDGE - _GAP) // -(-len(steps) // _ACROSS)
    return [
        Box(_EDGE + number % _ACROSS * (wide + _GAP), _EDGE + number // _ACROSS * (high + _GAP), wide, high)
        for number in range(len(steps))
    ]


def _write(canvas: Canvas, box: Box, caption: str) -> None:
    lines, size = lettering.lines(caption, "semibold", _CAPTION, box.w, _LEAST)
    for number, line in enumerate(lines):
        y = box.middle[1] + round((number - (len(lines) - 1) / 2) * _LINE)
        canvas.text(box.middle[0], y, line, size, colour=INK, anchor="m")
