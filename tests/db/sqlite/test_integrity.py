"""A file that lost its games or has changed by itself is noticed: at the start, or while the bot runs."""

import asyncio
import random
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from db import (
    Database,
    DatabaseCrowded,
    DatabaseDamaged,
    DatabaseMissing,
    DatabaseProblem,
    RowDamaged,
    StorageFailed,
)
from db.sqlite import file
from tests.db.helpers import create, move, record
from tests.db.sqlite.files import filled, refusal

pytestmark = pytest.mark.sqlite


async def test_an_empty_file_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.touch()
    assert isinstance(found := await refusal(path), DatabaseMissing)
    assert "the file is empty" in str(found)


@pytest.mark.parametrize("left", ["games.db-wal", "backups/games-20260101-000000-000000.db"])
async def test_no_file_where_something_is_left_of_one(tmp_path: Path, left: str) -> None:
    (tmp_path / left).parent.mkdir(exist_ok=True)
    (tmp_path / left).write_bytes(b"x")
    assert isinstance(await refusal(tmp_path / "games.db"), DatabaseMissing)
    assert not (tmp_path / "games.db").exists()


async def test_a_first_start_that_failed_leaves_no_empty_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(path: Path, busy_timeout: float) -> None:
        raise DatabaseProblem(path)

    path = tmp_path / "games.db"
    with monkeypatch.context() as patch:
        patch.setattr(file.engine, "keep_write_ahead_log", refused)
        await refusal(path)
    await (await Database.open(path)).close()


@pytest.mark.parametrize("seed", range(12))
async def test_200_flipped_bits_end_with_a_sentence(tmp_path: Path, seed: int) -> None:
    path, rng = tmp_path / "games.db", random.Random(seed)
    await filled(path, moves=60)  # so that few bits lie in empty pages
    content = bytearray(path.read_bytes())
    for _ in range(200):
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    path.write_bytes(content)
    await refusal(path)


async def test_an_index_that_contradicts_its_table(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await filled(path, moves=1)
    content = path.read_bytes()
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_games_1'"
        (page,) = connection.execute(query).fetchone()
    index = content[(page - 1) * 4096 : page * 4096]
    path.write_bytes(content.replace(index, index.replace(b"abc", b"abd")))
    assert isinstance(found := await refusal(path), DatabaseDamaged)
    assert "sqlite_autoindex_games_1" in str(found)


async def test_what_takes_too_long_at_the_start_is_checked_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.db"
    await filled(path)
    content = bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
    content[(page - 1) * 4096 : page * 4096] = bytes(range(256)) * 16
    path.write_bytes(content)
    monkeypatch.setattr(file, "CHECKED_AT_START_S", -1.0)
    monkeypatch.setattr(file, "BESIDE_AFTER_S", 0.0)
    monkeypatch.setattr("db.sqlite.engine.STEPS_BETWEEN_QUESTIONS", 1)
    database = await Database.open(path)
    assert isinstance(await asyncio.wait_for(database.watch(), 5), DatabaseDamaged)
    await database.close()


async def test_a_record_that_changed_is_told_of_and_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "BESIDE_AFTER_S", 0.0)
    path = tmp_path / "games.db"
    database = await Database.open(path)
    await create(database, "abc")
    change = move("abc", 1)
    change.record(record("abc", 1, 1))
    await database.write(change)
    await database.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE records SET blob = zeroblob(length(blob))")
        connection.commit()
    database = await Database.open(path)
    watching = asyncio.create_task(database.watch())
    async with asyncio.timeout(60):
        while "game abc: something stored of it is damaged" not in caplog.text:  # noqa: ASYNC110 a thread finds it
            await asyncio.sleep(0.02)
    assert not watching.done()
    watching.cancel()
    await database.close()


@pytest.mark.parametrize("how", ["deleted", "emptied", "replaced"])
async def test_a_file_lost_under_the_running_bot(tmp_path: Path, how: str) -> None:
    path = tmp_path / "games.db"
    database = await Database.open(path)
    await create(database, "abc")
    watching = asyncio.create_task(database.watch())
    await asyncio.sleep(0.1)
    assert not watching.done()
    if how == "emptied":
        path.write_bytes(b"")
    else:
        path.unlink()
    if how == "replaced":
        path.write_bytes(b"another one")
    with pytest.raises(StorageFailed) as failed:
        await database.write(move("abc", 1))
    assert isinstance(failed.value.problem, DatabaseMissing)
    assert isinstance(await watching, DatabaseMissing)
    await database.close()


async def test_what_is_damaged_while_the_bot_runs_has_the_file_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check of the start is done; then a read finds what is not as it was written."""
    monkeypatch.setattr(file, "BESIDE_AFTER_S", 0.0)
    monkeypatch.setattr(file, "LOOKED_AT_EVERY_S", 0.02)
    path = tmp_path / "games.db"
    await filled(path, moves=10)
    checked: list[Path] = []
    pages = file.check_pages

    def counted(of: Path, *options: Any) -> bool:
        checked.append(of)
        return pages(of, *options)

    monkeypatch.setattr(file, "check_pages", counted)
    database = await Database.open(path)
    watching = asyncio.create_task(database.watch())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE log SET notation = CAST(x'ff80' AS TEXT) WHERE seq = 3")
        connection.commit()
    before = len(checked)
    with pytest.raises(RowDamaged):
        await database.games.log("abc")
    async with asyncio.timeout(60):
        while len(checked) == before:  # noqa: ASYNC110 a thread does it
            await asyncio.sleep(0.02)
    assert not watching.done()
    watching.cancel()
    await database.close()


async def test_no_free_connection_is_a_failure_of_the_storage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.sqlite.engine.FREE_WITHIN_S", 0.1)
    database = await Database.open(tmp_path / "games.db")
    async with AsyncExitStack() as held:
        for _ in range(3):
            await held.enter_async_context(database._storage.reading.connect())
        with pytest.raises(StorageFailed) as failed:
            await database.games.get("abc")
        assert isinstance(failed.value.problem, DatabaseCrowded)
    await database.close()
