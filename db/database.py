"""The open database as the rest of the bot sees it, SQLite file or PostgreSQL server."""

import asyncio
import secrets
from pathlib import Path
from typing import Self

from db.access.cache import GameCache
from db.access.reader import Reader
from db.access.store import Backend
from db.access.writer import Writer
from db.postgresql.server import PostgreSQLDatabase, is_address
from db.problems import DatabaseProblem, StorageFailed
from db.rows import AheadRow
from db.schema import ahead
from db.shards import ALONE, Shards
from db.sqlite.backup import BackupPlan
from db.sqlite.file import SQLiteFile
from db.stores.games import Games
from db.stores.journal import Journal
from db.stores.leagues import Leagues
from db.stores.noticeboards import Noticeboards
from db.stores.outbox import Outbox
from db.stores.people import People
from db.stores.personal import Avoided, Followers, Hints, Presets, PrivateNotes
from db.stores.results import Analyses, Results
from db.stores.seekers import Seekers
from db.stores.time_banks import TimeBanks
from db.stores.timers import Timers


class Database:
    """An open database. Made by `Database.open`; write with `write` (see `writer`), read with `games`, `journal`,
    `results`, `outbox`, `timers`, `time_banks`, `followers`, `ahead`, `people`, `hints`, `presets`, `private_notes`,
    `avoided`, `noticeboards`, `seekers`, `leagues` and `analyses`; `backup`, `keep_backups`, `last_backup`,
    `backups_kept_days`: see `SQLiteFile` and `PostgreSQLDatabase`. `path`: the file, or the server's address; `shards`:
    the servers whose tables this process drives; `cluster`: what it shares with other processes, None for a file."""

    def __init__(self, storage: SQLiteFile | PostgreSQLDatabase) -> None:
        self._storage = storage
        self.path, self.cluster = storage.path, storage.cluster
        self.backup, self.keep_backups, self.last_backup = storage.backup, storage.keep_backups, storage.last_backup
        self.backups_kept_days = storage.backups_kept_days
        self.shards = ALONE if storage.cluster is None else storage.cluster.shards
        self.writer = Writer(storage)
        self.write = self.writer.write
        alone = storage.alone or (storage.cluster is not None and self.shards.all)
        reader = Reader(storage.reading, storage.problem_of)
        backend = Backend(reader, self.writer, self.shards, secrets.token_hex(8), alone)
        self.ahead = GameCache(ahead, AheadRow, ("seat", "name"), backend)
        self.games = Games(backend)
        self.journal = Journal(backend)
        self.outbox = Outbox(backend)
        self.timers = Timers(backend)
        self.time_banks = TimeBanks(backend)
        self.results = Results(backend)
        self.people = People(backend, self.games)
        self.followers = Followers(backend)
        self.hints = Hints(backend)
        self.presets = Presets(backend)
        self.private_notes = PrivateNotes(backend)
        self.avoided = Avoided(backend)
        self.seekers = Seekers(backend)
        self.leagues = Leagues(backend)
        self.noticeboards = Noticeboards(backend)
        self.analyses = Analyses(backend)

    @classmethod
    async def open(
        cls,
        path: Path | str,
        *,
        backups: BackupPlan | None = None,
        busy_timeout: float = 5.0,
        shards: Shards | None = None,
    ) -> Self:
        """Opens and checks a file, or a PostgreSQL database given by its address. An older schema is migrated, a file
        after a backup of it.

        `busy_timeout`: how many seconds to wait for another program's lock. `shards`: of a PostgreSQL database, the
        servers whose tables this process drives, for which it waits; without them it drives none, but nobody hinders it
        from writing. Raises a `DatabaseProblem`.
        """
        storage = (
            await PostgreSQLDatabase.open(path, shards)
            if isinstance(path, str) and is_address(path)
            else await SQLiteFile.open(Path(path), backups or BackupPlan(), busy_timeout)
        )
        database = cls(storage)
        left_over = storage.first or storage.cluster is not None
        try:
            await database.outbox.mark_uncertain(of_all=left_over)
            await database.outbox.hurry()  # an earlier process measured its waits by another clock
            await database.timers.release(of_all=left_over)
        except StorageFailed as error:
            await database.close()
            raise error.problem from error
        except BaseException:
            await database.close()
            raise
        return database

    async def watch(self) -> DatabaseProblem:
        """Wait until the database must not be used any more and return why; to be run as a background task. Raises
        what ended the writer, or the watch, unexpectedly."""
        watching = asyncio.create_task(self._storage.watch(), name="watch over the storage")
        writing = asyncio.create_task(self.writer.ended(), name="watch over the writer")
        try:
            await asyncio.wait({watching, writing}, return_when=asyncio.FIRST_COMPLETED)
            if not watching.done():
                writing.result()
            return await watching
        finally:
            watching.cancel()
            writing.cancel()

    async def close(self) -> None:
        """Commit waiting changes and close the database."""
        try:
            await self.writer.close()
        finally:
            await self._storage.close()
