"""The tile of a place: number, name and picture, and the plate for what it shows."""

from PIL import Image

from render.istanbul.geometry import HEADER, RIM
from render.istanbul.style import PLACE_GOLD, PLACES
from render.kit import lettering, masks, sprites
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRONZE, CHESTNUT, GOLD, IVORY, PARCHMENT, SHADOW, mix
from render.kit.kept import kept

RADIUS = 18
_TAB = 62
_NUMBER = 51
_NAME, _LEAST_NAME = 32, 25
_CLEAR = 60
"""What a name leaves free: on its left, and on its right for the emblem of a barrier above."""


@kept
def face(place: int, name: str, width: int, height: int) -> Image.Image:
    """The empty tile of a place with its name, `width` x `height` pixels with square corners."""
    inner = Box(RIM, RIM, width - 2 * RIM, height - 2 * RIM)
    sheet = Image.new("RGB", (inner.w, inner.h))
    sheet.paste(masks.ramp(inner.w, HEADER, *PLACES[place]), (0, 0))
    sheet.paste(masks.ramp(_TAB - RIM, HEADER, *PLACE_GOLD), (0, 0))
    sheet.paste(sprites.ground(place, inner.w, inner.h - HEADER - RIM), (0, HEADER + RIM))
    canvas = Canvas(Image.new("RGB", (width, height), CHESTNUT))
    canvas.image.paste(sheet, (RIM, RIM), masks.rounded(inner.w, inner.h, RADIUS - RIM))
    canvas.rule(RIM, RIM + HEADER, inner.w, GOLD, RIM)
    middle = RIM + HEADER / 2
    canvas.text(_TAB / 2 + 1, middle, str(place), _NUMBER, weight="extrabold", colour=BRONZE, anchor="m")
    _write_name(canvas, name, _TAB + 10, middle, width - _TAB - _CLEAR)
    return canvas.image


def _write_name(canvas: Canvas, name: str, x: int, y: float, room: int) -> None:
    """Write the name on one line, smaller if it is long; on two lines if it would be too small to read."""
    written, size = lettering.lines(name, "semibold", _NAME, room, _LEAST_NAME)
    offset = size * 0.8
    for i, line in enumerate(written):
        canvas.text(x, y + (i - (len(written) - 1) / 2) * offset, line, size, colour=IVORY)


def draw_plate(canvas: Canvas, box: Box, place: int) -> None:
    """The paper on which stands what the place shows."""
    canvas.halo(Box(box.x, box.y + 3, box.w, box.h), 14, SHADOW, 5, 0.5)
    canvas.cell(box, 14, mix(PARCHMENT, PLACES[place][0], 0.05), GOLD, 2)
