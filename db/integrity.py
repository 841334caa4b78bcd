"""Checks a database file for damage: pages and indexes by SQLite's own check, what is packed by checksums."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from db.packing import checksum_of
from db.problems import DatabaseDamaged
from db.sqlite import connect, problem_of

_STEPS_BETWEEN_QUESTIONS = 20_000  # of SQLite's machine: a few milliseconds


def check_pages(path: Path, busy_timeout: float, give_up: Callable[[], bool]) -> bool:
    """Reads every page and compares every index with its table; false if `give_up` says so before the end.

    Raises a `DatabaseProblem`."""
    try:
        with closing(connect(path, busy_timeout)) as connection:
            connection.set_progress_handler(give_up, _STEPS_BETWEEN_QUESTIONS)
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(5)")]
    except (sqlite3.Error, UnicodeDecodeError) as error:
        if getattr(error, "sqlite_errorname", None) == "SQLITE_INTERRUPT":
            return False
        raise problem_of(error, path) from error
    if found != ["ok"]:
        raise DatabaseDamaged(path, detail="; ".join(" ".join(line.split()) for line in found))
    return True


def damaged_games(path: Path, busy_timeout: float, give_up: Callable[[], bool]) -> list[str]:
    """Ids of the games with a record, archive or packed log that is not as it was written, of which SQLite knows
    nothing; such a game is replayed from its log or frozen when somebody wants it. Raises a `DatabaseProblem`."""
    found: dict[str, None] = {}
    try:
        with closing(connect(path, busy_timeout)) as connection:
            for table in ("records", "archives", "packed_logs"):
                for game_id, checksum, blob in connection.execute(f"SELECT game_id, checksum, blob FROM {table}"):
                    if give_up():
                        return []
                    if checksum != checksum_of(game_id, blob):
                        found[game_id] = None
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise problem_of(error, path) from error
    return list(found)
