"""Backups of the SQLite file: how often, how many are kept and for how long, where, and that each copy is checked."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Final

from db.problems import DatabaseDamaged, DatabaseMissing, DatabaseNeverThere, DatabaseWriteFailed
from db.sqlite.engine import STEPS_BETWEEN_QUESTIONS, connect, problem_of

HOUR_S: Final = 3600.0


@dataclass(frozen=True, slots=True)
class BackupPlan:
    """How often a copy is made (0: never by itself), how many are kept, and for how many days; the latest one stays
    however old it is. `folder`: None for `backups` beside the file."""

    folder: Path | None = None
    every_hours: float = 6.0
    keep: int = 20
    days: float = 30.0

    def folder_of(self, database: Path) -> Path:
        return self.folder or database.parent / "backups"

    def due(self, database: Path) -> float:
        """When the next copy is to be made, in UTC seconds."""
        made = backups_of(database, self.folder_of(database))
        return (made[-1].stat().st_mtime if made else 0.0) + self.every_hours * HOUR_S

    def remove_old(self, database: Path) -> None:
        """Delete the backups beyond the number or age of the plan."""
        latest_first = backups_of(database, self.folder_of(database))[::-1]
        oldest = time() - self.days * 24 * HOUR_S
        for place, backup in enumerate(latest_first):
            if place >= self.keep or (place > 0 and backup.stat().st_mtime < oldest):
                backup.unlink()


def make_backup(
    database: Path, plan: BackupPlan, busy_timeout: float, give_up: Callable[[], bool] = lambda: False
) -> Path:
    """Writes a copy of the last commit, opens and checks it, and only then gives it its name; removes old ones. Returns
    its path. `busy_timeout`: in seconds; `give_up`: asked now and then, True aborts the backup.

    Blocks; may run while the bot writes. Raises a `DatabaseProblem`, and leaves no half copy behind.
    """
    folder = plan.folder_of(database)
    target = folder / f"{database.stem}-{stamp_now()}.db"
    unfinished = target.with_suffix(".part")
    if not database.is_file() or not database.stat().st_size:
        raise games_missing(database, plan)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with closing(connect(database, busy_timeout)) as connection:
            connection.set_progress_handler(give_up, STEPS_BETWEEN_QUESTIONS)
            tables = "SELECT count(*) FROM sqlite_master"
            there = connection.execute(tables).fetchone()
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        with closing(connect(unfinished, busy_timeout)) as copy:
            copy.set_progress_handler(give_up, STEPS_BETWEEN_QUESTIONS)
            verdict = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if verdict == "ok" and copy.execute(tables).fetchone() != there:
                verdict = "not all tables are in it"
        if verdict != "ok":
            raise DatabaseDamaged(database, detail=f"its copy: {verdict}")
        flush(unfinished)
        unfinished.rename(target)
        flush(folder)
        plan.remove_old(database)
    except sqlite3.Error as error:
        raise problem_of(error, database) from error
    except OSError as error:
        raise DatabaseWriteFailed(folder, detail=str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)
    return target


def games_missing(database: Path, plan: BackupPlan) -> DatabaseMissing:
    """That there are no games: they were there once, as an empty file or the folder of backups shows, or never."""
    known = database.exists() or plan.folder_of(database).exists()
    return (DatabaseMissing if known else DatabaseNeverThere)(database)


def backups_of(database: Path, folder: Path) -> list[Path]:
    """The copies of a file in the folder, oldest first."""
    return sorted(folder.glob(f"{database.stem}-*.db"))


def stamp_now() -> str:
    """The present time in UTC, in the form used in names of backups, which sort by time."""
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")


def flush(path: Path) -> None:
    """Force a file, or the names in a folder, to the disk (fsync)."""
    if path.is_dir() and os.name == "nt":  # Windows cannot open folders
        return
    handle = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
