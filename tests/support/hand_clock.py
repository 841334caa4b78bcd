"""A clock that stands still until a test moves it."""

from host.clock import Clock

MIDDAY = 1_800_014_400.0  # Friday, 15 January 2027, 12:00 UTC


class HandClock(Clock):
    def __init__(self, at: float = MIDDAY) -> None:
        super().__init__()
        self._now = self._steady = at

    def now(self) -> float:
        return self._now + self._ahead

    def steady(self) -> float:
        return self._steady

    def pass_time(self, seconds: float) -> None:
        """Time passes."""
        self._now += seconds
        self._steady += seconds

    def jump(self, seconds: float) -> None:
        """Somebody sets the machine's clock; no time passes."""
        self._now += seconds
