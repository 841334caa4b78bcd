"""Sections of a picture below each other, for narrow screens on which the whole would be too small."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.kit.canvas import HEIGHT, WIDTH, Box
from render.kit.colour import BRONZE

_GAP: Final = 8


def around(boxes: Sequence[Box], margin: int, within: Box, least: tuple[int, int] = (0, 0)) -> Box:
    """The smallest box round them all with a margin, not smaller than `least`, kept inside `within`."""
    left, top = min(box.x for box in boxes) - margin, min(box.y for box in boxes) - margin
    right, bottom = max(box.right for box in boxes) + margin, max(box.bottom for box in boxes) + margin
    wide, high = min(max(right - left, least[0]), within.w), min(max(bottom - top, least[1]), within.h)
    x = min(max((left + right - wide) // 2, within.x), within.right - wide)
    return Box(x, min(max((top + bottom - high) // 2, within.y), within.bottom - high), wide, high)


def stacked(picture: Image.Image, parts: Sequence[Box], wide: int) -> Image.Image:
    """The parts of the picture in this order; those wider than `wide` pixels are made smaller."""
    cut = []
    for part in parts:
        piece = picture.crop((part.x, part.y, part.right, part.bottom))
        if part.w > wide:
            piece = piece.resize((wide, round(part.h * wide / part.w)), Image.Resampling.LANCZOS)
        cut.append(piece)
    high = sum(piece.height for piece in cut) + _GAP * (len(cut) - 1)
    sheet = Image.new("RGB", (max(piece.width for piece in cut), high), BRONZE)
    top = 0
    for piece in cut:
        sheet.paste(piece, ((sheet.width - piece.width) // 2, top))
        top += piece.height + _GAP
    return sheet


WHOLE: Final = Box(0, 0, WIDTH, HEIGHT)
