"""A house player that searches shows as somebody who types; nothing is said."""

import asyncio
from logging import getLogger
from typing import Final

import aiohttp
import discord

from cogs.framework import ServiceClient
from host.table.table import Table

log = getLogger(__name__)

AGAIN_AFTER_S: Final = 8.0  # Discord shows it for 10 seconds, or until the next message


class Typing:
    """Tells Discord where somebody types, each channel every few seconds at most."""

    def __init__(self, client: ServiceClient) -> None:
        self._client = client
        self._clock = client.services.host.clock
        self._shown: dict[int, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def show(self, table: Table) -> None:
        """Nobody waits for it."""
        channel, now = table.row.channel_id, self._clock.steady()
        if channel is None or now - self._shown.get(channel, 0.0) < AGAIN_AFTER_S:
            return
        self._shown = {one: at for one, at in self._shown.items() if now - at < AGAIN_AFTER_S} | {channel: now}
        task = asyncio.create_task(self._type(channel), name=f"typing in {channel}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _type(self, channel: int) -> None:
        try:
            await self._client.get_partial_messageable(channel).typing()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as failed:  # for show; posts say what is wrong
            log.debug("nobody is shown typing in channel %d: %s", channel, failed)
