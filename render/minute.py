"""The card of a game in one minute: its aim on a band, below it numbered fields with captions, their sizes for a phone,
alike for all games."""

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from render.kit import lettering
from render.kit.cache import cached
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, GOLD, INK, IVORY, RGB, WALNUT, mix
from render.kit.mat import mat
from render.scene import MinuteScene

WIDE: Final = 1100  # pixels, so that on a desktop letters are half as large as drawn
_ACROSS: Final = 2
_EDGE: Final = 16
_GAP: Final = 14
_BAND: Final = 92
_FIELD: Final = 280  # the height of a field
_RADIUS: Final = 20
_AIM: Final = 50
_LEAST_AIM: Final = 38
_CAPTION: Final = 46
_LEAST: Final = 42
_LINE: Final = 46
_WRITTEN: Final = 108  # the height of a field's caption of two lines
_NUMBER: Final = 66
_BESIDE: Final = 40  # what the number takes of the drawing's width
_AIM_BAND: Final = Box(_EDGE, _EDGE, WIDE - 2 * _EDGE, _BAND)
DrawStep = Callable[[Canvas, Box, MinuteScene], None]


def height(fields: int) -> int:
    """The pixels of a card with so many fields."""
    return 2 * _EDGE + _BAND + -(-fields // _ACROSS) * (_FIELD + _GAP)


def draw_minute(scene: MinuteScene, cloth: tuple[RGB, RGB], steps: Mapping[str, DrawStep]) -> Image.Image:
    """The captions in reading order, each with its number below what `steps` draws in its field; captions alone where a
    game has no drawings."""
    fields = scene.view.fields
    canvas = Canvas(_blank(len(fields), *cloth), scene.style.palette)
    lines, size = lettering.lines(scene.view.aim, "semibold", _AIM, _AIM_BAND.w - 60, _LEAST_AIM)
    canvas.lines(*_AIM_BAND.middle, lines, size, size, colour=IVORY, anchor="m")
    for number, ((name, caption), box) in enumerate(zip(fields, _places(len(fields)), strict=True), 1):
        _draw_field(canvas, box, number, caption, steps.get(name), scene)
    return canvas.image


@cached
def _blank(count: int, top: RGB, bottom: RGB) -> Image.Image:
    """A card with nothing in its band and its fields."""
    canvas = Canvas(mat(WIDE, height(count), top, bottom))
    canvas.raised(_AIM_BAND, _RADIUS, GOLD, WALNUT, 3, drop=4, blur=6)
    canvas.fill(_AIM_BAND.inset(7), _RADIUS - 6, mix(top, IVORY, 0.08), to=mix(top, INK, 0.35))
    for box in _places(count):
        canvas.panel(box, _RADIUS)
    return canvas.image


def _places(count: int) -> list[Box]:
    """Two in each row; a last one that is alone takes the whole of it."""
    rows = -(-count // _ACROSS)
    below = Box(_EDGE, _AIM_BAND.bottom + _GAP, _AIM_BAND.w, rows * (_FIELD + _GAP) - _GAP)
    places = below.grid(count, _ACROSS, _GAP)
    if count % _ACROSS:
        places[-1] = places[-1]._replace(w=below.w)
    return places


def _draw_field(canvas: Canvas, box: Box, number: int, caption: str, draw: DrawStep | None, scene: MinuteScene) -> None:
    """The drawing on a light plate, the caption below it; the caption alone where nothing is drawn."""
    inner = box.inset(_EDGE)
    written = Box(inner.x, box.bottom - _WRITTEN, inner.w, _WRITTEN - 10)
    if draw is None:
        written = written._replace(y=box.y + _NUMBER, h=box.h - _NUMBER)
    else:
        plate = inner._replace(h=written.y - inner.y - 4)
        canvas.cell(plate, 14, CREAM, BRASS, 2)
        draw(canvas, plate.right_of(plate.x + _BESIDE).inset(12), scene)
    canvas.disc(number, box.x + _NUMBER // 2 + 6, box.y + _NUMBER // 2 + 6, _NUMBER)
    lines, size = lettering.lines(caption, "semibold", _CAPTION, written.w - 40, _LEAST, written.h // _LINE)
    canvas.lines(*written.middle, lines, size, _LINE, colour=INK, anchor="m")
