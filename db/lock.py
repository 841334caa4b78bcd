"""Makes sure that only one process uses a database file."""

import sqlite3
from pathlib import Path


class FileLock:
    """Held by SQLite's own file locks on an empty file beside the database, which go away with the process on every
    operating system, however it ends."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock")
        self._connection: sqlite3.Connection | None = None

    def acquire(self) -> bool:
        """False if somebody else holds it. Raises sqlite3.Error if the lock file cannot be made."""
        connection = sqlite3.connect(self._path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            connection.close()
            if error.sqlite_errorname.startswith("SQLITE_BUSY"):
                return False
            raise
        self._connection = connection
        return True

    def release(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
