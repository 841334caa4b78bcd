"""An event loop in which nobody waits: where nothing is to be done before a timer is due, its time jumps there. So what
comes first and what later is the same on every machine, however busy; for tests without threads and connections."""

import asyncio
import selectors


class _Jumping(selectors.DefaultSelector):
    def __init__(self) -> None:
        super().__init__()
        self.waited = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(timeout and 0.0)
        if timeout is not None and not found:
            self.waited += max(0.0, timeout)
        return found


class JumpingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.waited
