"""Private messages with controls (panels, lists): which one is the newest, when an older one is deleted, and that a
press on an old one says so.

Only the token of the interaction that sent or pressed a private message lets a bot change or delete it, for 15 minutes
(https://discord.com/developers/docs/interactions/receiving-and-responding). A screen that is replaced is deleted while
that lasts; later it stays where it is, and a press on it says that it is old."""

from dataclasses import dataclass
from logging import getLogger
from typing import Final, NamedTuple

import aiohttp
import discord
from cachetools import FIFOCache, LRUCache

from host.clock import Clock

log = getLogger(__name__)

# How many are remembered; the oldest are forgotten first.
SCREENS: Final = 5000
OLD_ONES: Final = 20_000


class Key(NamedTuple):
    """Whose screen it is; `kind` is one of the variants of the sentence `screen-old`."""

    user_id: int
    kind: str
    game_id: str


class PrivateMessage(NamedTuple):
    """A message that only one person sees. `webhook` can delete it until `expires`, seconds of `Clock.steady`."""

    id: int
    webhook: discord.Webhook
    expires: float


@dataclass(slots=True)
class _Screen:
    """`number`: of the last answer, so that a picture drawn for an earlier one is known."""

    number: int = 0
    message: PrivateMessage | None = None


class Screens:
    """The open screens, in memory alone: after a restart the one that is pressed counts as the newest. `replaced`: the
    kind of each screen in whose place another one is, by the id of its message."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._screens: LRUCache[Key, _Screen] = LRUCache(SCREENS)
        self._key_of: LRUCache[int, Key] = LRUCache(SCREENS)  # by the id of a message
        self.replaced: FIFOCache[int, str] = FIFOCache(OLD_ONES)

    def is_newest(self, key: Key, number: int) -> bool:
        """Whether the screen still shows this answer."""
        screen = self._screens.get(key)
        return screen is not None and screen.message is not None and screen.number == number

    def kind_of(self, message_id: int) -> str | None:
        """Which kind of screen a message is; None where it is none, or that was before a restart."""
        key = self._key_of.get(message_id)
        return None if key is None else key.kind

    async def show(self, key: Key, message: PrivateMessage) -> int:
        """The screen is now this message: another one before it is deleted.

        Returns the number of this answer; pictures of earlier ones are no longer wanted.
        """
        self._leave(message.id, key)
        screen = self._screens.setdefault(key, _Screen())
        before = screen.message
        screen.number, screen.message = screen.number + 1, message
        number = screen.number
        if before is not None and before.id != message.id:
            self.replaced[before.id] = key.kind
            await self._delete(before)
        return number

    async def redraw(self, key: Key, number: int, message: PrivateMessage) -> None:
        """Answer `number` was sent again with its picture: the message without it is deleted, or this one where the
        screen shows another answer meanwhile. A press on the one without still counts, since both say the same."""
        gone: PrivateMessage | None = message
        if self.is_newest(key, number):
            screen = self._screens[key]
            gone, screen.message = screen.message, message
            self._key_of[message.id] = key
        if gone is not None:
            await self._delete(gone)

    async def close(self, key: Key) -> None:
        """The screen is of no use any more: it is deleted, and a press on it says that it is old."""
        screen = self._screens.get(key)
        if screen is not None and screen.message is not None:
            message, screen.message = screen.message, None
            self.replaced[message.id] = key.kind
            await self._delete(message)

    async def close_all(self, kind: str, game_id: str) -> None:
        """Those of everybody."""
        for key in [key for key in self._screens if (key.kind, key.game_id) == (kind, game_id)]:
            await self.close(key)

    def _leave(self, message_id: int, key: Key) -> None:
        """The message is no screen of another kind any more, as after a press that answers with one in its place."""
        other = self._screens.get(self._key_of.get(message_id, key))
        if other is not None and other.message is not None and other.message.id == message_id:
            other.message = None
        self._key_of[message_id] = key

    async def _delete(self, message: PrivateMessage) -> None:
        """Deletes a message while its token lasts. Its person may have closed it, which a bot is not told."""
        if self._clock.steady() >= message.expires:
            return
        try:
            await message.webhook.delete_message(message.id)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("private message %s was not deleted: %s", message.id, error)
