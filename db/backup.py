"""Copies of the database beside it, whole and checked."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from db.problems import DatabaseDamaged, DatabaseWriteFailed
from db.sqlite import connect, problem_of


def make_backup(database: Path, folder: Path, keep: int, busy_timeout: float) -> Path:
    """Writes a copy of the last commit, checks it, and only then gives it its name; the oldest beyond `keep` go.

    Blocks; may run while the bot writes. Raises a `DatabaseProblem`, and leaves no half copy behind.
    """
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    target = folder / f"{database.stem}-{stamp}.db"
    unfinished = target.with_suffix(".part")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with closing(connect(database, busy_timeout)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        with closing(connect(unfinished, busy_timeout)) as copy:
            found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise DatabaseDamaged(database, detail=f"its copy: {found}")
        _flush(unfinished)
        unfinished.rename(target)
        _flush(folder)
    except sqlite3.Error as error:
        raise problem_of(error, database) from error
    except OSError as error:
        raise DatabaseWriteFailed(folder, detail=str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)
    for old in backups_of(database, folder)[:-keep]:
        old.unlink()
    return target


def backups_of(database: Path, folder: Path) -> list[Path]:
    """The copies of a file in the folder, oldest first."""
    return sorted(folder.glob(f"{database.stem}-*.db"))


def _flush(path: Path) -> None:
    if path.is_dir() and os.name == "nt":  # Windows cannot open folders
        return
    handle = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
