"""Colours of Istanbul's table, kinds of places and goods, and signs such as "so many rubies left"."""

from dataclasses import dataclass
from typing import Final

from engine.istanbul import names
from render.kit.canvas import Canvas
from render.kit.colour import CRIMSON, RGB, SOFT_INK, WHITE, rgb
from render.kit.parts import Column, Part, Row, Sprite, Text
from render.kit.pillars import Pillar, Pillars

Ramp = tuple[RGB, RGB]
RUBY_PLATE: Final = rgb("#F6D5D5")
_TWO_FIGURES: Final = 10
_CROSS: Final = 0.7  # of the height: a multiplication cross before its figure
_LEAST_CROSS: Final = 37  # pixels
_WIDE_RUBIES: Final = 1.3  # columns that a count of two figures takes
_ABOVE: Final = (1.0, 1.1)  # how high a good is, and the line of the number below it

CLOTH: Final[Ramp] = (rgb("#1B4A46"), rgb("#0D2A2C"))
PLACE_GOLD: Final[Ramp] = (rgb("#FBDD8C"), rgb("#E3B04B"))  # below the number of a place
WAREHOUSES: Final[Ramp] = (rgb("#2F6B62"), rgb("#1F4C46"))
MARKETS: Final[Ramp] = (rgb("#B5532A"), rgb("#8E3C1B"))
RUBY_PLACES: Final[Ramp] = (rgb("#8C1D35"), rgb("#661226"))
MOSQUES: Final[Ramp] = (rgb("#2A4E86"), rgb("#1B3763"))
COFFEE_PLACES: Final[Ramp] = (rgb("#6B4226"), rgb("#4A2B16"))
LETTER_PLACES: Final[Ramp] = (rgb("#1F5E63"), rgb("#154347"))
SERVICES: Final[Ramp] = (rgb("#7A5A34"), rgb("#5B4123"))
RISKS: Final[Ramp] = (rgb("#4B3A63"), rgb("#33264A"))

CARAVAN_MASTER: Final = ("caravan-master", "on")  # the option with which the caravan tile is in the game

# Ground and text of fabric, spice, fruit, jewelry.
GOODS: Final[tuple[tuple[RGB, RGB], ...]] = (
    (rgb("#C4200F"), WHITE),
    (rgb("#3AA06A"), rgb("#0E2A1C")),
    (rgb("#FFC400"), rgb("#4A2E00")),
    (rgb("#1242C0"), WHITE),
)


def good(number: int) -> str:
    """The sprite of a good by its number in views."""
    return f"good-{names.GOODS[number]}"


def figure(number: int) -> Part:
    """A number that one chooses by: its digits are nearly as high as the pieces beside it."""
    return Text(str(number), share=1.3)


def above(part: Part, number: Part) -> Part:
    """A number below what it counts, and higher than that, since shape and colour tell a good from far."""
    return Column((part, number), _ABOVE)


@dataclass(frozen=True, slots=True)
class Counted:
    """How many there still are: a cross and a figure; the figure alone where the cross could not be read."""

    number: int

    def _part(self, high: int) -> Part:
        if high * _CROSS < _LEAST_CROSS:
            return figure(self.number)
        return Row((Text("×", SOFT_INK, _CROSS), figure(self.number)), 0.0)

    def width(self, high: int) -> int:
        return self._part(high).width(high)

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        self._part(high).draw(canvas, x, y, high)


def left(part: Part, count: int) -> Pillar:
    """So many are left; two columns wide, for a figure of two digits."""
    return Pillar(part, Counted(count), 2.0)


def rubies_left(count: int, span: float = 1.0) -> Pillar:
    """So many rubies are still to be had: a red plate that every place with rubies has on its right."""
    return Pillar(Sprite("ruby", 1.0, 1.0 if count else 0.25), Counted(count), span, (RUBY_PLATE, CRIMSON))


def for_ruby(part: Part, price: int, left: int) -> Pillars:
    """The price of a ruby, and how many are left, in three columns."""
    wide = _WIDE_RUBIES if left >= _TWO_FIGURES else 1.0
    return Pillars((Pillar(part, figure(price), 3 - wide), rubies_left(left, wide)))
