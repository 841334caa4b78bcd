"""Work beside presses outlives a database that cannot be used for a while."""

import asyncio
from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Final

import meters
from host import StorageFailed

log = getLogger(__name__)

RETRY_S: Final = 30.0


async def retry_storage(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Does `work` from its beginning until the database can be used; the log names it where it cannot."""
    while True:
        try:
            return await work()
        except StorageFailed as failed:
            meters.RETRIES.labels(name).inc()
            log.error("%s cannot be done now; next try in %.0f s: %s", name, RETRY_S, failed)
        await asyncio.sleep(RETRY_S)
