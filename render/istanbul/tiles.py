"""The unchanging part of each place's tile: paper, header, number, name, motif."""

from functools import lru_cache

from PIL import Image

from render.istanbul.geometry import HEADER
from render.istanbul.style import PLACES
from render.kit import lettering, masks
from render.kit.canvas import Box, Canvas
from render.kit.colour import CHESTNUT, GOLD, IVORY, PARCHMENT, mix
from render.kit.paper import parchment

_RADIUS = 18


@lru_cache(maxsize=256)
def face(place: int, name: str, width: int, height: int, scale: float) -> Image.Image:
    """The empty tile of a place with its name, `width` x `height` pixels with square corners; `scale` as in Tile."""
    (top, bottom), motif = PLACES[place]
    inner = Box(3, 3, width - 6, height - 6)
    header = round(HEADER * scale)
    sheet = parchment(inner.w, inner.h, mix(PARCHMENT, top, 0.13), place).copy()
    sheet.paste(masks.ramp(inner.w, header, top, bottom), (0, 0))
    canvas = Canvas(Image.new("RGB", (width, height), CHESTNUT))
    canvas.image.paste(sheet, (3, 3), masks.rounded(inner.w, inner.h, 15))
    side = round(100 * scale)
    canvas.icon(motif, width - side * 0.62, height - side * 0.66, side, top, opacity=0.2)
    canvas.rule(3, header + 3, inner.w, GOLD, 3)
    disc = round(58 * scale)
    canvas.disc(place, 6 + disc / 2, 3 + header / 2 + 2, disc)
    _write_name(canvas, name, disc + 12, 3 + header / 2, width - disc - 22, scale)
    return canvas.image


def _write_name(canvas: Canvas, name: str, x: int, y: float, room: int, scale: float) -> None:
    """Write the name on one line, smaller if it is long; on two lines if it would be too small to read."""
    written, size = lettering.lines(name, "semibold", round(31 * scale), room, round(24 * scale))
    offset = size * 0.92
    for i, line in enumerate(written):
        canvas.text(x, y + (i - (len(written) - 1) / 2) * offset, line, size, colour=IVORY)
