"""Tasks beside presses (timers, posts, backups, signs of life): one that fails unexpectedly ends the process, since a
bot that misses it looks healthy and is not. Each deals with the failures that are to be expected and tries again."""

import asyncio
from collections.abc import Coroutine
from logging import getLogger
from typing import Any

log = getLogger(__name__)


class SideTasks:
    """The tasks of one process."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed = asyncio.Event()

    def start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Run `work` as a task; it may end by itself or be cancelled."""
        task = asyncio.create_task(work, name=name)
        self.watch(task)
        return task

    def watch(self, task: asyncio.Task[None]) -> None:
        """Take a task that runs into the group, unless it is in it."""
        if task not in self._tasks:
            self._tasks.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.critical("the task %r failed, so the bot ends", task.get_name(), exc_info=task.exception())
            self._failed.set()

    async def failed(self) -> None:
        """Return when one of them has failed; the log says which and why."""
        await self._failed.wait()

    async def stop(self) -> None:
        """Cancel all and wait for their end."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
