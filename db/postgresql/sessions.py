"""How long a session with a PostgreSQL server may wait, stand still or be locked out, and how those of a process that
hangs are ended."""

from typing import Any, Final

from sqlalchemy import URL, bindparam, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from db.packing import json_text

CONNECTS_WITHIN_S: Final = 5.0
ANSWERS_WITHIN_S: Final = 20.0  # a statement; whoever waits longer for a press has been told that it failed
FREE_WITHIN_S: Final = 10.0  # a connection of the process
LOCKED_WITHIN_S: Final = 10.0  # so long a statement waits for what another session has locked
IDLE_IN_TRANSACTION_S: Final = 10.0  # after that the server ends the session, and with it all that it has locked
MIGRATION_IDLE_S: Final = 60.0  # a script may compute between its statements
# The server notices within half a minute that the host of a session has vanished, where it waits for its next words.
_KEEPALIVE: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "25s",
}
_LOCK_NOT_AVAILABLE: Final = "55P03"  # https://www.postgresql.org/docs/current/errcodes-appendix.html
# A lock by a number is listed in halves.
_END_SESSIONS: Final = text(
    "SELECT count(pg_terminate_backend(pid)) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    "AND (classid::bigint << 32 | objid::bigint) = :lock"
).bindparams(bindparam("lock"))


def new_engine(
    url: URL,
    pool_size: int,
    *,
    answers_within_s: float | None = None,
    locked_within_s: float = 0.0,
    idle_s: float | None = None,
    **settings: str,
) -> AsyncEngine:
    """`answers_within_s`: of a statement, None without end; `locked_within_s`: 0 without end; `idle_s`: in a
    transaction, IDLE_IN_TRANSACTION_S unless given; `settings`: further ones of the server's."""
    limits = {
        "lock_timeout": f"{locked_within_s * 1000:.0f}",
        "idle_in_transaction_session_timeout": f"{(idle_s or IDLE_IN_TRANSACTION_S) * 1000:.0f}",
    }
    return create_async_engine(
        url.set(drivername="postgresql+asyncpg"),
        connect_args={
            "server_settings": {**limits, **_KEEPALIVE, **settings},
            "timeout": CONNECTS_WITHIN_S,
            "command_timeout": answers_within_s,
        },
        json_serializer=json_text,
        skip_autocommit_rollback=True,
        pool_size=pool_size,
        pool_timeout=FREE_WITHIN_S,
        max_overflow=0,
        hide_parameters=True,  # they name hidden cards and seeds, and errors go into the log
    )


def share_lock(engine: AsyncEngine, lock: int) -> None:
    """Each session of an engine shares a lock until it ends."""

    def join(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"SELECT pg_advisory_lock_shared({lock})")
        cursor.close()
        connection.commit()

    event.listen(engine.sync_engine, "connect", join)


def mark(engine: AsyncEngine, owner: str) -> None:
    """Each session of an engine says by a lock whose it is, so that `end_sessions` finds it. Not through a pooler: what
    it calls one session may serve another client when it is ended."""

    def join(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("SELECT pg_backend_pid()")
        (server_pid,) = cursor.fetchone()
        if server_pid == connection.driver_connection.get_server_pid():  # a pooler gives numbers of its own
            cursor.execute(f"SELECT pg_advisory_lock_shared({_lock_of(owner)})")
        cursor.close()
        connection.commit()

    event.listen(engine.sync_engine, "connect", join)


async def end_sessions(connection: AsyncConnection, owner: str) -> int:
    """End the sessions that bear an owner's mark. Returns how many there were."""
    return int(await connection.scalar(_END_SESSIONS, {"lock": _lock_of(owner)}) or 0)


def _lock_of(owner: str) -> int:
    """Of sixteen hexadecimal digits, chosen by chance."""
    return int.from_bytes(bytes.fromhex(owner), signed=True)


def waited_in_vain(error: DBAPIError) -> bool:
    """Whether another session kept locked what a statement needs."""
    return getattr(error.orig, "sqlstate", None) == _LOCK_NOT_AVAILABLE
