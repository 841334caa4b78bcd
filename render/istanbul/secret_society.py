"""The sign of the Secret Society: who has had which of its lira, which can still be had, and what a ruby costs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.istanbul.places.rubies import LIRA_WITH_RUBY, SEALS_FOR_RUBY
from render.istanbul.style import RUBY_PLATE, figure
from render.kit.canvas import Box, Canvas
from render.kit.colour import CRIMSON, INK, OAK, RGB
from render.kit.parts import Column, Part, Row, Sprite, Text
from render.kit.pillars import Pillar, Pillars

# Of a row's height: what lies on it, and the room before, between and behind.
_EMBLEM, _FIGURE = 0.92, 1.0
_SIDE, _GAP = 0.1, 0.05
_APART: Final = 4  # pixels between two rows
_COIN_SIGN: Final = Sprite("coin", 0.92)
_SPAN: Final = 2.2  # columns that the lira take beside the price


@dataclass(frozen=True, slots=True)
class Prize:
    """Lira on the colour and with the emblem of who has had them; in a dashed outline while they can still be had.
    `colour`: that of the player, empty for nobody."""

    lira: int
    colour: str = ""

    def width(self, high: int) -> int:
        inside = max(_had(lira, INK, self.colour).width(high) for lira in LIRA_WITH_RUBY)
        return inside + 2 * round(high * _SIDE)

    def draw(self, canvas: Canvas, x: int, y: int, high: int) -> None:
        field, radius = Box(x, y - high // 2, self.width(high), high - _APART), high // 5
        y = field.middle[1]
        if self.colour:
            ground, ink = canvas.player(self.colour)
            canvas.fill(field, radius, ground)
            _had(self.lira, ink, self.colour).draw(canvas, x + round(high * _SIDE), y, high)
        else:
            canvas.dashes(field, radius, OAK, max(2, high // 18), max(5, high // 6))
            left = Row((_COIN_SIGN, Text(f"+{self.lira}", share=_FIGURE)), _GAP)
            left.draw(canvas, field.middle[0] - left.width(high) // 2, y, high)


def _had(lira: int, ink: RGB, colour: str) -> Part:
    """The emblem stands in place of the plus sign."""
    return Row((Sprite(f"emblem-{colour}", _EMBLEM), _COIN_SIGN, Text(str(lira), ink, _FIGURE)), _GAP)


def secret_society(had: Sequence[str]) -> Pillars:
    """`had`: the colours of those who have had its lira, in that order."""
    colours = [*had, *("" for _ in LIRA_WITH_RUBY)]
    prizes = tuple(Prize(lira, colour) for lira, colour in zip(LIRA_WITH_RUBY, colours, strict=False))
    price = Pillar(Sprite("seal"), figure(SEALS_FOR_RUBY), plate=(RUBY_PLATE, CRIMSON))
    return Pillars((Pillar(Column(prizes), span=_SPAN), price))
