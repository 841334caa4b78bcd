"""The private screen on which the organiser of a lobby arranges its seats."""

from typing import Any, Final

import discord

from cogs.framework import (
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    Signs,
    answer,
    button,
    handles,
    is_manager,
    menu,
    menu_option,
    reader_signs,
    reader_words,
    replies,
)
from cogs.framework.routes import TWO_VALUES
from cogs.lobby.message import open_seats, show_change
from host.lobby.seats import swap_colours, swap_places
from host.lobby.view import RANDOM_ORDER, LobbyView
from host.table_options import TABLE
from words.games import game_words
from words.speech import Words

COLOUR: Final = "[a-z]+"
PAIR: Final = 2
PLACES: Final = "places"
SWAPS: Final = {PLACES: swap_places, "colours": swap_colours}


def seats_reply(w: Words, lobby: LobbyView, signs: Signs) -> Reply:
    """Who sits where, and a menu for each thing that can be done with seats."""
    game = lobby.row
    title = w.say("seats-title", game=game_words(game.rules_name).title(w), id=game.id)
    parts: list[discord.ui.Item[Any]] = [
        discord.ui.TextDisplay[Any]("\n".join([title, *open_seats(w, lobby, signs)])),
    ]
    seats = [menu_option(seat.name, value=seat.colour, emoji=signs.in_menu(seat.colour)) for seat in lobby.seats]
    for what in SWAPS if len(seats) >= PAIR else ():
        if what != PLACES or lobby.order != RANDOM_ORDER:
            pairs = menu(w.say(f"menu-swap-{what}"), seats, "swap-seats", game.id, what, least=PAIR, most=PAIR)
            parts.append(discord.ui.ActionRow[Any](pairs))
    if seats:
        parts.append(discord.ui.ActionRow[Any](menu(w.say("menu-remove"), seats, "remove", game.id)))
    parts.append(discord.ui.ActionRow[Any](button(w.say("button-options"), "back-to-options", game.id, TABLE)))
    return Reply(parts, screen=ScreenName("options", game.id))


async def _shown(interaction: Interaction, lobby: LobbyView) -> Reply:
    return seats_reply(reader_words(interaction), lobby, await reader_signs(interaction))


async def _changed(interaction: Interaction, lobby: LobbyView) -> None:
    await answer(interaction, _shown(interaction, lobby), update=True)
    await show_change(interaction, lobby)


@replies("seats", update=True, open_to_all=True, rest="")
async def press_seats(interaction: Interaction, pressed: Pressed) -> Reply:
    lobby = await interaction.client.services.lobby.view(pressed.game_id)
    return await _shown(interaction, lobby)


@handles("swap-seats", open_to_all=True, rest="|".join(SWAPS), value=COLOUR, values=TWO_VALUES)
async def press_swap(interaction: Interaction, pressed: Pressed) -> None:
    lobby, person = interaction.client.services.lobby, interaction.user.id
    swap, (one, other), manager = SWAPS[pressed.rest], pressed.values, is_manager(interaction)
    view = await swap(lobby, pressed.game_id, person, manager, one, other, interaction_id=interaction.id)
    await _changed(interaction, view)


@handles("remove", open_to_all=True, rest="", value=COLOUR, values=ONE_VALUE)
async def press_remove(interaction: Interaction, pressed: Pressed) -> None:
    lobby, person = interaction.client.services.lobby, interaction.user.id
    view = await lobby.remove(
        pressed.game_id, pressed.value, person, is_manager(interaction), interaction_id=interaction.id
    )
    await _changed(interaction, view)
