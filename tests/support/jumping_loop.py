"""An event loop in which nobody waits: where nothing is to be done before a timer is due, its time jumps there. So what
comes first and what later is the same on every machine, however busy; for tests without threads and connections."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Jumping(selectors.DefaultSelector):
    def __init__(self) -> None:
        super().__init__()
        self.waited = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if timeout is None and not found:
            raise RuntimeError("all tasks wait for something that never comes")
        if not found:
            self.waited += max(0.0, timeout or 0.0)
        return found


class JumpingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.waited


def run(model: Coroutine[Any, Any, T]) -> T:
    """The result of a model of who waits for whom."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(model)
