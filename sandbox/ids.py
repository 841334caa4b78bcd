"""Snowflakes: ids that carry their time and only ever grow."""

from collections.abc import Callable

DISCORD_EPOCH_MS = 1_420_070_400_000


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
