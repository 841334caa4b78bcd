"""The noticeboard: a server's message that lists its open tables and is kept up to date; what it says of each, how many
it shows, and what happens when it, its channel or a permission is gone."""

from collections.abc import Collection, Iterable, Sequence
from logging import getLogger
from typing import Any, Final

import discord

from cogs.framework import NO_MENTIONS, Interaction, Reply, Services, ago, button, guild_words, text_part
from cogs.framework.access import lacking
from cogs.lists.gathering import gather
from cogs.lists.seeking import seekers_told
from cogs.lobby.message import special_options
from cogs.posts.outgoing import post_marker, table_link
from cogs.posts.places import UNKNOWN_MESSAGE
from cogs.posts.sending import OF_SERVER, find_sent
from host import Host, NoticeboardRow, PostRow
from host.lobby import open_tables, seeking
from host.lobby.view import LobbyView
from host.messages.posts import Noticeboard, NoticeboardGone
from host.table_options import PACE
from words.games import title_of
from words.shapes import clipped
from words.speech import Words

log = getLogger(__name__)

SHOWN: Final = 10  # in one message: each takes three of the 40 components that Discord takes
OPTIONS_LENGTH: Final = 200  # characters of what is special about one
HERE, GONE = "here", "gone"


def table_parts(w: Words, tables: Sequence[LobbyView], reader: int | None = None) -> list[discord.ui.Item[Any]]:
    """A text and a button for each table: to join it, or where the one `reader` sits there already, to its lobby."""
    parts = list[discord.ui.Item[Any]]()
    for lobby in tables:
        row, style = lobby.row, discord.ButtonStyle.primary
        there = reader is not None and reader in (seat.user_id for seat in lobby.seats)
        join = button(w.say("button-take-seat", id=row.id), "take-seat", row.id, style=style)
        parts += text_part(_line(w, lobby), table_link(w, row, row.lobby_message_id) if there else join)
    return parts


def _line(w: Words, lobby: LobbyView) -> str:
    row = lobby.row
    what = clipped(w.chain(special_options(w, row.rules_name, lobby.options)), OPTIONS_LENGTH)
    facts = [
        w.say("open-table-seats", joined=len(lobby.seats), most=lobby.most),
        w.say("table-option-pace-short", value=PACE.chosen(row)),
        "" if lobby.begins_at is None else w.say("open-table-begins", soon=ago(lobby.begins_at)),
        f"<#{row.channel_id}>",
    ]
    title = w.say("lobby-title", game=title_of(w, row.rules_name), id=row.id)
    return "\n".join([w.chain([title, what]), w.chain(facts)])


async def seeking_parts(w: Words, host: Host, guild_id: int) -> list[discord.ui.Item[Any]]:
    """What is looked for on a server, and the button with which somebody looks for others."""
    told = seekers_told(w, await seeking.sought_on(host, guild_id), host.clock.now())
    seek = button(w.say("button-seek"), "seek")
    return text_part(told, seek) if told else [discord.ui.ActionRow[Any](seek)]


async def managing(interaction: Interaction, w: Words, guild_id: int) -> list[discord.ui.Item[Any]]:
    """Where the noticeboard hangs, and what who manages the server can do with it."""
    guild, board = interaction.guild, await interaction.client.services.host.db.noticeboards.of(guild_id)
    if board is None:
        return text_part(w.say("noticeboard-none"), button(w.say("button-noticeboard-here"), "noticeboard", rest=HERE))
    channel = None if guild is None else guild.get_channel_or_thread(board.channel_id)
    missing = [] if guild is None or channel is None else lacking(channel.permissions_for(guild.me), channel)
    lines = [w.say("noticeboard-here", where=f"<#{board.channel_id}>")]
    if missing:
        named = w.listed(w.say(f"permission-{name}") for name in missing)
        lines.append(w.say("noticeboard-barred", permissions=named))
    stays = board.channel_id == interaction.channel_id
    again = w.say("button-noticeboard-again") if stays else w.say("button-noticeboard-move")
    buttons = [
        button(again, "noticeboard", rest=HERE),
        button(w.say("button-noticeboard-gone"), "noticeboard", rest=GONE),
    ]
    return text_part("\n".join(lines), *buttons)


async def renew(client: discord.Client, services: Services, post: PostRow) -> None:
    """Edits the noticeboard of a post's server, or sends it where its message is gone or was never sent. Where its
    channel is gone, or the bot has left the server, it is forgotten. Then tables are made for those who look for others
    and fit."""
    host = services.host
    board = await host.db.noticeboards.of(post.guild_id or 0)
    if board is None or board.channel_id != post.channel_id:
        return
    guild = client.get_guild(board.guild_id)
    if guild is None:
        await open_tables.forget(host, board)
        return
    view = (await _noticeboard(client, host, guild, board, post)).view()
    try:
        message_id = await _shown(client, board, post, view)
    except discord.NotFound as gone:
        log.info("the noticeboard of server %s has lost its channel %s: %s", guild.id, board.channel_id, gone.text)
        await open_tables.forget(host, board)
        return
    if message_id != board.message_id and not await host.db.noticeboards.posted(board, message_id):
        await _delete(client, board.channel_id, message_id)  # it hangs elsewhere by now
        return
    await gather(client, services, guild, board)


async def _noticeboard(
    client: discord.Client, host: Host, guild: discord.Guild, board: NoticeboardRow, post: PostRow
) -> Reply:
    w = await guild_words(client, host, guild.id)
    all_open = await open_tables.open_tables(host, guild.id)
    readers = _viewers(guild.get_channel_or_thread(board.channel_id), guild.roles)
    tables = [lobby for lobby in all_open if _seen_by(readers, guild.get_channel_or_thread(lobby.row.channel_id or 0))]
    title = w.say("open-tables-title" if tables else "open-tables-none")
    parts = [discord.ui.TextDisplay[Any](title, id=post_marker(post)), *table_parts(w, tables[:SHOWN])]
    if len(tables) > SHOWN:
        parts += text_part(w.say("open-tables-more", count=len(tables) - SHOWN))
    parts += await seeking_parts(w, host, guild.id)
    return Reply([discord.ui.Container[Any](*parts)], ephemeral=False, mentions=NO_MENTIONS)


def _seen_by(readers: Collection[discord.Role], place: Any) -> bool:
    """Whether all roles that see the noticeboard see a place, and some do. Who is in a private thread, or what is in
    one that is closed, the bot cannot know."""
    if place is None or (isinstance(place, discord.Thread) and place.is_private()):
        return False
    return bool(readers) and len(_viewers(place, readers)) == len(readers)


def _viewers(place: Any, roles: Iterable[discord.Role]) -> list[discord.Role]:
    """Those of the roles that see a channel, a thread where they see the channel that it is in."""
    channel = place.parent if isinstance(place, discord.Thread) else place
    return [role for role in roles if channel is not None and channel.permissions_for(role).view_channel]


async def _shown(client: discord.Client, board: NoticeboardRow, post: PostRow, view: Any) -> int:
    """Edits the message or sends a new one; its id. Raises the errors of discord.py, NotFound for a channel that is
    gone."""
    channel = client.get_partial_messageable(board.channel_id)
    message_id = board.message_id
    if message_id is None and post.uncertain:
        message_id = await find_sent(client, channel, post)
    if message_id is not None:
        try:
            await channel.get_partial_message(message_id).edit(view=view, allowed_mentions=NO_MENTIONS)
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
        else:
            return message_id
    sent = await channel.send(view=view, allowed_mentions=NO_MENTIONS, nonce=post.nonce, silent=True)
    return sent.id


async def remove(client: discord.Client, services: Services, post: PostRow) -> None:
    """Deletes the message of a noticeboard that was moved or taken down."""
    await _delete(client, post.channel_id, NoticeboardGone.read(post.payload).message)


async def _delete(client: discord.Client, channel_id: int, message_id: int) -> None:
    try:
        await client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
    except (discord.NotFound, discord.Forbidden) as gone:
        log.info("the old noticeboard %s in channel %s is not deleted: %s", message_id, channel_id, gone.text)


OF_SERVER[Noticeboard.kind] = renew
OF_SERVER[NoticeboardGone.kind] = remove
