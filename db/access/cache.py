"""What nearly every press reads and is kept in memory until it changes (seats, settings, followers, timers, answers
given ahead), and how much of it."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, Generic, TypeVar, TypeVarTuple

from cachetools import LRUCache
from sqlalchemy import Table, bindparam, select

from db.access.change import Change
from db.access.store import Backend

Key = TypeVarTuple("Key")
T = TypeVar("T")

_CAPACITY: Final = 10_000


class Cache(Generic[*Key, T]):
    """Called as `read` is, which is called once for the same arguments until their result has changed; it is not to be
    changed in place. `keeps`: which results are kept, all without it; none with `alone` False, where another process
    could change them. `changed`: the arguments whose results a change touches."""

    def __init__(
        self,
        read: Callable[[*Key], Awaitable[T]],
        *,
        alone: bool,
        keeps: Callable[[T], bool] | None = None,
        changed: Callable[[Change], Iterable[tuple[*Key]]] | None = None,
    ) -> None:
        self._read = read
        self._alone = alone
        self._keeps = keeps
        self._changed = changed
        self._values: LRUCache[tuple[*Key], T] = LRUCache(_CAPACITY)
        self._reading: dict[tuple[*Key], object] = {}

    async def __call__(self, *key: *Key) -> T:
        if key in self._values:
            return self._values[key]
        this = self._reading[key] = object()
        try:
            value = await self._read(*key)
        finally:
            unchanged = self._reading.get(key) is this
            if unchanged:
                del self._reading[key]
        kept = self._alone and (self._keeps is None or self._keeps(value))
        if kept and unchanged:  # what was read before a change may be older than it
            self._values[key] = value
        return value

    def drop(self, *key: *Key) -> None:
        """The result for these arguments has changed."""
        self._reading.pop(key, None)
        self._values.pop(key, None)

    def clear(self) -> None:
        """All results have changed."""
        self._reading.clear()
        self._values.clear()

    def follow(self, change: Change) -> None:
        """A change was committed, or failed in a way that does not say whether it was."""
        for key in self._changed(change) if self._changed is not None else ():
            self.drop(*key)


class GameCache(Cache[str, tuple[T, ...]]):
    """The rows of a table that belong to a game, each made by `row`, in the order of the columns `order`."""

    def __init__(self, table: Table, row: Callable[..., T], order: Sequence[str], backend: Backend) -> None:
        super().__init__(self._rows, alone=backend.alone)
        self._table = table
        self._row = row
        self._reader = backend.reader
        of_game = table.c.game_id == bindparam("of_game")
        self._query = select(table).where(of_game).order_by(*(table.c[name] for name in order))
        backend.writer.after_commit.append(self.follow)

    async def _rows(self, game_id: str) -> tuple[T, ...]:
        return tuple(await self._reader.rows(self._row, self._query, of_game=game_id))

    def follow(self, change: Change) -> None:
        if self._table not in change.tables:
            return
        if change.game_id:
            self.drop(change.game_id)
        else:  # a person is forgotten, in whatever games
            self.clear()
