"""How amounts and rewards of Marco Polo become rows of signs, the sign of each thing, the colours of cities' names,
sheets with a title, the frame round a choice, the dark over the rest."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.marco_polo.components.amounts import KINDS, Amounts, Reward
from engine.marco_polo.components.map import BEIJING_KIND, LARGE, SMALL, START
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import CRIMSON, INK, IVORY, MAROON, ON_OFFER, RGB, SHADOW, mix, rgb
from render.kit.scale import TITLE

_WORTH: Final = {"coin": "coin-plain", "vp": "points"}
SIGNS: Final = tuple(_WORTH.get(kind, f"good-{kind}") for kind in KINDS)  # the sprite of each kind of amount
_OTHERS: Final = {
    "any_good": "good-choice",
    "different": "good-different",
    "step": "step",
    "black": "die-black-0",
    "contract": "contract",
    "copy": "copy",
    "own_city": "place-small",
}
TEAL: Final = rgb("#2F6B62")
CITY_COLOURS: Final = {LARGE: CRIMSON, SMALL: TEAL, START: MAROON, BEIJING_KIND: MAROON}  # of names, on map and cards
SHEET_HEAD: Final = 60
_ON_COIN: Final = rgb("#4A2E00")
ON_POINTS: Final = rgb("#FFF1CF")
_GAP: Final = 0.08
_FIGURE: Final = 0.84
_WEIGHT: Final = "medium"
_LEADING: Final = 1.16
_NARROWER: Final = 6  # pixels


@dataclass(frozen=True, slots=True)
class Symbol:
    """`sprite` may be empty for mere text. `count`: written before the piece. `worth`: written on it. `size`: of the
    piece beside the others."""

    sprite: str
    count: str = ""
    worth: str = ""
    size: float = 1.0

    def width(self, side: int) -> int:
        return self._taken(side) + (round(side * self.size) if self.sprite else 0)

    def _taken(self, side: int) -> int:
        if not self.count:
            return 0
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
            colour = ON_POINTS if self.sprite == "points" else _ON_COIN
            canvas.text(x + side / 2, y, self.worth, size, weight="extrabold", colour=colour, anchor="m")


ARROW: Final = Symbol("", "→")
Symbols = tuple[Symbol, ...]


def amounts_row(amounts: Amounts) -> Symbols:
    return tuple(
        Symbol(sign, worth=str(amount)) if kind in _WORTH else _several(sign, amount)
        for kind, sign, amount in zip(KINDS, SIGNS, amounts, strict=True)
        if amount
    )


def _several(sprite: str, amount: int) -> Symbol:
    return Symbol(sprite, "" if amount == 1 else str(amount))


def reward_row(reward: Reward) -> Symbols:
    """Points come last, as they are what one looks for."""
    symbols = list(amounts_row(reward.plain))
    for field, sprite in _OTHERS.items():
        amount = getattr(reward, field)
        if amount:
            symbols.append(_several(sprite, 1 if field == "different" else amount))
    return tuple(sorted(symbols, key=lambda symbol: symbol.sprite == "points"))


def row_width(row: Symbols, side: int) -> int:
    return sum(symbol.width(side) for symbol in row) + round(side * _GAP) * (len(row) - 1)


def draw_points(canvas: Canvas, x: float, y: float, side: int, points: int, *, figure: float = 0.7) -> None:
    """`figure`: the size of up to two figures as a share of the star's."""
    size = round(side * figure * (1 if points < 100 else 0.73))
    canvas.sprite("points", x, y, side)
    canvas.text(x, y, str(points), size, weight="extrabold", colour=ON_POINTS, anchor="m")


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


def _even(text: str, size: int, room: int) -> tuple[str, ...]:
    """As few lines, as even in length as they can be."""
    lines = wrapped(text, size, room)
    while room > size and len(narrower := wrapped(text, size, room - _NARROWER)) == len(lines):
        lines, room = narrower, room - _NARROWER
    return lines


def _fits(text: str, size: int, room: int, height: int) -> bool:
    lines = wrapped(text, size, room)
    wide = max((lettering.width(line, _WEIGHT, size) for line in lines), default=0)
    return wide <= room and len(lines) * round(size * _LEADING) <= height


def write(
    canvas: Canvas, box: Box, text: str, largest: int, least: int, *, ink: RGB = INK, centred: bool = False
) -> int:
    """A sentence as large as it fits, on the box's middle line, from its top or in the middle of its height
    (`centred`). Returns its height in pixels."""
    size = next((size for size in range(largest, least, -1) if _fits(text, size, box.w, box.h)), least)
    pitch = round(size * _LEADING)
    lines = _even(text, size, box.w)
    top = box.y + ((box.h - pitch * len(lines)) / 2 if centred else 0)
    for number, line in enumerate(lines):
        y = top + pitch * (number + 0.5)
        canvas.text(box.middle[0], y, line, size, weight=_WEIGHT, colour=ink, anchor="m", room=box.w, least=16)
    return pitch * len(lines)


def lay_sheet(canvas: Canvas, sheet: Box, colour: RGB, title: str) -> None:
    """An empty sheet with its title on a colour, for offers that cover action spaces."""
    canvas.panel(sheet, 18)
    canvas.band(sheet.inset(3)._replace(h=SHEET_HEAD), 15, colour, mix(colour, INK, 0.35))
    canvas.text(sheet.middle[0], sheet.y + 34, title, TITLE, colour=IVORY, anchor="m", room=sheet.w - 40)


def darken(canvas: Canvas, box: Box, radius: int = 12, *, opacity: float = 0.55) -> None:
    """Put what cannot be reached in the dark."""
    canvas.fill(box, radius, SHADOW, opacity=opacity)


def light(canvas: Canvas, box: Box, radius: int = 14) -> None:
    """A golden frame just outside the box."""
    canvas.rim(box.inset(-3), radius + 3, INK, 9)
    canvas.rim(box.inset(-2), radius + 2, ON_OFFER, 7)
