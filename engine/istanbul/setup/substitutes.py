"""Numbers of Istanbul that no source gave and that were chosen: baksheesh tile, roll-reward cards, copies of letters
and of cards of Letters & Seals."""

from typing import Final

# Mocha & Baksheesh: the goods asked for by the second side of the baksheesh tile (fabric, spice, fruit, jewelry).
BAKSHEESH_SIDE_B: Final = (3, 0, 0, 0)

# Highest total of a row, then what it brings: the cards that roll two dice for a reward.
ROLL_REWARDS_MOCHA: Final = ((5, "goods", 2), (8, "coffee", 2), (12, "lira", 7))
ROLL_REWARDS_LETTERS: Final = ((5, "goods", 2), (8, "letter", 1), (12, "lira", 7))

# Letters & Seals: how many letters name each place, and how many bonus cards have each of the 14 faces.
LETTERS_TO_PLACES: Final = {**dict.fromkeys(range(1, 17), 2), **dict.fromkeys(range(21, 25), 1)}
LETTERS_COPIES: Final = 2
