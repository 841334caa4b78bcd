"""How the choices of a button for several stand in its custom id, and are read from it: as notations, with common words
as single letters where these would be too long."""

from collections.abc import Callable, Sequence
from typing import Final

BETWEEN: Final = "/"  # between notations, none of which has one
SHORT: Final = "="
"""What choices begin with whose words are single letters; no notation does."""
LETTERS: Final = {
    "bazaar": "B", "beside": "D", "black": "K", "camels": "M", "coins": "N", "collect": "L", "column": "U",
    "companion": "O", "complete": "C", "contracts": "R", "delivered": "V", "dice": "I", "fabric": "F", "fruit": "Y",
    "jewelry": "J", "leave": "E", "move": "W", "pepper": "Q", "place-companion": "X", "purse": "P", "raise": "A",
    "silk": "S", "spice": "Z", "take": "T", "travel": "G", "with": "H",
}  # fmt: skip
"""Words of notations. Buttons in Discord hold the letters, so none ever means another word."""
WORDS: Final = {letter: word for word, letter in LETTERS.items()}


def carried(notations: Sequence[str], fits: Callable[[str], bool]) -> str:
    """The choices for a custom id: as they are, or shorter where they do not fit."""
    whole = BETWEEN.join(notations)
    words = {word for notation in notations for word in notation.split()}
    return whole if fits(whole) or not words.isdisjoint(WORDS) else SHORT + _replaced(whole, LETTERS)


def notations_in(text: str) -> list[str]:
    """The choices that a custom id or a menu's value holds."""
    whole = _replaced(text.removeprefix(SHORT), WORDS) if text.startswith(SHORT) else text
    return whole.split(BETWEEN)


def _replaced(whole: str, words: dict[str, str]) -> str:
    return BETWEEN.join(
        " ".join(words.get(word, word) for word in notation.split(" ")) for notation in whole.split(BETWEEN)
    )
