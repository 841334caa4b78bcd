"""Runs short queries on committed data."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Row, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from db.problems import DatabaseProblem, StorageFailed


class Reader:
    """Runs queries, each on the last commit. Raises `StorageFailed` where disk or file fails."""

    def __init__(self, engine: AsyncEngine, problem_of: Callable[[DBAPIError], DatabaseProblem]) -> None:
        self._engine = engine
        self._problem_of = problem_of

    async def all(self, query: Select[*tuple[Any, ...]], **values: Any) -> list[Row[*tuple[Any, ...]]]:
        """All rows of the result. `values`: those of the query's parameters: to make a query takes as long as to run
        it, so that those asked for often are made once."""
        try:
            async with self._engine.connect() as connection:
                return list(await connection.execute(query, values))
        except DBAPIError as error:
            raise StorageFailed(self._problem_of(error)) from error

    async def first(self, query: Select[Any], **values: Any) -> Row[*tuple[Any, ...]] | None:
        """The first row, None without one."""
        found = await self.all(query, **values)
        return found[0] if found else None

    async def values(self, query: Select[Any], **values: Any) -> list[Any]:
        """The first column of all rows."""
        return [row[0] for row in await self.all(query, **values)]

    async def value(self, query: Select[Any], **values: Any) -> Any:
        """The first column of the first row, None without one."""
        row = await self.first(query, **values)
        return None if row is None else row[0]
