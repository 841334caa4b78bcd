"""Where a post goes (channel, thread, direct message), what happens when Discord takes no direct message, looking for a
post sent already, old calls deleted."""

from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Final, TypeAlias

import discord

from cogs.framework import ServiceClient, Services, guild_words, person_words, table_words
from cogs.posts.direct_posts import digest_message, followed_message, plan_notice
from cogs.posts.outgoing import Direct, Message, is_prompt_of, stands_already
from cogs.posts.places import BARRED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, holds_nobody, is_refused_for_good, note_who_left
from cogs.posts.posts import compose
from cogs.posts.thread_members import keep_members
from host import FollowerRow, Host, PostRow, PromptRow
from host.access import follows_rightly
from host.lobby.seeking import tell_over_elsewhere
from host.messages import posts
from host.messages.following import drop
from host.people.settings import REFUSED
from host.timers.digest import give_up
from words.speech import Words

log = getLogger(__name__)

MESSAGES_CLEARED: Final = 300  # of a channel, of prompts that a restored backup does not know
MESSAGES_LOOKED_AT: Final = 50  # of a channel, in search of a post that may have been sent

Renewal: TypeAlias = Callable[[discord.Client, Services, str], Awaitable[None]]
RENEWED: Final[dict[str, Renewal]] = {}
"""Functions that bring a message of a game up to date, by the kind of post that asks for it."""


OfServer: TypeAlias = Callable[[discord.Client, Services, PostRow], Awaitable[None]]
OF_SERVER: Final[dict[str, OfServer]] = {}
"""Functions that do what a post of a server asks for, by its kind."""

ToPerson: TypeAlias = Callable[[Host, PostRow, Words], Awaitable[Message | None]]
TO_PERSON: Final[dict[str, ToPerson]] = {posts.PlanOff.kind: plan_notice, posts.Digest.kind: digest_message}
"""Functions that make a direct message, by the kind of post that asks for it; None where nothing is to be told."""


class Sender:
    """Sends posts and notes in the outbox that they are sent. What Discord refuses is raised as it comes."""

    def __init__(self, client: ServiceClient, services: Services) -> None:
        self._client = client
        self._services = services
        self._host = services.host

    async def send(self, post: PostRow) -> None:
        """Sends a post, or does what it asks for. Raises Refusal for a game that is gone or cannot be read, and the
        errors of discord.py."""
        if post.kind == posts.Unprompt.kind:
            await self._remove_prompts(post)
        elif post.user_id is not None:
            await self._send_to_person(post, post.user_id)
        elif post.guild_id is not None:
            await OF_SERVER[post.kind](self._client, self._services, post)
            await self._host.outbox.sent(post, None)
        elif post.kind == posts.Members.kind:
            await keep_members(self._client, self._host, post)
            await self._host.outbox.sent(post, None)
        elif post.kind in RENEWED:
            await RENEWED[post.kind](self._client, self._services, post.game_id)
            await self._host.outbox.sent(post, None)
        elif holds_nobody(await self._host.game(post.game_id), post):
            await self._host.outbox.sent(post, None)
        else:
            await self._send_to_channel(post)

    async def _send_to_channel(self, post: PostRow) -> None:
        channel = self._client.get_partial_messageable(post.channel_id)
        if post.uncertain:
            there = await find_sent(self._client, channel, post)
            if there is not None:
                await self._note_sent(post, there)
                return
        if post.kind == posts.Restored.kind:
            await self._remove_lost_prompts(channel, post.game_id)
        if post.kind in (posts.Prompt.kind, posts.PresenceCheck.kind):
            await note_who_left(self._client, self._host, post)
        looks_only = post.kind == posts.PresenceCheck.kind
        message = None if looks_only else await compose(self._client, self._services, post)
        if message is None:
            await self._host.outbox.sent(post, None)
            return
        if message.rather_to is not None and await self._sent_directly(post, message, message.rather_to):
            return
        refused_by = message.rather_to
        if message.direct is not None and not await self._called_directly(post, message, message.direct):
            refused_by = message.direct.user_id
        if refused_by is not None:
            await give_up(self._host, refused_by)
        if message.nowhere_else:
            await self._host.outbox.sent(post, None)
            return
        if refused_by is not None:  # the channel's message is another one, and says why
            message = await compose(self._client, self._services, post) or message
        sent = await _post(channel, message, post.nonce)
        await self._note_sent(post, sent.id)
        if message.told_refused is not None:
            await self._host.people.settings.change(message.told_refused, {REFUSED: False})

    async def _send_to_person(self, post: PostRow, user_id: int) -> None:
        """Sends a post to one person by direct message. Where Discord takes none, they follow the game no more, are
        pinged in the channels from now on instead of the digest, or are told that a search is over at the
        noticeboard."""
        if post.kind == posts.Followed.kind:
            await self._send_to_follower(post, user_id)
            return
        over = posts.SearchOver.read(post.payload) if post.kind == posts.SearchOver.kind else None
        server = await guild_words(self._client, self._host, None if over is None else over.guild)
        w = await person_words(self._host, user_id, server)
        message = await TO_PERSON[post.kind](self._host, post, w)
        if message is not None and await self._sent_directly(post, message, user_id):
            return
        if message is not None and post.kind == posts.Digest.kind:
            await give_up(self._host, user_id)
        if over is not None:
            await tell_over_elsewhere(self._host, over, directly=False)
        await self._host.outbox.sent(post, None)

    async def _send_to_follower(self, post: PostRow, user_id: int) -> None:
        followed = posts.Followed.read(post.payload)
        game, thread = await self._host.game(followed.game), followed.thread
        if (game.private and thread is not None) or not await follows_rightly(self._host, game, user_id):
            await self._host.db.followers.delete(game.id, user_id)
            await self._host.outbox.sent(post, None)
            return
        w = await table_words(self._client, self._host, game)
        w = await person_words(self._host, user_id, w) if thread is None else w
        message = await followed_message(self._services, post, w)
        if message is not None and await self._sent_directly(post, message, user_id, thread):
            return
        if message is not None:
            await drop(self._host.db, FollowerRow(game.id, user_id, False, thread))
        await self._host.outbox.sent(post, None)

    async def _called_directly(self, post: PostRow, message: Message, direct: Direct) -> bool:
        """Calls a person by direct message instead of a ping in the channel; once, though the channel may take the post
        only at a later try. False where Discord takes none."""
        call = posts.Prompt.read(post.payload)
        seat, since = call.seat, call.since
        try:
            channel = await self._client.create_dm(discord.Object(direct.user_id))
            standing = await self._host.db.games.prompts(post.game_id)
            calls = [(prompt.channel_id, prompt.seat, prompt.seq) for prompt in standing]
            if (channel.id, seat, since) not in calls:
                sent = await channel.send(direct.content, view=direct.view, nonce=post.nonce)
                await self._host.outbox.prompt_sent(PromptRow(sent.id, post.game_id, channel.id, seat, None, since))
        except discord.HTTPException as refused:
            if not is_refused_for_good(refused):
                raise
            log.info("user %s takes no direct messages: %s", direct.user_id, refused.text)
            return False
        message.mentions, message.silent = direct.mentions, not direct.mentions.users
        return True

    async def _sent_directly(self, post: PostRow, message: Message, user_id: int, thread: int | None = None) -> bool:
        """Sends a post to one person instead of its channel, by direct message or into `thread`; False where Discord
        does not take it."""
        channel: discord.DMChannel | discord.PartialMessageable
        try:
            if thread is None:
                channel = await self._client.create_dm(discord.Object(user_id))
            else:
                channel = self._client.get_partial_messageable(thread)
            there = await find_sent(self._client, channel, post) if post.uncertain else None
            message_id = there or (await _post(channel, message, post.nonce)).id
        except discord.HTTPException as refused:
            if not is_refused_for_good(refused):
                raise
            where = "direct messages" if thread is None else f"messages in thread {thread}"
            log.info("user %s takes no %s: %s", user_id, where, refused.text)
            return False
        await self._note_sent(post, message_id, channel.id)
        return True

    async def _remove_lost_prompts(self, channel: discord.PartialMessageable, game_id: str) -> None:
        """Those that were sent after the backup was taken, so that nothing is stored of them."""
        me = self._client.user
        async for message in channel.history(limit=MESSAGES_CLEARED):
            if me is not None and message.author.id == me.id and is_prompt_of(message, game_id):
                await message.delete()

    async def _note_sent(self, post: PostRow, message_id: int, direct: int | None = None) -> None:
        """`direct`: the channel in which one person was told instead."""
        channel_id, prompt = direct or post.channel_id, None
        match post.kind:
            case posts.Invited.kind:  # by which it is known who was told
                invited = posts.Invited.read(post.payload).user
                prompt = PromptRow(message_id, post.game_id, channel_id, None, invited, post.seq)
            case posts.VoteWaits.kind:  # goes with the message of the vote
                waits = posts.VoteWaits.read(post.payload)
                prompt = PromptRow(message_id, post.game_id, channel_id, waits.seat, waits.user, waits.since)
            case posts.Prompt.kind | posts.VoteCalled.kind:
                call = (posts.Prompt if post.kind == posts.Prompt.kind else posts.VoteCalled).read(post.payload)
                prompt = PromptRow(message_id, post.game_id, post.channel_id, call.seat, None, call.since)
        await self._host.outbox.sent(post, message_id, prompt)

    async def _remove_prompts(self, post: PostRow) -> None:
        removed, seat = [], posts.Unprompt.read(post.payload).seat
        for prompt in await self._host.db.games.prompts(post.game_id):
            if prompt.seat != seat or prompt.seq > post.seq:
                continue
            channel = self._client.get_partial_messageable(prompt.channel_id)
            try:
                await channel.get_partial_message(prompt.message_id).delete()
            except discord.HTTPException as error:
                left = prompt.channel_id != post.channel_id  # the game is played elsewhere now
                if error.code not in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL) and not (left and error.code in BARRED):
                    raise
            removed.append(prompt)
        await self._host.outbox.sent(post, None, removed=removed)


async def find_sent(client: discord.Client, channel: discord.abc.Messageable, post: PostRow) -> int | None:
    """The id of the post's message in the channel, if an earlier try got through."""
    me = client.user
    async for message in channel.history(limit=MESSAGES_LOOKED_AT):
        if me is not None and message.author.id == me.id and stands_already(message, post):
            return message.id
    return None


async def _post(channel: discord.abc.Messageable, message: Message, nonce: str) -> discord.Message:
    # Components of the newer kind stand alone, without content; only with them are there files.
    body = {"files": message.files} if message.content is None else {"content": message.content}
    return await channel.send(
        view=message.view, allowed_mentions=message.mentions, nonce=nonce, silent=message.silent, **body
    )
