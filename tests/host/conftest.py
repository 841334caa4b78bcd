"""A database in a file, a host at it, and tables of the toy game and of Istanbul."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from db import Database
from engine.games import GAMES
from host.lobby import lobby
from tests.engine.toy import Toy
from tests.host.desk import Desk
from tests.support.dealt.old_games import old_desk  # noqa: F401 a fixture


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    rules = Toy()
    monkeypatch.setitem(GAMES, rules.name, rules)
    return rules


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrets of a test's lobbies are those of its last run, so that nothing depends on a lucky game."""
    monkeypatch.setattr(lobby, "token_bytes", Random(1).randbytes)


@pytest.fixture
async def desk(place: Path | str) -> AsyncIterator[Desk]:
    desk = Desk(await Database.open(place))
    yield desk
    await desk.close()
