"""The database as the rest of the bot sees it."""

import secrets
from pathlib import Path
from typing import Protocol, Self

from sqlalchemy.ext.asyncio import AsyncEngine

from db.access.cache import GameCache
from db.access.change import Change
from db.access.reader import Reader
from db.access.writer import Storage as Written
from db.access.writer import Writer
from db.postgresql.cluster import Cluster
from db.postgresql.server import PostgreSQLDatabase, is_address
from db.problems import DatabaseProblem, StorageFailed
from db.rows import AheadRow
from db.schema import ahead
from db.shards import ALONE, Shards
from db.sqlite.backup import BackupPlan
from db.sqlite.file import SQLiteFile
from db.stores.games import Games
from db.stores.outbox import Outbox
from db.stores.people import People
from db.stores.personal import Followers, Hints, Presets, PrivateNotes
from db.stores.results import Analyses, Results
from db.stores.time_banks import TimeBanks
from db.stores.timers import Timers


class Storage(Written, Protocol):
    """One of the two engines: `SQLiteFile` or `PostgreSQLDatabase`. `alone`: no other process may have it open;
    `first`: none had when this one opened it, so that no lease in it is valid."""

    @property
    def path(self) -> Path | str: ...
    @property
    def alone(self) -> bool: ...
    @property
    def first(self) -> bool: ...
    @property
    def cluster(self) -> Cluster | None: ...
    @property
    def reading(self) -> AsyncEngine: ...

    async def backup(self) -> Path: ...
    async def keep_backups(self) -> None: ...
    async def watch(self) -> DatabaseProblem: ...
    async def close(self) -> None: ...


class Database:
    """An open database. Made by `Database.open`; write with `write`, read with `games`, `results`, `outbox`, `timers`,
    `time_banks`, `followers`, `people`, `hints`, `presets`, `private_notes` and `analyses`. `shards`: the servers whose
    tables this process drives; `cluster`: what it shares with other processes, None for a file."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.cluster = storage.cluster
        self.shards = ALONE if storage.cluster is None else storage.cluster.shards
        reader = Reader(storage.reading, storage.problem_of)
        alone = storage.alone or (storage.cluster is not None and self.shards.all)
        self._writer = Writer(storage, self._follow)
        self.ahead = GameCache(ahead, AheadRow, ("seat", "name"), reader, alone)
        owner = secrets.token_hex(8)
        self.games = Games(reader, alone=alone)
        self.outbox = Outbox(reader, self._writer, owner, self.shards)
        self.timers = Timers(reader, self._writer, owner, self.shards, alone=alone)
        self.time_banks = TimeBanks(reader, self._writer, self.shards)
        self.results = Results(reader)
        self.people = People(reader, self._writer, self.games, alone=alone)
        self.followers = Followers(reader, self._writer, alone=alone)
        self.hints = Hints(reader, self._writer)
        self.presets = Presets(reader, self._writer)
        self.private_notes = PrivateNotes(reader, self._writer)
        self.analyses = Analyses(reader, self._writer)

    @property
    def path(self) -> Path | str:
        """The file, or the server's address."""
        return self._storage.path

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
        storage: Storage
        if isinstance(path, str) and is_address(path):
            storage = await PostgreSQLDatabase.open(path, shards)
        else:
            storage = await SQLiteFile.open(Path(path), backups or BackupPlan(), busy_timeout)
        database = cls(storage)
        left_over = storage.first or storage.cluster is not None
        try:
            await database.outbox.recover(of_all=left_over)
            await database.outbox.hurry()  # an earlier process measured its waits by another clock
            await database.timers.recover(of_all=left_over)
        except StorageFailed as error:
            await database.close()
            raise error.problem from error
        return database

    async def write(self, change: Change) -> None:
        """Commit a change; returns when it is on the disk. Raises a `WriteRefused` or `StorageFailed`, with nothing
        written.

        After the latter, and after a cancelled call, which may still have written, load the game again.
        """
        await self._writer.write(change)

    def _follow(self, change: Change) -> None:
        """What is kept in memory follows a change that was committed, or may have been."""
        for cached in (self.ahead, self.followers, self.games.cached_seats, self.timers):
            cached.follow(change)

    async def backup(self) -> Path:
        """Make a checked copy in the backups folder and remove old ones as planned. Raises a `DatabaseProblem`."""
        return await self._storage.backup()

    async def keep_backups(self) -> None:
        """Make backups as planned, for ever; to be run as a background task."""
        await self._storage.keep_backups()

    async def watch(self) -> DatabaseProblem:
        """Wait until the database must not be used any more and return why; to be run as a background task."""
        return await self._storage.watch()

    async def close(self) -> None:
        """Commit waiting changes and close the database."""
        await self._writer.close()
        await self._storage.close()
