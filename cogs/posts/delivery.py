"""Delivering posts: their order within a game, how often and after how long one is tried again, and when it is given
up. Where a post goes stands in sending.py."""

import asyncio
from logging import getLogger
from typing import Final

import aiohttp
import discord

import meters
from cogs.framework import ServiceClient, Services
from cogs.posts.places import BARRED, UNKNOWN_CHANNEL, UNKNOWN_GUILD, sleeps_without, tell_barred
from cogs.posts.sending import Sender
from engine.core.decision import Refusal
from host import PostRow, StorageFailed
from host.messages import posts

log = getLogger(__name__)

GAMES_AT_ONCE: Final = 8
TOGETHER_S: Final = 0.05
RETRY_S: Final = (2.0, 10.0, 60.0)  # then every OFTEN_RETRY_S for a day, then every SELDOM_RETRY_S
OFTEN_RETRY_S: Final = 300.0
SELDOM_RETRY_S: Final = 3600.0
OFTEN_UNTIL: Final = len(RETRY_S) + 24 * 3600 // int(OFTEN_RETRY_S)
TRIES_OF_BAD_POST: Final = 3  # the bot made it wrong, so waiting does not help
NO_PLACE: Final = (UNKNOWN_CHANNEL, UNKNOWN_GUILD)
# An empty message, a form that is wrong, a file too large, no JSON, and 0 for whatever else is wrong with a request.
# Other refusals with status 400 end: a thread is unlocked, unarchived or made room for.
BAD_REQUEST: Final = 400
FORBIDDEN: Final = 403
BAD_POST: Final = (0, 50006, 50035, 50045, 50109)


class Delivery:
    """A task that claims due posts and sends them, several games at once, one post of a game at a time."""

    def __init__(self, client: ServiceClient, services: Services) -> None:
        self._client = client
        self._sender = Sender(client, services)
        self._host = services.host
        self._clock = services.host.clock
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[None]] = set()
        self._in_doubt = False

    def wake(self) -> None:
        """Look for due posts now."""
        self._wake.set()

    def start(self) -> None:
        """Starts the task; it sends nothing before the client is ready."""
        self._task = self._host.side_tasks.start(self._run(), "delivery")

    async def stop(self, within_s: float) -> None:
        """Ends the task once the posts being sent are sent; those that take longer are looked for after the start."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        running = set(self._running)
        if running:
            _, late = await asyncio.wait(running, timeout=within_s)
            for task in late:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    async def _run(self) -> None:
        await self._client.wait_until_ready()
        while True:
            self._wake.clear()
            try:
                await self._mark_uncertain()
                await self._send_what_is_due()
                due = await self._host.outbox.next_due()
            except StorageFailed as failed:  # no mistake of the bot's, so that a line says enough
                self._in_doubt = True
                meters.RETRIES.labels("posts").inc()
                log.error("posts cannot be sent now; next try in %.0f s: %s", RETRY_S[0], failed)
                due = self._clock.steady() + RETRY_S[0]
            except Exception:
                self._in_doubt = True
                meters.RETRIES.labels("posts").inc()
                log.exception("posts cannot be sent now; next try in %.0f s", RETRY_S[0])
                due = self._clock.steady() + RETRY_S[0]
            pause = 60.0 if due is None else max(0.05, due - self._clock.steady())
            try:
                await asyncio.wait_for(self._wake.wait(), pause)
            except TimeoutError:
                continue

    async def _mark_uncertain(self) -> None:
        """Marks posts whose sending could not be stored; they are looked for in their channels before the next try."""
        if self._in_doubt and not self._running:
            await asyncio.sleep(RETRY_S[0])
            await self._host.outbox.mark_uncertain()
            self._in_doubt = False

    async def _send_what_is_due(self) -> None:
        free = GAMES_AT_ONCE - len(self._running)
        if free <= 0:
            return
        for post in await self._host.outbox.claim(self._clock.steady(), free):
            task = asyncio.create_task(self._deliver(post))
            self._running.add(task)
            task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._in_doubt = True
            meters.RETRIES.labels("posts").inc()
            log.error("delivery failed", exc_info=task.exception())
        if len(self._running) <= GAMES_AT_ONCE // 2:
            self.wake()
        else:  # several are claimed together, which is one commit; those that are sent slowly hold nothing up
            asyncio.get_running_loop().call_later(TOGETHER_S, self.wake)

    async def _deliver(self, post: PostRow) -> None:
        outbox = self._host.outbox
        try:
            await self._sender.send(post)
            meters.POSTS.labels("sent").inc()
        except Refusal as gone:
            await self._give_up(post, gone)
        except discord.HTTPException as error:
            if post.kind in posts.BESIDE and (error.code in NO_PLACE or error.status == FORBIDDEN):
                log.warning("the channel %s is not told of game %s: %s", post.channel_id, post.game_id, error)
                await outbox.sent(post, None)  # the posts of the game do not wait for it
            elif error.code in NO_PLACE and await sleeps_without(self._client, self._host, post):
                await outbox.sent(post, None)
            elif error.code in NO_PLACE:
                await self._give_up(post, error)
            else:
                await self._later(post, error, bad_post=error.status == BAD_REQUEST and error.code in BAD_POST)
                if error.code in BARRED and post.attempts == 0:  # once: no other post is tried before this one is sent
                    await tell_barred(self._client, post, error)
        except (discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError) as error:
            await self._later(post, error, bad_post=False)
        except StorageFailed:
            raise
        except Exception as error:
            log.exception("post %s (%s of game %s) cannot be made", post.id, post.kind, post.game_id)
            await self._later(post, error, bad_post=True)

    async def _later(self, post: PostRow, error: Exception, *, bad_post: bool) -> None:
        """Stores when to try a post again. `bad_post`: waiting does not help, so it is given up after a few tries."""
        if bad_post and post.attempts + 1 >= TRIES_OF_BAD_POST:
            await self._give_up(post, error)
            return
        wait = _pause_after(post.attempts)
        meters.POSTS.labels("again").inc()
        if isinstance(error, discord.HTTPException) and error.code in BARRED:
            wait = max(wait, OFTEN_RETRY_S)  # Discord says when that changes
        if isinstance(error, discord.RateLimited):
            wait = max(wait, error.retry_after)
        log.warning("post %s of game %s: %s; next try in %.0f s", post.kind, post.game_id, error, wait)
        refused = isinstance(error, discord.HTTPException) and error.status < 500
        uncertain = not (refused or isinstance(error, discord.RateLimited))
        await self._host.outbox.failed(post, str(error), self._clock.steady() + wait, uncertain=uncertain)

    async def _give_up(self, post: PostRow, error: Exception) -> None:
        """It can never be sent; the next person who presses is told."""
        meters.POSTS.labels("given up").inc()
        log.error("post %s of game %s is given up: %s", post.kind, post.game_id, error)
        await self._host.outbox.failed(post, str(error), None)


def _pause_after(attempts: int) -> float:
    """Seconds until a post is tried again that was tried so often before."""
    if attempts < len(RETRY_S):
        return RETRY_S[attempts]
    return OFTEN_RETRY_S if attempts < OFTEN_UNTIL else SELDOM_RETRY_S
