"""A database in a file and a host at it."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from db import Database
from host import lobby
from tests.host.desk import Desk


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrets of a test's lobbies are those of its last run, so that nothing depends on a lucky game."""
    monkeypatch.setattr(lobby, "token_bytes", Random(1).randbytes)


@pytest.fixture
async def desk(place: Path | str) -> AsyncIterator[Desk]:
    desk = Desk(await Database.open(place))
    yield desk
    await desk.close()
