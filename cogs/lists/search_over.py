"""What becomes of a search for others that ended by itself: told in the channel of the noticeboard to who is not called
directly, and begun again with one press, from a direct message too."""

from logging import getLogger

import discord

from cogs.framework import Interaction, Pressed, Reply, Services, button, guild_words, reader_words, replies, text_reply
from cogs.framework.routes import PERSON
from cogs.lists.gathering import is_reader
from cogs.lists.seeking import check_below, seek_screen, seeking_line
from cogs.posts.outgoing import Message, post_message
from cogs.posts.sending import OF_SERVER, TO_PERSON, find_sent
from engine.core.decision import Refusal
from host import Host, PostRow
from host.lobby import seeking
from host.messages.posts import SearchOver
from words.games import title_of
from words.speech import Words

log = getLogger(__name__)


async def over_message(host: Host, post: PostRow, w: Words) -> Message:
    """A button looks again. It comes silently, also to who is pinged in a channel."""
    over = SearchOver.read(post.payload)
    board = await host.db.noticeboards.of(over.guild)
    place = {"listed": "no", "where": ""} if board is None else {"listed": "yes", "where": f"<#{board.channel_id}>"}
    text = w.say("search-over", who=f"<@{over.user}>", game=title_of(w, over.game), **place)
    again = button(w.say("button-seek-renew"), "seek-again", rest=f"{over.guild}.{over.user}")
    message = post_message(text, post, [again])
    message.ping([over.user])
    message.silent = True
    return message


async def tell(client: discord.Client, services: Services, post: PostRow) -> None:
    """Posts it where the noticeboard hangs by now; nothing to who does not see that any more. Where there is none, or
    the channel takes nothing, the person is told directly."""
    host, over = services.host, SearchOver.read(post.payload)
    guild, board = client.get_guild(over.guild), await host.db.noticeboards.of(over.guild)
    if guild is None:
        return
    if board is None:
        await seeking.tell_over_elsewhere(host, over, directly=True)
        return
    channel = client.get_partial_messageable(board.channel_id)
    try:
        if not await is_reader(guild, board, over.user) or (post.uncertain and await find_sent(client, channel, post)):
            return
        message = await over_message(host, post, await guild_words(client, host, guild.id))
        await channel.send(view=message.view, allowed_mentions=message.mentions, nonce=post.nonce, silent=True)
    except (discord.NotFound, discord.Forbidden) as refused:
        log.info("channel %s does not take the end of a search: %s", board.channel_id, refused.text)
        await seeking.tell_over_elsewhere(host, over, directly=True)


OF_SERVER[SearchOver.kind] = tell
TO_PERSON[SearchOver.kind] = over_message


@replies("seek-again", rest=rf"{PERSON}\.{PERSON}")
async def press_again(interaction: Interaction, pressed: Pressed) -> Reply:
    """Looks again for what the person looked for last; others get the screen. The message has been of use then. Raises
    Refusal as `seeking.seek`, and PermissionsMissing."""
    guild_id, user_id = map(int, pressed.rest.split("."))
    person, client = interaction.user, interaction.client
    if person.id != user_id:
        return await seek_screen(interaction)
    host, guild, w = client.services.host, client.get_guild(guild_id), reader_words(interaction)
    board = await host.db.noticeboards.of(guild_id)
    if guild is None or board is None or not await is_reader(guild, board, user_id):
        raise Refusal("no_noticeboard")
    check_below(guild, board)
    if not await seeking.searches(host, guild_id, user_id):
        await seeking.seek(host, guild_id, user_id, person.display_name)
    lines = [seeking_line(w, row) for row in await seeking.searches(host, guild_id, user_id)]
    await _take_away(interaction)
    return text_reply("\n".join(lines))


async def _take_away(interaction: Interaction) -> None:
    """Deletes the message that was pressed in a channel."""
    message = interaction.message
    if message is None or interaction.guild_id is None:
        return
    try:
        await message.delete()
    except (discord.NotFound, discord.Forbidden) as gone:
        log.info("message %s of a search is not deleted: %s", message.id, gone.text)
