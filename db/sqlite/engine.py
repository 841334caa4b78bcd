"""The settings of SQLite (durability, how long to wait for a lock), checks of a file for damage, and the lock that
keeps a second process out."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db.packing import checksum_of, json_text
from db.problems import (
    DatabaseCrowded,
    DatabaseDamaged,
    DatabaseFull,
    DatabaseLocked,
    DatabaseProblem,
    DatabaseReadOnly,
    DatabaseUnreachable,
    DatabaseUnsafe,
    DatabaseWriteFailed,
    NotADatabase,
    ValueDamaged,
)
from db.sqlite import one_visit

FREE_WITHIN_S = 10.0  # a connection of the pool
_SYNCHRONOUS_FULL = 2
STEPS_BETWEEN_QUESTIONS = 20_000  # of SQLite's machine: a few milliseconds
_UNREADABLE = "Could not decode to UTF-8"  # sqlite3 gives such an error no name

_PROBLEMS: tuple[tuple[str, type[DatabaseProblem]], ...] = (
    ("SQLITE_BUSY", DatabaseLocked),
    ("SQLITE_LOCKED", DatabaseLocked),
    ("SQLITE_FULL", DatabaseFull),
    ("SQLITE_READONLY", DatabaseReadOnly),
    ("SQLITE_PERM", DatabaseReadOnly),
    ("SQLITE_CORRUPT", DatabaseDamaged),
    ("SQLITE_NOTADB", NotADatabase),
    ("SQLITE_CANTOPEN", DatabaseUnreachable),
    ("SQLITE_IOERR", DatabaseWriteFailed),
)


def problem_of(error: BaseException | None, path: Path) -> DatabaseProblem:
    """The plain problem behind an error of sqlite3, bare or wrapped by SQLAlchemy."""
    if isinstance(error, DBAPIError):
        error = error.orig
    if isinstance(error, NoneFree):
        return DatabaseCrowded(path)
    if isinstance(error, ValueError) or _UNREADABLE in str(error):
        return ValueDamaged(path, detail="a text or JSON value")
    name = getattr(error, "sqlite_errorname", None) or "unknown"
    for prefix, problem in _PROBLEMS:
        if name.startswith(prefix):
            return problem(path, sqlite=name)
    return DatabaseProblem(path, sqlite=name, detail=str(error))


def connect(path: Path, busy_timeout: float) -> sqlite3.Connection:
    """A plain connection without implicit transactions. Raises sqlite3.Error."""
    return sqlite3.connect(path, timeout=busy_timeout, isolation_level=None)


@contextmanager
def connected(path: Path, busy_timeout: float) -> Iterator[sqlite3.Connection]:
    """As `connect`, closed afterwards. Raises a `DatabaseProblem` for what sqlite3 raises within."""
    try:
        with closing(connect(path, busy_timeout)) as connection:
            yield connection
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise problem_of(error, path) from error


def check_writable(path: Path, busy_timeout: float) -> None:
    """Makes sure that the file is a database and can be written; changes nothing. Raises a `DatabaseProblem`."""
    with connected(path, busy_timeout) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")


def keep_write_ahead_log(path: Path, busy_timeout: float) -> None:
    """Sets the file to WAL for good. Raises a `DatabaseProblem`."""
    with connected(path, busy_timeout) as connection:
        mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    if mode != "wal":
        raise DatabaseUnsafe(path, detail=f"journal mode {mode}")


def writing_engine(path: Path, busy_timeout: float) -> Engine:
    """The engine of the one connection that writes. The first statement of a transaction that writes brings BEGIN
    IMMEDIATE with it, so that it cannot fail half-way because another program has the lock."""
    begin = {"isolation_level": "IMMEDIATE", "timeout": busy_timeout}
    engine = create_engine(URL.create("sqlite", database=str(path)), connect_args=begin, **_options(pool_size=1))
    event.listen(engine, "connect", lambda connection, _: _prepare(connection))
    return engine


def reading_engine(path: Path, busy_timeout: float) -> AsyncEngine:
    """For readers, who see the last commit, never wait for the writer and cannot write. Each query stands for itself;
    without BEGIN and ROLLBACK round it takes half the time."""

    async def made() -> one_visit.Connection:
        connection = one_visit.Connection(str(path), isolation_level=None, timeout=busy_timeout)
        await connection
        return connection

    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        async_creator=made,
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        **_options(pool_size=3),
    )
    event.listen(engine.sync_engine, "connect", lambda connection, _: _prepare(connection, "query_only=ON"))
    return engine


def _options(pool_size: int) -> dict[str, Any]:
    return {
        "json_serializer": json_text,
        "pool_size": pool_size,
        "pool_timeout": FREE_WITHIN_S,
        "max_overflow": 0,
        "hide_parameters": True,  # they name hidden cards and seeds, and errors go into the log
    }


def _prepare(connection: Any, *settings: str) -> None:
    cursor = connection.cursor()
    for setting in ("foreign_keys=ON", "synchronous=FULL", *settings):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def verify_durability(connection: Connection, path: Path) -> None:
    """Reads the settings back that acknowledged moves depend on. Raises `DatabaseUnsafe`."""
    needed = {"synchronous": _SYNCHRONOUS_FULL, "journal_mode": "wal", "foreign_keys": 1}
    settings = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in needed}
    if settings != needed:
        detail = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in settings.items())
        raise DatabaseUnsafe(path, detail=detail)


def check_pages(path: Path, busy_timeout: float, give_up: Callable[[], bool]) -> bool:
    """Reads every page and compares every index with its table; false if `give_up` says so before the end.

    Raises a `DatabaseProblem`."""
    try:
        with connected(path, busy_timeout) as connection:
            connection.set_progress_handler(give_up, STEPS_BETWEEN_QUESTIONS)
            lines = [line for (line,) in connection.execute("PRAGMA integrity_check(5)")]
    except DatabaseProblem as problem:
        if problem.sqlite == "SQLITE_INTERRUPT":
            return False
        raise
    if lines != ["ok"]:
        raise DatabaseDamaged(path, detail="; ".join(" ".join(line.split()) for line in lines))
    return True


def damaged_games(path: Path, busy_timeout: float, give_up: Callable[[], bool]) -> list[str]:
    """Ids of the games with a record, archive or packed log that is not as it was written, of which SQLite knows
    nothing; such a game is replayed from its log or frozen when somebody wants it. Raises a `DatabaseProblem`."""
    damaged = []
    with connected(path, busy_timeout) as connection:
        for table in ("records", "archives", "packed_logs"):
            for game_id, checksum, blob in connection.execute(f"SELECT game_id, checksum, blob FROM {table}"):
                if give_up():
                    return []
                if checksum != checksum_of(game_id, blob):
                    damaged.append(game_id)
    return list(dict.fromkeys(damaged))


class FileLock:
    """Makes sure that only one process uses a database file. It is held by SQLite's own file locks on empty files,
    which go away with the process on every operating system, however it ends: one beside the database, and one in a
    place of the whole machine that is named by the database's device and inode, so that another name of the same file,
    such as a hard link, is the same. The database itself is not opened for it: to close that would drop SQLite's own
    locks."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._held: list[sqlite3.Connection] = []

    def acquire(self) -> bool:
        """Take that of the path, and of the file if there is one. False if somebody else holds one of them. Raises
        sqlite3.Error if a lock file cannot be made, PermissionError if it cannot be written: SQLite would share it."""
        return self._take(self._database.with_name(self._database.name + ".lock")) and self.acquire_file()

    def acquire_file(self) -> bool:
        """Take that of the file, of which `acquire` found none. False, sqlite3.Error: as there."""
        if not self._database.exists() or len(self._held) > 1:
            return True
        stat = self._database.stat()
        return self._take(_of_the_machine() / f"caravanserai-{_user()}-{stat.st_dev}-{stat.st_ino}.lock")

    def _take(self, path: Path) -> bool:
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(f"{path} may not be written")
        connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            connection.close()
            if error.sqlite_errorname.startswith("SQLITE_BUSY"):
                return False
            raise
        self._held.append(connection)
        return True

    def release(self) -> None:
        while self._held:
            self._held.pop().close()


def _of_the_machine() -> Path:
    """A folder that is the same for all processes of this machine; that of temporary files may be a service's own."""
    shared = Path("/dev/shm")
    return shared if os.access(shared, os.W_OK) else Path(tempfile.gettempdir())


def _user() -> int:
    """Where others may not open what one user has made, each has lock files of its own."""
    return os.getuid() if hasattr(os, "getuid") else 0
