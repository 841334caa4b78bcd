"""Gives out the pieces of a game, each once, so that no scenario has more of them than exist."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tests.scenarios.format import Path, Wrong


class Pieces:
    """The pieces of one kind that nobody has yet, in their order; `name_of`: how scenarios call a piece.

    `known`: all that the rules know. Those beyond `pieces` are there for who names them and are left over nowhere, so
    that one more changes no other scenario."""

    def __init__(
        self, what: str, pieces: Iterable[str], name_of: Callable[[str], Any] = str, known: Iterable[str] = ()
    ) -> None:
        self.what = what
        self.left = list(pieces)
        self._more = [piece for piece in known if piece not in self.left]
        self.name_of = name_of
        self._all = [name_of(piece) for piece in (*self.left, *self._more)]

    def take(self, names: Sequence[Any], path: Path) -> list[str]:
        """The pieces of these names. Raises Wrong for what this game has not, or not so often."""
        return [self._take(name, path) for name in names]

    def _take(self, name: Any, path: Path) -> str:
        for pile in (self.left, self._more):
            for piece in pile:
                if self.name_of(piece) == name:
                    pile.remove(piece)
                    return piece
        if name not in self._all:
            raise Wrong(f"this game has no {self.what} {name}; it has {self._names()}", path)
        raise Wrong(f"this game has {self.what} {name} only {self._times(name)}, here it is once more", path)

    def _times(self, name: Any) -> str:
        count = self._all.count(name)
        return "once" if count == 1 else f"{count} times"

    def _names(self) -> str:
        return ", ".join(map(str, dict.fromkeys(self._all)))
