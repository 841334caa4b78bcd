"""The time in this world: the machine's, and what its clock was moved ahead by hand."""

import time

from sandbox.store import Store


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
