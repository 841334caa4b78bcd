"""Which games have words: Istanbul and The Voyages of Marco Polo, and what a game of another version is called."""

from typing import Final

from words.game import AnyWords
from words.istanbul import ISTANBUL
from words.marco_polo import MARCO_POLO
from words.speech import Words

GAMES: Final[dict[str, AnyWords]] = {words.name: words for words in (ISTANBUL, MARCO_POLO)}


def title_of(words: Words, name: str) -> str:
    """A game's name for readers; of a game that this version does not have, the name it is stored under."""
    return GAMES[name].title(words) if name in GAMES else name


def game_words(name: str) -> AnyWords:
    """The words of the game called `name`. Raises KeyError."""
    return GAMES[name]
