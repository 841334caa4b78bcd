"""All bonus cards: which faces each set has and how many of each. Every physical card has a number of its own."""

from itertools import accumulate
from typing import Final

from engine.istanbul.substitutes import LETTERS_FACES

SETS: Final = {
    "base": {
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
    },
    "mocha": {
        "two-coffee": 2,
        "coffee-for-guild": 2,
        "coffee-for-lira": 2,
        "exchange-3": 2,
        "roll-reward-mocha": 2,
        "die-to-six": 2,
        "move-to-corner": 2,
        "wainwright-twice": 2,
        "coffee-house-twice": 2,
    },
    "letters": LETTERS_FACES,
}
FACES: Final = tuple(name for faces in SETS.values() for name, count in faces.items() for _ in range(count))


def _numbers() -> dict[str, range]:
    sizes = [sum(faces.values()) for faces in SETS.values()]
    ends = list(accumulate(sizes))
    return {name: range(end - size, end) for name, size, end in zip(SETS, sizes, ends, strict=True)}


# base 0 to 25, mocha 26 to 43, letters 44 to 71
NUMBERS: Final = _numbers()


def face(card: int) -> str:
    """The face of the card with this number."""
    return FACES[card]
