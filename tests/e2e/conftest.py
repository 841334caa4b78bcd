"""A sandbox, the real bot at it, and people at a table."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from secrets import token_hex

import pytest
import pytest_asyncio

from tests.support.bot import BotProcess
from tests.support.person import Person
from tests.support.planner import plan
from tests.support.player import Table
from tests.support.sandbox import SandboxHere, SandboxProcess

CHANNEL = "table-one"


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[SandboxProcess]:
    async with SandboxHere(tmp_path / "world.json") as running:
        yield running


async def _running(sandbox: SandboxProcess, folder: Path) -> AsyncIterator[BotProcess]:
    process = BotProcess(sandbox, folder)
    await process.start()
    yield process
    await process.stop()
    for entry in await sandbox.sent():
        assert "Traceback" not in str(entry["payload"])


@pytest.fixture
async def bot(sandbox: SandboxProcess, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """Ready; has shown nobody a traceback when it ends."""
    async for process in _running(sandbox, tmp_path):
        yield process


@pytest.fixture
def people(sandbox: SandboxProcess) -> list[Person]:
    return [Person(sandbox.session, sandbox.base, name, CHANNEL) for name in ("Ada", "Ben", "Chloe")]


@pytest.fixture
def table(bot: BotProcess, people: list[Person]) -> Table:
    """Not begun."""
    return Table(bot, people, plan, Random(2026))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_sandbox(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[SandboxProcess]:
    """One for all tests of a module; each plays in a channel of its own."""
    async with SandboxHere(tmp_path_factory.mktemp("shared") / "world.json") as running:
        yield running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_bot(
    shared_sandbox: SandboxProcess, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[BotProcess]:
    async for process in _running(shared_sandbox, tmp_path_factory.mktemp("bot")):
        yield process


@pytest_asyncio.fixture(loop_scope="module")
async def shared_table(shared_bot: BotProcess) -> Table:
    """Not begun; in a new channel."""
    return await _new_table(shared_bot)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def module_table(shared_bot: BotProcess) -> Table:
    """The same for all tests of a module."""
    return await _new_table(shared_bot)


async def _new_table(bot: BotProcess) -> Table:
    sandbox = bot.sandbox
    guild = (await sandbox.get("/_sandbox/state"))["guilds"][0]["id"]
    channel = (await sandbox.post("/_sandbox/channels", guild=guild, name=f"table-{token_hex(4)}"))["id"]
    people = [Person(sandbox.session, sandbox.base, name, channel) for name in ("Ada", "Ben", "Chloe", "Dilan")]
    return Table(bot, people[:3], plan, Random(2026), stranger=people[3])
