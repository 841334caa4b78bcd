"""The unchanging part of each place's tile: header, number, name, and the picture of the place."""

from functools import lru_cache

from PIL import Image

from render.istanbul.geometry import HEADER, Tile
from render.istanbul.style import PLACE_GOLD, PLACES
from render.kit import lettering, masks, sprites
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRONZE, CHESTNUT, GOLD, IVORY, PARCHMENT, mix

RADIUS = 18
_EDGE = 3
_TAB = 56
_NUMBER = 50
_NAME, _LEAST_NAME = 30, 25


@lru_cache(maxsize=256)
def face(place: int, name: str, width: int, height: int) -> Image.Image:
    """The empty tile of a place with its name, `width` x `height` pixels with square corners."""
    inner = Box(_EDGE, _EDGE, width - 2 * _EDGE, height - 2 * _EDGE)
    sheet = sprites.ground(place, inner.w, inner.h).copy()
    sheet.paste(masks.ramp(inner.w, HEADER, *PLACES[place]), (0, 0))
    sheet.paste(masks.ramp(_TAB - _EDGE, HEADER, *PLACE_GOLD), (0, 0))
    canvas = Canvas(Image.new("RGB", (width, height), CHESTNUT))
    canvas.image.paste(sheet, (_EDGE, _EDGE), masks.rounded(inner.w, inner.h, RADIUS - _EDGE))
    canvas.rule(_EDGE, _EDGE + HEADER, inner.w, GOLD, 3)
    middle = _EDGE + HEADER / 2
    canvas.text(_TAB / 2 + 1, middle, str(place), _NUMBER, weight="extrabold", colour=BRONZE, anchor="m")
    _write_name(canvas, name, _TAB + 8, middle, width - _TAB - 14)
    return canvas.image


def _write_name(canvas: Canvas, name: str, x: int, y: float, room: int) -> None:
    """Write the name on one line, smaller if it is long; on two lines if it would be too small to read."""
    written, size = lettering.lines(name, "semibold", _NAME, room, _LEAST_NAME)
    offset = size * 0.86
    for i, line in enumerate(written):
        canvas.text(x, y + (i - (len(written) - 1) / 2) * offset, line, size, colour=IVORY)


def draw_band(canvas: Canvas, tile: Tile) -> None:
    """The paper below the header on which stands what the place costs and holds."""
    band = tile.band
    canvas.image.paste(mix(PARCHMENT, PLACES[tile.place][0], 0.07), (band.x, band.y, band.right, band.bottom))
    canvas.rule(band.x, band.bottom, band.w, GOLD, 3)
