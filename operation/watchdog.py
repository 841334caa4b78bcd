"""Tells systemd that the bot has started, lives and ends.

The protocol: https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html. Without systemd nothing is told.
"""

import asyncio
import os
import socket
from collections.abc import Mapping
from logging import getLogger
from typing import Final

from discord.ext import commands

from operation.health import Health

log = getLogger(__name__)

MICROSECONDS: Final = 1e6


class Watchdog:
    """`environment`: what systemd set: NOTIFY_SOCKET and, where it wants signs of life, WATCHDOG_USEC."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._address = environment.get("NOTIFY_SOCKET", "")
        self._within_s = float(environment.get("WATCHDOG_USEC", 0)) / MICROSECONDS

    def tell(self, state: str) -> None:
        """Sends one line, such as READY=1."""
        if not self._address:
            return
        address = f"\0{self._address[1:]}" if self._address.startswith("@") else self._address
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as notify:
            notify.sendto(state.encode(), address)

    async def keep(self, client: commands.AutoShardedBot, health: Health) -> None:
        """Tells of the start once the bot is ready, then that it lives as long as it is healthy; for ever, to be run as
        a background task."""
        await client.wait_until_ready()
        self.tell("READY=1")
        while self._address and self._within_s:
            problems = await health.own_problems()
            if problems:
                log.error("no sign of life to systemd: %s", "; ".join(problems))
            else:
                self.tell("WATCHDOG=1")
            await asyncio.sleep(self._within_s / 3)
