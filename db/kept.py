"""What nearly every press asks the database for, kept in memory."""

from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Generic, TypeVar

from sqlalchemy import Table

from db.change import Change

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

_MOST: Final = 10_000


class Kept(Generic[K, T]):
    """What was read by each key, until `drop` says that it was changed. With `alone` False another process could change
    it, and nothing is kept."""

    def __init__(self, *, alone: bool) -> None:
        self._alone = alone
        self._found: dict[K, T] = {}
        self._reading: dict[K, object] = {}

    async def get(self, key: K, read: Callable[[K], Awaitable[T]]) -> T:
        """What is kept, or else what `read` finds. Not to be changed in place."""
        if key in self._found:
            return self._found[key]
        this = self._reading[key] = object()
        try:
            found = await read(key)
        finally:
            unchanged = self._reading.get(key) is this
            if unchanged:
                del self._reading[key]
        if self._alone and unchanged:  # what was read before a change may be older than it
            if len(self._found) >= _MOST:
                self._found.clear()
            self._found[key] = found
        return found

    def drop(self, key: K) -> None:
        """What belongs to the key was changed."""
        self._reading.pop(key, None)
        self._found.pop(key, None)

    def clear(self) -> None:
        """What belongs to any key was changed."""
        self._reading.clear()
        self._found.clear()


class KeptOfGames(Kept[str, T]):
    """What was read of games from one table."""

    def __init__(self, table: Table, *, alone: bool) -> None:
        super().__init__(alone=alone)
        self._table = table

    def follow(self, change: Change) -> None:
        """A change was committed, or failed in a way that does not say whether it was."""
        if self._table not in change.tables:
            return
        if change.game_id:
            self.drop(change.game_id)
        else:  # a person is forgotten, in whatever games
            self.clear()
