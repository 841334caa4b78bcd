"""A database in a file and a host at it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Database
from tests.host.desk import Desk


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(await Database.open(tmp_path / "games.db"))
    yield desk
    await desk.database.close()
