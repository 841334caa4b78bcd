from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from db import Database


@pytest_asyncio.fixture
async def database(place: Path | str) -> AsyncIterator[Database]:
    opened = await Database.open(place)
    yield opened
    await opened.close()
