"""A legend: signs with what they mean."""

from typing import Final

from PIL import Image

from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, RGB
from render.kit.mat import WIDE, mat
from render.kit.parts import Part, fit

_MARGIN: Final = 16
_ROW: Final = 76
_SIGN: Final = 124
_COLUMNS: Final = 2
_TEXT: Final = 32
_LEAST: Final = 28
Entry = tuple[Part, str]


def draw_legend(cloth: tuple[RGB, RGB], entries: list[Entry], palette: str) -> Image.Image:
    """Signs in two columns, one below the other, each with its meaning beside it."""
    rows = -(-len(entries) // _COLUMNS)
    canvas = Canvas(mat(2 * _MARGIN + rows * _ROW, *cloth), palette)
    wide = (WIDE - 2 * _MARGIN) // _COLUMNS
    for number, (part, meaning) in enumerate(entries):
        column, row = divmod(number, rows)
        _entry(canvas, Box(_MARGIN + column * wide, _MARGIN + row * _ROW, wide, _ROW).inset(3), part, meaning)
    return canvas.image


def _entry(canvas: Canvas, box: Box, part: Part, meaning: str) -> None:
    canvas.cell(box, 10, CREAM, BRASS)
    fit(canvas, Box(box.x + 8, box.y + 6, _SIGN - 22, box.h - 12), part)
    left = box.x + _SIGN
    lines, size = lettering.lines(meaning, "semibold", _TEXT, box.right - left - 8, _LEAST)
    for number, line in enumerate(lines):
        canvas.text(left, box.middle[1] + (number - (len(lines) - 1) / 2) * size, line, size)
