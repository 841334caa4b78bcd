"""One SQLite file, taken by this process alone."""

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Final, Self

from sqlalchemy.exc import DBAPIError

from db import sqlite
from db.backup import make_backup
from db.lock import FileLock
from db.migrate import migrate, newest_revision, present_revision
from db.problems import DatabaseInUse, DatabaseProblem, DatabaseReadOnly, DatabaseUnreachable

BACKUPS_KEPT: Final = 5


class SQLiteFile:
    """Made by `open`. `writing` and `reading` are its engines."""

    alone: Final = True

    def __init__(self, path: Path, backups: Path, busy_timeout: float, lock: FileLock) -> None:
        self.path: Path | str = path
        self.writing = sqlite.writing_engine(path, busy_timeout)
        self.reading = sqlite.reading_engine(path, busy_timeout)
        self._file = path
        self._backups = backups
        self._busy_timeout = busy_timeout
        self._lock = lock

    @classmethod
    async def open(cls, path: Path, backups: Path | None, busy_timeout: float) -> Self:
        """Takes the file for this process, checks it, backs it up before a migration, migrates it. Raises a
        `DatabaseProblem`."""
        path = await asyncio.to_thread(path.resolve)
        backups = backups or path.parent / "backups"
        lock = FileLock(path)
        try:
            await asyncio.to_thread(_prepare, path, backups, busy_timeout, lock)
        except BaseException:
            lock.release()
            raise
        opened = cls(path, backups, busy_timeout, lock)
        try:
            await sqlite.verify_durability(opened.writing, path)
        except BaseException:
            await opened.close()
            raise
        return opened

    async def backup(self) -> Path:
        return await asyncio.to_thread(make_backup, self._file, self._backups, BACKUPS_KEPT, self._busy_timeout)

    async def close(self) -> None:
        await self.writing.dispose()
        await self.reading.dispose()
        self._lock.release()

    def problem_of(self, error: DBAPIError) -> DatabaseProblem:
        return sqlite.problem_of(error, self._file)


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
