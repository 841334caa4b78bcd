"""The buttons of a lobby's message: Join, Leave, colour, computer player, Start, Cancel, and asking whether a game that
has begun or that others have joined is to be cancelled.

Each handler has `host.Lobby` do what the button says and shows the lobby as it is then; who may do it is decided there,
and its refusals are told like all others."""

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import discord

from cogs.framework import (
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    answer,
    button,
    handles,
    manages,
    reader_words,
    table_words,
    text_reply,
)
from cogs.framework.answering import is_private
from cogs.framework.routes import NO_VALUE
from cogs.lobby.houses import add_house, begun_reply, company_reply
from cogs.lobby.more import show_changed
from cogs.lobby.showing import show_change
from engine.core.decision import Refusal
from host import GameRow
from host.lobby.view import LobbyView
from host.table.status import FROZEN, PLAYABLE
from words.games import title_of
from words.refusals import refusal_text
from words.speech import Words

# In the custom id of the button that answers whether to cancel a game: one that has begun, or a lobby.
SURE, SURE_OF_LOBBY = "sure", "sure-of-lobby"


Change: TypeAlias = Callable[[Interaction, Pressed], Coroutine[Any, Any, LobbyView]]


def changes(verb: str, *, values: range = NO_VALUE) -> Callable[[Change], Change]:
    """As `handles`, for a function that changes a lobby and returns it as it is then; its message is renewed."""

    def register(change: Change) -> Change:
        @handles(verb, values=values)
        async def handler(interaction: Interaction, pressed: Pressed) -> None:
            await show_changed(interaction, await change(interaction, pressed))

        return change

    return register


@changes("join")
async def join(interaction: Interaction, pressed: Pressed) -> LobbyView:
    lobby, person = interaction.client.services.lobby, interaction.user
    return await lobby.join(pressed.game_id, person.id, person.display_name, interaction_id=interaction.id)


@handles("leave")
async def leave(interaction: Interaction, pressed: Pressed) -> None:
    services, person = interaction.client.services, interaction.user.id
    before = await services.host.game(pressed.game_id)
    lobby = await services.lobby.leave(pressed.game_id, person, interaction_id=interaction.id)
    await show_changed(interaction, lobby)
    heir = lobby.row.organiser_id
    if heir is not None and heir != before.organiser_id and lobby.row.channel_id is not None:
        client = interaction.client
        await client.get_partial_messageable(lobby.row.channel_id).send(
            (await table_words(client, client.services.host, lobby.row)).say("post-organiser", who=f"<@{heir}>"),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(heir)]),
        )


@changes("colour", values=ONE_VALUE)
async def colour(interaction: Interaction, pressed: Pressed) -> LobbyView:
    lobby, person = interaction.client.services.lobby, interaction.user.id
    return await lobby.colour(pressed.game_id, person, pressed.value, interaction_id=interaction.id)


@changes("house", values=ONE_VALUE)
async def house(interaction: Interaction, pressed: Pressed) -> LobbyView:
    return await add_house(interaction, pressed.game_id, pressed.value)


@handles("start")
async def start(interaction: Interaction, pressed: Pressed) -> None:
    """Begins the game, after which nobody's screen of the lobby is of use; where too few have joined, offers computer
    players; a private screen whose game has begun meanwhile says so in its place."""
    services, manager = interaction.client.services, await manages(interaction, pressed.game_id)
    try:
        lobby = await services.lobby.start(pressed.game_id, interaction.user.id, manager, interaction_id=interaction.id)
    except Refusal as refusal:
        begun = refusal.code == "already_running" and is_private(interaction)
        if refusal.code != "too_few" and not begun:
            raise
        told = refusal_text(reader_words(interaction), refusal) if begun else ""
        await answer(interaction, _company(interaction, pressed.game_id, told), update=is_private(interaction))
        return
    if is_private(interaction):
        await answer(interaction, _begun(interaction, pressed.game_id), update=True)
    await show_change(interaction, lobby)
    await services.screens.close_all("options", pressed.game_id)


async def _begun(interaction: Interaction, game_id: str) -> Reply:
    return begun_reply(reader_words(interaction), game_id)


async def _company(interaction: Interaction, game_id: str, told: str) -> Reply:
    return company_reply(reader_words(interaction), await interaction.client.services.lobby.view(game_id), told)


@handles("cancel")
async def cancel(interaction: Interaction, pressed: Pressed) -> None:
    """Cancels a lobby; a game that has begun or that others have joined only after asking whether the person is
    sure, and again where it has begun since."""
    lobbies, person = interaction.client.services.lobby, interaction.user.id

    def unsure(lobby: LobbyView) -> bool:
        if lobby.row.status != "lobby":
            return lobby.row.status in (*PLAYABLE, FROZEN) and pressed.rest != SURE
        return not pressed.rest and any(seat.user_id not in (None, person) for seat in lobby.seats)

    manager = await manages(interaction, pressed.game_id)
    lobby = await lobbies.cancel(pressed.game_id, person, manager, unless=unsure, interaction_id=interaction.id)
    if unsure(lobby):
        rest = SURE_OF_LOBBY if lobby.row.status == "lobby" else SURE
        await answer(interaction, sure_to_cancel(reader_words(interaction), lobby.row, "cancel", rest))
        return
    if is_private(interaction):
        await answer(interaction, _told(interaction, "cancelled"), update=True)
    await show_change(interaction, lobby)
    if not interaction.response.is_done():
        await answer(interaction, _told(interaction, "cancelled"))


async def _told(interaction: Interaction, message: str) -> Reply:
    return text_reply(reader_words(interaction).say(message))


async def sure_to_cancel(w: Words, game: GameRow, verb: str, rest: str = "") -> Reply:
    """Asks whether a game that has begun or that others have joined shall be cancelled, with the button that does
    it."""
    message = "cancel-lobby" if game.status == "lobby" else "cancel-running"
    text = w.say(message, game=title_of(w, game.rules_name), id=game.id)
    return text_reply(text, [button(w.say("button-cancel"), verb, game.id, rest, style=discord.ButtonStyle.danger)])
