"""Whether the bot can do its work now: its event loop, its connection to Discord and its database."""

import asyncio
from asyncio import get_running_loop
from math import isfinite
from typing import Final

from discord.ext import commands
from prometheus_client import Histogram

from db import Database, StorageFailed

BEAT_S: Final = 0.5
LATE_S: Final = 5.0  # a task that waits longer for the event loop fails the check
LATE_FOR_S: Final = 60.0  # and it fails for so long
DATABASE_ANSWERS_WITHIN_S: Final = 3.0


class Health:
    """`delays`: where it notes how late the event loop comes to a task, twice a second."""

    def __init__(self, client: commands.AutoShardedBot, database: Database, delays: Histogram) -> None:
        self._client = client
        self._database = database
        self._delays = delays
        self._late_at = float("-inf")

    async def watch_loop(self) -> None:
        """Measures the event loop, for ever; to be run as a background task."""
        loop = get_running_loop()
        while True:
            due = loop.time() + BEAT_S
            await asyncio.sleep(BEAT_S)
            delay = max(0.0, loop.time() - due)
            self._delays.observe(delay)
            if delay > LATE_S:
                self._late_at = loop.time()

    async def problems(self) -> list[str]:
        """What is wrong now, a line each; nothing where all is well."""
        found = [self._loop(), self._gateway(), await self._storage()]
        return [problem for problem in found if problem]

    async def own_problems(self) -> list[str]:
        """As `problems`, without Discord: a new start of the bot does not help while that cannot be reached."""
        return [problem for problem in (self._loop(), await self._storage()) if problem]

    def _loop(self) -> str:
        late = get_running_loop().time() - self._late_at < LATE_FOR_S
        return f"the event loop was blocked for more than {LATE_S:.0f} s within the last minute" if late else ""

    def _gateway(self) -> str:
        if not self._client.is_ready():
            return "not connected to Discord"
        lost = [str(number) for number, shard in self._client.shards.items() if not isfinite(shard.latency)]
        return f"no answer from Discord to shards {', '.join(lost)}" if lost else ""

    async def _storage(self) -> str:
        try:
            await asyncio.wait_for(self._database.games.counts(), DATABASE_ANSWERS_WITHIN_S)
        except StorageFailed as failed:
            return f"the database cannot be read: {failed.problem.code}"
        except TimeoutError:
            return f"the database has not answered for {DATABASE_ANSWERS_WITHIN_S:.0f} s"
        return ""
