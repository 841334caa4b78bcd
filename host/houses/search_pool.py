"""Where Masters search and longer hints are found: who asks first is served first, and the more is asked for, the
shorter each search, so that all are answered in the time that tables were told."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from engine.players.thinking_time import Budget
from host.houses.workers import WorkerPool

T = TypeVar("T")

GRACE_S: Final = 5.0  # that a search may take beyond its time, which it looks after by itself
PLANNING_S: Final = 0.05  # in which a search finds the turns to compare, before its first iteration
RECENT_S: Final = 5.0  # over which what is asked for is counted


def time_left(seconds: float, waited: float, load: float) -> float:
    """The seconds for a search that has `waited` for its turn, of those after which it is due. `load`: how many times
    as much is asked for as can be done; beyond 1 all have the same part of their time. 0 where it is due already."""
    return max(0.0, min(seconds - waited, seconds / max(1.0, load)) - PLANNING_S)


class SearchPool(WorkerPool):
    """`at_once`: the number of processes. A table asks for one search at a time, so that none has more of them than
    another."""

    def __init__(self, instead: str, steady: Callable[[], float]) -> None:
        """`steady`: a clock, in seconds."""
        super().__init__(instead)
        self._steady = steady
        self._recent: deque[tuple[float, float]] = deque()  # when a search was asked for, and its seconds
        self.at_once = 1

    @property
    def at_once(self) -> int:
        return self._at_once

    @at_once.setter
    def at_once(self, count: int) -> None:
        self._at_once, self._free = count, asyncio.Semaphore(count)

    async def search(self, budget: Budget, work: Callable[..., T], *arguments: Any, waits_s: float | None = None) -> T:
        """The result of `work`, which is given its budget last, with the seconds that are left to it. Raises what
        `done` raises; TimeoutError also where no process was free within `waits_s`."""
        asked = self._steady()
        self._recent.append((asked, budget.seconds))
        async with self._turn(waits_s):
            seconds = time_left(budget.seconds, self._steady() - asked, self._load(budget.seconds))
            return await self.done(seconds + GRACE_S, work, *arguments, budget._replace(seconds=seconds))

    def _load(self, seconds: float) -> float:
        """How many times as much others have asked for lately as the processes can do. `seconds`: of the search that
        asks, which counts for itself only beside others."""
        while self._recent and self._recent[0][0] <= self._steady() - RECENT_S:
            self._recent.popleft()
        return (sum(each for _, each in self._recent) - seconds) / (RECENT_S * self.at_once)

    @asynccontextmanager
    async def _turn(self, waits_s: float | None) -> AsyncIterator[None]:
        free = self._free
        try:
            async with asyncio.timeout(waits_s):
                await free.acquire()
        except TimeoutError:
            raise TimeoutError(f"no process was free within {waits_s:g} s") from None
        try:
            yield
        finally:
            free.release()
