"""Work that several ask for at the same time is done once (single flight)."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SingleFlight(Generic[T]):
    """One call per key in flight; all who wait share its result. `name`: of the tasks."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._tasks: dict[Hashable, asyncio.Task[T]] = {}

    def __len__(self) -> int:
        return len(self._tasks)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._tasks

    def start(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
        """The task that calls `work`, or the one for the key that is in flight."""
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(work(), name=f"{self._name} {key}")
            task.add_done_callback(lambda _: self._tasks.pop(key))
        return task

    async def run(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of `work`, which is called unless a call for the key is in flight. Raises what that raises."""
        return await asyncio.shield(self.start(key, work))  # who no longer waits must not end it for others

    async def settled(self, key: Hashable) -> None:
        """Wait until no call for the key is in flight."""
        while key in self._tasks:
            await asyncio.wait({self._tasks[key]})
            await asyncio.sleep(0)  # the done callback, which removes the task, runs in the loop's next iteration

    async def close(self) -> None:
        """Cancel all calls in flight and wait for their end."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
