"""Small pictures on a mat of cloth: cards laid out with their names (one's own hand), and legends of signs; their
sizes."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PIL import Image

from render.kit import lettering
from render.kit.cache import cached
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, IVORY, RGB, WALNUT
from render.kit.masks import lattice
from render.kit.parts import Part, fit

WIDE: Final = 960  # pixels
_MARGIN: Final = 20
_ACROSS: Final = 4
_PITCH: Final = (WIDE - 2 * _MARGIN) // _ACROSS
_CARD: Final = (186, 248)
_CAPTION: Final = 34
_LEAST: Final = 28
_LINE: Final = 36
_BELOW: Final = 24
_COUNT: Final = 56
_LEGEND_MARGIN: Final = 16
_ROW: Final = 76
_SIGN: Final = 124
_COLUMNS: Final = 2
_TEXT: Final = 32
_LEAST_MEANING: Final = 28
Paint = Callable[[Canvas, Box], None]
Entry = tuple[Part, str]


class Laid(NamedTuple):
    """A card on the mat: its front, its name, and how many there are of it."""

    paint: Paint
    name: str
    copies: int = 1


@cached
def mat(wide: int, high: int, top: RGB, bottom: RGB) -> Image.Image:
    """An empty mat, its colours those of a game's table."""
    return lattice(wide, high, top, bottom)


def lay_cards(cloth: tuple[RGB, RGB], cards: Sequence[Laid], palette: str) -> Image.Image:
    """The cards on a mat in rows of four, each row in the middle, with their names below."""
    rows = [cards[start : start + _ACROSS] for start in range(0, len(cards), _ACROSS)]
    heights = [_CARD[1] + _BELOW + _LINE * max(len(_caption(card)[0]) for card in row) for row in rows]
    canvas = Canvas(mat(WIDE, 2 * _MARGIN + sum(heights), *cloth), palette)
    top = _MARGIN
    for row, high in zip(rows, heights, strict=True):
        left = (WIDE - _PITCH * len(row)) // 2
        for number, card in enumerate(row):
            _lay(canvas, left + number * _PITCH, top, card)
        top += high
    return canvas.image


def _caption(card: Laid) -> tuple[tuple[str, ...], int]:
    return lettering.lines(card.name, "semibold", _CAPTION, _PITCH - 12, _LEAST)


def _lay(canvas: Canvas, left: int, top: int, card: Laid) -> None:
    box = Box(left + (_PITCH - _CARD[0]) // 2, top, *_CARD)
    card.paint(canvas, box)
    if card.copies > 1:
        canvas.badge(f"×{card.copies}", box.right - 10, box.y + 18, _COUNT, WALNUT)
    lines, size = _caption(card)
    middle = box.bottom + 30 + (len(lines) - 1) * _LINE / 2
    canvas.lines(box.middle[0], middle, lines, size, _LINE, colour=IVORY, anchor="m")


def enlarged(canvas: Canvas, box: Box, paint: Paint, size: tuple[int, int]) -> None:
    """Draws in the middle of the box, as large as it fits, what `paint` draws only at one size (pixels)."""
    scale = min(box.w / size[0], box.h / size[1])
    wide, high = round(box.w / scale), round(box.h / scale)
    small = Canvas(canvas.image.crop(box.edges).resize((wide, high)), canvas.palette)
    paint(small, Box((wide - size[0]) // 2, (high - size[1]) // 2, *size))
    canvas.image.paste(small.image.resize((box.w, box.h), Image.Resampling.LANCZOS), (box.x, box.y))


def draw_legend(cloth: tuple[RGB, RGB], entries: list[Entry], palette: str) -> Image.Image:
    """Signs in two columns, one below the other, each with its meaning beside it."""
    rows = -(-len(entries) // _COLUMNS)
    high = 2 * _LEGEND_MARGIN + rows * _ROW
    canvas = Canvas(mat(WIDE, high, *cloth), palette)
    columns = Box(0, 0, WIDE, high).inset(_LEGEND_MARGIN).columns(_COLUMNS)
    boxes = [box for column in columns for box in column.rows(rows)]
    for box, (part, meaning) in zip(boxes, entries, strict=False):
        _entry(canvas, box.inset(3), part, meaning)
    return canvas.image


def _entry(canvas: Canvas, box: Box, part: Part, meaning: str) -> None:
    canvas.cell(box, 10, CREAM, BRASS)
    fit(canvas, Box(box.x + 8, box.y + 6, _SIGN - 22, box.h - 12), part)
    left = box.x + _SIGN
    lines, size = lettering.lines(meaning, "semibold", _TEXT, box.right - left - 12, _LEAST_MEANING)
    canvas.lines(left, box.middle[1], lines, size, size)
