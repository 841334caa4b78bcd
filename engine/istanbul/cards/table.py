"""All bonus cards: which faces there are and how many of each. Every physical card has a number of its own."""

from typing import Final

BASE: Final = {
    "gain-good": 4,
    "gain-5-lira": 4,
    "sultan-twice": 2,
    "post-twice": 2,
    "dealer-twice": 2,
    "family-to-police": 2,
    "small-market-any": 2,
    "move-0": 2,
    "move-3-4": 4,
    "return-assistant": 2,
}
FACES: Final = tuple(name for name, count in BASE.items() for _ in range(count))
BASE_DECK: Final = range(len(FACES))


def face(card: int) -> str:
    """The face of the card with this number."""
    return FACES[card]
