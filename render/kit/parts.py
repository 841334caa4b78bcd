"""Signs put together of parts (piece, icon, number, arrow, card), and how large they get in their box. A part says how
wide it is at a height; rows and columns add up."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, INK, RGB, SOFT_INK

_GAP: Final = 0.08
_LETTER: Final = 0.98
_LEAST: Final = 12


class Part(Protocol):
    """`high`: the height in pixels that the part may fill."""

    def width(self, high: int) -> int:
        """The width in pixels at that height."""

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        """Draws the part from `x` to the right, centred on `y`."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A coloured piece. `share`: of the height; `slim`: its width as a share of its side."""

    name: str
    share: float = 1.0
    opacity: float = 1.0
    slim: float = 1.0

    def width(self, high: int) -> int:
        return round(high * self.share * self.slim)

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        middle = x + self.width(high) / 2
        canvas.sprite(self.name, middle, y, round(high * self.share), opacity=self.opacity)


@dataclass(frozen=True, slots=True)
class Icon:
    """A drawing in one colour."""

    name: str
    colour: RGB
    share: float = 1.0

    def width(self, high: int) -> int:
        return round(high * self.share)

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        side = self.width(high)
        canvas.icon(self.name, x + side / 2, y, side, self.colour)


@dataclass(frozen=True, slots=True)
class Text:
    """Letters and figures. `share`: of the height a line of text takes beside a piece."""

    text: str
    colour: RGB = INK
    share: float = 1.0

    def _size(self, high: int) -> int:
        return max(_LEAST, round(high * _LETTER * self.share))

    def width(self, high: int) -> int:
        return lettering.width(self.text, "extrabold", self._size(high))

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        canvas.text(x, y + high * 0.02, self.text, self._size(high), weight="extrabold", colour=self.colour)


@dataclass(frozen=True, slots=True)
class Aside:
    """A part that is no help in choosing: smaller, since a picture can be opened to read it."""

    part: Part
    share: float = 0.8

    def width(self, high: int) -> int:
        return self.part.width(round(high * self.share))

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        self.part.draw(canvas, x, y, round(high * self.share))


ARROW: Final = Aside(Text("→", SOFT_INK))  # the price stands on its left, the gain on its right


@dataclass(frozen=True, slots=True)
class Line:
    """A thin upright line between two parts."""

    colour: RGB

    def width(self, high: int) -> int:
        return max(2, high // 48)

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        canvas.fill(Box(x, y - high * 9 // 20, self.width(high), high * 9 // 10), 1, self.colour)


@dataclass(frozen=True, slots=True)
class Disc:
    """A place's number, or a question mark, on gold."""

    number: int | str

    def width(self, high: int) -> int:
        return high

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        canvas.disc(self.number, x + high / 2, y, high)


@dataclass(frozen=True, slots=True)
class Card:
    """A front of 3:4, drawn by `paint`; a dashed outline without."""

    paint: Callable[[Canvas, Box], None] | None

    def width(self, high: int) -> int:
        return high * 3 // 4

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        box = Box(x, y - high // 2, self.width(high), high)
        if self.paint:
            self.paint(canvas, box)
        else:
            canvas.dashes(box, 8, BRASS, 3, 9)


@dataclass(frozen=True, slots=True)
class Row:
    """Parts side by side. `gap`: between them, as a share of the height."""

    parts: tuple[Part, ...]
    gap: float = _GAP

    def width(self, high: int) -> int:
        return sum(part.width(high) for part in self.parts) + round(high * self.gap) * (len(self.parts) - 1)

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        for part in self.parts:
            part.draw(canvas, x, y, high)
            x += part.width(high) + round(high * self.gap)


@dataclass(frozen=True, slots=True)
class Column:
    """Parts below each other, in the middle of the widest. `shares`: of the height, equal if empty."""

    parts: tuple[Part, ...]
    shares: tuple[float, ...] = ()

    def _heights(self, high: int) -> list[int]:
        return _portions(high, self.shares or (1,) * len(self.parts))

    def width(self, high: int) -> int:
        return max(part.width(here) for part, here in zip(self.parts, self._heights(high), strict=True))

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        wide, top = self.width(high), y - high // 2
        for part, here in zip(self.parts, self._heights(high), strict=True):
            part.draw(canvas, x + (wide - part.width(here)) // 2, top + here // 2, here)
            top += here


@dataclass(frozen=True, slots=True)
class Framed:
    """A part on a plate with an edge."""

    part: Part
    edge: RGB
    fill: RGB = CREAM
    thickness: int = 2

    def _inside(self, high: int) -> int:
        return high - 2 * self.thickness

    def width(self, high: int) -> int:
        return self.part.width(self._inside(high)) + 4 * self.thickness

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        wide, inside = self.width(high), self._inside(high)
        canvas.cell(Box(x, y - high // 2, wide, high), max(6, high // 7), self.fill, self.edge, self.thickness)
        self.part.draw(canvas, x + (wide - self.part.width(inside)) // 2, y, inside)


def _portions(high: int, shares: Sequence[float]) -> list[int]:
    return [int(high * share / sum(shares)) for share in shares]


def largest_height(part: Part, box: Box) -> int:
    """The largest height at which the part fits into the box."""
    high = box.h
    while high > _LEAST and part.width(high) > box.w:
        high -= max(1, (part.width(high) - box.w) * high // (2 * part.width(high)))
    return high


def fit(canvas: Canvas, box: Box, part: Part) -> None:
    """Draws the part in the middle of the box, as large as it fits."""
    high = largest_height(part, box)
    part.draw(canvas, box.x + (box.w - part.width(high)) // 2, box.middle[1], high)


@dataclass(frozen=True, slots=True)
class Sign:
    """The lines that a place shows below each other, each as large as it fits. `shares`: of the height, equal if
    empty."""

    lines: tuple[Part, ...]
    shares: tuple[float, ...] = ()

    def width(self, high: int) -> int:
        """The width in pixels that the widest line takes at that height of the sign."""
        return max(line.width(room) for line, room in zip(self.lines, self._heights(high), strict=True))

    def draw(self, canvas: Canvas, box: Box) -> None:
        top = box.y
        for line, high in zip(self.lines, self._heights(box.h), strict=True):
            fit(canvas, Box(box.x, top, box.w, high), line)
            top += high + _between(box.h)

    def _heights(self, high: int) -> list[int]:
        room = high - _between(high) * (len(self.lines) - 1)
        return _portions(room, self.shares or (1,) * len(self.lines))


def _between(high: int) -> int:
    return high // 24


def sign(*lines: Part) -> Sign:
    return Sign(lines)
