from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from db import Database


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "games.db")
    yield opened
    await opened.close()
