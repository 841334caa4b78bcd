"""Opening the SQLite file: how long it is checked at the start and later, backup before a migration, and when it must
not be written any more (deleted, damaged)."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from logging import getLogger
from pathlib import Path
from time import monotonic, time
from typing import Final, Self, TypeVar

from sqlalchemy import Connection

import meters
from db.problems import (
    DatabaseDamaged,
    DatabaseInUse,
    DatabaseMissing,
    DatabaseProblem,
    DatabaseReadOnly,
    DatabaseUnreachable,
    Failure,
)
from db.revisions import newest_revision
from db.sqlite import engine
from db.sqlite.backup import HOUR_S, BackupPlan, backups_of, make_backup
from db.sqlite.engine import FileLock, check_pages, damaged_games
from db.sqlite.migrate import migrate, present_revision
from db.sqlite.private import REPLACED, make_private

T = TypeVar("T")

log = getLogger(__name__)

CHECKED_AT_START_S: Final = 0.3  # what is not checked by then is checked while the bot runs
BESIDE_AFTER_S: Final = 60.0  # after the start: to read or copy a large file holds up those who press first
LOOKED_AT_EVERY_S: Final = 0.5
LOOKED_AT_WITHIN_S: Final = 600.0


class SQLiteFile:
    """Made by `open`. `reading`: the engine of its readers; `alone`: no other process may have it open; `first`: none
    had when this one opened it, so that no lease in it is valid; `backups_kept_days`: how old its backups become at
    most, None where that is not the bot's doing."""

    alone: Final = True
    first: Final = True
    cluster: Final = None

    def __init__(self, path: Path, backups: BackupPlan, busy_timeout: float, lock: FileLock, checked: bool) -> None:
        self.path: Path | str = path
        self.reading = engine.reading_engine(path, busy_timeout)
        self._writing = engine.writing_engine(path, busy_timeout)
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="database writer")
        self._file = path
        self._backups = backups
        self.backups_kept_days: float | None = backups.days if backups.every_hours else None
        self._busy_timeout = busy_timeout
        self._lock = lock
        self._identity = _identity(path)
        self._closing = threading.Event()
        self._checked = checked
        self._suspected = False

    def problem_of(self, error: Failure) -> DatabaseProblem:
        """As that of the engine; where it says that something is damaged, `watch` checks the file."""
        problem = engine.problem_of(error, self._file)
        self._suspected |= isinstance(problem, DatabaseDamaged)
        return problem

    @classmethod
    async def open(cls, path: Path, backups: BackupPlan, busy_timeout: float) -> Self:
        """Takes the file for this process, checks it, backs it up before a migration, migrates it. Raises a
        `DatabaseProblem`."""
        path = await asyncio.to_thread(path.resolve)
        lock = FileLock(path)
        try:
            checked = await asyncio.to_thread(_prepare, path, backups, busy_timeout, lock)
        except BaseException:
            lock.release()
            raise
        opened = cls(path, backups, busy_timeout, lock, checked)
        try:
            await opened.transact(partial(engine.verify_durability, path=path))
        except BaseException:
            await opened.close()
            raise
        return opened

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction of the one connection that writes, and commit it. All of it happens in one visit
        to another thread: a visit for each call of sqlite3 would cost a press more than what it computes."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        # The connection is kept even after a failed write: SQLite then overwrites what that write left in the
        # write-ahead log, which a new connection could mistake for committed data.
        connection = self._connection = self._connection or self._writing.connect()
        raw = connection.connection
        if raw.driver_connection is not None and raw.driver_connection.in_transaction:
            raw.rollback()  # what a failed write left open must not be committed with the next one
        with connection.begin():
            return work(connection)

    def last_backup(self) -> float | None:
        """When the last copy was made, in UTC seconds by the disk's clock; None where there is none. Blocks."""
        made = backups_of(self._file, self._backups.folder_of(self._file))
        return made[-1].stat().st_mtime if made else None

    async def backup(self) -> Path:
        """Make a checked copy in the backups folder and remove old ones as planned. Raises a `DatabaseProblem`."""
        return await asyncio.to_thread(make_backup, self._file, self._backups, self._busy_timeout, self._closing.is_set)

    async def keep_backups(self) -> None:
        """Makes a copy whenever one is due, for ever; one that fails is tried again an hour later."""
        await asyncio.sleep(BESIDE_AFTER_S)
        while self._backups.every_hours:
            try:
                # By the disk's time, which may be set back while this waits.
                while (wait := self._backups.due(self._file) - time()) > 0:  # noqa: ASYNC110 no event tells of it
                    await asyncio.sleep(min(wait, LOOKED_AT_WITHIN_S))
                log.info("backup: %s", await self.backup())
            except (DatabaseProblem, OSError) as problem:
                meters.RETRIES.labels("backups").inc()
                log.error("no backup was made, next try in an hour: %s", problem)
                await asyncio.sleep(HOUR_S)

    def missing(self) -> DatabaseProblem | None:
        """Whether the file was deleted, emptied or replaced, so that what is written now is lost."""
        try:
            if _identity(self._file) == self._identity:
                return None
        except OSError as problem:
            return DatabaseUnreachable(self._file, detail=str(problem))
        return DatabaseMissing(self._file, detail="it was deleted, emptied or replaced while the bot was running")

    async def watch(self) -> DatabaseProblem:
        """Returns when the file must not be written any more: it is no longer there, or damage was found in what was
        not checked at the start, or after something stored could not be read."""
        checking = asyncio.create_task(self._check_later(BESIDE_AFTER_S), name="integrity check")
        try:
            while True:
                problem = self.missing() or (checking.result() if checking.done() else None)
                if problem is not None:
                    return problem
                if self._suspected and checking.done():
                    self._checked = self._suspected = False
                    checking = asyncio.create_task(self._check_later(), name="integrity check")
                await asyncio.sleep(LOOKED_AT_EVERY_S)
        finally:
            checking.cancel()

    async def _check_later(self, after_s: float = 0.0) -> DatabaseProblem | None:
        await asyncio.sleep(after_s)
        checked = (self._file, self._busy_timeout, self._closing.is_set)
        try:
            if not self._checked:
                await asyncio.to_thread(check_pages, *checked)
            for game_id in await asyncio.to_thread(damaged_games, *checked):
                log.error("game %s: something stored of it is damaged", game_id)
        except DatabaseProblem as problem:
            return problem
        return None

    async def close(self) -> None:
        self._closing.set()
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
            self._connection = None
        self._thread.shutdown()
        self._writing.dispose()
        await self.reading.dispose()
        self._lock.release()


def _identity(path: Path) -> tuple[int, int] | None:
    """Tells a file from another one put in its place; None where there is none with anything in it."""
    try:
        stat = path.stat()
    except FileNotFoundError:
        return None
    return (stat.st_dev, stat.st_ino) if stat.st_size else None


def _check_presence(path: Path, backups: BackupPlan) -> None:
    """A path without a file is a new bot's, unless something is left of an older life."""
    if path.exists():
        if path.is_file() and path.stat().st_size == 0:
            raise DatabaseMissing(path, detail="the file is empty")
        return
    unfinished = path.with_name(path.name + "-wal")
    if unfinished.exists() and unfinished.stat().st_size:
        raise DatabaseMissing(path, detail=f"there is no such file, but {unfinished.name} is there")
    if backups_of(path, backups.folder_of(path)):
        raise DatabaseMissing(path, detail="there is no such file, but there are backups of it")


def _prepare(path: Path, backups: BackupPlan, busy_timeout: float, lock: FileLock) -> bool:
    """Whether all of the file was checked in the time there is for it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        make_private(path, backups.folder_of(path), path.parent / REPLACED)
        if not lock.acquire():
            raise DatabaseInUse(path)
    except PermissionError as error:
        raise DatabaseReadOnly(path, detail=str(error)) from error
    except OSError as error:
        raise DatabaseUnreachable(path, detail=str(error)) from error
    except sqlite3.Error as error:
        if not os.access(path.parent, os.W_OK):
            raise DatabaseReadOnly(path, sqlite=error.sqlite_errorname) from error
        raise engine.problem_of(error, path) from error
    _check_presence(path, backups)
    new = not path.exists()
    try:
        engine.check_writable(path, busy_timeout)
        if new and not lock.acquire_file():
            raise DatabaseInUse(path)
        end = monotonic() + CHECKED_AT_START_S
        checked = check_pages(path, busy_timeout, lambda: monotonic() > end)
        present = present_revision(path)
        engine.keep_write_ahead_log(path, busy_timeout)
        if present != newest_revision():
            if present is not None:
                log.info("backup before the update of the schema: %s", make_backup(path, backups, busy_timeout))
            migrate(path)
    except BaseException:
        if new and _identity(path) is None:
            path.unlink(missing_ok=True)  # it is not to be taken for one that has lost its games
        raise
    return checked
