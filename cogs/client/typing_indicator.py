"""That a computer player "is typing" in a table's channel while it searches, and how often that is renewed."""

import asyncio
from logging import getLogger
from typing import Final

import aiohttp
import discord
from cachetools import TTLCache

from cogs.framework import ServiceClient
from host.table.table import Table

log = getLogger(__name__)

CHANNELS: Final = 10_000  # in which somebody is shown typing at once
AGAIN_AFTER_S: Final = 8.0  # Discord shows it for 10 seconds, or until the next message


class Typing:
    """Tells Discord where somebody types, each channel every few seconds at most."""

    def __init__(self, client: ServiceClient) -> None:
        self._client = client
        steady = client.services.host.clock.steady
        self._shown: TTLCache[int, bool] = TTLCache(CHANNELS, AGAIN_AFTER_S, timer=steady)
        self._tasks: set[asyncio.Task[None]] = set()

    def show(self, table: Table) -> None:
        """Nobody waits for it."""
        channel = table.row.channel_id
        if channel is None or channel in self._shown:
            return
        self._shown[channel] = True
        task = asyncio.create_task(self._type(channel), name=f"typing in {channel}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _type(self, channel: int) -> None:
        try:
            await self._client.get_partial_messageable(channel).typing()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as failed:  # for show; posts say what is wrong
            log.debug("nobody is shown typing in channel %d: %s", channel, failed)
