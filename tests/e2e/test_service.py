"""The real process as a service of systemd: told to a real notify socket, ended when what runs beside it fails."""

import asyncio
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from db import Change, Database
from host.table.journal import KEPT_S, REFUSED
from operation import exit_codes
from tests.db.helpers import create
from tests.support.live.bot import READY_S, BotProcess
from tests.support.live.forked import ForkedBot
from tests.support.live.postgresql import PostgreSQLServer
from tests.support.live.sandbox import SandboxProcess, free_port

pytestmark = [pytest.mark.e2e, pytest.mark.sqlite, pytest.mark.xdist_group("start")]

WATCHDOG_S = 1.5
SIDE_TASKS = (
    "cogs.client.client:Caravanserai._keep_up",
    "cogs.client.client:look_after",
    "cogs.framework.emblems:Emblems.keep",
    "cogs.posts.delivery:Delivery._run",
    "db.sqlite.file:SQLiteFile.keep_backups",
    "host.finished.archives:Archives.keep_journals_short",
    "host.sleeper:Sleeper._run",
    "operation.garbage:Garbage.look",
    "operation.health:Health.own_problems",
    "operation.health:Health.watch_loop",
)


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notify:
        notify.bind(str(tmp_path / "notify"))
        notify.setblocking(False)
        yield notify


@pytest.fixture
def stopped(sandbox: SandboxProcess, tmp_path: Path, arranged: dict[str, Any], systemd: socket.socket) -> ForkedBot:
    bot = ForkedBot(sandbox, tmp_path, **arranged)
    bot.environment |= told_by(systemd)
    return bot


def told_by(systemd: socket.socket) -> dict[str, str]:
    """What systemd sets where a unit has WatchdogSec."""
    return {"NOTIFY_SOCKET": systemd.getsockname(), "WATCHDOG_USEC": f"{WATCHDOG_S * 1e6:.0f}"}


async def next_state(systemd: socket.socket) -> str:
    """The next line, but for those that ask for more time to start."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(READY_S):
        while (state := (await loop.sock_recv(systemd, 99)).decode()).startswith("EXTEND_TIMEOUT_USEC="):
            pass
        return state


async def test_the_real_process_tells_of_its_start_life_and_end(
    sandbox: SandboxProcess, tmp_path: Path, systemd: socket.socket
) -> None:
    bot = BotProcess(sandbox, tmp_path, **told_by(systemd))
    await bot.launch()
    try:
        assert [await next_state(systemd) for _ in range(3)] == ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]
        assert "ready as" in bot.log
        await bot.stop()
        while (state := await next_state(systemd)) != "STOPPING=1":
            assert state == "WATCHDOG=1"
    finally:
        await bot.kill(last=False)


async def test_a_start_that_waits_for_discord_asks_for_time(stopped: ForkedBot, systemd: socket.socket) -> None:
    stopped.environment["SANDBOX_URL"] = f"http://127.0.0.1:{free_port()}"
    await stopped.launch()
    await stopped.until(lambda: "next try" in stopped.log)
    assert systemd.recv(99) == b"EXTEND_TIMEOUT_USEC=60000000"
    await stopped.stop()


async def test_a_server_that_is_down_is_waited_for_and_is_no_reason_to_start_again(
    stopped: ForkedBot, systemd: socket.socket, sandbox: SandboxProcess, postgresql: PostgreSQLServer
) -> None:
    stopped.environment["DATABASE_URL"] = await postgresql.new_database()
    postgresql.kill()
    await stopped.launch()
    await stopped.until(lambda: "next try" in stopped.log)
    assert systemd.recv(99).startswith(b"EXTEND_TIMEOUT_USEC=")
    await asyncio.to_thread(postgresql.start)
    assert await next_state(systemd) == "READY=1"
    postgresql.kill()
    assert {await next_state(systemd) for _ in range(4)} == {"WATCHDOG=1"}
    await asyncio.to_thread(postgresql.start)
    await stopped.stop()
    assert "Traceback" not in stopped.log


async def test_what_a_journal_has_kept_for_60_days_is_deleted_though_no_game_ends(stopped: ForkedBot) -> None:
    database = await Database.open(stopped.database)
    await create(database, "abcde", channel_id=None)
    change = Change("abcde")
    for _ in range(2):
        change.enter(REFUSED, 0, code="stale")
    await database.write(change)
    await database.close()
    with closing(sqlite3.connect(stopped.database, isolation_level=None)) as connection:
        ages = [(time.time() - KEPT_S - 60, 1), (time.time() - KEPT_S + 3600, 2)]
        connection.executemany("UPDATE journal SET at = ? WHERE id = ?", ages)
        await stopped.launch()
        await stopped.until(lambda: connection.execute("SELECT id FROM journal").fetchall() == [(2,)])
        await stopped.until(lambda: "ready as" in stopped.log)
        assert connection.execute("SELECT id FROM journal").fetchall() == [(2,)]
    await stopped.stop()


@pytest.mark.parametrize("broken", SIDE_TASKS)
async def test_the_process_ends_when_a_side_task_fails(stopped: ForkedBot, broken: str) -> None:
    stopped.environment["ARRANGED_BROKEN"] = broken
    await stopped.launch()
    assert await stopped.ended() == exit_codes.TASK_FAILED
    assert "failed, so the bot ends" in stopped.log and "RuntimeError: arranged to fail" in stopped.log


async def test_the_process_ends_when_the_writer_fails(stopped: ForkedBot) -> None:
    stopped.environment["ARRANGED_BROKEN"] = "db.access.writer:Writer._next_batch"
    await stopped.launch()
    assert await stopped.ended() == 1
    assert "RuntimeError: arranged to fail" in stopped.log
