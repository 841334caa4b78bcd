"""Fixtures of all that plays at a host. The secrets of a test's lobbies are those of its last run."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from engine.games import GAMES
from host.lobby import lobby
from tests.engine.toy import Toy
from tests.host.desk import Desk
from tests.support.evening import Evening
from tests.support.new_database import new_database


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing depends on a lucky game."""
    monkeypatch.setattr(lobby, "token_bytes", Random(1).randbytes)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """The toy game, in the registry for a test."""
    rules = Toy()
    monkeypatch.setitem(GAMES, rules.name, rules)
    return rules


@pytest.fixture
async def desk(place: Path | str) -> AsyncIterator[Desk]:
    """A host and its lobby at an empty database."""
    desk = Desk(await new_database(place))
    yield desk
    await desk.close()


@pytest.fixture
async def evening(desk: Desk) -> Evening:
    """A running table whose days are moved by hand."""
    return await Evening(desk).begin()
