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
_SMALLEST: Final = 16
_FULL: Final = 1.38
"""The size of letters on a field of height 1, of which capitals take seven tenths."""


def draw_goal(canvas: Canvas, box: Box, say: Say, goal: str, posts: tuple[str, ...]) -> None:
    """Both cities, beside each other where the card is flat, and the points; a card that scores is gold."""
    card = GOALS[goal]
    reached = all(city in posts for city in card.cities)
    canvas.cell(box, 12, rgb("#FFE9A8") if reached else CREAM, GOLD if reached else OAK, 3)
    side = min(box.h - 8, box.w * 3 // 10)
    draw_row(canvas, Box(box.right - side - 4, box.y, side, box.h), (Symbol("points", worth=str(card.vp)),), side)
    inner = Box(box.x + 4, box.y + 4, box.w - side - 10, box.h - 8)
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
    return lettering.fitted(name, "semibold", min(68, round(box.h * _FULL)), _room(box), _SMALLEST)[1]


def _room(box: Box) -> int:
    return box.w - 6 - box.h // 4


def _city(canvas: Canvas, box: Box, name: str, size: int, *, reached: bool) -> None:
    """A city of a goal card, on green where its owner has a post."""
    if reached:
        canvas.fill(box, 7, LEAF)
    ink = IVORY if reached else INK
    canvas.text(*box.middle, name, size, colour=ink, anchor="m", room=_room(box), least=_SMALLEST)
