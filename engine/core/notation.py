"""How choices are written: a verb and what it is about, "move 7", "take 2 pepper gold"."""

from collections.abc import Iterable
from typing import NamedTuple


class Verb:
    """`MOVE(7)` is "move 7". Logs keep notations for ever, so what a verb writes never changes."""

    __slots__ = ("_start", "word")

    def __init__(self, word: str) -> None:
        self.word = word
        self._start = word + " "

    def __call__(self, about: object) -> str:
        return f"{self.word} {about}"

    def all(self, words: Iterable[object]) -> str:
        """With several words: `RETURN.all((3, 5))` is "return 3 5"; without any the verb alone."""
        return " ".join((self.word, *map(str, words)))

    def begins(self, notation: str) -> bool:
        """Whether `notation` is this verb with something after it."""
        return notation.startswith(self._start)

    def rest(self, notation: str) -> str:
        """What comes after the verb; empty where `notation` is not of this verb."""
        return notation[len(self._start) :] if self.begins(notation) else ""

    def words(self, notation: str) -> list[str]:
        """The words after the verb; none where `notation` is not of this verb."""
        return self.rest(notation).split()

    def number(self, notation: str) -> int:
        """The number after the verb. Raises ValueError where there is none."""
        return int(self.rest(notation))

    def among(self, notations: Iterable[str]) -> list[str]:
        """Those of this verb with something after it."""
        return [notation for notation in notations if self.begins(notation)]


class Parsed(NamedTuple):
    """A notation read: "send 7" is verb "send" about "7"."""

    verb: str
    rest: str

    @property
    def number(self) -> int:
        """The number it is about; 0 where that is no number, which no place or card has."""
        return int(self.rest) if self.rest.isdigit() else 0


def parse(notation: str) -> Parsed:
    """Raises nothing: what is no notation is a verb nobody knows."""
    verb, _, rest = notation.partition(" ")
    return Parsed(verb, rest)
