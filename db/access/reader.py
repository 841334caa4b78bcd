"""Short queries on committed data, and what is raised when disk, server or a row fails."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from sqlalchemy import Row, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from db.problems import FAILURES, DatabaseProblem, Failure, RowDamaged, StorageFailed, ValueDamaged

T = TypeVar("T")


class Reader:
    """Runs queries, each on the last commit. Raises `StorageFailed` where disk, file or server fails, `RowDamaged`
    where one of the rows cannot be read."""

    def __init__(self, engine: AsyncEngine, problem_of: Callable[[Failure], DatabaseProblem]) -> None:
        self._engine = engine
        self._problem_of = problem_of

    async def all(self, query: Select[*tuple[Any, ...]], **values: Any) -> list[Row[*tuple[Any, ...]]]:
        """All rows of the result. `values`: those of the query's parameters: to make a query takes as long as to run
        it, so that those asked for often are made once."""
        try:
            try:
                return await self._all(query, values)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return await self._all(query, values)  # the server was started again since
        except (*FAILURES, ValueError) as error:
            problem = self._problem_of(error)
            raise (RowDamaged if isinstance(problem, ValueDamaged) else StorageFailed)(problem) from error

    async def _all(self, query: Select[*tuple[Any, ...]], values: Mapping[str, Any]) -> list[Row[*tuple[Any, ...]]]:
        async with self._engine.connect() as connection:
            return list(await connection.execute(query, values))

    async def rows(self, row: Callable[..., T], query: Select[Any], **values: Any) -> list[T]:
        """All rows, each made by `row` of its columns."""
        return [row(*columns) for columns in await self.all(query, **values)]

    async def first(self, query: Select[Any], **values: Any) -> Row[*tuple[Any, ...]] | None:
        """The first row, None without one."""
        return next(iter(await self.all(query, **values)), None)

    async def values(self, query: Select[Any], **values: Any) -> list[Any]:
        """The first column of all rows."""
        return [row[0] for row in await self.all(query, **values)]

    async def value(self, query: Select[Any], **values: Any) -> Any | None:
        """The first column of the first row, None without one."""
        return next(iter(await self.values(query, **values)), None)
