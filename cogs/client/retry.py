"""How work beside presses goes on when the database or Discord cannot be used for a while: which errors are to be
expected, and after how long it tries again."""

import asyncio
from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Final

import aiohttp
import discord

import meters
from host import StorageFailed, WriteRefused

log = getLogger(__name__)

RETRY_S: Final = 30.0
EXPECTED: Final = (StorageFailed, WriteRefused, aiohttp.ClientError, OSError, discord.DiscordServerError)


async def retry(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Does `work` from its beginning until nothing hinders it that is to be expected; the log names what does. Raises
    whatever else it raises."""
    while True:
        try:
            return await work()
        except EXPECTED as failed:
            meters.RETRIES.labels(name).inc()
            log.error("%s cannot be done now; next try in %.0f s: %s", name, RETRY_S, failed)
        await asyncio.sleep(RETRY_S)
