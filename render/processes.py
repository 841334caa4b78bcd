"""Work in processes of its own. In threads it would take the interpreter from the event loop for milliseconds again and
again, so that no press is answered in time while many pictures are drawn."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from logging import getLogger
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

T = TypeVar("T")

log = getLogger(__name__)

LESS_URGENT: Final = 5  # niceness, so that the event loop comes first where there are few cores


class Processes:
    """Processes that wait for work. Without `start` they start with the first."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._new_pool()

    async def start(self) -> None:
        """Start the processes, with what drawing needs imported."""
        await self.run(_prepare)

    async def run(self, work: Callable[..., T], /, *given: Any) -> T:
        """Call `work`, a function of a module, in one of the processes. Raises what it raises. One that dies is
        replaced, and its work done once more; raises BrokenProcessPool when it dies again."""
        pool, loop = self._pool, asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            log.warning("a process for work apart died and is replaced")
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, *given)

    def close(self) -> None:
        """End the processes, each after what it does now."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        # A process that is forked would hold the database and the connections to Discord.
        return ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), _begin)


def _begin() -> None:
    """In a new process: signals are for the bot, which ends it."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    os.nice(LESS_URGENT)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _prepare() -> None:
    import_module("render.studio")


def _end_with_parent() -> None:
    """A process whose bot was killed would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
