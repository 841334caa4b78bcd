from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from db import Database
from tests.support.new_database import new_database


@pytest_asyncio.fixture
async def database(place: Path | str) -> AsyncIterator[Database]:
    opened = await new_database(place)
    yield opened
    await opened.close()
