"""/tables: a server's open tables with a button to join each, page by page; who manages the server has them listed in a
channel there."""

from typing import Any

import discord

from cogs.framework import (
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    about_table,
    button,
    check_permissions,
    manages_server,
    reader_words,
    replies,
    sees,
    server_of,
    slash_reply,
    text_part,
    text_reply,
)
from cogs.lists.noticeboard import GONE, HERE, SHOWN, managing, seeking_parts, table_parts
from cogs.posts.outgoing import table_link
from engine.core.decision import Refusal
from host.lobby import open_tables


@slash_reply("tables")
async def tables(interaction: Interaction) -> Reply:
    return await _page(interaction, 0)


@replies("tables", update=True, rest=r"\d{1,3}")
async def press_page(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _page(interaction, int(pressed.rest))


async def _page(interaction: Interaction, first: int) -> Reply:
    """The open tables that the person may see, from the one numbered `first`. Raises Refusal no_server."""
    server, w, host = server_of(interaction), reader_words(interaction), interaction.client.services.host
    seen = [lobby for lobby in await open_tables.open_tables(host, server) if await sees(interaction, lobby.row)]
    first = first if first < len(seen) else 0  # there are fewer than when the button was made
    shown = seen[first : first + SHOWN]
    parts = text_part(w.say("open-tables-title" if shown else "open-tables-none"))
    parts += table_parts(w, shown, interaction.user.id)
    pages = [button(w.say("button-first-tables"), "tables", rest="0")] if first else []
    if len(seen) > first + SHOWN:
        pages.append(button(w.say("button-next-tables"), "tables", rest=str(first + SHOWN)))
    if pages:
        parts.append(discord.ui.ActionRow[Any](*pages))
    if not first and await host.db.noticeboards.of(server) is not None:
        parts += await seeking_parts(w, host, server)
    if manages_server(interaction) and not first:
        parts += await managing(interaction, w, server)
    return Reply(parts, screen=ScreenName("tables", ""))


@replies("take-seat", rest="")
async def take_seat(interaction: Interaction, pressed: Pressed) -> Reply:
    """Joins a table from a list and tells the person so."""
    lobbies, person, w = interaction.client.services.lobby, interaction.user, reader_words(interaction)
    lobby = await lobbies.join(
        pressed.game_id, person.id, person.display_name, interaction_id=interaction.id, from_list=True
    )
    row = lobby.row
    own = next((seat for seat in lobby.seats if seat.user_id == person.id), None)
    if own is None:  # a press that was delivered twice, of somebody who has left since
        raise Refusal("not_joined")
    text = w.say("seat-taken", colour=w.say(f"colour-{own.colour}"), **about_table(w, row))
    return text_reply(text, [table_link(w, row, row.lobby_message_id)])


@replies("noticeboard", update=True, rest=f"{HERE}|{GONE}")
async def press_noticeboard(interaction: Interaction, pressed: Pressed) -> Reply:
    """Puts the noticeboard up in this channel, or takes it down. Raises Refusal: no_server, not_server_manager."""
    server, host, channel_id = server_of(interaction), interaction.client.services.host, interaction.channel_id
    if not manages_server(interaction):
        raise Refusal("not_server_manager")
    if pressed.rest == GONE or channel_id is None:
        await open_tables.take_down(host, server)
    else:
        check_permissions(interaction)
        await open_tables.put_up(host, server, channel_id)
    return await _page(interaction, 0)
