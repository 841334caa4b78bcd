"""Copies made while the bot writes: whole, few, never half."""

import asyncio
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path

import pytest

from db import Database, DatabaseWriteFailed, backup
from tests.db import children
from tests.db.helpers import consistent, create, move

pytestmark = pytest.mark.sqlite


async def test_a_copy_made_while_writing_is_whole(database: Database, tmp_path: Path) -> None:
    await create(database, "abc")
    playing = asyncio.create_task(play(database))
    await asyncio.sleep(0.05)
    path = await database.backup()
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    restored = tmp_path / "restored.db"
    path.rename(restored)
    copy = await Database.open(restored)
    assert 0 < await consistent(copy, "abc") <= await consistent(database, "abc")
    await copy.close()


async def play(database: Database) -> None:
    for seq in range(1, 5000):
        await database.write(move("abc", seq))


async def test_the_latest_five_are_kept(database: Database) -> None:
    made = [await database.backup() for _ in range(7)]
    assert sorted((database.path.parent / "backups").iterdir()) == made[2:]


async def test_a_failed_copy_leaves_nothing_and_removes_nothing(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await database.backup()
    await create(database, "abc")

    def refused(path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "_flush", refused)
    with pytest.raises(DatabaseWriteFailed, match="No space left"):
        await database.backup()
    assert list((database.path.parent / "backups").iterdir()) == [made]


@pytest.mark.skipif(sys.platform == "win32", reason="limits of files as Unix has them")
def test_no_room_for_a_copy(tmp_path: Path) -> None:
    body = """
database = await Database.open(path)
resource.setrlimit(resource.RLIMIT_FSIZE, (40000, resource.RLIM_INFINITY))
try:
    await database.backup()
except DatabaseProblem as problem:
    print(problem.code, list((path.parent / "backups").iterdir()))
await database.close()
"""
    assert children.run(body, tmp_path / "games.db")[1] == "database_write_failed []"


async def test_a_copy_is_a_plain_file_of_its_own(database: Database) -> None:
    await create(database, "abc")
    path = await database.backup()
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as copy:
        assert copy.execute("SELECT id FROM games").fetchall() == [("abc",)]
