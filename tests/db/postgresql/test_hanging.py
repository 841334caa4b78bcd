"""A process that hangs in the middle of a transaction, or whose host has vanished, keeps nobody waiting for long."""

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeAlias

import asyncpg
import pytest
import pytest_asyncio
from sqlalchemy import text

from db import Database, DatabaseLocked, Shards, StorageFailed
from db.postgresql import cluster as clusters
from db.postgresql import sessions
from tests.db.children import start
from tests.db.helpers import consistent, create, move
from tests.support.live.postgresql import PostgreSQLServer

OF_SHARD_0 = 4 << 22  # a server
LEASE_S = 1.5
LONG_S = 600.0
WITHIN_S = 60.0
STANDS_STILL = """
import asyncpg, signal
from sqlalchemy import text
from db.postgresql import cluster, sessions

cluster.LEASE_S, cluster.RENEWED_EVERY_S = {lease_s}, {lease_s} / 4
sessions.IDLE_IN_TRANSACTION_S = {idle_s}
if {behind_a_pooler}:
    asyncpg.Connection.get_server_pid = lambda connection: 0
database = await Database.open(os.environ["ADDRESS"], shards=Shards(2, (0,)))

def stand_still(connection):
    connection.execute(text("UPDATE games SET revision = revision + 1 WHERE id = 'g1'"))
    print("stands still", flush=True)
    os.kill(os.getpid(), signal.SIGSTOP)

try:
    await database._storage.transact(stand_still)
except Exception as lost:
    print(type(database._storage.problem_of(lost)).__name__, flush=True)
try:
    await database.write(move("g1", 1))
except StorageFailed as failed:
    print(type(failed.problem).__name__, flush=True)
"""
Hanging: TypeAlias = Callable[..., subprocess.Popen[str]]
"""Starts a process that drives shard 0 of two and stands still in the middle of a transaction."""


@pytest_asyncio.fixture
async def hanging(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hanging]:
    monkeypatch.setattr(clusters, "LEASE_S", LEASE_S)
    monkeypatch.setattr(clusters, "TRIED_EVERY_S", 0.1)
    monkeypatch.setattr(clusters, "LOCKED_WITHIN_S", 0.5)
    database = await Database.open(address)
    await create(database, "g1", guild_id=OF_SHARD_0)
    await database.close()
    children = []

    def begin(idle_s: float = LONG_S, *, behind_a_pooler: bool = False) -> subprocess.Popen[str]:
        body = STANDS_STILL.format(lease_s=LEASE_S, idle_s=idle_s, behind_a_pooler=behind_a_pooler)
        children.append(start(body, tmp_path, ADDRESS=address))
        assert children[-1].stdout is not None
        assert children[-1].stdout.readline() == "stands still\n"
        return children[-1]

    yield begin
    for child in children:
        child.kill()
        child.communicate()


async def test_its_shards_are_taken_and_woken_it_writes_nothing(hanging: Hanging, address: str) -> None:
    child = await asyncio.to_thread(hanging)
    other = await asyncio.wait_for(Database.open(address, shards=Shards(2, (0,))), WITHIN_S)
    await other.write(move("g1", 1))
    os.kill(child.pid, signal.SIGCONT)
    printed, errors = await asyncio.to_thread(child.communicate, timeout=WITHIN_S)
    assert printed.split() == ["DatabaseAway", "LeaseLost"], errors
    assert await consistent(other, "g1") == 1
    await other.close()


async def test_behind_a_pooler_the_server_ends_it(
    hanging: Hanging, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    child = await asyncio.to_thread(hanging, 5.0, behind_a_pooler=True)
    other = await asyncio.wait_for(Database.open(address, shards=Shards(2, (0,))), WITHIN_S)
    assert "ended 0 sessions" in caplog.text and "ended 1" not in caplog.text
    await other.write(move("g1", 1))
    os.kill(child.pid, signal.SIGCONT)
    printed, errors = await asyncio.to_thread(child.communicate, timeout=WITHIN_S)
    assert printed.split() == ["DatabaseAway", "LeaseLost"], errors
    await other.close()


async def test_a_host_that_vanished_is_noticed_and_a_lock_is_not_waited_for_for_ever(
    postgresql: PostgreSQLServer, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "LOCKED_WITHIN_S", 0.2)
    database = await Database.open(address)
    await create(database, "g1", guild_id=OF_SHARD_0)
    query = text("SELECT name, reset_val FROM pg_settings WHERE name LIKE 'tcp_%' OR name LIKE 'idle_in_%'")
    settings = dict(tuple(row) for row in await database._storage.transact(lambda it: it.execute(query).all()))
    assert settings["tcp_keepalives_idle"] == "10" and settings["tcp_keepalives_count"] == "3", settings
    assert settings["tcp_user_timeout"] == "25000", settings
    assert settings["idle_in_transaction_session_timeout"] == "10000", settings
    other = await asyncpg.connect(address)
    async with other.transaction():
        await other.execute("SELECT 1 FROM games WHERE id = 'g1' FOR UPDATE")
        with pytest.raises(StorageFailed) as refused:
            await database.write(move("g1", 1))
    assert isinstance(refused.value.problem, DatabaseLocked)
    await database.write(move("g1", 1))
    await other.close()
    await database.close()


async def test_a_process_that_hangs_while_it_identifies_keeps_no_other_from_it(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "IDENTIFIES_EVERY_S", LONG_S)
    monkeypatch.setattr(clusters, "LOCKED_WITHIN_S", 0.2)
    monkeypatch.setattr(clusters, "TRIED_EVERY_S", 0.1)
    monkeypatch.setattr(sessions, "IDLE_IN_TRANSACTION_S", 2.0)
    first, second = [await Database.open(address, shards=Shards(2, (shard,))) for shard in (0, 1)]
    assert first.cluster is not None and second.cluster is not None
    await first.cluster.may_identify(0, at_once=1)  # and would hold the lock for ever
    await asyncio.wait_for(second.cluster.may_identify(1, at_once=1), WITHIN_S)
    await first.close()
    await second.close()
