"""When the bot counts as ill or unhealthy (event loop late, Discord or database not reached) and after how long, and
who is told: systemd, Prometheus, whatever restarts it.

The protocol of systemd: https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html"""

import asyncio
import os
import socket
from asyncio import get_running_loop
from collections.abc import Mapping
from contextlib import suppress
from logging import getLogger
from math import isfinite
from pathlib import Path
from typing import Final

from discord.ext import commands
from prometheus_client import Histogram

import meters
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
        """A line for each thing that is wrong now; nothing where all is well."""
        return list(filter(None, (await self.parts()).values()))

    async def parts(self) -> dict[str, str]:
        """By part of the bot the trouble with it, empty where it is well."""
        return {"loop": self._loop(), "discord": self._gateway(), "database": await self._storage()}

    async def own_problems(self) -> list[str]:
        """As `problems`, without those that a new start of the bot does not cure: Discord or the database's server
        cannot be reached."""
        of_file = isinstance(self._database.path, Path)
        return list(filter(None, [self._loop(), await self._storage() if of_file else ""]))

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


log = getLogger(__name__)

MICROSECONDS: Final = 1e6
START_TOLD_EVERY_S: Final = 20.0


class Watchdog:
    """`environment`: what systemd set: NOTIFY_SOCKET and, where it wants signs of life, WATCHDOG_USEC."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._address = environment.get("NOTIFY_SOCKET", "")
        self._within_s = float(environment.get("WATCHDOG_USEC", 0)) / MICROSECONDS

    def tell(self, state: str) -> None:
        """Sends one line, such as READY=1. What cannot be sent is logged: the next line may arrive."""
        if not self._address:
            return
        address = f"\0{self._address[1:]}" if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as notify:
                notify.setblocking(False)  # where nobody reads, the event loop must not wait
                notify.sendto(state.encode(), address)
        except OSError as problem:
            meters.RETRIES.labels("signs of life").inc()
            log.error("systemd was not told %s: %s", state, problem)

    async def start(self, ready: asyncio.Event) -> None:
        """Asks for more time until the bot is ready: it may have to wait for the database's server, for Discord, or for
        the process whose place it takes."""
        while not ready.is_set():
            self.tell(f"EXTEND_TIMEOUT_USEC={3 * START_TOLD_EVERY_S * MICROSECONDS:.0f}")
            with suppress(TimeoutError):
                await asyncio.wait_for(ready.wait(), START_TOLD_EVERY_S)

    async def keep(self, ready: asyncio.Event, health: Health) -> None:
        """Tells of the start once the bot is ready, then that it lives as long as it is healthy; for ever, to be run as
        a background task."""
        await self.start(ready)
        self.tell("READY=1")
        while self._address and self._within_s:
            if problems := await health.own_problems():
                log.error("no sign of life to systemd: %s", "; ".join(problems))
            else:
                self.tell("WATCHDOG=1")
            await asyncio.sleep(self._within_s / 3)
