"""What could not be done is done once the database and Discord can be used again."""

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

import meters
from cogs.client import retry
from db import StorageFailed, WriteConflict
from db.problems import DatabaseUnreachable

AWAY: Any = SimpleNamespace(status=503, reason="Service Unavailable")
EXPECTED = (
    StorageFailed(DatabaseUnreachable("postgresql://database.example/games")),
    WriteConflict("somebody was faster"),
    aiohttp.ClientConnectionError("no route"),
    TimeoutError("no answer"),
    discord.DiscordServerError(AWAY, "upstream"),
)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "RETRY_S", 0.0)


@pytest.mark.parametrize("problem", EXPECTED, ids=lambda problem: type(problem).__name__)
async def test_work_is_done_again_until_nothing_hinders_it(
    problem: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    before, tries = meters.RETRIES.labels("upkeep")._value.get(), list[str]()

    async def work() -> None:
        tries.append("begun")
        if len(tries) < 3:
            raise problem
        tries.append("done")

    await retry.retry("upkeep", work)
    assert tries == ["begun", "begun", "begun", "done"]
    assert [(record.levelname, str(problem) in record.message) for record in caplog.records] == [("ERROR", True)] * 2
    assert not any(record.exc_info for record in caplog.records)
    assert meters.RETRIES.labels("upkeep")._value.get() == before + 2


async def test_what_nobody_foresaw_is_raised() -> None:
    async def work() -> None:
        raise KeyError("a mistake of the program")

    with pytest.raises(KeyError):
        await retry.retry("upkeep", work)
