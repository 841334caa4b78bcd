"""Trying a new version on a copy of the games (bot.py check): each is loaded, shown and verified, the file stays as it
is."""

import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Final

from db import (
    Database,
    DatabaseDamaged,
    DatabaseForeign,
    DatabaseNeverThere,
    DatabaseTooNew,
    DatabaseTooOld,
    GameRow,
    NotADatabase,
)
from db.sqlite.engine import problem_of
from engine.core.decision import Refusal
from host import Host
from host.finished.proof import verify
from host.table.status import FROZEN, PLAYABLE
from host.turn.looking import history
from operation.commands import BAD, GOOD, Answer, in_words
from words.games import game_words
from words.speech import ENGLISH, words

BEGUN: Final = (*PLAYABLE, FROZEN, "finished")
OF_THE_FILE: Final = (DatabaseDamaged, DatabaseForeign, DatabaseTooNew, DatabaseTooOld, NotADatabase)
"""What the copy has from the file."""


async def tried(file: Path) -> Answer:
    """Copies the file, brings the copy up to date, and tries every game that has begun. The file stays as it is.

    Raises a `DatabaseProblem` where the copy cannot be opened by this version."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "games.db"
        _copy(file, copy)
        try:
            database = await Database.open(copy)
        except OF_THE_FILE as problem:
            raise type(problem)(file, sqlite=problem.sqlite, detail=problem.detail) from problem
        try:
            return await _games_tried(Host(database))
        finally:
            await database.close()


def _copy(file: Path, copy: Path) -> None:
    """The last commit of the file, which may be in use. Raises a `DatabaseProblem`."""
    if not file.is_file():
        raise DatabaseNeverThere(file)
    address = f"{file.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    except sqlite3.Error as error:
        raise problem_of(error, file) from error


async def _games_tried(host: Host) -> Answer:
    rows = await host.db.games.with_status(*BEGUN)
    bad = [
        f"{row.id}  {row.rules_name}, {row.status}: {problem}" for row in rows async for problem in _problems(host, row)
    ]
    await host.close()
    return Answer([*bad, f"{len(rows)} games tried, {len(bad)} problems"], BAD if bad else GOOD)


async def _problems(host: Host, row: GameRow) -> AsyncIterator[str]:
    try:
        shown = await history(host, row.id)
        names = [seat.name for seat in shown.seats]
        game_words(row.rules_name).state_text(words(ENGLISH), shown.view_at(shown.seq), names)
    except Refusal as refusal:
        yield f"cannot be shown: {refusal.code} {refusal.facts.get('reason', '')}"
    verdict = await verify(host.db, row)
    if not verdict.good:
        yield in_words(verdict)
