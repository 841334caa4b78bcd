"""A backup in the place of the file: nothing of the old one gets into it, and it says which games lost what."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import (
    RESTORED,
    BackupDamaged,
    Change,
    Database,
    DatabaseInUse,
    DatabaseProblem,
    DatabaseUnreachable,
    NotADatabase,
    restore,
)
from tests.db.helpers import consistent, create, move, record

pytestmark = pytest.mark.sqlite


async def played(path: Path) -> Path:
    """Games abc and def; a backup, whose path is returned; then two turns of abc and a new game ghi."""
    database = await Database.open(path)
    for number, game_id in enumerate(("abc", "def")):
        await create(database, game_id, number, status="running")
        change = move(game_id, 1)
        change.record(record(game_id, 1, 1))
        await database.write(change)
    copy = await database.backup()
    for seq in (2, 3):
        change = move("abc", seq)
        change.record(record("abc", seq, seq))
        await database.write(change)
    await create(database, "ghi", 7)
    await database.close()
    return copy


async def told(path: Path) -> dict[str, object]:
    """By game what it is told to have lost."""
    database = await Database.open(path)
    found = {
        game_id: (await database.timers.of_game(game_id))[0].payload
        for game_id in await database.timers.games_with(RESTORED)
    }
    assert await consistent(database, "abc") == 1
    await database.close()
    return {game_id: {name: payload[name] for name in payload if name != "taken"} for game_id, payload in found.items()}


async def test_each_game_that_lost_something_is_told_what(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    done = restore(path, await played(path), 0.1)
    assert (done.games, done.compared) == (2, True)
    assert await told(path) == {"abc": {"turns": 2}, "ghi": {"gone": True}}


async def test_the_log_beside_the_old_file_does_not_get_into_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    copy = await played(path)
    database = await Database.open(path)
    await database.write(move("def", 2))
    left = {ending: path.with_name(path.name + ending).read_bytes() for ending in ("-wal", "-shm")}
    await database.close()
    for ending, content in left.items():
        path.with_name(path.name + ending).write_bytes(content)
    assert left["-wal"]
    done = restore(path, copy, 0.1)
    assert await told(path) != {}
    assert done.old is not None
    with closing(sqlite3.connect(done.old)) as old:
        assert old.execute("SELECT seq FROM games WHERE id = 'def'").fetchone() == (2,)


@pytest.mark.parametrize("how", ["garbled", "missing"])
async def test_without_the_old_file_every_unfinished_game_is_told(tmp_path: Path, how: str) -> None:
    path = tmp_path / "games.db"
    copy = await played(path)
    if how == "garbled":
        path.write_bytes(b"x" * 9000)
    else:
        path.unlink()
    done = restore(path, copy, 0.1)
    assert (done.games, done.compared, done.old is None) == (2, False, how == "missing")
    assert await told(path) == {"abc": {"turns": None}, "def": {"turns": None}}


async def test_not_while_the_bot_runs(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    copy = await played(path)
    database = await Database.open(path)
    with pytest.raises(DatabaseInUse):
        restore(path, copy, 0.1)
    await database.write(move("abc", 4))
    await database.close()


@pytest.mark.parametrize(
    ("content", "problem"),
    [(None, DatabaseUnreachable), (b"", NotADatabase), (b"x" * 9000, NotADatabase), ("garbled", BackupDamaged)],
)
async def test_a_copy_that_is_none_changes_nothing(
    tmp_path: Path, content: bytes | str | None, problem: type[DatabaseProblem]
) -> None:
    path = tmp_path / "games.db"
    copy = await played(path)
    before, bad = path.read_bytes(), tmp_path / "bad.db"
    if isinstance(content, bytes):
        bad.write_bytes(content)
    elif content == "garbled":
        whole = copy.read_bytes()
        bad.write_bytes(whole[:8192] + bytes(range(256)) * 16 + whole[12288:])
    with pytest.raises(problem):
        restore(path, bad, 0.1)
    assert path.read_bytes() == before
    assert not path.with_name("games.db.part").exists()


async def test_posts_that_waited_are_looked_for_before_they_are_sent(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    database = await Database.open(path)
    await create(database, "abc")
    change = move("abc", 1)
    change.post(1, "turn", 100, {"first": 1, "last": 1}, due=0.0)
    await database.write(change)
    copy = await database.backup()
    await database.close()
    restore(path, copy, 0.1)
    database = await Database.open(path)
    assert [post.uncertain for post in await database.outbox.of_game("abc")] == [True]
    await database.close()


async def test_a_lobby_that_went_on_gets_another_secret(tmp_path: Path) -> None:
    """It may have been played since, and its secret shown; one in which nothing happened keeps its own."""
    path = tmp_path / "games.db"
    database = await Database.open(path)
    for number, game_id in enumerate(("abc", "def")):
        await create(database, game_id, number, secret=bytes([number]) * 32, first_message_id=number, seed=None)
    copy = await database.backup()
    change = Change("abc")
    change.update_game(0, status="running", seed=bytes(32))
    await database.write(change)
    await database.close()
    restore(path, copy, 0.1)
    database = await Database.open(path)
    went_on, unchanged = await database.games.get("abc"), await database.games.get("def")
    await database.close()
    assert went_on is not None and unchanged is not None and went_on.status == "lobby"
    assert went_on.secret not in (None, bytes(32)) and went_on.first_message_id is None
    assert (unchanged.secret, unchanged.first_message_id) == (bytes([1]) * 32, 1)
