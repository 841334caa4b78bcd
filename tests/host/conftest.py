"""A database in a file, a host at it, and tables of the toy game and of Istanbul."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Database
from engine.games import GAMES
from tests.engine.toy import Toy
from tests.host.desk import Desk


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    rules = Toy()
    monkeypatch.setitem(GAMES, rules.name, rules)
    return rules


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(await Database.open(tmp_path / "games.db"))
    yield desk
    await desk.database.close()
