"""The task that sleeps until a timer is due and has it handled: how often it looks, how many at once, when it tries
again; handlers register here. A kind that is stored and has none stops the bot's start, so that no timer waits for
ever."""

import asyncio
from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Final, TypeAlias, TypeVar

import meters
from db import Database, StorageFailed, TimerRow, TimersUnknown, WriteRefused
from engine.core.decision import Refusal
from host.host import Host
from host.payload import Payload
from host.table.table import Table

log = getLogger(__name__)
P = TypeVar("P", bound=Payload)

LOOKS_EVERY_S: Final = 30.0  # however far off the next timer is: the clock may be set meanwhile
AT_ONCE: Final = 50
AGAIN_AFTER_S: Final = 60.0  # a timer whose work failed

TableHandler: TypeAlias = Callable[[Host, Table, TimerRow, P, float], Awaitable[None]]
"""`(host, table, timer, payload, now)`, `now` in UTC seconds; the caller holds the game's lock."""
Handler: TypeAlias = Callable[[Host, TimerRow], Awaitable[None]]
_HANDLERS: Final[dict[str, Handler]] = {}
_NEVER_DUE: Final[set[str]] = set()


def lone_timer(kind: str) -> Callable[[Handler], Handler]:
    """Registers what is done without a lock, for no game or one whose lock the handler takes."""

    def register(handler: Handler) -> Handler:
        _HANDLERS[kind] = handler
        return handler

    return register


def game_timer(kind: str) -> Callable[[Handler], Handler]:
    """Registers what is done within a game's lock without its table: it is a lobby, or may not be readable."""

    def register(handler: Handler) -> Handler:
        @lone_timer(kind)
        async def within_lock(host: Host, timer: TimerRow) -> None:
            async with host.lock(timer.game_id or ""):
                await handler(host, timer)

        return handler

    return register


def table_timer(kind: str, payload: type[P]) -> Callable[[TableHandler[P]], TableHandler[P]]:
    """Registers what is done at a table, which is loaded before; a game that cannot be read drops the timer. `payload`:
    what is stored with it."""

    def register(handler: TableHandler[P]) -> TableHandler[P]:
        @game_timer(kind)
        async def at_table(host: Host, timer: TimerRow) -> None:
            try:
                table = await host.table_within_lock(timer.game_id or "")
            except Refusal:  # frozen, say: `Host.resume` sets what is missing when it goes on
                await host.db.timers.settle(timer)
                return
            await handler(host, table, timer, payload.read(timer.payload), host.clock.now())

        return handler

    return register


def never_due(kind: str) -> None:
    """Registers a kind of timers that only note something."""
    _NEVER_DUE.add(kind)


async def check_stored(db: Database) -> None:
    """Raises TimersUnknown where timers of a kind are stored that no handler knows."""
    unknown = set(await db.timers.kinds()) - _HANDLERS.keys() - _NEVER_DUE
    if unknown:
        raise TimersUnknown(db.path, detail=", ".join(sorted(unknown)))


class Sleeper:
    """`start` and `stop` its task; `do_what_is_due` is one round of it."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._in_doubt = False
        self._kinds = (*_HANDLERS,)

    def wake(self) -> None:
        """Look now: the clock was moved."""
        self._wake.set()

    def start(self) -> None:
        """Start the task, unless it runs."""
        if self._task is None:
            self._task = self._host.side_tasks.start(self._run(), "sleeper")

    async def stop(self) -> None:
        """End the task; what it had begun is done again after the next start, unless it was committed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            pause = LOOKS_EVERY_S
            try:
                if self._in_doubt:  # claimed timers could not be given back
                    await self._host.db.timers.release()
                    self._in_doubt = False
                await self._host.time_banks.give_sign()
                await self.do_what_is_due()
                due = await self._host.db.timers.next_due(self._kinds)
                if due is not None:
                    pause = min(pause, max(0.05, due - self._host.clock.now()))
            except StorageFailed as failed:  # no mistake of the bot's, so that a line says enough
                self._in_doubt = True
                meters.RETRIES.labels("timers").inc()
                log.error("timers cannot be read now; next try in %.0f s: %s", pause, failed)
            except Exception:
                self._in_doubt = True
                meters.RETRIES.labels("timers").inc()
                log.exception("timers cannot be read now; next try in %.0f s", pause)
            try:
                await asyncio.wait_for(self._wake.wait(), pause)
            except TimeoutError:
                continue

    async def do_what_is_due(self) -> int:
        """Do the work of every timer that is due now. Returns how many there were."""
        count, now = 0, self._host.clock.now()
        while timers := await self._host.db.timers.claim(now, AT_ONCE, self._kinds):
            count += len(timers)
            for failed in filter(None, await asyncio.gather(*map(self._do, timers), return_exceptions=True)):
                raise failed
        return count

    async def _do(self, timer: TimerRow) -> None:
        try:
            await _HANDLERS[timer.kind](self._host, timer)
        except WriteRefused as other:  # somebody pressed, or another process was faster
            log.info("timer %s: %s; once more", timer.key, other)
            await self._later(timer, 0.0)
        except Exception:
            meters.RETRIES.labels("timers").inc()
            log.exception("timer %s failed; again in %.0f s", timer.key, AGAIN_AFTER_S)
            await self._later(timer, AGAIN_AFTER_S)

    async def _later(self, timer: TimerRow, seconds: float) -> None:
        """Give a timer back, to be claimed again."""
        await self._host.db.timers.put_off(timer, max(timer.due, self._host.clock.now() + seconds))
