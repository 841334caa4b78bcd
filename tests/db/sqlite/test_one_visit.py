"""A query costs one visit to the thread of its connection, however many rows it has."""

from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from tests.db.helpers import create, move
from tests.support.new_database import new_database


async def test_a_query_takes_one_visit_to_its_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visits, visit = list[Any](), aiosqlite.Connection._execute

    async def counted(connection: Any, work: Any, *given: Any, **named: Any) -> Any:
        visits.append(work)
        return await visit(connection, work, *given, **named)

    database = await new_database(tmp_path / "games.db")
    try:
        await create(database, "abcde")
        for seq in range(1, 4):
            await database.write(move("abcde", seq))
        await database.games.log("abcde")  # so that there is a connection
        monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
        assert [row.seq for row in await database.games.log("abcde")] == [1, 2, 3]
        assert len(visits) == 1
    finally:
        await database.close()
