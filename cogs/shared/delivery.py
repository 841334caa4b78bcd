"""Sends the posts of the outbox: those of a game in their order, none lost, none twice."""

import asyncio
from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Final, TypeAlias

import aiohttp
import discord

import meters
from cogs.shared.digest import digest_message
from cogs.shared.following import followed_message
from cogs.shared.language import guild_words
from cogs.shared.outgoing import Direct, Message, is_prompt_of, stands_already
from cogs.shared.places import (
    THREAD_CLOSED,
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    UNKNOWN_MESSAGE,
    holds_nobody,
    note_who_left,
    sleeps_without,
    tell_barred,
)
from cogs.shared.plan_notice import plan_notice
from cogs.shared.posts import compose
from cogs.shared.services import ServiceClient, Services
from engine.core.decision import Refusal
from host import PostRow, PromptRow, StorageFailed, digest, posts

log = getLogger(__name__)

GAMES_AT_ONCE: Final = 8
TOGETHER_S: Final = 0.05
RETRY_S: Final = (2.0, 10.0, 60.0)  # then every OFTEN_RETRY_S for a day, then every SELDOM_RETRY_S
OFTEN_RETRY_S: Final = 300.0
SELDOM_RETRY_S: Final = 3600.0
OFTEN_UNTIL: Final = len(RETRY_S) + 24 * 3600 // int(OFTEN_RETRY_S)
TRIES_OF_BAD_POST: Final = 3  # the bot made it wrong, so waiting does not help
MESSAGES_CLEARED: Final = 300  # of a channel, of prompts that a restored backup does not know
MESSAGES_LOOKED_AT: Final = 50  # of a channel, in search of a post that may have been sent
NO_PLACE: Final = (UNKNOWN_CHANNEL, UNKNOWN_GUILD)
# An empty message, a form that is wrong, a file too large, no JSON, and 0 for whatever else is wrong with a request.
# Other refusals with status 400 end: a thread is unlocked, unarchived or made room for.
BAD_REQUEST: Final = 400
FORBIDDEN: Final = 403
BAD_POST: Final = (0, 50006, 50035, 50045, 50109)
# The bot may not see the channel, not write there, or the thread is closed: whoever made the table is told.
BARRED: Final = (50001, 50013, *THREAD_CLOSED)


Renewal: TypeAlias = Callable[[discord.Client, Services, str], Awaitable[None]]
RENEWED: Final[dict[str, Renewal]] = {}
"""What brings a message of a game up to date, by the kind of post that asks for it."""


class Delivery:
    """A task that claims due posts and sends them, several games at once, one post of a game at a time."""

    def __init__(self, client: ServiceClient, services: Services) -> None:
        self._client = client
        self._services = services
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
        self._task = asyncio.create_task(self._run(), name="delivery")

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
                await self._resolve_doubts()
                await self._send_what_is_due()
                due = await self._host.outbox.next_due()
            except Exception:
                self._in_doubt = True
                log.exception("posts cannot be sent now; next try in %.0f s", RETRY_S[0])
                due = self._clock.steady() + RETRY_S[0]
            pause = 60.0 if due is None else max(0.05, due - self._clock.steady())
            try:
                await asyncio.wait_for(self._wake.wait(), pause)
            except TimeoutError:
                continue

    async def _resolve_doubts(self) -> None:
        """Marks posts whose sending could not be stored; they are looked for in their channels before the next try."""
        if self._in_doubt and not self._running:
            await asyncio.sleep(RETRY_S[0])
            await self._host.outbox.recover()
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
            log.error("delivery failed", exc_info=task.exception())
        if len(self._running) <= GAMES_AT_ONCE // 2:
            self.wake()
        else:  # several are claimed together, which is one commit; those that are sent slowly hold nothing up
            asyncio.get_running_loop().call_later(TOGETHER_S, self.wake)

    async def _deliver(self, post: PostRow) -> None:
        outbox = self._host.outbox
        try:
            if post.kind == posts.UNPROMPT:
                await self._remove_prompts(post)
                await outbox.sent(post, None)
            elif post.user_id is not None:
                await self._send_to_person(post, post.user_id)
            elif post.kind in RENEWED:
                await RENEWED[post.kind](self._client, self._services, post.game_id)
                await outbox.sent(post, None)
            elif holds_nobody(await self._host.game(post.game_id), post):
                await outbox.sent(post, None)
            else:
                await self._send(post)
            meters.POSTS.labels("sent").inc()
        except Refusal as gone:
            await self._give_up(post, gone)
        except discord.HTTPException as error:
            if post.kind == posts.LOGGED and (error.code in NO_PLACE or error.status == FORBIDDEN):
                log.warning("the log channel %s is not told of game %s: %s", post.channel_id, post.game_id, error)
                await outbox.sent(post, None)  # the posts of the game do not wait for it
            elif error.code in NO_PLACE and await sleeps_without(self._client, self._host, post):
                await outbox.sent(post, None)
            elif error.code in NO_PLACE:
                await self._give_up(post, error)
            else:
                await self._later(post, error, bad_post=error.status == BAD_REQUEST and error.code in BAD_POST)
                if error.code in BARRED and post.attempts == 0:  # once: no other post is tried before this one is sent
                    await tell_barred(self._client, post, error)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
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
        log.warning("post %s of game %s: %s; next try in %.0f s", post.kind, post.game_id, error, wait)
        uncertain = not isinstance(error, discord.HTTPException) or error.status >= 500
        await self._host.outbox.failed(post, str(error), self._clock.steady() + wait, uncertain=uncertain)

    async def _give_up(self, post: PostRow, error: Exception) -> None:
        """It can never be sent; the next person who presses is told."""
        meters.POSTS.labels("given up").inc()
        log.error("post %s of game %s is given up: %s", post.kind, post.game_id, error)
        await self._host.outbox.failed(post, str(error), None)

    async def _send(self, post: PostRow) -> None:
        channel = self._client.get_partial_messageable(post.channel_id)
        if post.uncertain:
            there = await self._find(channel, post)
            if there is not None:
                await self._note_sent(post, there)
                return
        if post.kind == posts.RESTORED:
            await self._remove_lost_prompts(channel, post.game_id)
        if post.kind == posts.PROMPT:
            await note_who_left(self._client, self._host, post)
        message = await compose(self._client, self._services, post)
        if message is None:
            await self._host.outbox.sent(post, None)
            return
        if message.rather_to is not None and await self._sent_directly(post, message, message.rather_to):
            return
        if message.nowhere_else:
            await self._host.outbox.sent(post, None)
            return
        if message.direct is not None:
            await self._call_directly(post, message, message.direct)
        sent = await _post(channel, message, post.nonce)
        await self._note_sent(post, sent.id)

    async def _send_to_person(self, post: PostRow, user_id: int) -> None:
        """Sends a post to one person by direct message. Where Discord takes none, they follow the game no more, or are
        pinged in the channels from now on instead of the digest."""
        if post.kind == posts.FOLLOWED:
            await self._send_to_follower(post, user_id)
            return
        make = plan_notice if post.kind == posts.PLAN_OFF else digest_message
        message = await make(self._host, post, await guild_words(self._client, self._host, None))
        if message is None:
            await self._host.outbox.sent(post, None)
        elif not await self._sent_directly(post, message, user_id):
            if post.kind == digest.DIGEST:
                await digest.give_up(self._host, user_id)
            await self._host.outbox.sent(post, None)

    async def _send_to_follower(self, post: PostRow, user_id: int) -> None:
        game, thread = await self._host.game(post.payload["game"]), post.payload["thread"]
        w = await guild_words(self._client, self._host, game.guild_id)
        message = await followed_message(self._services, post, w)
        if message is None:
            await self._host.outbox.sent(post, None)
            return
        try:
            if thread is None:
                taken = await self._sent_directly(post, message, user_id)
            else:
                sent = await _post(self._client.get_partial_messageable(thread), message, post.nonce)
                await self._host.outbox.sent(post, sent.id)
                taken = True
        except (discord.Forbidden, discord.NotFound) as closed:
            log.info("thread %s is not told of game %s: %s", thread, game.id, closed.text)
            taken = False
        if not taken:
            await self._host.db.followers.delete(game.id, user_id)
            await self._host.outbox.sent(post, None)

    async def _call_directly(self, post: PostRow, message: Message, direct: Direct) -> None:
        """Calls a person by direct message instead of a ping in the channel, unless Discord takes none; once, though
        the channel may take the post only at a later try."""
        seat, since = post.payload["seat"], post.payload["since"]
        try:
            channel = await self._client.create_dm(discord.Object(direct.user_id))
            standing = await self._host.prompts(post.game_id)
            if not any((one.channel_id, one.seat, one.seq) == (channel.id, seat, since) for one in standing):
                sent = await channel.send(direct.content, view=direct.view, nonce=post.nonce)
                await self._host.outbox.prompt_sent(PromptRow(sent.id, post.game_id, channel.id, seat, None, since))
        except (discord.Forbidden, discord.NotFound) as closed:
            log.info("user %s takes no direct messages: %s", direct.user_id, closed.text)
            return
        message.mentions, message.silent = direct.mentions, not direct.mentions.users

    async def _sent_directly(self, post: PostRow, message: Message, user_id: int) -> bool:
        """Sends a post to one person instead of its channel; False where Discord takes no direct message to them."""
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            there = await self._find(channel, post) if post.uncertain else None
            message_id = there or (await _post(channel, message, post.nonce)).id
        except (discord.Forbidden, discord.NotFound) as closed:
            log.info("user %s takes no direct messages: %s", user_id, closed.text)
            return False
        await self._note_sent(post, message_id, channel.id)
        return True

    async def _find(self, channel: discord.abc.Messageable, post: PostRow) -> int | None:
        """The id of the post's message in the channel, if an earlier try got through."""
        me = self._client.user
        async for message in channel.history(limit=MESSAGES_LOOKED_AT):
            if me is not None and message.author.id == me.id and stands_already(message, post):
                return message.id
        return None

    async def _remove_lost_prompts(self, channel: discord.PartialMessageable, game_id: str) -> None:
        """Those that were sent after the backup was taken, so that nothing is stored of them."""
        me = self._client.user
        async for message in channel.history(limit=MESSAGES_CLEARED):
            if me is not None and message.author.id == me.id and is_prompt_of(message, game_id):
                await message.delete()

    async def _note_sent(self, post: PostRow, message_id: int, direct: int | None = None) -> None:
        """`direct`: the channel of a direct message that was sent instead."""
        prompt = None
        if post.kind == posts.INVITED:  # by which it is known who was told
            channel_id, invited = direct or post.channel_id, post.payload["user"]
            prompt = PromptRow(message_id, post.game_id, channel_id, None, invited, post.seq)
        if post.kind in (posts.PROMPT, posts.VOTE):
            seat = post.payload["seat"]  # None: of a vote that is about no seat
            prompt = PromptRow(message_id, post.game_id, post.channel_id, seat, None, post.payload["since"])
        await self._host.outbox.sent(post, message_id, prompt)

    async def _remove_prompts(self, post: PostRow) -> None:
        for prompt in await self._host.prompts(post.game_id):
            if prompt.seat != post.payload["seat"] or prompt.seq > post.seq:
                continue
            channel = self._client.get_partial_messageable(prompt.channel_id)
            try:
                await channel.get_partial_message(prompt.message_id).delete()
            except discord.HTTPException as error:
                left = prompt.channel_id != post.channel_id  # the game is played elsewhere now
                if error.code not in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL) and not (left and error.code in BARRED):
                    raise
            await self._host.outbox.prompt_removed(prompt)


def _pause_after(attempts: int) -> float:
    """Seconds until a post is tried again that was tried so often before."""
    if attempts < len(RETRY_S):
        return RETRY_S[attempts]
    return OFTEN_RETRY_S if attempts < OFTEN_UNTIL else SELDOM_RETRY_S


async def _post(channel: discord.abc.Messageable, message: Message, nonce: str) -> discord.Message:
    if message.content is not None:
        return await channel.send(
            message.content, view=message.view, allowed_mentions=message.mentions, nonce=nonce, silent=message.silent
        )
    return await channel.send(
        view=message.view, files=message.files, allowed_mentions=message.mentions, nonce=nonce, silent=message.silent
    )
