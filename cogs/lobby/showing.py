"""How a lobby's message is kept up to date in the channel, its banner too, and sent anew if deleted."""

import asyncio
from hashlib import blake2b
from logging import getLogger
from typing import Final

import discord

from cogs.framework import (
    Interaction,
    Picture,
    Services,
    answer,
    files,
    is_gone,
    reader_signs,
    reader_words,
    retry_once,
    say_privately,
    table_words,
    text_reply,
    too_late,
)
from cogs.framework.answering import has_unknown_emoji
from cogs.framework.reply import Reply
from cogs.lobby.message import LobbyMessage, lobby_message, lobby_reply
from cogs.posts.sending import RENEWED
from host.lobby.view import LobbyView
from host.messages.posts import Lobby
from words.speech import Words

BANNER_WITHIN_S: Final = 0.7  # of the three seconds that Discord waits for an answer; a later banner follows by edits

log = getLogger(__name__)


async def post_lobby(interaction: Interaction, lobby: LobbyView) -> None:
    """Answers with the lobby's message, for everybody, and stores its id."""
    client, services = interaction.client, interaction.client.services
    w = await table_words(client, services.host, lobby.row)
    async with lobby_message_lock(services, lobby.row.id):
        made = await lobby_message(services, w, lobby, within_s=BANNER_WITHIN_S)
        await answer(interaction, _ready(made.pictured))
        message = await interaction.original_response()
        await _note_posted(services, lobby, message.id, made)
    if made.late:
        await renew_lobby(client, services, lobby.row.id)


async def _ready(reply: Reply) -> Reply:
    return reply


async def send_lobby(services: Services, w: Words, lobby: LobbyView, channel: discord.abc.Messageable) -> None:
    """Sends the lobby's message into a channel and stores its id."""
    async with lobby_message_lock(services, lobby.row.id):
        await _send(services, lobby, channel, await lobby_message(services, w, lobby))


async def show_change(interaction: Interaction, lobby: LobbyView) -> None:
    """Updates the lobby's message: as the answer to a press on it, otherwise by an edit."""
    client, services, here = interaction.client, interaction.client.services, interaction.message
    w = await table_words(client, services.host, lobby.row)
    if here is None or here.flags.ephemeral or interaction.response.is_done():
        await _show_lobby(client, services, lobby, await lobby_message(services, w, lobby))
        return
    made = await lobby_message(services, w, lobby, within_s=BANNER_WITHIN_S)
    try:
        shown = await _update(interaction, made)
    except discord.HTTPException as refused:
        if is_gone(refused):
            await _answer_privately(interaction, lobby)
            await _show_lobby(client, services, lobby, made)
            return
        if not too_late(refused):
            raise
        log.warning("interaction %s answered too late: %s", interaction.id, refused.text)
        await _show_lobby(client, services, lobby, made, pressed_on=here.id)
        return
    services.banners[here.id] = _digest(made.banner if shown else [])
    if here.id != lobby.row.lobby_message_id:
        await services.lobby.posted(lobby.row.id, here.id)
    if made.late or not shown:
        await renew_lobby(client, services, lobby.row.id)
    else:
        await _rerender_if_changed(client, services, lobby)


async def _update(interaction: Interaction, made: LobbyMessage) -> bool:
    """Answers a press on the message with the message as it is now. Returns whether its banner, if there is one, is
    shown."""
    services = interaction.client.services
    if made.banner and services.pictures_in_updates:
        try:
            await _answer_with(interaction, made.pictured)
            return True
        except discord.HTTPException as refused:
            if not _refuses_picture(refused) or interaction.response.is_done():
                raise
            log.warning("an update with a picture was refused: %s", refused.text)
            services.pictures_in_updates = False
    await _answer_with(interaction, made.words)
    return not made.banner


async def _answer_with(interaction: Interaction, reply: Reply) -> None:
    await retry_once(
        lambda: interaction.response.edit_message(
            view=reply.view(reply.pictures), attachments=files(reply.pictures), allowed_mentions=reply.mentions
        )
    )


def joined_line(w: Words, lobby: LobbyView, person: int) -> str:
    """Says with which colour a person has joined; empty for somebody who has not."""
    own = next((seat for seat in lobby.seats if seat.user_id == person), None)
    return "" if own is None else w.say("lobby-joined", colour=w.say(f"colour-{own.colour}"))


async def answer_with_change(interaction: Interaction, lobby: LobbyView, changed: str) -> None:
    """Answers with what has `changed`, and brings the lobby's message in the channel up to date."""
    if not interaction.response.is_done():
        await say_privately(interaction, text_reply(changed))
    await show_change(interaction, lobby)


async def _answer_privately(interaction: Interaction, lobby: LobbyView) -> None:
    reply = lobby_reply(reader_words(interaction), lobby, signs=await reader_signs(interaction), buttons=False)
    reply.ephemeral = True
    await say_privately(interaction, reply)


async def renew_lobby(client: discord.Client, services: Services, game_id: str) -> None:
    """Brings the lobby's message up to date without a press."""
    lobby = await services.lobby.view(game_id)
    w = await table_words(client, services.host, lobby.row)
    await _show_lobby(client, services, lobby, await lobby_message(services, w, lobby))


RENEWED[Lobby.kind] = renew_lobby


async def _rerender_if_changed(client: discord.Client, services: Services, lobby: LobbyView) -> None:
    """Re-renders if the lobby changed while this edit was in flight, which may have come to Discord after the newer
    one."""
    if lobby.row.status == "lobby" and (await services.host.game(lobby.row.id)).revision != lobby.row.revision:
        await renew_lobby(client, services, lobby.row.id)


def lobby_message_lock(services: Services, game_id: str) -> asyncio.Lock:
    """Held while a message of a lobby is sent, until its id is stored: whoever changes the lobby meanwhile would send
    another one."""
    return services.host.lock(f"message of {game_id}")


async def _show_lobby(
    client: discord.Client, services: Services, lobby: LobbyView, made: LobbyMessage, *, pressed_on: int | None = None
) -> None:
    """Edits the message in the channel, or sends a new one where it was deleted or its id never became known."""
    if lobby.row.channel_id is None:
        return
    channel = client.get_partial_messageable(lobby.row.channel_id)
    async with lobby_message_lock(services, lobby.row.id):
        message_id = (await services.host.game(lobby.row.id)).lobby_message_id or pressed_on
        if message_id is not None:
            try:
                await _edit(services, channel.get_partial_message(message_id), made)
            except discord.NotFound:
                log.info("the lobby's message of game %s is gone", lobby.row.id)
                message_id = None
        if message_id is None:
            await _send(services, lobby, channel, made)
    await _rerender_if_changed(client, services, lobby)


async def _edit(services: Services, message: discord.PartialMessage, made: LobbyMessage) -> None:
    """Edits a message. An edit that brings a picture may not show it
    (https://github.com/discord/discord-api-docs/issues/7529): a new one comes with the words and is shown by a second
    edit; one that is there stays. Where Discord refuses that, there are words alone from then on."""
    words, pictured, mentions = made.words, made.pictured, made.words.mentions
    if made.banner and services.pictures_in_edits:
        try:
            if services.banners.get(message.id) != _digest(made.banner):
                services.banners.pop(message.id, None)
                await message.edit(view=words.view(), attachments=files(made.banner), allowed_mentions=mentions)
            await message.edit(view=pictured.view(made.banner), allowed_mentions=mentions)
            services.banners[message.id] = _digest(made.banner)
            return
        except discord.HTTPException as refused:
            if not _refuses_picture(refused):
                raise
            log.warning("an edit that shows a picture was refused: %s", refused.text)
            services.pictures_in_edits = False
    services.banners.pop(message.id, None)
    await message.edit(view=words.view(), attachments=[], allowed_mentions=mentions)


async def _send(services: Services, lobby: LobbyView, channel: discord.abc.Messageable, made: LobbyMessage) -> None:
    """Sends the message while its lock is held."""
    sent = await channel.send(
        view=made.pictured.view(made.banner), files=files(made.banner), allowed_mentions=made.words.mentions
    )
    await _note_posted(services, lobby, sent.id, made)


async def _note_posted(services: Services, lobby: LobbyView, message_id: int, made: LobbyMessage) -> None:
    services.banners[message_id] = _digest(made.banner)
    await services.lobby.posted(lobby.row.id, message_id)


def _digest(banner: list[Picture]) -> bytes:
    """What a banner is known by."""
    return blake2b(b"".join(picture.body for picture in banner), digest_size=16).digest()


def _refuses_picture(refused: discord.HTTPException) -> bool:
    """Whether Discord may have refused a message for the picture in it."""
    return refused.status == 400 and not too_late(refused) and not has_unknown_emoji(refused)
