"""The one task that writes: changes of all callers are committed together, how many at once, how often tried, and why
one was refused."""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from logging import getLogger
from time import time
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Table, select
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from db import schema
from db.access.change import Change, Statement, Values, insertion
from db.problems import (
    FAILURES,
    ChannelBusy,
    DatabaseProblem,
    DuplicateInteraction,
    Failure,
    StaleWrite,
    StorageFailed,
    WriteConflict,
    WriteRefused,
)
from logs import about
from meters import stage

log = getLogger(__name__)

T = TypeVar("T")

_LARGEST_BATCH = 1000
_ATTEMPTS = 3
_WOKEN_AT_ONCE = 4
# PostgreSQL's codes for a transaction ended because two waited for each other, or could not be put in an order.
_GAVE_WAY = ("40P01", "40001")


@dataclass(frozen=True, slots=True)
class _Waiting:
    change: Change
    result: asyncio.Future[None]


class _GuardFailed(Exception):
    """A guarded statement did not find its row; `refusal`: what it has for that."""

    def __init__(self, refusal: type[WriteRefused] | None) -> None:
        super().__init__("a row that it changes is not as it was")
        self.refusal = refusal


class Storage(Protocol):
    """The file or server that is written to."""

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction of the one connection that writes, and commit it."""

    def missing(self) -> DatabaseProblem | None: ...
    def problem_of(self, error: Failure) -> DatabaseProblem: ...


class Writer:
    """Queues changes of all callers. If a batch fails, its changes are tried one by one, so that each caller gets the
    result of its own."""

    def __init__(self, storage: Storage) -> None:
        """`after_commit`: called with each change once it is committed or failed, before its caller goes on;
        `on_posts_owed`: called when posts may be due, as after each commit that puts some into the outbox; `now`: the
        time of what is written, in UTC seconds."""
        self.after_commit: list[Callable[[Change], None]] = []
        self.on_posts_owed: Callable[[], None] = _nobody_listens
        self.now: Callable[[], float] = time
        self._storage = storage
        self._queue: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="database writer")

    async def write(self, change: Change) -> None:
        """Commit a change; returns when it is on the disk. Raises a `WriteRefused` or `StorageFailed`, with nothing
        written.

        After the latter, and after a cancelled call, which may still have written, load the game again."""
        if self._closing or self._task.done():
            raise RuntimeError("the database is closed")
        change.date(self.now())
        result = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(change, result))
        self._wake.set()
        with stage("commit"):
            await result
        _tell_log(change)

    async def execute(self, key: Hashable, statement: Statement, game_id: str = "", /, **values: Any) -> None:
        """Commit a statement as a change of its own; see `write`."""
        change = Change(game_id, key)
        change.add(statement, values)
        await self.write(change)

    async def replace(self, table: Table, key: Values, columns: Values | None, game_id: str = "") -> None:
        """Commit a row with these values of its `key` and its other columns in the place of the one that there is; None
        deletes that alone. See `write`."""
        change = Change(game_id, (table.name, *key.values()))
        change.delete(table, **key)
        if columns is not None:
            change.add(insertion(table), {**key, **columns})
        await self.write(change)

    async def close(self) -> None:
        """Commits what waits, then ends."""
        self._closing = True
        self._wake.set()
        await self._task

    async def ended(self) -> None:
        """Return when it is closed. Raises what ended it otherwise, as `write` did to all who waited then."""
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        batch: list[_Waiting] = []
        try:
            while self._queue or not self._closing:
                if self._queue:
                    batch = self._next_batch()
                    await self._commit(batch)
                else:
                    self._wake.clear()
                    await self._wake.wait()
        except Exception as failed:
            for waiting in (*batch, *self._queue):
                if not waiting.result.done():
                    waiting.result.set_exception(failed)
            raise

    def _next_batch(self) -> list[_Waiting]:
        """The next changes to commit together: at most one of each game, so that changes of a game are committed in the
        order of the calls."""
        batch: list[_Waiting] = []
        later: list[_Waiting] = []
        keys = set()
        while self._queue and len(batch) < _LARGEST_BATCH:
            waiting = self._queue.popleft()
            (later if waiting.change.key in keys else batch).append(waiting)
            keys.add(waiting.change.key)
        self._queue.extendleft(reversed(later))
        return batch

    async def _commit(self, batch: list[_Waiting]) -> None:
        try:
            self._check_presence()
            await self._apply([waiting.change for waiting in batch])
            self._check_presence()
        except Exception as problem:  # noqa: BLE001 - whatever it is, the one who waits for it gets it
            await self._settle_failure(batch, problem)
        else:
            for waiting in batch:
                self._follow(waiting.change)
                if waiting.change.posts:
                    self.on_posts_owed()
            self._wake_some(deque(batch))

    def _check_presence(self) -> None:
        """Raises StorageFailed if the file is gone: SQLite commits into a deleted file without an error, and the data
        is lost when the process ends."""
        problem = self._storage.missing()
        if problem is not None:
            raise StorageFailed(problem)

    async def _settle_failure(self, batch: list[_Waiting], problem: Exception) -> None:
        if len(batch) > 1 and not _is_of_storage(problem):  # one wrong change must not fail the others
            for waiting in batch:
                await self._commit([waiting])
            return
        for waiting in batch:
            explained = await self._explain(waiting.change, problem)
            self._follow(waiting.change)
            if not waiting.result.done():
                waiting.result.set_exception(explained)

    def _follow(self, change: Change) -> None:
        for follow in self.after_commit:
            follow(change)

    def _wake_some(self, committed: deque[_Waiting]) -> None:
        """Let a few go on whose changes were committed, and the others a moment later: all at once they would hold the
        event loop for as long as all of them compute, and the next transaction with it."""
        for _ in range(min(_WOKEN_AT_ONCE, len(committed))):
            result = committed.popleft().result
            if not result.done():
                result.set_result(None)
        if committed:
            asyncio.get_running_loop().call_soon(self._wake_some, committed)

    async def _explain(self, change: Change, problem: Exception) -> Exception:
        try:
            if isinstance(problem, IntegrityError | _GuardFailed):
                return await self._storage.transact(partial(_refusal, change=change, problem=problem))
        except FAILURES as second:
            problem = second
        if isinstance(problem, FAILURES) and _is_of_storage(problem):
            return StorageFailed(self._storage.problem_of(problem))
        return problem

    async def _apply(self, changes: list[Change]) -> None:
        """Apply all changes in one transaction; tried again when PostgreSQL ended it in favour of another process."""
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                return await self._storage.transact(partial(_apply, changes=changes))
            except DBAPIError as problem:
                if attempt == _ATTEMPTS or getattr(problem.orig, "sqlstate", None) not in _GAVE_WAY:
                    raise


def _nobody_listens() -> None:
    """For a bot that sends nothing."""


def _tell_log(change: Change) -> None:
    """A line for each row of the log and each entry of the journal that was written. It names kinds and numbers alone:
    notations may name what is hidden."""
    rows = [(row.kind, row.seq, row.seat) for row in change.rows]
    entries = [(_kind_of(entry), entry["seq"], entry["seat"]) for entry in change.entries]
    for kind, row, seat in (*rows, *entries):
        with about(game=change.game_id, kind=kind, **({} if row is None else {"row": row})):
            place = "" if seat is None else f" of seat {seat}"
            log.info("game %s: %s%s, row %s", change.game_id, kind, place, "-" if row is None else row)


def _kind_of(entry: Values) -> str:
    """Of a timer and a post with the kind of it: "timer turn"."""
    kind = entry["kind"]
    return " ".join(filter(None, (kind, entry["facts"].get(kind))))


def _apply(connection: Connection, changes: Sequence[Change]) -> None:
    for statement, values in _grouped(changes):
        if not statement.guarded:
            connection.execute(statement.sql, values)
        elif _rows_found(connection, statement, values, len(changes) > 1) != len(values):
            raise _GuardFailed(statement.refusal)


def _rows_found(connection: Connection, statement: Statement, values: list[Values], of_several: bool) -> int:
    """Run a guarded statement; returns how many rows it found. Where the driver does not say that of many sets of
    values (asyncpg), those `of_several` changes, each of another game, go as arrays, and others one by one."""
    if connection.dialect.supports_sane_multi_rowcount:
        return connection.execute(statement.sql, values).rowcount
    if statement.together is not None and of_several:
        arrays = {name: [of_change[name] for of_change in values] for name in values[0]}
        return connection.execute(statement.together, arrays).rowcount
    return sum(connection.execute(statement.sql, of_change).rowcount for of_change in values)


def _is_of_storage(problem: Exception) -> bool:
    """Whether disk or file failed, which concerns everybody, rather than one change being wrong."""
    if isinstance(problem, OperationalError | NoneFree | OSError | StorageFailed):
        return True
    if type(problem) in (DatabaseError, DBAPIError):
        return True
    return isinstance(problem, DBAPIError) and problem.connection_invalidated


def _grouped(changes: Sequence[Change]) -> list[tuple[Statement, list[Values]]]:
    together: dict[Statement, list[Values]] = {}
    for change in changes:
        for statement, values in change.operations:
            together.setdefault(statement, []).extend(values)
    return sorted(together.items(), key=lambda item: item[0].stage)


def _refusal(connection: Connection, change: Change, problem: Exception) -> WriteRefused:
    """Find out from the present data why a change could not be applied."""
    return (
        _handled_before(connection, change)
        or _moved_on(connection, change)
        or _channel_taken(connection, change)
        or (problem.refusal() if isinstance(problem, _GuardFailed) and problem.refusal is not None else None)
        or WriteConflict(f"change of game {change.game_id} refused: {problem}")
    )


def _handled_before(connection: Connection, change: Change) -> DuplicateInteraction | None:
    interaction = change.interaction_id
    if interaction is None:
        return None
    log, handled = schema.log.c, schema.handled.c
    seq = connection.scalar(select(log.seq).where(log.game_id == change.game_id, log.interaction_id == interaction))
    if seq is not None:
        return DuplicateInteraction(interaction, change.game_id, seq)
    game_id = connection.scalar(select(handled.game_id).where(handled.interaction_id == interaction))
    return None if game_id is None else DuplicateInteraction(interaction, game_id, None)


def _moved_on(connection: Connection, change: Change) -> StaleWrite | None:
    games = schema.games.c
    query = select(games.seq, games.revision).where(games.id == change.game_id)
    now = connection.execute(query).one_or_none()
    if now is None:
        return None
    expected = [row for statement, values in change.operations if statement.guarded for row in values]
    stale = any(
        row.get("of_seq", now.seq) != now.seq or row.get("of_revision", now.revision) != now.revision
        for row in expected
    )
    return StaleWrite(change.game_id, now.seq, now.revision) if stale else None


def _channel_taken(connection: Connection, change: Change) -> ChannelBusy | None:
    if not change.takes_channel:
        return None
    games = schema.games.c
    own = select(games.channel_id).where(games.id == change.game_id)
    channel_id = connection.scalar(own) if change.channel_id is None else change.channel_id
    query = select(games.id).where(games.channel_id == channel_id, games.status.in_(schema.OCCUPYING))
    game_id = connection.scalar(query.where(games.id != change.game_id))
    return None if channel_id is None or game_id is None else ChannelBusy(channel_id, game_id)
