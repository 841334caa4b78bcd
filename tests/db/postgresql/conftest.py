import pytest_asyncio

from tests.support.live.postgresql import PostgreSQLServer


@pytest_asyncio.fixture
async def address(postgresql: PostgreSQLServer) -> str:
    """Of an empty database."""
    return await postgresql.empty_database()
