"""Files of games, and what keeps one from being opened."""

from pathlib import Path

import pytest

from db import Database, DatabaseProblem
from tests.db.helpers import create, move, record


async def filled(path: Path, moves: int = 60) -> None:
    database = await Database.open(path)
    await create(database, "abc")
    for seq in range(1, moves + 1):
        change = move("abc", seq)
        change.record(record("abc", seq, seq, content={"noise": [hash((seq, n)) for n in range(300)]}))
        await database.write(change)
    await database.close()


def bytes_of(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


async def refusal(path: Path) -> DatabaseProblem:
    before = bytes_of(path)
    with pytest.raises(DatabaseProblem) as refused:
        await Database.open(path, busy_timeout=0.05)
    assert str(path) in str(refused.value)
    assert bytes_of(path) == before
    return refused.value
