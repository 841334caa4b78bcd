"""Amounts and rewards as rows of signs: a number and a piece each; coins and points carry their number."""

from dataclasses import dataclass
from typing import Final

from engine.marco_polo.amounts import KINDS, Amounts, Reward
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import INK, RGB, rgb

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
Row = tuple[Symbol, ...]


def amounts_row(amounts: Amounts) -> Row:
    found = []
    for kind, amount in zip(KINDS, amounts, strict=True):
        if not amount:
            continue
        if kind in _WORTH:
            found.append(Symbol(_WORTH[kind], worth=str(amount)))
        else:
            found.append(Symbol(_PIECE[kind], "" if amount == 1 else str(amount)))
    return tuple(found)


def reward_row(reward: Reward) -> Row:
    """Points come last, as they are what one looks for."""
    found = list(amounts_row(reward.plain))
    for field, sprite in _OTHERS:
        amount = getattr(reward, field)
        if amount and field == "different":
            found.append(Symbol(sprite))
        elif amount:
            found.append(Symbol(sprite, "" if amount == 1 else str(amount)))
    return tuple(sorted(found, key=lambda symbol: symbol.sprite == "points"))


def row_width(row: Row, side: int) -> int:
    return sum(symbol.width(side) for symbol in row) + round(side * _GAP) * (len(row) - 1)


def draw_row(canvas: Canvas, box: Box, row: Row, side: int, ink: RGB = INK, *, left: bool = False) -> None:
    """Centred in the box (or from its left edge), at most `side` high and smaller where it must be."""
    while side > 16 and row_width(row, side) > box.w:
        side -= 2
    x = box.x if left else box.x + (box.w - row_width(row, side)) // 2
    for symbol in row:
        symbol.draw(canvas, x, box.middle[1], side, ink)
        x += symbol.width(side) + round(side * _GAP)
