"""Restoring a backup (bot.py restore): the old file is moved aside, and how many turns each game loses is noted, to be
posted after the next start."""

import json
import os
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_bytes
from typing import Any, Final, NamedTuple

from db.problems import (
    BackupDamaged,
    DatabaseDamaged,
    DatabaseInUse,
    DatabaseUnreachable,
    DatabaseWriteFailed,
    NotADatabase,
)
from db.schema import ENDED
from db.sqlite.backup import flush, stamp_now
from db.sqlite.engine import FileLock, check_pages, connect, problem_of
from db.sqlite.migrate import migrate, present_revision
from db.sqlite.private import REPLACED

RESTORED: Final = "restored"
"""The kind of the timer that waits in a restored file for each game that was played on after the backup."""
_STAMP: Final = re.compile(r"-(\d{8}-\d{6}-\d{6})$")
_COPIED: Final = (
    "id",
    "rules_name",
    "channel_id",
    "guild_id",
    "organiser_id",
    "options",
    "created",
    "private",
    "in_thread",
)
_STANDS: Final = (
    "SELECT id, seq, revision, status, (SELECT max(number) FROM records WHERE game_id = id AND NOT undone) FROM games"
)


class Restored(NamedTuple):
    """The outcome: when the copy was taken (UTC seconds), where the old files are now (None: there were none), and how
    many games are told to have lost something. `compared`: whether the old file could be read to find out."""

    taken: float
    old: Path | None
    games: int
    compared: bool


def restore(database: Path, copy: Path, busy_timeout: float) -> Restored:
    """Checks the copy, moves the old file with its `-wal` and `-shm` into the folder `replaced` beside it and puts the
    copy there. Blocks. Raises a `DatabaseProblem`, `DatabaseInUse` while the bot runs; the old file is then as it was.
    """
    database, copy = database.resolve(), copy.resolve()
    if not os.access(copy, os.R_OK) or not copy.is_file():
        raise DatabaseUnreachable(copy, detail="there is no such file, or this user may not read it")
    unfinished = database.with_name(database.name + ".part")
    lock = FileLock(database)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        if not lock.acquire():
            raise DatabaseInUse(database)
        unfinished.unlink(missing_ok=True)
        _duplicate(copy, unfinished, busy_timeout)
        taken = _taken(copy)
        games, compared = _mark(unfinished, database, taken, busy_timeout)
        flush(unfinished)
        old = _move_aside(database)
        unfinished.rename(database)
        flush(database.parent)
    except sqlite3.Error as error:
        raise problem_of(error, database) from error
    except OSError as error:
        raise DatabaseWriteFailed(database, detail=str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)
        lock.release()
    return Restored(taken, old, games, compared)


def _duplicate(copy: Path, target: Path, busy_timeout: float) -> None:
    """A whole copy of this schema at `target`. Raises a `DatabaseProblem`, also for a file without games' tables."""
    try:
        if copy.stat().st_size == 0 or present_revision(copy) is None:
            raise NotADatabase(copy)
        check_pages(copy, busy_timeout, lambda: False)
    except DatabaseDamaged as damaged:
        raise BackupDamaged(copy, sqlite=damaged.sqlite, detail=damaged.detail) from damaged
    with closing(connect(copy, busy_timeout)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))
    migrate(target)


def _taken(copy: Path) -> float:
    """When a copy was taken: by its name, or else by its date."""
    stamp = _STAMP.search(copy.stem)
    if stamp is None:
        return copy.stat().st_mtime
    return datetime.strptime(stamp[1], "%Y%m%d-%H%M%S-%f").replace(tzinfo=UTC).timestamp()


def _mark(restored: Path, old: Path, taken: float, busy_timeout: float) -> tuple[int, bool]:
    """A timer for each game that lost something, and whether the old file could tell which these are; otherwise it may
    be every one that had not ended. Posts that were waiting may have been sent since. A lobby that lost something may
    have been played since and its secret shown, so it gets another, which no message of it came after."""
    with closing(connect(restored, busy_timeout)) as new:
        lost = _lost(new, old, busy_timeout)
        compared = lost is not None
        if lost is None:
            unfinished = new.execute(f"SELECT id FROM games WHERE status NOT IN {ENDED}")
            lost = {game_id: {"turns": None} for (game_id,) in unfinished}
        new.execute("BEGIN IMMEDIATE")
        new.execute("UPDATE outbox SET state = 'uncertain', lease_owner = NULL WHERE state IN ('waiting', 'in_flight')")
        for game_id, payload in lost.items():
            timer = (f"{RESTORED}:{game_id}:", game_id, RESTORED, taken, json.dumps({"taken": taken, **payload}))
            new.execute(
                "UPDATE games SET secret = ?, first_message_id = NULL WHERE id = ? AND status = 'lobby'",
                (token_bytes(32), game_id),
            )
            new.execute(
                "INSERT OR REPLACE INTO timers (key, game_id, kind, due, payload) VALUES (?, ?, ?, ?, ?)", timer
            )
        new.execute("COMMIT")
    return len(lost), compared


def _lost(new: sqlite3.Connection, old: Path, busy_timeout: float) -> dict[str, dict[str, Any]] | None:
    """By game: `turns` lost, None where nobody knows how many, or `gone` for one that began after the copy was taken,
    which is noted in the restored file as cancelled. None if the old file cannot be read."""
    if not old.exists() or not old.stat().st_size:
        return None
    columns = ", ".join(_COPIED)
    before = {row[0]: row[1:] for row in new.execute(_STANDS)}
    lost: dict[str, dict[str, Any]] = {}
    try:
        with closing(connect(old, busy_timeout)) as connection:
            stood = connection.execute(_STANDS).fetchall()
            games = {row[0]: row for row in connection.execute(f"SELECT {columns} FROM games")}
    except (sqlite3.Error, UnicodeDecodeError):
        return None
    for game_id, *state in stood:
        if game_id not in before:
            lost[game_id] = {"gone": True}
            values = ", ".join("?" * len(_COPIED)) + ", 'cancelled', 0, 0, 0"
            sql = f"INSERT INTO games ({columns}, status, seq, revision, published) VALUES ({values})"
            new.execute(sql, games[game_id])
        elif tuple(state) != before[game_id]:
            now, then = state[-1], before[game_id][-1]
            lost[game_id] = {"turns": now - then if now is not None and then is not None and now > then else None}
    return lost


def _move_aside(database: Path) -> Path | None:
    """The old file, and what SQLite keeps beside it, which would be written into the new one."""
    replaced = database.parent / REPLACED / f"{database.stem}-{stamp_now()}.db"
    endings = [ending for ending in ("", "-wal", "-shm") if database.with_name(database.name + ending).exists()]
    for ending in endings:
        replaced.parent.mkdir(exist_ok=True)
        os.replace(database.with_name(database.name + ending), replaced.with_name(replaced.name + ending))
    return replaced if endings else None
