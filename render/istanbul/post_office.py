"""The sign of the Post Office: what one gets there now, and which field of each column its indicator covers."""

from dataclasses import dataclass
from typing import Final

from engine.istanbul.places.warehouses import COLUMNS, received
from render.istanbul import style
from render.istanbul.style import good
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, RGB, WALNUT, rgb
from render.kit.parts import Row, Sign, Sprite, Text

_SHARES: Final = (1.9, 1.0)
"""How high the goods that one gets are, and the lira and fields below them."""
_APART: Final = 0.06  # between the goods, as a share of their height
_LIRA: Final = 1.25  # how high the number of lira is written, since it has the room
_FIELD: Final = 0.42  # how wide a field is, as a share of the height of both rows
_GAP: Final = 0.12  # between two columns
_COIN: Final = rgb("#C98A1B")
_COVERED: Final = rgb("#4A3626")


@dataclass(frozen=True, slots=True)
class Fields:
    """The four columns of two fields, in the colours of what they give, those that are covered dark, with the indicator
    on them. `down`: how many indicators cover the lower field."""

    down: int

    def width(self, high: int) -> int:
        return len(COLUMNS) * self._field(high) + (len(COLUMNS) - 1) * round(high * _GAP)

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        half = high // 2
        for number, fields in enumerate(COLUMNS):
            left = x + number * (self._field(high) + round(high * _GAP))
            for row, (kind, _) in enumerate(fields):
                box = Box(left, y - half + row * half, self._field(high), half - 2)
                self._draw_field(canvas, box, kind, covered=row == (number < self.down))

    @staticmethod
    def _field(high: int) -> int:
        return round(high * _FIELD)

    @staticmethod
    def _draw_field(canvas: Canvas, box: Box, kind: int | None, *, covered: bool) -> None:
        colour: RGB = CREAM if kind is None else style.GOODS[kind][0]
        canvas.cell(box, max(3, box.h // 4), _COVERED if covered else colour, WALNUT)
        if covered or kind is None:
            side = min(box.w, box.h) // 2 if covered else min(box.w, box.h) * 2 // 3
            round_one = Box(box.x + (box.w - side) // 2, box.y + (box.h - side) // 2, side, side)
            canvas.fill(round_one, side // 2, BRASS if covered else _COIN)


def post_office(down: int) -> Sign:
    """`down`: how many indicators cover the lower field."""
    goods, lira = received(down)
    given = [Sprite(good(kind)) for kind, count in enumerate(goods) for _ in range(count)]
    coins = Row((Sprite("coin"), Text(f"+{lira}", share=_LIRA)), 0.04)
    return Sign((Row(tuple(given), _APART), Row((coins, Fields(down)), 0.2)), _SHARES)
