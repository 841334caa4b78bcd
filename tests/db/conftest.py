import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from db import Database
from tests.support.postgresql import PostgreSQLServer


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test of a database runs on both engines, unless it is marked as being about SQLite's files."""
    if "place" in metafunc.fixturenames:
        alone = metafunc.definition.get_closest_marker("sqlite") is not None
        metafunc.parametrize("place", ["sqlite"] if alone else ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQLServer]:
    """One server for each process that runs tests: it starts in a second, which is less than sharing it would take."""
    # Pytest's own folders are too long for the path of a socket.
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = PostgreSQLServer(Path(folder))
        try:
            yield server
        finally:
            server.stop()


@pytest_asyncio.fixture
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """What `Database.open` takes: the path of a new file, or the address of an empty database."""
    if request.param == "sqlite":
        return tmp_path / "games.db"
    server: PostgreSQLServer = request.getfixturevalue("postgresql")
    return await server.empty_database()


@pytest_asyncio.fixture
async def database(place: Path | str) -> AsyncIterator[Database]:
    opened = await Database.open(place)
    yield opened
    await opened.close()
