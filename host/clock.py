"""The time, which the running bot asks for here alone: time of day and a steady time, jumps of the machine's clock, and
the clock that the sandbox moves."""

from time import monotonic, time
from typing import Final

MINUTE_S: Final = 60.0
HOUR_S: Final = 60 * MINUTE_S
DAY_S: Final = 24 * HOUR_S

# Seconds that only ever pass, for measuring in another process: what is called there must be importable without ours.
SECONDS: Final = monotonic


class Clock:
    """Two times, both in seconds, both near UTC.

    `now` is the time of day: what is stored, what people are shown, what is due. Somebody may set the machine's clock,
    so it can jump, also back. `steady` only ever passes: waits, retries and leases are measured by it, so that a clock
    set back by hours holds nothing up. Neither is compared with the times in Discord's ids, which its clock wrote; what
    is compared with files has the disk's time (db.sqlite.backup).
    """

    def __init__(self) -> None:
        self._ahead = 0.0
        self._began = time() - monotonic()

    def now(self) -> float:
        return time() + self._ahead

    def steady(self) -> float:
        return self._began + monotonic()

    def elapsed(self) -> float:
        """As `steady`, for people: what the sandbox's clock is moved by has passed for them."""
        return self.steady() + self._ahead

    def set_by(self) -> float:
        """How far the machine's clock has jumped since this object was made, in seconds: somebody set it, or the
        machine slept. What the sandbox's clock is moved by is none: there the time has passed."""
        return self.now() - self.elapsed()

    def set_ahead(self, seconds: float) -> None:
        """How far `now` is ahead of the machine's clock: the sandbox's clock is moved by hand."""
        self._ahead = seconds
