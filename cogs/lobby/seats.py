"""The private screen on which the organiser of a lobby arranges its seats."""

from typing import Final

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
    manages,
    menu,
    menu_option,
    reader_signs,
    reader_words,
    replies,
    text_reply,
)
from cogs.framework.routes import TWO_VALUES
from cogs.lobby.message import open_seats, show_change
from host.lobby.seats import swap_colours, swap_places
from host.lobby.view import RANDOM_ORDER, LobbyView
from host.table_options import TABLE
from words.games import title_of
from words.speech import Words

COLOUR: Final = "[a-z]+"
PAIR: Final = 2
PLACES: Final = "places"
SWAPS: Final = {PLACES: swap_places, "colours": swap_colours}


def seats_reply(w: Words, lobby: LobbyView, signs: Signs) -> Reply:
    """Who sits where, and a menu for each thing that can be done with seats."""
    game = lobby.row
    title = w.say("seats-title", game=title_of(w, game.rules_name), id=game.id)
    seats = [menu_option(seat.name, value=seat.colour, emoji=signs.in_menu(seat.colour)) for seat in lobby.seats]
    pairs = [
        [menu(w.say(f"menu-swap-{swap}"), seats, "swap-seats", game.id, swap, least=PAIR, most=PAIR)]
        for swap in (SWAPS if len(seats) >= PAIR else ())
        if swap != PLACES or lobby.order != RANDOM_ORDER
    ]
    return text_reply(
        "\n".join([title, *open_seats(w, lobby, signs)]),
        *pairs,
        [menu(w.say("menu-remove"), seats, "remove", game.id)] if seats else [],
        [button(w.say("button-options"), "back-to-options", game.id, TABLE)],
        screen=ScreenName("options", game.id),
    )


async def _shown(interaction: Interaction, lobby: LobbyView) -> Reply:
    return seats_reply(reader_words(interaction), lobby, await reader_signs(interaction))


async def _changed(interaction: Interaction, lobby: LobbyView) -> None:
    await answer(interaction, _shown(interaction, lobby), update=True)
    await show_change(interaction, lobby)


@replies("seats", update=True, rest="")
async def press_seats(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _shown(interaction, await interaction.client.services.lobby.view(pressed.game_id))


@handles("swap-seats", rest="|".join(SWAPS), value=COLOUR, values=TWO_VALUES)
async def press_swap(interaction: Interaction, pressed: Pressed) -> None:
    lobby, person = interaction.client.services.lobby, interaction.user.id
    swap, manager = SWAPS[pressed.rest], await manages(interaction, pressed.game_id)
    view = await swap(lobby, pressed.game_id, person, manager, *pressed.values, interaction_id=interaction.id)
    await _changed(interaction, view)


@handles("remove", rest="", value=COLOUR, values=ONE_VALUE)
async def press_remove(interaction: Interaction, pressed: Pressed) -> None:
    lobby, person = interaction.client.services.lobby, interaction.user.id
    manager = await manages(interaction, pressed.game_id)
    view = await lobby.remove(pressed.game_id, pressed.value, person, manager, interaction_id=interaction.id)
    await _changed(interaction, view)
