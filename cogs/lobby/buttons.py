"""The buttons and menus of a lobby's message.

Each handler has `host.Lobby` do what the button says and shows the lobby as it is then; who may do it is decided there,
and its refusals are told like all others.
"""

import discord

from cogs.framework import (
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    answer,
    button,
    handles,
    is_manager,
    reader_words,
    say_privately,
    server_words,
    text_reply,
)
from cogs.lobby.message import show_change
from host import GameRow
from host.lobby.limits import check_organiser
from words.games import title_of
from words.speech import Words

SURE = "sure"  # in the custom id of the button that answers whether to cancel a running game


@handles("join", open_to_all=True)
async def join(interaction: Interaction, pressed: Pressed) -> None:
    person = interaction.user
    await show_change(
        interaction,
        await interaction.client.services.lobby.join(
            pressed.game_id, person.id, person.display_name, interaction_id=interaction.id
        ),
    )


@handles("leave", open_to_all=True)
async def leave(interaction: Interaction, pressed: Pressed) -> None:
    services, person = interaction.client.services, interaction.user.id
    before = await services.host.game(pressed.game_id)
    lobby = await services.lobby.leave(pressed.game_id, person, interaction_id=interaction.id)
    await show_change(interaction, lobby)
    heir = lobby.row.organiser_id
    if heir is not None and heir != before.organiser_id and lobby.row.channel_id is not None:
        await interaction.client.get_partial_messageable(lobby.row.channel_id).send(
            (await server_words(interaction)).say("post-organiser", who=f"<@{heir}>"),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(heir)]),
        )


@handles("colour", open_to_all=True, values=ONE_VALUE)
async def colour(interaction: Interaction, pressed: Pressed) -> None:
    (wanted,) = pressed.values
    lobby = interaction.client.services.lobby
    await show_change(
        interaction,
        await lobby.colour(pressed.game_id, interaction.user.id, wanted, interaction_id=interaction.id),
    )


@handles("house", open_to_all=True, values=ONE_VALUE)
async def house(interaction: Interaction, pressed: Pressed) -> None:
    (player,) = pressed.values
    names = (await server_words(interaction)).say("house-names").split(", ")
    added = await interaction.client.services.lobby.add_house(
        pressed.game_id, player, names, interaction_id=interaction.id
    )
    await show_change(interaction, added)


@handles("start", open_to_all=True)
async def start(interaction: Interaction, pressed: Pressed) -> None:
    lobby = await interaction.client.services.lobby.start(
        pressed.game_id, interaction.user.id, is_manager(interaction), interaction_id=interaction.id
    )
    await show_change(interaction, lobby)


@handles("cancel", open_to_all=True)
async def cancel(interaction: Interaction, pressed: Pressed) -> None:
    """Cancels a lobby; a running game only after asking whether the person is sure."""
    game = await interaction.client.services.host.game(pressed.game_id)
    if game.status == "running" and pressed.rest != SURE:
        check_organiser(game, interaction.user.id, is_manager(interaction))
        await answer(interaction, _sure_to_cancel(reader_words(interaction), game))
        return
    lobby = await interaction.client.services.lobby.cancel(
        pressed.game_id, interaction.user.id, is_manager(interaction), interaction_id=interaction.id
    )
    await show_change(interaction, lobby)
    if not interaction.response.is_done():
        await say_privately(interaction, text_reply(reader_words(interaction).say("cancelled")))


async def _sure_to_cancel(w: Words, game: GameRow) -> Reply:
    text = w.say("cancel-running", game=title_of(w, game.rules_name), id=game.id)
    return text_reply(text, [button(w.say("button-cancel"), "cancel", game.id, SURE, style=discord.ButtonStyle.danger)])
