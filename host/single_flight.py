"""Work that several ask for at the same time is done once."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
    """What is being worked out, by a key; whoever asks for the same meanwhile waits for it too. `name`: of it all."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._tasks: dict[Hashable, asyncio.Task[T]] = {}

    def __len__(self) -> int:
        return len(self._tasks)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._tasks

    async def of(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What `work` answers, which is called unless the same is being worked out already. Raises what it raises."""
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(work(), name=f"{self._name} {key}")
            task.add_done_callback(lambda _: self._tasks.pop(key))
        return await asyncio.shield(task)  # who no longer waits must not end it for others

    async def close(self) -> None:
        """Cancel all of it and wait for its end; it is begun anew when somebody asks again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
