"""Pressing through the pages of a lobby's options and changing them: options, invitations, seats swapped, seats
freed."""

import asyncio
from typing import Final

from cogs.framework import (
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    answer,
    draw,
    handles,
    limits,
    manages,
    organises,
    reader_signs,
    reader_words,
    replies,
)
from cogs.framework.routes import PERSON, TWO_VALUES
from cogs.lobby.pages import COLOURS, GAME, PAGES, PLACES, SEATS, all_of, is_open, options_reply, page_of, why_reply
from cogs.lobby.showing import show_change
from engine.core.options import BadOption
from host.lobby.game_options import set_options
from host.lobby.seats import swap_colours, swap_places
from host.lobby.view import LobbyView
from render.scene import BOARD

COLOUR: Final = "[a-z]+"
SWAPS: Final = {PLACES: swap_places, COLOURS: swap_colours}


@replies("options", update=True, rest="")
async def press_options(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _options(interaction, await interaction.client.services.lobby.view(pressed.game_id), GAME)


@replies("back-to-options", update=True, rest="|".join(PAGES))
@replies("options-page", update=True, rest="", value="|".join(PAGES), values=ONE_VALUE)
async def press_page(interaction: Interaction, pressed: Pressed) -> Reply:
    """A page in the place of another one, or of another screen of the lobby."""
    page = pressed.value if pressed.values else pressed.rest
    return await _options(interaction, await interaction.client.services.lobby.view(pressed.game_id), page)


@replies("seats", update=True, rest="")
async def press_seats(interaction: Interaction, pressed: Pressed) -> Reply:
    """The page of the seats, from panels of earlier versions."""
    return await _options(interaction, await interaction.client.services.lobby.view(pressed.game_id), SEATS)


@replies("options-why", update=True, rest="|".join(PAGES))
async def press_why(interaction: Interaction, pressed: Pressed) -> Reply:
    lobby = await interaction.client.services.lobby.view(pressed.game_id)
    return why_reply(reader_words(interaction), lobby, pressed.rest)


async def _options(interaction: Interaction, lobby: LobbyView, page: str) -> Reply:
    w, signs, may = reader_words(interaction), await reader_signs(interaction), organises(interaction, lobby.row)
    if page != GAME or not is_open(lobby):
        return options_reply(w, lobby, page, organises=may, signs=signs)
    try:
        view, seats = lobby.example()
    except BadOption:  # too many have joined for these options; the start says so
        return options_reply(w, lobby, organises=may)
    drawing = draw(interaction.client.services.studio, lobby.row.rules_name, view, seats, w, which=(BOARD,))
    return options_reply(w, lobby, drawing=asyncio.ensure_future(drawing), organises=may)


@handles("option", values=ONE_VALUE)
async def press_option(interaction: Interaction, pressed: Pressed) -> None:
    lobbies, manager = interaction.client.services.lobby, await manages(interaction, pressed.game_id)
    chosen = all_of(await lobbies.view(pressed.game_id), {pressed.rest: pressed.value})
    lobby = await set_options(
        lobbies, pressed.game_id, interaction.user.id, manager, chosen, interaction_id=interaction.id
    )
    await options_answered(interaction, lobby, page_of(lobby.row.rules_name, pressed.rest))


@handles("invite", value=PERSON, values=range(limits.MENU_OPTIONS + 1))
async def press_invite(interaction: Interaction, pressed: Pressed) -> None:
    invited, manager = [int(user_id) for user_id in pressed.values], await manages(interaction, pressed.game_id)
    lobby = await interaction.client.services.lobby.invite(
        pressed.game_id, interaction.user.id, manager, invited, interaction_id=interaction.id
    )
    await options_answered(interaction, lobby, SEATS)


@handles("swap-seats", rest="|".join(SWAPS), value=COLOUR, values=TWO_VALUES)
async def press_swap(interaction: Interaction, pressed: Pressed) -> None:
    lobby, person = interaction.client.services.lobby, interaction.user.id
    swap, manager = SWAPS[pressed.rest], await manages(interaction, pressed.game_id)
    view = await swap(lobby, pressed.game_id, person, manager, *pressed.values, interaction_id=interaction.id)
    await options_answered(interaction, view, SEATS)


@handles("remove", rest="", value=COLOUR, values=ONE_VALUE)
async def press_remove(interaction: Interaction, pressed: Pressed) -> None:
    lobby, person = interaction.client.services.lobby, interaction.user.id
    manager = await manages(interaction, pressed.game_id)
    view = await lobby.remove(pressed.game_id, pressed.value, person, manager, interaction_id=interaction.id)
    await options_answered(interaction, view, SEATS)


async def options_answered(interaction: Interaction, lobby: LobbyView, page: str) -> None:
    """Shows a page of the panel, and the lobby's message, as they are now."""
    await answer(interaction, _options(interaction, lobby, page), update=True)
    await show_change(interaction, lobby)
