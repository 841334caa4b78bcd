"""Several processes on one PostgreSQL database: who drives which shards, how long a lease lasts and when another takes
over, one login at a time, presses handed over.

A process holds a lease of each of its shards and renews it. Each of its transactions first looks whether it holds them
all, and keeps them from being taken until it has committed (FOR SHARE): a process that was cut off, and whose shards
another one has taken, can write nothing any more."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from logging import getLogger
from typing import Any, Final

from sqlalchemy import URL, Connection, Select, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

import meters
from db.postgresql.sessions import end_sessions, mark, new_engine, waited_in_vain
from db.problems import FAILURES, DatabaseProblem, Failure, LeaseLost, ShardsDiffer, StorageFailed
from db.schema import handed_over
from db.schema import shards as leases
from db.shards import Shards

log = getLogger(__name__)

LEASE_S: Final = 15.0
RENEWED_EVERY_S: Final = 4.0
TRIED_EVERY_S: Final = 1.0
ANSWERS_WITHIN_S: Final = 5.0  # a statement, so that leases are renewed by a next try
LOCKED_WITHIN_S: Final = 3.0
CONNECTIONS: Final = 8  # one listens, one holds the lock of a shard that identifies
IDENTIFIES_EVERY_S: Final = 5.0  # https://discord.com/developers/docs/events/gateway#rate-limiting-identify
PRESSES_WAIT_S: Final = 3.0  # so long Discord takes a first answer
TAKEN_WITHIN_S: Final = 1.5  # a press handed over; whoever was given it otherwise answers in what is left
LOOKS_EVERY_S: Final = 1.0  # where no notice comes, as after the server was started again
_IDENTIFY_LOCK: Final = 0x6964656E746966  # "identif", and the bucket
_ALONE_LOCK: Final = 0x616C6F6E65  # "alone"
_CHANNEL: Final = "handed_over"

# The server's clock, which is the same for every process.
_now = func.extract("epoch", func.clock_timestamp())


class Cluster:
    """The part of one process in it. `url`: of the database, `name`: the same for what is told; `owner`: names the
    process in leases and in the marks of its sessions."""

    def __init__(
        self,
        url: URL,
        shards: Shards,
        owner: str,
        name: str,
        problem_of: Callable[[Failure], DatabaseProblem],
    ) -> None:
        self.shards = shards
        self._owner = owner
        self._engine = new_engine(url, CONNECTIONS, answers_within_s=ANSWERS_WITHIN_S, locked_within_s=LOCKED_WITHIN_S)
        mark(self._engine, owner)
        self._name = name
        self._problem_of = problem_of
        self._mine = leases.c.owner == owner
        self._fence = select(leases.c.shard).where(self._mine).with_for_update(read=True)
        self._lost: asyncio.Future[LeaseLost] = asyncio.get_running_loop().create_future()
        self._renewing: asyncio.Task[None] | None = None
        self._holding: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------ leases

    async def take(self) -> None:
        """Returns when this process holds all of its shards; waits as long as others hold one of them. Raises
        ShardsDiffer when another process runs that divides servers otherwise."""
        tries = count()
        while not await self._taken_or_freed():
            if not next(tries):
                log.info("waits for shards %s, which another process drives", self.shards.ids)
            await asyncio.sleep(TRIED_EVERY_S)
        self._renewing = asyncio.create_task(self._renew(), name="leases of shards")

    async def _taken_or_freed(self) -> bool:
        """Whether this process holds its shards; where another one that hangs keeps them locked, it has no sessions any
        more when its lease has run out."""
        try:
            return await self._taken()
        except DBAPIError as error:
            if not waited_in_vain(error):
                raise
        async with self._engine.begin() as connection:
            run_out = (leases.c.shard.in_(self.shards.ids), leases.c.until <= _now, ~self._mine)
            for owner in (await connection.scalars(select(leases.c.owner).where(*run_out).distinct())).all():
                ended = await end_sessions(connection, owner)
                log.warning("ended %s sessions of a process that hangs, whose lease of shards has run out", ended)
        return False

    async def _taken(self) -> bool:
        async with self._engine.begin() as connection:
            others = select(leases.c.count).where(leases.c.count != self.shards.count, leases.c.until > _now)
            other = await connection.scalar(others.limit(1))
            if other is not None:
                raise ShardsDiffer(self._name, detail=f"{other} there, {self.shards.count} here")
            await connection.execute(delete(leases).where(leases.c.count != self.shards.count))
            for shard in self.shards.ids:
                new = {"count": self.shards.count, "owner": self._owner, "until": _now + LEASE_S}
                claim = insert_or(leases).values(shard=shard, **new)
                free = (leases.c.until <= _now) | self._mine
                taken = await connection.execute(claim.on_conflict_do_update(leases.primary_key, set_=new, where=free))
                if not taken.rowcount:
                    await connection.rollback()
                    return False
        return True

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEWED_EVERY_S)
            try:
                async with self._engine.begin() as connection:
                    renewed = await connection.execute(update(leases).where(self._mine).values(until=_now + LEASE_S))
                    if renewed.rowcount != len(self.shards.ids):
                        self._tell_lost()
                        return
            except FAILURES as error:  # the lease lasts for several tries
                meters.RETRIES.labels("leases").inc()
                log.warning("the leases of shards %s were not renewed: %s", self.shards.ids, error)

    def check(self, connection: Connection) -> None:
        """At the beginning of each transaction. Raises StorageFailed when this process drives its shards no more."""
        if len(connection.execute(self._fence).all()) != len(self.shards.ids):
            raise StorageFailed(self._tell_lost())

    def _tell_lost(self) -> LeaseLost:
        lost = LeaseLost(self._name, detail=f"shards {', '.join(map(str, self.shards.ids))}")
        if not self._lost.done():
            self._lost.set_result(lost)
        return lost

    async def lost(self) -> LeaseLost:
        """Returns when another process has taken one of the shards. Raises what ended the renewing of the leases."""
        if self._renewing is not None:
            reasons: set[asyncio.Future[Any]] = {self._lost, self._renewing}
            await asyncio.wait(reasons, return_when=asyncio.FIRST_COMPLETED)
            if not self._lost.done():
                self._renewing.result()
        return await asyncio.shield(self._lost)

    async def close(self) -> None:
        """Lets another process take the shards at once."""
        tasks = self._holding | ({self._renewing} if self._renewing is not None else set())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._renewing is not None:
            await self._give_back()
        await self._engine.dispose()

    async def _give_back(self) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(delete(leases).where(self._mine))
        except FAILURES as error:  # they end by themselves
            log.warning("the leases of shards %s were not given back: %s", self.shards.ids, error)

    # ------------------------------------------------------------------ Discord's gateway

    async def may_identify(self, shard: int, at_once: int) -> None:
        """Returns when this shard may identify with the gateway: of each `at_once` shards one every five seconds, in
        all processes together."""
        lock = select(func.pg_advisory_lock(_IDENTIFY_LOCK + shard % at_once))
        connection = None
        while connection is None:
            connection = await self._locked(lock)
        holding = asyncio.create_task(_held_on(connection), name=f"shard {shard} identifies")
        self._holding.add(holding)
        holding.add_done_callback(self._holding.discard)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """No other process is within; waits until that is so."""
        connection = None
        while connection is None:
            connection = await self._locked(select(func.pg_advisory_lock(_ALONE_LOCK)), for_long=True)
        try:
            yield
        finally:
            await connection.invalidate()
            await connection.close()

    async def _locked(self, lock: Select[Any], *, for_long: bool = False) -> AsyncConnection | None:
        """A connection that has taken a lock; None where that was not to be had in time. `for_long`: outside of a
        transaction, which the server would end."""
        try:
            async with AsyncExitStack() as on_error:
                connection = await on_error.enter_async_context(self._engine.connect())
                await connection.execute(lock)
                if for_long:
                    await connection.commit()
                on_error.pop_all()  # it stays open
        except FAILURES as error:
            if not (isinstance(error, DBAPIError) and waited_in_vain(error)):
                log.warning("a lock of all processes cannot be taken now: %s", self._problem_of(error))
                await asyncio.sleep(TRIED_EVERY_S)
            return None
        return connection

    # ------------------------------------------------------------------ presses

    async def hand_over(self, shard: int, interaction: Mapping[str, Any]) -> bool:
        """Give an interaction, as Discord sent it, to the process that drives a shard. Returns whether that has taken
        it; where it has not within TAKEN_WITHIN_S, as one that has died and whose lease still runs, nobody will any
        more. Raises StorageFailed."""
        number = int(interaction["id"])
        try:
            async with self._engine.begin() as connection:
                driven = select(leases.c.owner).where(leases.c.shard == shard, leases.c.until > _now)
                if await connection.scalar(driven) is None:
                    return False
                row = {"id": number, "shard": shard, "interaction": interaction, "at": _now}
                await connection.execute(insert_or(handed_over).values(row).on_conflict_do_nothing())
                await connection.execute(select(func.pg_notify(_CHANNEL, str(shard))))
            await asyncio.sleep(TAKEN_WITHIN_S)
            async with self._engine.begin() as connection:
                taken_back = await connection.execute(delete(handed_over).where(handed_over.c.id == number))
        except FAILURES as error:
            raise StorageFailed(self._problem_of(error)) from error
        return not taken_back.rowcount

    async def received(self) -> AsyncIterator[dict[str, Any]]:
        """The interactions that other processes hand to this one, for ever."""
        while True:
            try:
                async with self._engine.connect() as connection:
                    async for interaction in self._listened(connection):
                        yield interaction
            except FAILURES as error:
                meters.RETRIES.labels("presses handed over").inc()
                log.warning("presses that other processes hand over cannot be read: %s", self._problem_of(error))
                await asyncio.sleep(TRIED_EVERY_S)

    async def _listened(self, connection: AsyncConnection) -> AsyncIterator[dict[str, Any]]:
        woken = asyncio.Event()
        raw = (await connection.get_raw_connection()).driver_connection
        await raw.add_listener(_CHANNEL, lambda *_: woken.set())  # type: ignore[union-attr]
        try:
            while True:
                woken.clear()
                for interaction in await self._taken_over(connection):
                    yield interaction
                with suppress(TimeoutError):
                    await asyncio.wait_for(woken.wait(), LOOKS_EVERY_S)
        finally:
            await connection.invalidate()  # nothing else may be given one that listens

    async def _taken_over(self, connection: AsyncConnection) -> list[dict[str, Any]]:
        mine = delete(handed_over).where(handed_over.c.shard.in_(self.shards.ids))
        rows = await connection.execute(mine.returning(handed_over.c.interaction, _now - handed_over.c.at))
        interactions = [interaction for interaction, waited in rows if waited < PRESSES_WAIT_S]
        await connection.commit()
        return interactions


async def _held_on(connection: AsyncConnection) -> None:
    """Keeps the connection's lock until the next shard may identify."""
    try:
        await asyncio.sleep(IDENTIFIES_EVERY_S)
    finally:
        await connection.invalidate()
        await connection.close()
