"""The time in this world, which is the machine's and what its clock was moved ahead by hand, and snowflakes: ids that
carry their time and only ever grow."""

import time
from collections.abc import Callable

from sandbox.model.store import Store

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """Kept with the world, whose messages are from after the move. Ids, links and timestamps go by it; how long the bot
    takes to answer does not."""

    def __init__(self, store: Store) -> None:
        self._kept = store

    @property
    def ahead(self) -> float:
        """How many seconds it is ahead of the machine's clock; negative when it is behind."""
        return float(self._kept.of("meta").get("ahead", 0.0))

    def move(self, seconds: float) -> None:
        self._kept.put("meta", "ahead", self.ahead + seconds)

    def now(self) -> float:
        """Unix time in seconds."""
        return time.time() + self.ahead


class Snowflakes:
    """Hands out ids; `seen` makes sure that a later id is larger than any id of a loaded world. `now`: Unix time in
    seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last = 0

    def seen(self, value: str) -> None:
        self._last = max(self._last, int(value))

    def next(self) -> str:
        fresh = (int(self._now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(fresh, self._last + 1)
        return str(self._last)


def created_at(snowflake: str) -> float:
    """Unix time in seconds at which this id was made."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000
