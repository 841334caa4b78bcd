"""The example of an entry, made by whichever maker knows it."""

from typing import Final

from engine.marco_polo.view import View
from words.marco_polo.examples import cards, pieces, spaces
from words.marco_polo.examples.reader import Example, Reader
from words.speech import Words

EXAMPLES: Final[dict[str, Example]] = {**spaces.SPACES, **cards.CARDS, **pieces.PIECES}
"""By the key of the entry."""


def example(words: Words, view: View, key: str) -> str:
    if view.seat is None or key not in EXAMPLES:
        return ""
    return EXAMPLES[key](Reader(words, view, view.seats[view.seat]))
