"""The rookie's estimates of what things are worth, in lira."""

from typing import Final

RUBY: Final = 30.0
GOODS_WORTH: Final = (2.0, 2.0, 2.0, 3.5)  # by type
CARD: Final = 2.5
COFFEE: Final = 2.0
LETTER: Final = 3.0
FIRST_TILE: Final = 12.0  # the second of a mosque brings a ruby as well
EXTENSION: Final = 13.0
TEA: Final = 4.9  # the Tea House's action
JEWELRY_FOUND: Final = 0.95  # pieces, at the Black Market on average
