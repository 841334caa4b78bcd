"""Small pictures of single things: a mat of cloth, and cards laid out on it with their names."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import IVORY, RGB, WALNUT
from render.kit.paper import lattice

WIDE: Final = 960
"""The width of mats in pixels."""
_MARGIN: Final = 20
_ACROSS: Final = 4
_CARD: Final = (186, 248)
_CAPTION: Final = 34
_LEAST: Final = 28
_LINE: Final = 36
_COUNT: Final = 56
Paint = Callable[[Canvas, Box], None]


class Laid(NamedTuple):
    """A card on the mat: how it is painted, its name, and how many there are of it."""

    paint: Paint
    name: str
    copies: int = 1


@lru_cache(maxsize=24)
def mat(high: int, top: RGB, bottom: RGB) -> Image.Image:
    """An empty mat, its colours those of a game's table."""
    return lattice(WIDE, high, top, bottom, 104)


def height_of(count: int) -> int:
    """The height of a mat for so many cards."""
    return 2 * _MARGIN + -(-count // _ACROSS) * _pitch()


def _pitch() -> int:
    return _CARD[1] + 2 * _LINE + 24


def lay_cards(canvas: Canvas, cards: Sequence[Laid]) -> None:
    """Draws the cards in rows of four, each row in the middle, with their names below."""
    for start in range(0, len(cards), _ACROSS):
        row = cards[start : start + _ACROSS]
        pitch = (WIDE - 2 * _MARGIN) // _ACROSS
        left = (WIDE - pitch * len(row)) // 2
        top = _MARGIN + start // _ACROSS * _pitch()
        for number, card in enumerate(row):
            _lay(canvas, Box(left + number * pitch, top, pitch, _pitch()), card)


def _lay(canvas: Canvas, cell: Box, card: Laid) -> None:
    wide, high = _CARD
    box = Box(cell.middle[0] - wide // 2, cell.y, wide, high)
    card.paint(canvas, box)
    if card.copies > 1:
        canvas.badge(f"×{card.copies}", box.right - 10, box.y + 18, _COUNT, WALNUT)
    lines, size = lettering.lines(card.name, "semibold", _CAPTION, cell.w - 12, _LEAST)
    for number, line in enumerate(lines):
        canvas.text(cell.middle[0], box.bottom + 30 + number * _LINE, line, size, colour=IVORY, anchor="m")


def enlarged(canvas: Canvas, box: Box, paint: Paint, size: tuple[int, int]) -> None:
    """Draws in the middle of the box, as large as it fits, what `paint` draws only at one size (pixels)."""
    ground = canvas.image.crop((box.x, box.y, box.right, box.bottom))
    scale = min(box.w / size[0], box.h / size[1])
    small = Canvas(ground.resize((round(box.w / scale), round(box.h / scale))), canvas.palette)
    wide, high = small.image.size
    paint(small, Box((wide - size[0]) // 2, (high - size[1]) // 2, *size))
    canvas.image.paste(small.image.resize((box.w, box.h), Image.Resampling.LANCZOS), (box.x, box.y))
