"""What nearly every press asks the database for, kept in memory until it is changed."""

from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Any, Final, Generic, TypeVar

from cachetools import LRUCache
from sqlalchemy import Table, bindparam, select

from db.access.change import Change
from db.access.reader import Reader

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

_CAPACITY: Final = 10_000


class Cache(Generic[K, T]):
    """What `read` finds for each key, until `drop` says that it was changed. With `alone` False another process could
    change it, and nothing is kept."""

    def __init__(self, read: Callable[[K], Awaitable[T]], *, alone: bool) -> None:
        self._read = read
        self._alone = alone
        self._values: LRUCache[K, T] = LRUCache(_CAPACITY)
        self._reading: dict[K, object] = {}

    async def get(self, key: K) -> T:
        """The value, which is not to be changed in place."""
        if key in self._values:
            return self._values[key]
        this = self._reading[key] = object()
        try:
            value = await self._read(key)
        finally:
            unchanged = self._reading.get(key) is this
            if unchanged:
                del self._reading[key]
        if self._alone and unchanged:  # what was read before a change may be older than it
            self._values[key] = value
        return value

    def drop(self, key: K) -> None:
        """What belongs to the key was changed."""
        self._reading.pop(key, None)
        self._values.pop(key, None)

    def clear(self) -> None:
        """What belongs to any key was changed."""
        self._reading.clear()
        self._values.clear()


class GameCache(Cache[str, tuple[T, ...]]):
    """The rows of one table by their game, each made by `row`, in the order of the columns `order`."""

    def __init__(self, table: Table, row: Callable[..., T], order: Sequence[str], reader: Reader, alone: bool) -> None:
        super().__init__(self._rows, alone=alone)
        self._table = table
        self._row = row
        self._reader = reader
        of_game = table.c.game_id == bindparam("of_game")
        self._query = select(table).where(of_game).order_by(*(table.c[name] for name in order))

    async def of_game(self, game_id: str) -> tuple[T, ...]:
        """All rows of a game."""
        return await self.get(game_id)

    async def _rows(self, game_id: str) -> tuple[T, ...]:
        found: list[Any] = await self._reader.all(self._query, of_game=game_id)
        return tuple(self._row(*row) for row in found)

    def follow(self, change: Change) -> None:
        """A change was committed, or failed in a way that does not say whether it was."""
        if self._table not in change.tables:
            return
        if change.game_id:
            self.drop(change.game_id)
        else:  # a person is forgotten, in whatever games
            self.clear()
