"""Where computer players think, and hints and analyses are made: in processes of their own where the bot has some,
otherwise in threads; how long one may think (`THINKS_S`). The processes are started in processes.py."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from logging import getLogger
from typing import Any, Final, TypeAlias, TypeVar

log = getLogger(__name__)
T = TypeVar("T")

Run: TypeAlias = Callable[..., Awaitable[Any]]
"""Calls a function of a module with what it is given, somewhere else. It must answer within so many seconds after it
began, which are given first, and begin within `waits_s`, where that is given. Raises TimeoutError where it does not."""
THINKS_S: Final = 30.0
"""For a choice, or a piece of an analysis. The longest of 2,900 choices of Merchants took 0.7 s of processor time, 5 s
beside two long runs on both cores; a machine may be slower and busier. What has not ended then is taken for what never
does, so that no table stands still for it."""


async def in_a_thread(within_s: float, work: Callable[..., Any], *arguments: Any, waits_s: float | None = None) -> Any:
    """For a bot without processes, such as in tests: the work looks after its time by itself."""
    return await asyncio.to_thread(work, *arguments)


class NoProcess(Exception):
    """A process died more than once, or may not be started."""


class WorkerPool:
    """Worker processes for one kind of work. `run`: calls it there; `instead`: what becomes of the work where there is
    no process, for the operator, who is told once until one does it again."""

    def __init__(self, instead: str) -> None:
        self.run: Run = in_a_thread
        self._instead = instead
        self._missing = False

    async def done(self, within_s: float, work: Callable[..., T], *arguments: Any, waits_s: float | None = None) -> T:
        """The result of `work`. Raises what `work` raises, NoProcess, and TimeoutError as `Run` says."""
        try:
            result: T = await self.run(within_s, work, *arguments, waits_s=waits_s)
        except TimeoutError:  # which is an OSError
            raise
        except (BrokenProcessPool, OSError) as problem:
            if not self._missing:
                log.error("no process can be had: %r; until there is one, %s", problem, self._instead)
            self._missing = True
            raise NoProcess from problem
        self._missing = False
        return result

    async def done_or_in_a_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """The same within THINKS_S; in a thread where there is no process."""
        try:
            return await self.done(THINKS_S, work, *arguments)
        except NoProcess:
            return await asyncio.to_thread(work, *arguments)
