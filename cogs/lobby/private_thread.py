"""The button that moves a private lobby into a private thread, and who is told what others can see of a private game.
Everybody who reads a channel sees the boards of the games in it."""

from typing import Any

import discord

from cogs.framework import (
    Interaction,
    Pressed,
    Reply,
    acknowledge,
    button,
    handles,
    limits,
    manages,
    reader_words,
    say_privately,
    table_words,
    text_reply,
)
from cogs.framework.access import PermissionsMissing
from cogs.lobby.showing import send_lobby
from engine.core.decision import Refusal
from host import GameRow
from host.lobby.private_thread import check_may_move, move_to_private_thread
from host.lobby.view import LobbyView
from host.table.thread_members import has_private_thread
from words.games import title_of
from words.names import plain_name
from words.shapes import clipped
from words.speech import Words

VERB = "private-thread"


def who_sees(w: Words, game: GameRow) -> str:
    """Says what of a private game is visible to whom."""
    return w.say("lobby-private-in-thread" if has_private_thread(game) else "lobby-private-in-channel")


def thread_buttons(w: Words, game: GameRow) -> list[discord.ui.Item[Any]]:
    """The button to a private thread, for a lobby that has none."""
    return [] if has_private_thread(game) else [button(w.say("button-private-thread"), VERB, game.id)]


def private_notice(w: Words, lobby: LobbyView) -> Reply:
    """The note to the organiser of a private lobby on who sees it, with the button to a private thread."""
    return text_reply(who_sees(w, lobby.row), thread_buttons(w, lobby.row))


@handles(VERB, rest="")
async def open_private_thread(interaction: Interaction, pressed: Pressed) -> None:
    """Raises Refusal no_thread_here outside of text channels, and those of `check_may_move`; PermissionsMissing."""
    services, w, channel = interaction.client.services, reader_words(interaction), interaction.channel
    lobby, manager = await services.lobby.view(pressed.game_id), await manages(interaction, pressed.game_id)
    check_may_move(lobby, interaction.user.id, manager)
    if not isinstance(channel, discord.TextChannel) or channel.id != lobby.row.channel_id:
        raise Refusal("no_thread_here")
    _check_permissions(interaction.app_permissions)
    # First of all, so that a press delivered twice opens one thread.
    await acknowledge(interaction)
    who = plain_name(interaction.user.display_name) or interaction.user.name
    title = clipped(w.say("thread-name", game=title_of(w, lobby.row.rules_name), who=who), limits.THREAD_NAME)
    thread = await channel.create_thread(name=title, type=discord.ChannelType.private_thread, invitable=False)
    try:
        await thread.add_user(discord.Object(lobby.row.organiser_id or interaction.user.id))
        moved = await move_to_private_thread(
            services.lobby, pressed.game_id, interaction.user.id, manager, thread.id, interaction_id=interaction.id
        )
    except (discord.Forbidden, Refusal) as refused:
        await thread.edit(archived=True)
        if isinstance(refused, Refusal):
            raise
        raise PermissionsMissing(["manage-threads"]) from refused
    await _move_message(interaction, channel, thread, moved)
    await say_privately(interaction, text_reply(w.say("private-thread-made", thread=thread.mention)))


def _check_permissions(allowed: discord.Permissions) -> None:
    needed = {
        "create-private-threads": allowed.create_private_threads,
        "send-messages-in-threads": allowed.send_messages_in_threads,
    }
    if missing := [name for name, may in needed.items() if not may]:
        raise PermissionsMissing(missing)


async def _move_message(
    interaction: Interaction, channel: discord.TextChannel, thread: discord.Thread, lobby: LobbyView
) -> None:
    """The lobby's message stands in the thread from now on; the one in the channel says so."""
    services, game = interaction.client.services, lobby.row
    w = await table_words(interaction.client, services.host, game)
    await send_lobby(services, w, lobby, thread)
    if game.lobby_message_id is None:
        return
    gone = text_reply(w.say("lobby-moved", game=title_of(w, game.rules_name), id=game.id))
    try:
        await channel.get_partial_message(game.lobby_message_id).edit(view=gone.view(), attachments=[])
    except discord.NotFound:  # somebody has deleted it
        return
