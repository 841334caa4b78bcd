"""How choices are written in logs, buttons and /play: a verb and its arguments, "move 7", "take 2 pepper gold". The
verbs stand in `notation.py` of each game."""

from collections.abc import Iterable
from typing import Final, NamedTuple

LONGEST_NUMBER: Final = 9  # digits; Python refuses to read thousands of them


class Verb:
    """Formats and parses the notations of one verb: `MOVE(7)` is "move 7".

    Logs keep notations for ever, so a verb never writes anything else."""

    __slots__ = ("_start", "word")

    def __init__(self, word: str) -> None:
        self.word = word
        self._start = word + " "

    def __call__(self, about: object) -> str:
        return f"{self.word} {about}"

    def all(self, words: Iterable[object]) -> str:
        """The notation with several arguments: `RETURN.all((3, 5))` is "return 3 5"; without any, the verb alone."""
        return " ".join((self.word, *map(str, words)))

    def begins(self, notation: str) -> bool:
        """True if `notation` is this verb with something after it."""
        return notation.startswith(self._start)

    def rest(self, notation: str) -> str:
        """The text after the verb; empty when `notation` has another verb."""
        return notation[len(self._start) :] if self.begins(notation) else ""

    def words(self, notation: str) -> list[str]:
        """The words after the verb; an empty list when `notation` has another verb."""
        return self.rest(notation).split()

    def number(self, notation: str) -> int:
        """The number after the verb. Raises ValueError when there is none."""
        return int(self.rest(notation))

    def among(self, notations: Iterable[str]) -> list[str]:
        """Those of `notations` that have this verb and something after it."""
        return [notation for notation in notations if self.begins(notation)]


class Parsed(NamedTuple):
    """A parsed notation: "send 7" has the verb "send" and the rest "7"."""

    verb: str
    rest: str

    @property
    def number(self) -> int:
        """The rest as a number; 0 when it is not one, since no place and no card is numbered 0."""
        plain = self.rest.isascii() and self.rest.isdigit() and len(self.rest) <= LONGEST_NUMBER
        return int(self.rest) if plain else 0


def parse(notation: str) -> Parsed:
    """Split a notation at its first space. Never raises: any text has a verb, if perhaps an unknown one."""
    verb, _, rest = notation.partition(" ")
    return Parsed(verb, rest)
