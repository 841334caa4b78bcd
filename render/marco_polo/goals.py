"""Goal cards: two cities and the points for posts in both."""

from typing import Final

from engine.marco_polo.data.components import GOALS
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, GOLD, INK, IVORY, LEAF, OAK, rgb
from render.marco_polo.symbols import Symbol, draw_row
from render.scene import Say

_FLAT: Final = 5.4
"""So many times wider than high a card has its cities side by side."""
_TALL: Final = 0.5
"""So high for its width a card has its points below the cities."""
_SMALLEST: Final = 16
_LOW: Final = 30
_TIGHT: Final = 1.38
_AIRY: Final = 1.15
"""The size of letters on a field of height 1, of which capitals take seven tenths: lower than that, and higher."""


def draw_goal(canvas: Canvas, box: Box, say: Say, goal: str, posts: tuple[str, ...]) -> None:
    """Both cities, beside each other where the card is flat, and the points, below them where it is tall; a card that
    scores is gold."""
    card = GOALS[goal]
    reached = all(city in posts for city in card.cities)
    canvas.cell(box, 12, rgb("#FFE9A8") if reached else CREAM, GOLD if reached else OAK, 3)
    tall = box.h >= _TALL * box.w
    side = min(box.h - 8, box.h * 2 // 5 if tall else box.w * 3 // 10)
    star = Box(box.right - side - 4, box.y, side, box.h)
    inner = Box(box.x + 4, box.y + 4, box.w - side - 10, box.h - 8)
    if tall:
        star = Box(box.x, box.bottom - side - 6, box.w, side)
        inner = Box(box.x + 4, box.y + 6, box.w - 8, box.h - side - 14)
    draw_row(canvas, star, (Symbol("points", worth=str(card.vp)),), side)
    names = [say(f"place-{city.replace('_', '-')}") for city in card.cities]
    fields = [field.inset(1) for field in _fields(inner, names)]
    size = min(_fitting(field, name) for field, name in zip(fields, names, strict=True))
    for field, city, name in zip(fields, card.cities, names, strict=True):
        _city(canvas, field, name, size, reached=city in posts)


def _fields(box: Box, names: list[str]) -> list[Box]:
    """Of both cities: below each other, or side by side, each as wide as its name needs."""
    if box.w < _FLAT * box.h:
        half = box.h // 2
        return [Box(box.x, box.y + half * i, box.w, half) for i in range(2)]
    one, two = (lettering.width(name, "semibold", 36) + 16 for name in names)
    first = box.w * one // (one + two)
    return [box._replace(w=first), Box(box.x + first, box.y, box.w - first, box.h)]


def _fitting(box: Box, name: str) -> int:
    return lettering.fitted(
        name, "semibold", min(68, round(box.h * (_TIGHT if box.h < _LOW else _AIRY))), _room(box), _SMALLEST
    )[1]


def _room(box: Box) -> int:
    return box.w - 6 - max(0, box.h - 40) // 2


def _city(canvas: Canvas, box: Box, name: str, size: int, *, reached: bool) -> None:
    """A city of a goal card, on green where its owner has a post."""
    if reached:
        canvas.fill(box, 7, LEAF)
    ink = IVORY if reached else INK
    canvas.text(*box.middle, name, size, colour=ink, anchor="m", room=_room(box), least=_SMALLEST)
