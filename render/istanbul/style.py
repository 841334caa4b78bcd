"""Colours of Istanbul's table, kinds of places and goods, and signs such as "so many rubies left"."""

from collections.abc import Sequence
from typing import Final

from engine.istanbul import names
from render.kit.colour import BRASS, CRIMSON, LINEN, RGB, SOFT_INK, WHITE, rgb
from render.kit.parts import Aside, Column, Framed, Line, Part, Row, Sign, Sprite, Text

Ramp = tuple[RGB, RGB]
RUBY_PLATE: Final = rgb("#F6D5D5")
_TWO_FIGURES: Final = 10
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


def divided(columns: Sequence[Part]) -> Part:
    """Columns with a thin line between two."""
    return Row((columns[0], *(part for column in columns[1:] for part in (Line(BRASS), column))), 0.035)


def left(part: Part, count: int) -> Part:
    counted = Row((Aside(Text("×", SOFT_INK), 0.6), figure(count)), 0.0)
    return Framed(Column((part, counted), (0.9, 1.0)), BRASS, LINEN)


def rubies_left(count: int) -> Part:
    """So many rubies are still to be had: a plate that every place with rubies has on its right."""
    return Framed(Column((_ruby(count), Text(f"×{count}"))), CRIMSON, RUBY_PLATE)


def _ruby(count: int) -> Part:
    return Sprite("ruby", 1.0, 1.0 if count else 0.25)


def for_ruby(part: Part, price: int, left: int) -> Sign:
    """The price of a ruby, and how many are left: beside it, or below it where two figures need the width."""
    if price < _TWO_FIGURES:
        return Sign((Row((Aside(part, 0.7), Text(str(price), share=1.06), Aside(rubies_left(left), 0.8)), 0.05),))
    rubies = Framed(Row((_ruby(left), Text(f"×{left}")), 0.0), CRIMSON, RUBY_PLATE)
    return Sign((Row((part, figure(price)), 0.06), rubies), (1.35, 1))
