"""The card of a game in one minute: its aim on a band, below it numbered fields with captions, their sizes for a phone,
alike for all games."""

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from render.kit import lettering
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
DrawStep = Callable[[Canvas, Box, MinuteScene], None]


def height(fields: int) -> int:
    """The pixels of a card with so many fields."""
    return 2 * _EDGE + _BAND + -(-fields // _ACROSS) * (_FIELD + _GAP)


def draw_minute(scene: MinuteScene, cloth: tuple[RGB, RGB], steps: Mapping[str, DrawStep]) -> Image.Image:
    """The captions in reading order, each with its number below what `steps` draws in its field; captions alone where a
    game has no drawings."""
    fields = scene.view.fields
    sheet = Box(0, 0, WIDE, height(len(fields)))
    canvas = Canvas(mat(sheet.w, sheet.h, *cloth), scene.style.palette)
    inner = sheet.inset(_EDGE)
    _draw_aim(canvas, inner._replace(h=_BAND), scene.view.aim, cloth[0])
    boxes = _places(inner.below(inner.y + _BAND + _GAP), len(fields))
    for number, ((name, caption), box) in enumerate(zip(fields, boxes, strict=True), 1):
        _draw_field(canvas, box, number, caption, steps.get(name), scene)
    return canvas.image


def _places(box: Box, count: int) -> list[Box]:
    """Two in each row; a last one that is alone takes the whole of it."""
    places = [row for row in box._replace(h=-(-count // _ACROSS) * (_FIELD + _GAP) - _GAP).grid(count, _ACROSS, _GAP)]
    if count % _ACROSS:
        places[-1] = places[-1]._replace(w=box.w)
    return places


def _draw_aim(canvas: Canvas, box: Box, aim: str, ground: RGB) -> None:
    canvas.raised(box, _RADIUS, GOLD, WALNUT, 3, drop=4, blur=6)
    canvas.fill(box.inset(7), _RADIUS - 6, mix(ground, IVORY, 0.08), to=mix(ground, INK, 0.35))
    lines, size = lettering.lines(aim, "semibold", _AIM, box.w - 60, _LEAST_AIM)
    canvas.lines(*box.middle, lines, size, size, colour=IVORY, anchor="m")


def _draw_field(canvas: Canvas, box: Box, number: int, caption: str, draw: DrawStep | None, scene: MinuteScene) -> None:
    """The drawing on a light plate, the caption below it; the caption alone where nothing is drawn."""
    canvas.panel(box, _RADIUS)
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
