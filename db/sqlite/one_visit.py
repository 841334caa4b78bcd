"""Connections of readers: a query with all its rows takes one visit to the connection's thread, where aiosqlite makes
one for each call. A visit costs a press more than most queries do."""

import sqlite3
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final, Self

import aiosqlite

ROWS_AT_ONCE: Final = 64  # of aiosqlite's own cursors, which nobody uses here


class Connection(aiosqlite.Connection):
    """`options`: those of `sqlite3.connect`."""

    def __init__(self, database: str, **options: Any) -> None:
        super().__init__(partial(sqlite3.connect, database, **options), ROWS_AT_ONCE)
        self._thread.daemon = True  # as SQLAlchemy has it for connections that it makes itself

    def cursor(self) -> "Cursor":  # type: ignore[override]
        return Cursor(self)

    async def ask(self, sql: str, parameters: Sequence[Any]) -> tuple[Any, list[Any]]:
        """The names of the columns, as sqlite3 describes them, and all rows."""
        answer: tuple[Any, list[Any]] = await self._execute(self._ask, sql, parameters)  # type: ignore[no-untyped-call]
        return answer

    def _ask(self, sql: str, parameters: Sequence[Any]) -> tuple[Any, list[Any]]:
        cursor = self._conn.execute(sql, parameters)
        try:
            return cursor.description, cursor.fetchall()
        finally:
            cursor.close()


class Cursor:
    """What SQLAlchemy needs of an asynchronous cursor."""

    arraysize = 1
    rowcount = -1
    lastrowid = None

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> None:
        self.description, self._rows = await self._connection.ask(sql, parameters)

    async def fetchall(self) -> Iterable[Any]:
        return self._rows

    async def close(self) -> None:
        self._rows = []
