"""What keeps the bot from starting, or ends it: one clear line, an exit code, nothing touched."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from db import Database, DatabaseDamaged, DatabaseInUse, DatabaseLocked, DatabaseMissing, DatabaseTooNew, NotADatabase
from tests.support.live.bot import BotProcess
from tests.support.live.forked import ForkedBot
from tests.support.live.player import Table
from tests.support.live.sandbox import SandboxHere, SandboxProcess, free_port

pytestmark = [pytest.mark.e2e, pytest.mark.sqlite, pytest.mark.xdist_group("start")]

STOPPED_S = 30  # after 9.5 the process ends itself by force


@pytest.fixture
def stopped(sandbox: SandboxProcess, tmp_path: Path, arranged: dict[str, Any]) -> ForkedBot:
    return ForkedBot(sandbox, tmp_path, **arranged)


@pytest.fixture
def real(sandbox: SandboxProcess, tmp_path: Path) -> BotProcess:
    """The command as an operator types it, not forked and with nothing arranged."""
    return BotProcess(sandbox, tmp_path)


async def refused(bot: BotProcess) -> tuple[int, str]:
    """The exit code and the line that was printed; no traceback."""
    await bot.launch()
    code = await bot.ended()
    assert "Traceback" not in bot.log
    return code, [line for line in bot.log.splitlines() if "INFO    " not in line][-1]


async def filled(bot: BotProcess) -> bytes:
    """A database without games."""
    await (await Database.open(bot.database)).close()
    return bot.database.read_bytes()


async def test_not_a_database(stopped: ForkedBot) -> None:
    stopped.database.write_text("Dear diary, today the caravan rested. " * 50)
    code, line = await refused(stopped)
    assert (code, line) == (26, str(NotADatabase(stopped.database)))


async def test_a_damaged_database(stopped: ForkedBot) -> None:
    content = bytearray(await filled(stopped))
    content[8192:12288] = bytes(range(256)) * 16
    stopped.database.write_bytes(content)
    code, line = await refused(stopped)
    assert (code, line) == (25, str(DatabaseDamaged(stopped.database)))
    assert stopped.database.read_bytes() == content


async def test_an_empty_database(stopped: ForkedBot) -> None:
    stopped.database.touch()
    code, line = await refused(stopped)
    assert code == 33 and line.startswith(str(DatabaseMissing(stopped.database)))


async def test_a_database_deleted_under_the_running_bot(bot: BotProcess) -> None:
    bot.database.unlink()
    assert await bot.ended() == 33
    assert str(DatabaseMissing(bot.database)) in bot.log and "Traceback" not in bot.log


async def test_a_database_of_a_newer_version(stopped: ForkedBot) -> None:
    await filled(stopped)
    with closing(sqlite3.connect(stopped.database, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    code, line = await refused(stopped)
    assert code == 28 and line.startswith(str(DatabaseTooNew(stopped.database)))


async def test_a_locked_database(stopped: ForkedBot) -> None:
    await filled(stopped)
    with closing(sqlite3.connect(stopped.database, isolation_level=None)) as connection:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        code, line = await refused(stopped)
    assert (code, line) == (22, str(DatabaseLocked(stopped.database)))


async def test_a_folder_that_is_a_file(stopped: ForkedBot, tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("")
    stopped.environment["DATABASE"] = str(tmp_path / "folder" / "bot.db")
    code, line = await refused(stopped)
    assert code == 29 and "cannot be opened" in line


async def test_a_full_disk(stopped: ForkedBot) -> None:
    stopped.limit_file_bytes = 1 << 12
    code, line = await refused(stopped)
    assert code in (23, 30) and str(stopped.database) in line


async def test_a_second_process_on_the_same_file(bot: BotProcess, stopped: ForkedBot, tmp_path: Path) -> None:
    second = stopped
    second.log_file = tmp_path / "second.log"
    code, line = await refused(second)
    assert (code, line) == (21, str(DatabaseInUse(second.database)))
    assert bot.running


async def test_a_wrong_token(stopped: ForkedBot, sandbox: SandboxProcess) -> None:
    await sandbox.token_valid(False)
    code, line = await refused(stopped)
    assert code == 3 and "DISCORD_TOKEN" in line


async def test_a_token_taken_back_while_running(bot: BotProcess, sandbox: SandboxProcess) -> None:
    await sandbox.token_valid(False)
    assert await bot.ended() == 3
    assert "DISCORD_TOKEN" in bot.log
    assert "Traceback" not in bot.log
    await sandbox.token_valid(True)


async def test_a_service_without_a_token_ends_and_starts_no_sandbox(real: BotProcess, tmp_path: Path) -> None:
    await asyncio.to_thread((tmp_path / ".env").write_text, "DISCORD_TOKN=a-secret\n")
    code, told = await real.command("--discord")
    assert code == 10 and "DISCORD_TOKN is no setting and is ignored. Do you mean DISCORD_TOKEN?" in told
    assert "a-secret" not in told and not real.database.exists()


@pytest.mark.parametrize(("encoding", "code"), [("utf-16", 2), ("utf-8-sig", 10)])
async def test_settings_in_another_encoding(stopped: ForkedBot, tmp_path: Path, encoding: str, code: int) -> None:
    """As PowerShell and editors of Windows write them."""
    await asyncio.to_thread((tmp_path / ".env").write_text, "DATABSE=a.db\n", encoding)
    ended, told = await stopped.command("--discord")
    assert ended == code and ("UTF-8" in told) is (code == 2) and "Traceback" not in told
    assert ("DATABSE is no setting and is ignored. Do you mean DATABASE?" in told) is (code == 10)


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("LOG_LEVEL", "LOUD", "DEBUG, INFO, WARNING or ERROR"),
        ("SANDBOX_PORT", "70000", "65535"),
        ("SANDBOX_URL", "here", "begins with http://"),
    ],
)
async def test_a_wrong_setting_is_named(stopped: ForkedBot, name: str, value: str, told: str) -> None:
    stopped.environment[name] = value
    code, line = await refused(stopped)
    assert code == 2 and line.startswith(f"{name}={value}: ") and told in line
    assert not stopped.database.exists()


async def test_a_port_where_somebody_else_answers(stopped: ForkedBot, sandbox: SandboxProcess, tmp_path: Path) -> None:
    own = {"SANDBOX_URL": "", "SANDBOX_PORT": str(sandbox.port), "SANDBOX_WORLD": str(tmp_path / "own.json")}
    stopped.environment |= own
    code, line = await refused(stopped)
    assert code == 4 and str(sandbox.port) in line and "SANDBOX_PORT" in line
    assert "ready as" not in stopped.log


async def test_a_damaged_sandbox_is_not_taken_for_a_taken_port(stopped: ForkedBot, tmp_path: Path) -> None:
    world = tmp_path / "own.json"
    await asyncio.to_thread(world.write_text, "rubbish\n")
    stopped.environment |= {"SANDBOX_URL": "", "SANDBOX_WORLD": str(world)}
    code, line = await refused(stopped)
    assert code == 4 and str(world) in line and "SANDBOX_WORLD" in line
    assert f"The sandbox cannot start. {world}, line 1:" in stopped.log


async def test_presses_being_answered_are_answered_before_a_stop(table: Table, sandbox: SandboxProcess) -> None:
    await table.begin(layout="short")
    await table.delivered()
    await sandbox.fault(r"POST .*/callback", kind="delay", seconds=1.0, times=12)
    asked = [asyncio.create_task(person.slash("/board")) for person in table.people for _ in range(4)]
    await sandbox.until_met()
    await stops_at_once(table.bot)
    outcomes = await asyncio.gather(*asked)
    assert [outcome.status for outcome in outcomes] == ["answered"] * 12
    assert "database is closed" not in table.bot.log


async def test_a_stop_is_not_held_up_by_a_post_that_takes_long(table: Table, sandbox: SandboxProcess) -> None:
    await sandbox.fault(r"POST /api/v10/channels/\d+/messages", kind="delay", seconds=90.0)
    await table.begin(layout="short")
    await sandbox.until_met()
    await stops_at_once(table.bot)


async def stops_at_once(bot: BotProcess) -> None:
    began = time.monotonic()
    await bot.stop()
    assert time.monotonic() - began < STOPPED_S
    assert "Traceback" not in bot.log


async def test_a_stop_while_its_modules_are_read(real: BotProcess) -> None:
    await real.launch()
    await stops_at_once(real)


async def test_a_stop_after_a_warm_start(real: BotProcess) -> None:
    await filled(real)
    seconds = await real.start()
    print(f"\nready {seconds:.1f} s after a warm start")
    await stops_at_once(real)


@pytest.mark.parametrize("moment", ["database made", "begun", "no way to Discord"])
async def test_a_stop_while_starting(stopped: ForkedBot, moment: str) -> None:
    if moment == "no way to Discord":
        stopped.environment["SANDBOX_URL"] = f"http://127.0.0.1:{free_port()}"
    reached = {
        "database made": stopped.database.exists,
        "begun": lambda: " starts, " in stopped.log,
        "no way to Discord": lambda: "next try" in stopped.log,
    }
    await stopped.launch()
    await stopped.until(reached[moment])
    await stops_at_once(stopped)


@pytest.mark.parametrize("address", ["http://127.0.0.1:{port}", "http://no-such-host.invalid:{port}"])
async def test_no_way_to_discord(stopped: ForkedBot, address: str) -> None:
    stopped.environment |= {"SANDBOX_URL": address.format(port=free_port()), "CONNECT_WITHIN_S": "2"}
    code, line = await refused(stopped)
    assert code == 5 and "Discord" in line and "next try in 1 s" in stopped.log


async def test_a_way_to_discord_that_opens_later(stopped: ForkedBot, tmp_path: Path) -> None:
    port = free_port()
    stopped.environment["SANDBOX_URL"] = f"http://127.0.0.1:{port}"
    await stopped.launch()
    await stopped.until(lambda: "next try" in stopped.log)
    async with SandboxHere(tmp_path / "late.json", port):
        await stopped.until(lambda: "ready as" in stopped.log)
        await stopped.stop()


async def test_what_is_being_sent_is_sent_before_a_stop(table: Table, sandbox: SandboxProcess) -> None:
    await sandbox.fault(r"POST /api/v10/channels/\d+/messages", kind="delay", seconds=1.0)
    await table.begin(layout="short")
    await sandbox.until_met()
    await table.bot.stop()
    states = [post["state"] for post in table.ledger.posts()]
    assert "in_flight" not in states and states[0] == "done"
    assert sum(sight.tells("post-start") for sight in await table.people[0].public()) == 1
    await table.bot.start()
    await table.delivered()
    assert len(await table.live_prompts()) == 1
