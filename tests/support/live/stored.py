"""What a bot has stored, on both engines, seen and changed from outside while it works or after it was killed."""

import asyncio
import re
import sqlite3
import threading
from collections.abc import Coroutine, Sequence
from contextlib import closing
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

T = TypeVar("T")


class Stored:
    """`place`: the path of a file, or the address of a PostgreSQL database. Queries and statements are in SQLite's
    words: their values are `?` or `?1`."""

    def __init__(self, place: Path | str) -> None:
        self.place = place

    def rows(self, query: str, *values: Any) -> Sequence[Any]:
        """The rows of a query, each read by names."""
        if isinstance(self.place, str):
            return _beside(_fetched(self.place, _in_postgresql(query), values))
        with closing(sqlite3.connect(f"file:{self.place}?mode=ro", uri=True, timeout=60)) as connection:
            connection.row_factory = sqlite3.Row
            return connection.execute(query, values).fetchall()

    def change(self, statement: str, *values: Any) -> None:
        """Runs a statement and commits it."""
        if isinstance(self.place, str):
            _beside(_fetched(self.place, _in_postgresql(statement), values, read_only="off"))
            return
        with closing(sqlite3.connect(self.place, timeout=60)) as connection, connection:
            connection.execute(statement, values)


def _in_postgresql(query: str) -> str:
    numbers = count(1)
    return re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(numbers)}", query)


async def _fetched(address: str, query: str, values: Sequence[Any], read_only: str = "on") -> Sequence[Any]:
    connection = await asyncpg.connect(address, server_settings={"default_transaction_read_only": read_only})
    try:
        return await connection.fetch(query, *values)
    finally:
        await connection.close()


def _beside(work: Coroutine[Any, Any, T]) -> T:
    """The result of work on a loop of its own, so that tests read in one line as they do from a file."""
    return asyncio.run_coroutine_threadsafe(work, _loop()).result(timeout=60)


@cache
def _loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="reads PostgreSQL", daemon=True).start()
    return loop
