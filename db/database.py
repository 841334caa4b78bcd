"""The database as the rest of the bot sees it."""

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from db import sqlite
from db.backup import make_backup
from db.change import Change
from db.games import Games
from db.lock import FileLock
from db.migrate import migrate, newest_revision, present_revision
from db.outbox import Outbox
from db.people import People
from db.problems import DatabaseInUse, DatabaseProblem, DatabaseReadOnly, DatabaseUnreachable, StorageFailed
from db.reader import Reader
from db.writer import Writer

BACKUPS_KEPT = 5


class Database:
    """One open file. Made by `Database.open`; write with `write`, read with `games`, `outbox` and `people`."""

    def __init__(
        self, path: Path, backups: Path, busy_timeout: float, lock: FileLock, engines: Sequence[AsyncEngine]
    ) -> None:
        self.path = path
        self._backups = backups
        self._busy_timeout = busy_timeout
        self._lock = lock
        self._engines = engines
        writing, reading = engines
        self._writer = Writer(writing, self._problem_of)
        reader = Reader(reading, self._problem_of)
        self.games = Games(reader)
        self.outbox = Outbox(reader, self._writer)
        self.people = People(reader, self._writer)

    @classmethod
    async def open(cls, path: Path | str, *, backups: Path | None = None, busy_timeout: float = 5.0) -> Self:
        """Takes the file for this process, checks it, backs it up before a migration, migrates it.

        `backups` is a folder, `backups` beside the file by default; `busy_timeout` in seconds is how long to wait for
        another program's lock. Raises a `DatabaseProblem`.
        """
        path = await asyncio.to_thread(Path(path).resolve)
        backups = backups or path.parent / "backups"
        lock = FileLock(path)
        engines: list[AsyncEngine] = []
        try:
            await asyncio.to_thread(_prepare, path, backups, busy_timeout, lock)
            engines += sqlite.writing_engine(path, busy_timeout), sqlite.reading_engine(path, busy_timeout)
            await sqlite.verify_durability(engines[0], path)
        except BaseException:
            await _dispose(engines)
            lock.release()
            raise
        database = cls(path, backups, busy_timeout, lock, engines)
        try:
            await database.outbox.recover()
        except StorageFailed as error:
            await database.close()
            raise error.problem from error
        return database

    async def write(self, change: Change) -> None:
        """Returns when the change is on the disk. Nothing of it is if it raises a `WriteRefused` or `StorageFailed`.

        After the latter, and after a cancelled call, which may still have written, load the game again.
        """
        await self._writer.write(change)

    async def backup(self) -> Path:
        """A checked copy in the backups folder; the latest five are kept. Raises a `DatabaseProblem`."""
        return await asyncio.to_thread(make_backup, self.path, self._backups, BACKUPS_KEPT, self._busy_timeout)

    async def close(self) -> None:
        """Commits what waits and lets go of the file."""
        await self._writer.close()
        await _dispose(self._engines)
        self._lock.release()

    def _problem_of(self, error: DBAPIError) -> DatabaseProblem:
        return sqlite.problem_of(error, self.path)


async def _dispose(engines: Sequence[AsyncEngine]) -> None:
    for engine in engines:
        await engine.dispose()


def _prepare(path: Path, backups: Path, busy_timeout: float, lock: FileLock) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not lock.acquire():
            raise DatabaseInUse(path)
    except OSError as error:
        raise DatabaseUnreachable(path, detail=str(error)) from error
    except sqlite3.Error as error:
        if not os.access(path.parent, os.W_OK):
            raise DatabaseReadOnly(path, sqlite=error.sqlite_errorname) from error
        raise sqlite.problem_of(error, path) from error
    sqlite.check(path, busy_timeout)
    present = present_revision(path)
    sqlite.keep_write_ahead_log(path, busy_timeout)
    if present == newest_revision():
        return
    if present is not None:
        make_backup(path, backups, BACKUPS_KEPT, busy_timeout)
    migrate(path)
