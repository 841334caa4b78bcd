"""People's avatars for cards: how long one is waited for, how many are kept in memory and how long."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from functools import partial
from logging import getLogger
from typing import Any, Final, TypeAlias

import aiohttp
import discord
from cachetools import TTLCache

from host.clock import Clock
from host.single_flight import SingleFlight
from render.cards.faces import SIDE, Unreadable
from render.studio import Studio

log = getLogger(__name__)

Find: TypeAlias = Callable[[int], Coroutine[Any, Any, discord.User]]

WITHIN_S: Final = 0.4  # that an answer waits for all of its avatars
PATIENTLY_S: Final = 2.0  # that an edit waits, which nobody waits for
GIVEN_UP_S: Final = 5.0  # after which one is fetched no longer
KEPT: Final = 500
KEPT_S: Final = 3600.0
MISSING_S: Final = 60.0  # before one that failed is tried again
_FAILED: Final = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError, BrokenExecutor, Unreadable)


class Avatars:
    """Small pictures by user id, in memory alone. `find`: asks Discord for a person; None where there is no Discord."""

    def __init__(self, studio: Studio, clock: Clock) -> None:
        self.find: Find | None = None
        self._studio = studio
        self._kept: TTLCache[int, bytes] = TTLCache(KEPT, KEPT_S, clock.steady)
        self._missing: TTLCache[int, str] = TTLCache(KEPT, MISSING_S, clock.steady)
        self._coming: SingleFlight[None] = SingleFlight("avatar")

    async def of(self, user_ids: Sequence[int], within_s: float = WITHIN_S) -> Mapping[int, bytes]:
        """The avatars of these people, as far as they are there within so many seconds. How many are not, and why, is
        written to the log without saying whose."""
        wanted = [user_id for user_id in user_ids if user_id not in self._kept and user_id not in self._missing]
        if wanted and self.find is not None:
            tasks = {self._coming.start(one, partial(self._fetch, self.find, one)) for one in wanted}
            await asyncio.wait(tasks, timeout=within_s)
            left_out = Counter(self._missing.get(one, "slow") for one in wanted if one not in self._kept)
            if left_out:
                reasons = ", ".join(f"{count} {why}" for why, count in left_out.items())
                log.info("%d of %d avatars left out: %s", left_out.total(), len(user_ids), reasons)
        return {user_id: self._kept.get(user_id, b"") for user_id in user_ids}

    async def _fetch(self, find: Find, user_id: int) -> None:
        """Keeps a person's avatar, nothing where they have none; or notes why it could not be had."""
        try:
            async with asyncio.timeout(GIVEN_UP_S):
                avatar = (await find(user_id)).avatar
                body = await avatar.replace(size=SIDE, format="png").read() if avatar is not None else b""
                self._kept[user_id] = await self._studio.face(body) if body else b""
        except _FAILED as failed:
            self._missing[user_id] = type(failed).__name__

    def coming(self, user_ids: Sequence[int]) -> bool:
        """Whether the avatar of any of these people is still on its way."""
        return any(user_id in self._coming for user_id in user_ids)

    async def forget(self, user_id: int) -> None:
        """Keeps nothing of a person any more, and nothing that is still on its way."""
        await self._coming.settled(user_id)
        self._kept.pop(user_id, None)
        self._missing.pop(user_id, None)

    async def close(self) -> None:
        await self._coming.close()
