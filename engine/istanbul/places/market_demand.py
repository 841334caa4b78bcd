"""Demand tiles of the two markets and what they pay: fabric, spice, fruit, jewelry wanted on each tile."""

from typing import Final

LARGE_TILES: Final = {
    "large-1": (1, 1, 1, 2),
    "large-2": (1, 1, 0, 3),
    "large-3": (2, 1, 0, 2),
    "large-4": (1, 0, 1, 3),
    "large-5": (2, 0, 1, 2),
}
SMALL_TILES: Final = {
    "small-1": (1, 2, 1, 1),
    "small-2": (1, 2, 2, 0),
    "small-3": (0, 2, 2, 1),
    "small-4": (1, 1, 2, 1),
    "small-5": (1, 3, 1, 0),
}
LARGE_PAYS: Final = (0, 3, 7, 12, 18, 25)
SMALL_PAYS: Final = (0, 2, 5, 9, 14, 20)
