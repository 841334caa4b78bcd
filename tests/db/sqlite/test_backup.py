"""Copies made while the bot writes: whole, few, never half."""

import asyncio
import os
import sqlite3
import sys
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest

import meters
from db import BackupPlan, Database, DatabaseWriteFailed
from db.sqlite import backup, file
from db.sqlite.backup import HOUR_S
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


async def test_the_latest_are_kept_up_to_a_number_and_an_age(tmp_path: Path) -> None:
    plan = BackupPlan(keep=3, days=1.0)
    database = await Database.open(tmp_path / "games.db", backups=plan)
    made = [await database.backup() for _ in range(5)]
    folder = tmp_path / "backups"
    assert sorted(folder.iterdir()) == made[2:]
    long_ago = time.time() - 2 * 24 * HOUR_S
    for old in made[2:]:
        os.utime(old, (long_ago, long_ago))
    made.append(await database.backup())
    assert sorted(folder.iterdir()) == made[-1:]
    os.utime(made[-1], (long_ago, long_ago))
    plan.remove_old(tmp_path / "games.db")
    assert sorted(folder.iterdir()) == made[-1:]
    await database.close()


async def test_copies_are_made_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file, "BESIDE_AFTER_S", 0.0)
    path = tmp_path / "games.db"
    database = await Database.open(path, backups=BackupPlan(every_hours=1.0))
    await create(database, "abc")
    keeping = asyncio.create_task(database.keep_backups())
    async with asyncio.timeout(60):
        while not (made := list((tmp_path / "backups").glob("games-*.db"))):  # noqa: ASYNC110 a thread makes it
            await asyncio.sleep(0.02)
    with closing(sqlite3.connect(made[0])) as copy:
        assert copy.execute("SELECT id FROM games").fetchall() == [("abc",)]
    await asyncio.sleep(0.1)
    assert list((tmp_path / "backups").iterdir()) == made
    two_hours_ago = time.time() - 2 * HOUR_S
    os.utime(made[0], (two_hours_ago, two_hours_ago))
    keeping.cancel()
    keeping = asyncio.create_task(database.keep_backups())
    async with asyncio.timeout(60):
        while len(list((tmp_path / "backups").glob("games-*.db"))) < 2:  # noqa: ASYNC110 a thread makes it
            await asyncio.sleep(0.02)
    keeping.cancel()
    await database.close()


async def test_a_failed_copy_leaves_nothing_and_removes_nothing(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await database.backup()
    await create(database, "abc")

    def refused(path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "flush", refused)
    with pytest.raises(DatabaseWriteFailed, match="No space left"):
        await database.backup()
    assert list((database.path.parent / "backups").iterdir()) == [made]


@pytest.mark.parametrize("broken", ["db.sqlite.backup.flush", "db.sqlite.file.BackupPlan.due"])
async def test_a_disk_that_takes_no_copy_is_tried_again(
    tmp_path: Path, broken: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(file, "BESIDE_AFTER_S", 0.0)
    monkeypatch.setattr(file, "HOUR_S", 0.01)
    database = await Database.open(tmp_path / "games.db", backups=BackupPlan(every_hours=1.0))
    counted = meters.RETRIES.labels("backups")._value.get()

    def refused(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(broken, refused)
        keeping = asyncio.create_task(database.keep_backups())
        async with asyncio.timeout(60):
            while caplog.text.count("next try in an hour") < 2:  # noqa: ASYNC110 a thread makes it
                await asyncio.sleep(0.01)
    async with asyncio.timeout(60):
        while not list((tmp_path / "backups").glob("games-*.db")):  # noqa: ASYNC110 a thread makes it
            await asyncio.sleep(0.01)
    assert not keeping.done() and meters.RETRIES.labels("backups")._value.get() >= counted + 2
    keeping.cancel()
    await database.close()


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
