"""What a ruby, card, coffee, letter, tile, extension and good are worth to the Rookie, in lira, and how little in the
last round."""

from typing import Final, NamedTuple

RUBY: Final = 30.0
CARD: Final = 2.5
COFFEE: Final = 2.5
LETTER: Final = 4.5
GUILD_CARD: Final = 3.0
FIRST_TILE: Final = 12.0  # the second of a mosque brings a ruby as well
EXTENSION: Final = 13.0
TEA: Final = 4.9  # the Tea House's action
JEWELRY_FOUND: Final = 0.95  # pieces, at the Black Market on average


class Values(NamedTuple):
    """The worth of things at one time of the game, in lira. `goods` by type; `later`: the share that counts of later
    turns."""

    goods: tuple[float, ...]
    card: float
    coffee: float
    letter: float
    guild_card: float
    first_tile: float
    extension: float
    assistant: float
    later: float


USUAL: Final = Values((2.0, 2.0, 2.0, 3.5), CARD, COFFEE, LETTER, GUILD_CARD, FIRST_TILE, EXTENSION, 1.5, 1.0)
# In the last round only rubies and lira still count; goods and cards break ties (rulebook p. 9).
LAST: Final = Values((0.01,) * 4, 0.001, 0, 0, 0, 0, 0, 0, 0)
