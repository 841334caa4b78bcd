"""Runs short queries on committed data."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Row, Select
from sqlalchemy.exc import DBAPIError

from db.problems import DatabaseProblem, StorageFailed

T = TypeVar("T")


class Storage(Protocol):
    """What is read."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on a connection that cannot write."""

    def problem_of(self, error: DBAPIError) -> DatabaseProblem: ...


class Reader:
    """Runs queries, each on the last commit. Raises `StorageFailed` where disk or file fails."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def all(self, query: Select[*tuple[Any, ...]]) -> list[Row[*tuple[Any, ...]]]:
        """All rows of the result."""
        try:
            return await self._storage.read(partial(_rows, query=query))
        except DBAPIError as error:
            raise StorageFailed(self._storage.problem_of(error)) from error

    async def first(self, query: Select[Any]) -> Row[*tuple[Any, ...]] | None:
        """The first row, None without one."""
        found = await self.all(query)
        return found[0] if found else None

    async def values(self, query: Select[Any]) -> list[Any]:
        """The first column of all rows."""
        return [row[0] for row in await self.all(query)]

    async def value(self, query: Select[Any]) -> Any:
        """The first column of the first row, None without one."""
        row = await self.first(query)
        return None if row is None else row[0]


def _rows(connection: Connection, query: Select[*tuple[Any, ...]]) -> list[Row[*tuple[Any, ...]]]:
    return list(connection.execute(query))
