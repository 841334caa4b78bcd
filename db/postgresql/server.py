"""Opening a PostgreSQL database: its settings checked, its schema brought up to date, connections counted; backups are
its own tools' business."""

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final, Self, TypeVar

from sqlalchemy import Connection, inspect, make_url, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection

from db.postgresql import sessions
from db.postgresql.cluster import CONNECTIONS, Cluster
from db.problems import (
    FAILURES,
    DatabaseAway,
    DatabaseCrowded,
    DatabaseFull,
    DatabaseLocked,
    DatabaseProblem,
    DatabaseReadOnly,
    DatabaseUnreachable,
    DatabaseUnsafe,
    DatabaseWriteFailed,
    Failure,
    MigrationFailed,
    ValueDamaged,
)
from db.revisions import check_tables, known_revision, newest_revision, upgrade
from db.shards import Shards

T = TypeVar("T")

_MIGRATION_LOCK: Final = 0x6361726176616E  # "caravan": processes that start together migrate one after the other
_PROCESS_LOCK: Final = _MIGRATION_LOCK + 1  # shared by every process that has the database open, as long as it lives

READERS: Final = 3
# For an ordinary role: of the server, the database and the role, where these two have a limit.
_LEFT: Final = text("""
WITH held AS (SELECT datid, usesysid FROM pg_stat_activity WHERE backend_type = 'client backend')
SELECT least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int - (SELECT count(*) FROM held),
    (SELECT nullif(datconnlimit, -1) - (SELECT count(*) FROM held WHERE datid = oid)
        FROM pg_database WHERE datname = current_database()),
    (SELECT nullif(rolconnlimit, -1) - (SELECT count(*) FROM held WHERE usesysid = oid)
        FROM pg_roles WHERE rolname = current_user))
""")

# https://www.postgresql.org/docs/current/errcodes-appendix.html
_PROBLEMS: tuple[tuple[str, type[DatabaseProblem]], ...] = (
    ("53100", DatabaseFull),
    ("53300", DatabaseCrowded),
    ("25006", DatabaseReadOnly),
    ("25P03", DatabaseAway),
    ("55P03", DatabaseLocked),
    ("58", DatabaseWriteFailed),
    ("08", DatabaseAway),
    ("28", DatabaseUnreachable),
    ("3D000", DatabaseUnreachable),
    ("57P", DatabaseAway),
)


def is_address(place: str) -> bool:
    return place.startswith(("postgresql://", "postgres://"))


class PostgreSQLDatabase:
    """Made by `open`. `reading` is the engine of its readers; `path` is its address, `name` the same without the
    password; `first`: no other process had it open when this one opened it."""

    alone: Final = False
    backups_kept_days: Final = None  # the server's own tools make them

    def __init__(self, address: str) -> None:
        url = make_url(address)
        self.path: Path | str = address
        # A password may stand in the query too.
        shown = {key: url.query[key] for key in ("host", "port") if key in url.query}
        self.name = url.set(query=shown).render_as_string(hide_password=True)
        # Each query stands for itself: a transaction round it would make three journeys of one.
        reading = sessions.new_engine(
            url, READERS, answers_within_s=sessions.ANSWERS_WITHIN_S, default_transaction_read_only="on"
        )
        self.reading = reading.execution_options(isolation_level="AUTOCOMMIT")
        self._writing = sessions.new_engine(
            url, 1, answers_within_s=sessions.ANSWERS_WITHIN_S, locked_within_s=sessions.LOCKED_WITHIN_S
        )
        sessions.share_lock(self._writing, _PROCESS_LOCK)
        self._owner = secrets.token_hex(8)
        sessions.mark(self._writing, self._owner)
        self.first = False
        self._connection: AsyncConnection | None = None
        self._url = url
        self.cluster: Cluster | None = None

    @classmethod
    async def open(cls, address: str, shards: Shards | None = None) -> Self:
        """Checks its settings and brings it up to the newest schema. `shards`: those that this process drives; returns
        when no other process does. Raises a `DatabaseProblem`."""
        opened = cls(address)
        try:
            async with opened._writing.connect() as connection:
                for setting in ("synchronous_commit", "fsync"):
                    value = (await connection.execute(text(f"SHOW {setting}"))).scalar_one()
                    if value == "off":
                        raise DatabaseUnsafe(opened.name, detail=f"{setting} {value}")
            await opened._bring_up_to_date()
            opened.first = await opened._is_first()
            await opened._check_room(READERS + (0 if shards is None else CONNECTIONS))
            if shards is not None:
                opened.cluster = Cluster(opened._url, shards, opened._owner, opened.name, opened.problem_of)
                await opened.cluster.take()
        except FAILURES as error:
            await opened.close()
            raise opened.problem_of(error) from error
        except BaseException:
            await opened.close()
            raise
        return opened

    async def _bring_up_to_date(self) -> None:
        # A migration may take as long as it takes.
        engine = sessions.new_engine(self._url, 1, idle_s=sessions.MIGRATION_IDLE_S)
        try:
            async with engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
                await connection.run_sync(self._migrate)
        finally:
            await engine.dispose()

    async def _is_first(self) -> bool:
        """The lock of all processes cannot be taken alone while another one shares it."""
        async with self._writing.connect() as connection:
            taken = (await connection.execute(text(f"SELECT pg_try_advisory_lock({_PROCESS_LOCK})"))).scalar_one()
            if taken:
                await connection.execute(text(f"SELECT pg_advisory_unlock({_PROCESS_LOCK})"))
        return bool(taken)

    async def _check_room(self, needed: int) -> None:
        """Raises DatabaseCrowded where the server has too few connections left for those of this process, of which the
        writer's is open already."""
        async with self._writing.connect() as connection:
            left = (await connection.execute(_LEFT)).scalar_one()
        if left < needed:
            raise DatabaseCrowded(self.name, detail=f"{max(0, left)} are free, {needed} more are needed")

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction of the one connection that writes, and commit it. A connection that turns out to
        be lost is opened again, once, unless it was lost by the commit, which may have been carried out."""
        committing = False

        def noted(connection: Connection) -> T:
            nonlocal committing
            if self.cluster is not None:
                self.cluster.check(connection)
            done = work(connection)
            committing = True
            return done

        try:
            return await self._transact(noted)
        except DBAPIError as error:
            if committing or not error.connection_invalidated:
                raise
        return await self._transact(noted)

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        connection = self._connection = self._connection or await self._writing.connect()
        async with connection.begin():
            return await connection.run_sync(work)

    def last_backup(self) -> None:
        """None, see `backup`."""

    async def backup(self) -> Path:
        """Always raises DatabaseProblem: backups of a server are left to its own tools."""
        raise DatabaseProblem(self.name, detail="the server's own tools make its backups")

    async def keep_backups(self) -> None:
        """Returns at once, see `backup`."""

    def missing(self) -> DatabaseProblem | None:
        """Always None: the server watches over its own files."""
        return None

    async def watch(self) -> DatabaseProblem:
        """Connections that break are opened again, so that this returns only when another process has taken what this
        one drove."""
        if self.cluster is not None:
            return await self.cluster.lost()
        never: asyncio.Future[DatabaseProblem] = asyncio.get_running_loop().create_future()
        return await never

    async def close(self) -> None:
        if self.cluster is not None:
            await self.cluster.close()
        if self._connection is not None:
            await self._connection.close()
        await self._writing.dispose()
        await self.reading.dispose()

    def problem_of(self, error: Failure) -> DatabaseProblem:
        if isinstance(error, NoneFree):
            return DatabaseCrowded(self.name, detail="all of this process are busy")
        if isinstance(error, ValueError):
            return ValueDamaged(self.name)
        if isinstance(error, OSError):  # nobody listens there
            return DatabaseAway(self.name, detail=str(error))
        state = getattr(error.orig, "sqlstate", None) or ("08" if error.connection_invalidated else "")
        for prefix, problem in _PROBLEMS:
            if state.startswith(prefix):
                return problem(self.name, detail=str(error.orig))
        return DatabaseProblem(self.name, detail=str(error.orig))

    def _migrate(self, connection: Connection) -> None:
        tables = inspect(connection).get_table_names()
        if tables:
            check_tables(self.name, tables)
            revision = connection.scalar(text("SELECT version_num FROM alembic_version"))
            if known_revision(self.name, revision) == newest_revision():
                return
        try:
            upgrade(connection)
        except SQLAlchemyError as error:
            raise MigrationFailed(self.name, detail=str(error)) from error
