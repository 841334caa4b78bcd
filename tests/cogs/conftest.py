"""A database in a file and a host at it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from random import Random

import pytest

import cogs.client.client  # noqa: F401 registers the handler of every button
from cogs.framework import answering as answers
from db import Database
from host.lobby import lobby
from tests.host.desk import Desk
from tests.support.dealt.old_games import old_desk  # noqa: F401 a fixture


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """A module may have a LOOP of its own, such as `JumpingLoop` where an answer is late by some tenths of a second."""
    return {"loop": getattr(item.getparent(pytest.Module).module, "LOOP", asyncio.new_event_loop)}


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrets of a test's lobbies are those of its last run, so that nothing depends on a lucky game."""
    monkeypatch.setattr(lobby, "token_bytes", Random(1).randbytes)


@pytest.fixture(autouse=True)
def everything_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer is whole at once however busy the machine is; tests of late ones say what is late."""
    monkeypatch.setattr(answers, "DIRECTLY_WITHIN_S", 60.0)


@pytest.fixture
async def desk(place: Path | str) -> AsyncIterator[Desk]:
    desk = Desk(await Database.open(place))
    yield desk
    await desk.close()
