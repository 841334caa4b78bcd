"""What a ruby, card, coffee, letter, tile, extension and good are worth to the Rookie, in lira, and how little in the
last round."""

from collections.abc import Sequence
from typing import Final, NamedTuple

RUBY: Final = 30.0
TEA: Final = 4.9  # the Tea House's action
JEWELRY_FOUND: Final = 0.95  # pieces, at the Black Market on average
SPARE_LIRA: Final = 4  # a price of 2 lira must not be taken from fewer


class Values(NamedTuple):
    """The worth of things at one time of the game, in lira. `each`: good by type; `first_tile`: of a mosque, whose
    second brings a ruby as well; `later`: the share that counts of later turns."""

    each: tuple[float, ...]
    card: float
    coffee: float
    letter: float
    guild_card: float
    first_tile: float
    extension: float
    assistant: float
    later: float

    def of(self, goods: Sequence[int]) -> float:
        """Of goods, given by type."""
        return sum(count * each for count, each in zip(goods, self.each, strict=True))


USUAL: Final = Values((2.0, 2.0, 2.0, 3.5), 2.5, 2.5, 4.5, 3.0, 12.0, 13.0, 1.5, 1.0)
# In the last round only rubies and lira still count; goods and cards break ties (rulebook p. 9).
LAST: Final = Values((0.01,) * 4, 0.001, 0, 0, 0, 0, 0, 0, 0)
