"""The strokes of Marco Polo's pictures: amounts and rewards as rows of signs, sentences, and the frame round what may
be chosen."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.marco_polo.components.amounts import KINDS, Amounts, Reward
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import INK, ON_OFFER, RGB, rgb

_PIECE: Final = {"camel": "good-camel", "pepper": "good-pepper", "silk": "good-silk", "gold": "good-gold"}
_WORTH: Final = {"coin": "coin-plain", "vp": "points"}
SIGNS: Final = tuple({**_PIECE, **_WORTH}[kind] for kind in KINDS)
"""The sprite of each kind of amount."""
_OTHERS: Final = (
    ("any_good", "good-choice"), ("different", "good-different"), ("step", "step"), ("black", "die-black-0"),
    ("contract", "contract"), ("copy", "copy"), ("own_city", "place-small"),
)  # fmt: skip
_ON_COIN: Final = rgb("#4A2E00")
_ON_POINTS: Final = rgb("#FFF1CF")
_GAP: Final = 0.08
_FIGURE: Final = 0.84


_WEIGHT = "medium"
_LEADING = 1.16


@dataclass(frozen=True, slots=True)
class Symbol:
    """`sprite` may be empty for mere text. `count`: written before the piece. `worth`: written on it. `size`: of the
    piece beside the others."""

    sprite: str
    count: str = ""
    worth: str = ""
    size: float = 1.0

    def width(self, side: int) -> int:
        wide = round(side * self.size) if self.sprite else 0
        return wide + (self._taken(side) if self.count else 0)

    def _taken(self, side: int) -> int:
        return lettering.width(self.count, "extrabold", round(side * _FIGURE)) + (2 if self.sprite else 0)

    def draw(self, canvas: Canvas, x: int, y: int, side: int, ink: RGB) -> None:
        """From its left edge, centred on y."""
        if self.count:
            canvas.text(x, y, self.count, round(side * _FIGURE), weight="extrabold", colour=ink)
            x += self._taken(side)
        if self.sprite:
            canvas.sprite(self.sprite, x + round(side * self.size) / 2, y, round(side * self.size))
        if self.worth:
            size = round(side * (0.8 if len(self.worth) == 1 else 0.68))
            colour = _ON_POINTS if self.sprite == "points" else _ON_COIN
            canvas.text(x + side / 2, y, self.worth, size, weight="extrabold", colour=colour, anchor="m")


ARROW: Final = Symbol("", "→")
Symbols = tuple[Symbol, ...]


def amounts_row(amounts: Amounts) -> Symbols:
    found = []
    for kind, amount in zip(KINDS, amounts, strict=True):
        if not amount:
            continue
        if kind in _WORTH:
            found.append(Symbol(_WORTH[kind], worth=str(amount)))
        else:
            found.append(Symbol(_PIECE[kind], "" if amount == 1 else str(amount)))
    return tuple(found)


def reward_row(reward: Reward) -> Symbols:
    """Points come last, as they are what one looks for."""
    found = list(amounts_row(reward.plain))
    for field, sprite in _OTHERS:
        amount = getattr(reward, field)
        if amount and field == "different":
            found.append(Symbol(sprite))
        elif amount:
            found.append(Symbol(sprite, "" if amount == 1 else str(amount)))
    return tuple(sorted(found, key=lambda symbol: symbol.sprite == "points"))


def row_width(row: Symbols, side: int) -> int:
    return sum(symbol.width(side) for symbol in row) + round(side * _GAP) * (len(row) - 1)


def draw_points(canvas: Canvas, x: float, y: float, side: int, points: int) -> None:
    """A star with so many points on it."""
    size = round(side * (0.7 if points < 100 else 0.51))
    canvas.sprite("points", x, y, side)
    canvas.text(x, y, str(points), size, weight="extrabold", colour=_ON_POINTS, anchor="m")


def draw_row(canvas: Canvas, box: Box, row: Symbols, side: int, ink: RGB = INK, *, left: bool = False) -> None:
    """Centred in the box (or from its left edge), at most `side` high and smaller where it must be."""
    while side > 16 and row_width(row, side) > box.w:
        side -= 2
    x = box.x if left else box.x + (box.w - row_width(row, side)) // 2
    for symbol in row:
        symbol.draw(canvas, x, box.middle[1], side, ink)
        x += symbol.width(side) + round(side * _GAP)


@lru_cache(maxsize=512)
def wrapped(text: str, size: int, room: int) -> tuple[str, ...]:
    """The text on lines at most `room` pixels wide; a longer word has a line of its own."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and lettering.width(longer, _WEIGHT, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def _fits(text: str, size: int, room: int, height: int) -> bool:
    lines = wrapped(text, size, room)
    wide = max((lettering.width(line, _WEIGHT, size) for line in lines), default=0)
    return wide <= room and len(lines) * round(size * _LEADING) <= height


def write(
    canvas: Canvas,
    box: Box,
    text: str,
    largest: int,
    least: int,
    *,
    ink: RGB = INK,
    left: bool = False,
    centred: bool = False,
) -> int:
    """A sentence as large as it fits, on the box's middle line or from its left edge (`left`), from its top or in the
    middle of its height (`centred`). Returns its height in pixels."""
    size = next((size for size in range(largest, least, -1) if _fits(text, size, box.w, box.h)), least)
    pitch = round(size * _LEADING)
    lines = wrapped(text, size, box.w)
    top = box.y + ((box.h - pitch * len(lines)) / 2 if centred else 0)
    for number, line in enumerate(lines):
        x = box.x if left else box.middle[0]
        canvas.text(x, top + pitch * (number + 0.5), line, size, weight=_WEIGHT, colour=ink,
                    anchor="l" if left else "m", room=box.w, least=16)  # fmt: skip
    return pitch * len(lines)


def light(canvas: Canvas, box: Box, radius: int = 14) -> None:
    """A golden frame just outside the box."""
    canvas.rim(box.inset(-3), radius + 3, INK, 9)
    canvas.rim(box.inset(-2), radius + 2, ON_OFFER, 7)
