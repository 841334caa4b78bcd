"""An event loop in which time passes at once: models of who waits for whom, with no second spent and the same result on
any machine."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Skipping(selectors.DefaultSelector):
    """Waits for nothing; notes for how long it would have."""

    def __init__(self) -> None:
        super().__init__()
        self.waited = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("all tasks wait for something that never comes")
        self.waited += max(0.0, timeout)
        return super().select(0)


class ModelLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._skipping = _Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        return self._skipping.waited


def run(model: Coroutine[Any, Any, T]) -> T:
    """The result of a model that uses no threads, sockets or processes."""
    with asyncio.Runner(loop_factory=ModelLoop) as runner:
        return runner.run(model)
