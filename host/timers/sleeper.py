"""The one task that sleeps until a timer is due, and does what it was set for (host/timer_kinds.py)."""

import asyncio
from logging import getLogger
from typing import Final

from db import StorageFailed, TimerRow, WriteRefused
from host.host import Host
from host.timer_kinds import do, due_kinds

log = getLogger(__name__)

LOOKS_EVERY_S: Final = 30.0  # however far off the next timer is: the clock may be set meanwhile
AT_ONCE: Final = 50
AGAIN_AFTER_S: Final = 60.0  # a timer whose work failed


class Sleeper:
    """`start` and `stop` its task; `do_what_is_due` is one round of it."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._in_doubt = False
        self._kinds = due_kinds()

    def wake(self) -> None:
        """Look now: the clock was moved."""
        self._wake.set()

    def start(self) -> None:
        """Start the task, unless it runs."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="sleeper")

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
                    await self._host.db.timers.recover()
                    self._in_doubt = False
                await self._host.time_banks.give_sign()
                await self.do_what_is_due()
                due = await self._host.db.timers.next_due(self._kinds)
                if due is not None:
                    pause = min(pause, max(0.05, due - self._host.clock.now()))
            except StorageFailed as failed:  # no mistake of the bot's, so that a line says enough
                self._in_doubt = True
                log.error("timers cannot be read now; next try in %.0f s: %s", pause, failed)
            except Exception:
                self._in_doubt = True
                log.exception("timers cannot be read now; next try in %.0f s", pause)
            try:
                await asyncio.wait_for(self._wake.wait(), pause)
            except TimeoutError:
                continue

    async def do_what_is_due(self) -> int:
        """Do the work of every timer that is due now. Returns how many there were."""
        timers, count, now = self._host.db.timers, 0, self._host.clock.now()
        while claimed := await timers.claim(now, AT_ONCE, self._kinds):
            count += len(claimed)
            done = await asyncio.gather(*map(self._do, claimed), return_exceptions=True)
            failed = next((one for one in done if isinstance(one, BaseException)), None)
            if failed is not None:
                raise failed
        if count:
            self._host.on_posts_owed()
        return count

    async def _do(self, timer: TimerRow) -> None:
        try:
            await do(self._host, timer)
        except WriteRefused as other:  # somebody pressed, or another process was faster
            log.info("timer %s: %s; once more", timer.key, other)
            await self._later(timer, 0.0)
        except Exception:
            log.exception("timer %s failed; again in %.0f s", timer.key, AGAIN_AFTER_S)
            await self._later(timer, AGAIN_AFTER_S)

    async def _later(self, timer: TimerRow, seconds: float) -> None:
        """Give a timer back, to be claimed again."""
        await self._host.db.timers.put_off(timer, max(timer.due, self._host.clock.now() + seconds))
