"""What is special about PostgreSQL: several processes share it, and its settings must keep what was acknowledged."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeVar

import asyncpg
import pytest
import pytest_asyncio
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from db import (
    ALONE,
    Database,
    DatabaseCrowded,
    DatabaseForeign,
    DatabaseFull,
    DatabaseProblem,
    DatabaseTooNew,
    DatabaseTooOld,
    DatabaseUnreachable,
    DatabaseUnsafe,
    MigrationFailed,
    StaleWrite,
    StorageFailed,
    schema,
)
from db.postgresql import sessions
from db.revisions import newest_revision
from tests.db.filled import ADDS_A_COLUMN, HALF_DONE, add_revision, fill, rows
from tests.db.helpers import consistent, create, move
from tests.support.live.postgresql import FULL_DISK, PostgreSQLServer
from tests.support.live.stored import Stored

T = TypeVar("T")
CONNECTIONS_OF_A_PROCESS = 12

DIES_AT_COMMIT = """
CREATE FUNCTION dies() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END';
CREATE CONSTRAINT TRIGGER dies AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION dies();
"""


@pytest_asyncio.fixture
async def processes(address: str) -> AsyncIterator[list[Database]]:
    """Two of them with one database."""
    opened = [await Database.open(address) for _ in range(2)]
    yield opened
    for database in opened:
        await database.close()


async def test_the_migrations_make_the_schema_even_at_the_same_moment(postgresql: PostgreSQLServer) -> None:
    address = await postgresql.new_database()
    opened = await asyncio.gather(*[Database.open(address) for _ in range(3)])

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    async with opened[0]._storage.reading.connect() as connection:
        assert await connection.run_sync(differences) == []
    for database in opened:
        await database.close()


async def test_posts_and_timers_are_shared_without_duplicates(processes: list[Database]) -> None:
    first, _ = processes
    for number in range(40):
        await create(first, f"g{number}", number)
        change = move(f"g{number}", 1)
        change.post(1, "turn", number, {}, due=0.0)
        change.arm("deadline", 0.0, {})
        await first.write(change)

    async def claims(database: Database) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        while True:
            posts, timers = await database.outbox.claim(1.0, 3), await database.timers.claim(1.0, 3)
            found += [("post", post.id) for post in posts] + [("timer", timer.id) for timer in timers]
            if not posts and not timers:
                return found

    shares = await asyncio.gather(*[claims(database) for database in processes for _ in range(2)])
    claimed = [one for share in shares for one in share]
    assert len(claimed) == len(set(claimed)) == 80
    assert sum(bool(share) for share in shares) >= 2


async def test_two_processes_race_for_a_turn(processes: list[Database]) -> None:
    await create(processes[0], "abc")
    for seq in range(1, 11):
        answers = await asyncio.gather(*[one.write(move("abc", seq)) for one in processes], return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "StaleWrite"]
    assert await consistent(processes[1], "abc") == 10


async def test_many_changes_in_one_batch_are_each_checked(processes: list[Database]) -> None:
    database, _ = processes
    for number in range(20):
        await create(database, f"g{number}", number)
    changes = [move(f"g{number}", 5 if number == 7 else 1) for number in range(20)]
    answers = await asyncio.gather(*[database.write(change) for change in changes], return_exceptions=True)
    assert [number for number, answer in enumerate(answers) if answer is not None] == [7]
    assert isinstance(answers[7], StaleWrite)


async def test_a_server_that_stands_still_is_not_waited_for_for_ever(
    postgresql: PostgreSQLServer, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "ANSWERS_WITHIN_S", 2.0)
    monkeypatch.setattr(sessions, "CONNECTS_WITHIN_S", 2.0)
    database = await Database.open(address)
    await create(database, "g1")
    postgresql.hold(on=True)
    try:
        for asked in (database.write(move("g1", 1)), database.games.get("g1")):
            with pytest.raises(StorageFailed):
                await asyncio.wait_for(asked, 60)
    finally:
        postgresql.hold(on=False)
    seq = await consistent(database, "g1")
    await database.write(move("g1", seq + 1))
    assert await consistent(database, "g1") == seq + 1
    await database.close()


async def test_a_setting_that_loses_acknowledged_moves_is_refused(postgresql: PostgreSQLServer, address: str) -> None:
    await postgresql.run("ALTER DATABASE games SET synchronous_commit = off")
    try:
        with pytest.raises(DatabaseUnsafe, match="synchronous_commit"):
            await Database.open(address)
    finally:
        await postgresql.run("ALTER DATABASE games RESET synchronous_commit")
    await (await Database.open(address)).close()


async def test_a_filled_database_comes_up_to_date_with_every_row_or_stays_as_it_was(
    postgresql: PostgreSQLServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = await postgresql.new_database()
    await fill(address)
    before = rows(address)
    with monkeypatch.context() as newer:
        add_revision(tmp_path / "bad", newer, HALF_DONE)
        with pytest.raises(MigrationFailed, match="nowhere"):
            await Database.open(address)
    assert rows(address) == before
    add_revision(tmp_path / "good", monkeypatch, ADDS_A_COLUMN)
    await (await Database.open(address)).close()
    assert rows(address) == before
    stored = Stored(address)
    assert [tuple(row) for row in stored.rows("SELECT DISTINCT note FROM games")] == [("none",)]
    assert stored.rows("SELECT version_num FROM alembic_version")[0][0] == "9999"


@pytest.mark.parametrize(("revision", "problem"), [("9999", DatabaseTooNew), ("0015", DatabaseTooOld)])
async def test_newer_or_older_than_the_code(
    postgresql: PostgreSQLServer, address: str, revision: str, problem: type[DatabaseProblem]
) -> None:
    await postgresql.run(f"UPDATE alembic_version SET version_num = '{revision}'", address)
    try:
        with pytest.raises(problem, match=revision):
            await Database.open(address)
    finally:
        await postgresql.run(f"UPDATE alembic_version SET version_num = '{newest_revision()}'", address)


async def test_too_few_free_connections_are_told_at_the_start_and_while_it_runs(
    postgresql: PostgreSQLServer, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "FREE_WITHIN_S", 0.2)
    limit = "ALTER DATABASE games CONNECTION LIMIT"
    await postgresql.run(f"{limit} {CONNECTIONS_OF_A_PROCESS - 1}")
    try:
        with pytest.raises(DatabaseCrowded, match="10 are free, 11 more are needed"):
            await Database.open(address, shards=ALONE)
        await (await Database.open(address)).close()  # a command needs fewer
        await postgresql.run(f"{limit} {CONNECTIONS_OF_A_PROCESS}")
        database = await Database.open(address, shards=ALONE)
        async with AsyncExitStack() as held:
            for _ in range(3):
                await held.enter_async_context(database._storage.reading.connect())
            with pytest.raises(StorageFailed) as failed:
                await database.games.get("abc")
            assert isinstance(failed.value.problem, DatabaseCrowded)
        await database.close()
    finally:
        await postgresql.run(f"{limit} -1")


async def test_the_database_of_another_program(postgresql: PostgreSQLServer) -> None:
    address = await postgresql.new_database()
    await postgresql.run("CREATE TABLE songs (title text)", address)
    with pytest.raises(DatabaseForeign):
        await Database.open(address)


async def test_nobody_listens() -> None:
    with pytest.raises(DatabaseUnreachable) as refused:
        await Database.open("postgresql://ann:secret@127.0.0.1:9/games")
    assert "secret" not in str(refused.value)


async def test_a_lost_connection_is_opened_again(postgresql: PostgreSQLServer, address: str) -> None:
    database = await Database.open(address)
    await create(database, "abc")
    others = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'games'"
    )
    await postgresql.run(others)
    await database.write(move("abc", 1))
    await postgresql.run(others)
    assert await consistent(database, "abc") == 1
    await database.close()


async def test_a_connection_lost_by_the_commit_is_told_since_the_change_may_stand(
    postgresql: PostgreSQLServer, address: str
) -> None:
    database = await Database.open(address)
    await create(database, "abc")
    await postgresql.run(DIES_AT_COMMIT, address)
    try:
        with pytest.raises(StorageFailed) as failed:
            await database.write(move("abc", 1))
        assert isinstance(failed.value.problem, DatabaseUnreachable)
    finally:
        await postgresql.run("DROP TRIGGER dies ON log; DROP FUNCTION dies", address)
    assert await consistent(database, "abc") == 0
    await database.write(move("abc", 1))
    assert await consistent(database, "abc") == 1
    await database.close()


@pytest.mark.parametrize("when", ["", "DEFERRABLE INITIALLY DEFERRED"], ids=["in a statement", "in the commit"])
async def test_a_full_disk_of_the_server_is_named_and_nothing_is_lost(
    when: str, postgresql: PostgreSQLServer, address: str
) -> None:
    database = await Database.open(address)
    await create(database, "abc")
    await database.write(move("abc", 1))
    await postgresql.run(FULL_DISK.format(when=when), address)
    try:
        with pytest.raises(StorageFailed) as refused:
            await database.write(move("abc", 2))
        assert isinstance(refused.value.problem, DatabaseFull)
        assert await consistent(database, "abc") == 1
    finally:
        await postgresql.run("DROP FUNCTION full_disk CASCADE", address)
    await database.write(move("abc", 2))
    assert await consistent(database, "abc") == 2
    await database.close()


async def test_a_server_killed_under_load_loses_nothing_that_was_acknowledged(
    postgresql: PostgreSQLServer, address: str
) -> None:
    database = await Database.open(address)
    acknowledged = dict.fromkeys([f"g{number}" for number in range(8)], 0)
    told: Counter[str] = Counter()
    ends = asyncio.Event()

    async def play(game_id: str) -> None:
        while not ends.is_set():
            try:
                seq = await consistent(database, game_id) + 1
                await database.write(move(game_id, seq))
                acknowledged[game_id] = seq
            except StorageFailed as failed:
                told[failed.problem.code] += 1
                assert "Check that its server runs" in str(failed)
                await asyncio.sleep(0.02)

    for number, game_id in enumerate(acknowledged):
        await create(database, game_id, number)
    playing = [asyncio.create_task(play(game_id)) for game_id in acknowledged]
    while min(acknowledged.values()) < 5:  # noqa: ASYNC110 - others count
        await asyncio.sleep(0.01)
    await asyncio.to_thread(postgresql.kill)
    before = dict(acknowledged)
    await asyncio.to_thread(postgresql.start)
    async with asyncio.timeout(60):
        while any(acknowledged[game_id] <= before[game_id] for game_id in before):  # noqa: ASYNC110 - others count
            await asyncio.sleep(0.01)
    ends.set()
    await asyncio.gather(*playing)
    assert told.keys() == {"database_away"}
    for game_id, seq in acknowledged.items():
        assert await consistent(database, game_id) >= seq
    await database.close()


async def test_a_change_refused_just_before_the_server_died_is_explained_as_that(
    postgresql: PostgreSQLServer, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asking why a change was refused fails too; the next ones are written all the same."""
    database = await Database.open(address)
    await create(database, "abc")
    transact, asked = database._storage.transact, 0

    async def dies(work: Callable[[Connection], T]) -> T:
        nonlocal asked
        asked += 1
        if asked == 2:
            raise ConnectionRefusedError("nobody listens")
        return await transact(work)

    monkeypatch.setattr(database._storage, "transact", dies)
    with pytest.raises(StorageFailed):
        await database.write(move("abc", 7))
    await database.write(move("abc", 1))
    await database.close()


async def test_a_batch_that_gave_way_to_another_process_is_tried_again(address: str) -> None:
    database = await Database.open(address)
    for number, game_id in enumerate(("one", "two")):
        await create(database, game_id, number)
    other = await asyncpg.connect(address)
    lock = "SELECT 1 FROM games WHERE id = $1 FOR UPDATE"
    async with other.transaction():
        await other.execute("SET LOCAL deadlock_timeout = '60s'")  # the writer notices first
        await other.execute(lock, "two")
        writes = asyncio.gather(*[database.write(move(game_id, 1)) for game_id in ("one", "two")])
        while not await other.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):  # noqa: ASYNC110 - on the server
            await asyncio.sleep(0.01)
        await other.execute(lock, "one")  # which the writer holds, while it waits for "two"
    await writes
    assert [await consistent(database, game_id) for game_id in ("one", "two")] == [1, 1]
    await other.close()
    await database.close()


async def test_backups_are_the_servers_business(address: str) -> None:
    database = await Database.open(address)
    with pytest.raises(DatabaseProblem, match="tools"):
        await database.backup()
    await database.close()


async def test_what_a_process_that_is_gone_had_claimed_is_free_at_once(processes: list[Database], address: str) -> None:
    one, other = processes
    await create(one, "abc")
    change = move("abc", 1)
    change.post(1, "turn", 100, {}, due=0.0)
    change.arm("deadline", 0.0, {})
    await one.write(change)
    assert await one.outbox.claim(1.0) and await one.timers.claim(1.0)
    await one.close()
    third = await Database.open(address)
    assert (
        await third.outbox.claim(1.0) == [] and await third.timers.claim(1.0) == []
    )  # the other may have claimed them
    for database in (other, third):
        await database.close()
    fourth = await Database.open(address)
    (post,), (timer,) = await fourth.outbox.claim(1.0), await fourth.timers.claim(1.0)
    assert post.uncertain and timer.kind == "deadline"
    await fourth.close()
