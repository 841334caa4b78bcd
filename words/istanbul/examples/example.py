"""The example of an entry, made by whichever maker knows it."""

from typing import Final

from engine.istanbul.view import View
from words.istanbul.examples import cards, guild, kiosk, pieces, places
from words.istanbul.examples.reader import Example, Reader
from words.speech import Words

EXAMPLES: Final[dict[str, Example]] = {
    **{f"place-{number}": make for number, make in places.PLACES.items()},
    **{f"card-{face}": make for face, make in cards.CARDS.items()},
    **{f"guild-{number}": make for number, make in guild.CARDS.items()},
    **{f"kiosk-{number}": make for number, make in kiosk.TILES.items()},
    **pieces.PIECES,
}
"""By the key of the entry."""


def example(words: Words, view: View, key: str) -> str:
    if view.seat is None or key not in EXAMPLES:
        return ""
    return EXAMPLES[key](Reader(words, view, view.seats[view.seat]))
