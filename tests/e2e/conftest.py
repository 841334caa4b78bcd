"""A sandbox, the real bot at it, and people at a table.

A module has SEED, which games its bot deals (None: any); RUBIES, how many end a game of Istanbul, and ROUNDS,
how many one of Marco Polo has, if not as always; DRAWN, whether pictures are real ones; and LOG_LEVEL, if not INFO."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from engine.istanbul.setup import options
from engine.marco_polo.turns import rounds
from tests.support.dealt.planner import plan
from tests.support.dealt.short_games import end_after, end_with
from tests.support.live.bot import BotProcess
from tests.support.live.forked import Forge, ForkedBot
from tests.support.live.new_table import new_table
from tests.support.live.person import Person
from tests.support.live.player import Table
from tests.support.live.postgresql import PostgreSQLServer
from tests.support.live.sandbox import ANSWER_S, SandboxHere, SandboxProcess
from tests.support.new_database import lay

CHANNEL = "table-one"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Among the slow tests everything is played on PostgreSQL too."""
    if "engine" in metafunc.fixturenames:
        alone = metafunc.definition.get_closest_marker("sqlite") is not None
        postgresql = pytest.param("postgresql", marks=pytest.mark.slow)
        metafunc.parametrize("engine", ["sqlite"] if alone else ["sqlite", postgresql], indirect=True, scope="module")


@pytest.fixture(scope="module")
def engine(request: pytest.FixtureRequest) -> PostgreSQLServer | None:
    """The server on which games are kept; None where they are in a file."""
    return request.getfixturevalue("postgresql") if request.param == "postgresql" else None


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[SandboxProcess]:
    async with SandboxHere(tmp_path / "world.json") as running:
        await running.deadlines(answer_s=ANSWER_S)
        yield running


@pytest.fixture(scope="module")
def arranged(request: pytest.FixtureRequest, forge: Forge) -> Iterator[dict[str, Any]]:
    """What makes a `ForkedBot` one whose games are the same in every run. They end alike in this process."""
    environment: dict[str, Any] = {"forge": forge, "LOG_LEVEL": getattr(request.module, "LOG_LEVEL", "INFO")}
    if (seed := getattr(request.module, "SEED", 1)) is not None:
        environment["ARRANGED_SEED"] = bytes([seed] * 32).hex()
    if not getattr(request.module, "DRAWN", False):
        environment["ARRANGED_PENCIL"] = "blank"
    with pytest.MonkeyPatch.context() as patch:
        if rubies := getattr(request.module, "RUBIES", None):
            patch.setattr(options, "RUBIES_TO_END", dict(options.RUBIES_TO_END))
            patch.setattr(options, "RUBIES_TO_END_WITH_EXPANSION", rubies)
            end_with(rubies)
            environment["ARRANGED_RUBIES"] = str(rubies)
        if last := getattr(request.module, "ROUNDS", None):
            patch.setattr(rounds, "ROUNDS", last)
            end_after(last)
            environment["ARRANGED_ROUNDS"] = str(last)
        yield environment


async def _running(process: BotProcess) -> AsyncIterator[BotProcess]:
    if isinstance(process.place, Path):
        lay(process.place)
    try:
        await process.start()
        yield process
        await process.stop()
    finally:
        await process.kill(last=False)  # one that has not ended would take time from all tests after it
    for entry in await process.sandbox.sent():
        assert "Traceback" not in str(entry["payload"])


@pytest.fixture
async def bot(
    sandbox: SandboxProcess, tmp_path: Path, arranged: dict[str, Any], engine: PostgreSQLServer | None
) -> AsyncIterator[BotProcess]:
    """Ready; has shown nobody a traceback when it ends."""
    address = await engine.new_database() if engine else None
    async for process in _running(ForkedBot(sandbox, tmp_path, address=address, **arranged)):
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
        await running.deadlines(answer_s=ANSWER_S)
        yield running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_bot(
    shared_sandbox: SandboxProcess,
    tmp_path_factory: pytest.TempPathFactory,
    arranged: dict[str, Any],
    engine: PostgreSQLServer | None,
) -> AsyncIterator[BotProcess]:
    folder = tmp_path_factory.mktemp("bot")
    address = await engine.new_database() if engine else None
    async for process in _running(ForkedBot(shared_sandbox, folder, address=address, **arranged)):
        yield process


@pytest_asyncio.fixture(loop_scope="module")
async def shared_table(shared_bot: BotProcess) -> Table:
    """Not begun; in a new channel."""
    return await new_table(shared_bot)
