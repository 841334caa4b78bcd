"""Keeps the lobby's message in the channel up to date."""

import asyncio
from logging import getLogger

import discord

from cogs.framework.answer import retry_once, say_privately, too_late
from cogs.framework.language import guild_words, reader_words, server_words
from cogs.framework.names import reader_signs, server_signs
from cogs.framework.reply import Reply
from cogs.framework.services import Interaction, Services
from cogs.lobby.message import lobby_reply
from cogs.posts.sending import RENEWED
from host.lobby.view import LobbyView
from host.messages.posts import LOBBY

log = getLogger(__name__)


async def show_change(interaction: Interaction, lobby: LobbyView) -> None:
    """Updates the lobby's message: as the answer to a press on it, otherwise by an edit."""
    signs = await server_signs(interaction.client.services, interaction.guild_id)
    reply = lobby_reply(await server_words(interaction), lobby, signs=signs)
    here = interaction.message
    if here is None or here.flags.ephemeral or interaction.response.is_done():
        await _show_lobby(interaction.client, interaction.client.services, lobby, reply)
        return
    try:
        await retry_once(lambda: interaction.response.edit_message(view=reply.view(), allowed_mentions=reply.mentions))
    except discord.HTTPException as late:
        if not too_late(late):
            raise
        log.warning("interaction %s answered too late: %s", interaction.id, late.text)
        await _show_lobby(interaction.client, interaction.client.services, lobby, reply, pressed_on=here.id)
        return
    if here.id != lobby.row.lobby_message_id:
        await interaction.client.services.lobby.posted(lobby.row.id, here.id)
    await _renew_if_old(interaction.client, interaction.client.services, lobby)


async def answer_with_lobby(interaction: Interaction, lobby: LobbyView) -> None:
    """Answers with a private copy of the lobby and brings its message in the channel up to date."""
    if not interaction.response.is_done():
        reply = lobby_reply(reader_words(interaction), lobby, signs=await reader_signs(interaction), buttons=False)
        reply.ephemeral = True
        await say_privately(interaction, reply)
    await show_change(interaction, lobby)


async def renew_lobby(client: discord.Client, services: Services, game_id: str) -> None:
    """Brings the lobby's message up to date without a press."""
    lobby = await services.lobby.view(game_id)
    signs = await server_signs(services, lobby.row.guild_id)
    w = await guild_words(client, services.host, lobby.row.guild_id)
    await _show_lobby(client, services, lobby, lobby_reply(w, lobby, signs=signs))


RENEWED[LOBBY] = renew_lobby


async def _renew_if_old(client: discord.Client, services: Services, lobby: LobbyView) -> None:
    """Shows the lobby again if it has changed since it was as it has just been shown: that may have come to Discord
    after the newer one."""
    if lobby.row.status == "lobby" and (await services.host.game(lobby.row.id)).revision != lobby.row.revision:
        await renew_lobby(client, services, lobby.row.id)


def sending(services: Services, game_id: str) -> asyncio.Lock:
    """Held while a message of a lobby is sent, until its id is stored: whoever changes the lobby meanwhile would send
    another one."""
    return services.host.lock(f"message of {game_id}")


async def _show_lobby(
    client: discord.Client, services: Services, lobby: LobbyView, reply: Reply, *, pressed_on: int | None = None
) -> None:
    """Edits the message in the channel, or sends a new one where it was deleted or its id never became known."""
    if lobby.row.channel_id is None:
        return
    channel = client.get_partial_messageable(lobby.row.channel_id)
    async with sending(services, lobby.row.id):
        message_id = (await services.host.game(lobby.row.id)).lobby_message_id or pressed_on
        if message_id is not None:
            try:
                message = channel.get_partial_message(message_id)
                await message.edit(view=reply.view(), allowed_mentions=reply.mentions)
            except discord.NotFound:
                log.info("the lobby's message of game %s is gone", lobby.row.id)
                message_id = None
        if message_id is None:
            sent = await channel.send(view=reply.view(), allowed_mentions=reply.mentions)
            await services.lobby.posted(lobby.row.id, sent.id)
    await _renew_if_old(client, services, lobby)
