"""The organiser's screen on which a lobby's beginning is chosen: pressed, when full, at a time, and what if too few
have joined."""

from typing import Any, Final

import discord

from cogs.framework import (
    ONE_VALUE,
    Form,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    answer,
    button,
    handles,
    manages,
    menu,
    menu_option,
    reader_words,
    replies,
    show_form,
    text_reply,
)
from cogs.lobby.showing import show_change
from host.lobby.checks import check_open, check_organiser
from host.lobby.game_options import set_beginning
from host.lobby.view import BEGINS, BEGINS_AT, FEW, LOBBY_OPTIONS, LobbyView
from host.people.settings import settings_of
from host.people.typed import read_moment, zone_name
from host.table_options import TIME
from words.games import title_of
from words.speech import Words

NAME: Final = f"{BEGINS}|{FEW}"
LONGEST: Final = 60  # characters that can be typed


def beginning_reply(w: Words, lobby: LobbyView) -> Reply:
    """When the game begins, and how to change it."""
    game, at = lobby.row, lobby.begins_at
    lines = [w.say("begin-title", game=title_of(w, game.rules_name), id=game.id)]
    lines.append(w.say("begin-now", begins=lobby.begins, most=lobby.most))
    menus, buttons = [_menu(w, lobby, BEGINS)], [button(w.say("button-begin-at"), "begin-at", game.id)]
    if at is not None:
        lines.append(w.say("begin-at", when=f"<t:{int(at)}:F>", few=lobby.few, least=lobby.rules.min_seats))
        menus.append(_menu(w, lobby, FEW))
        buttons.append(button(w.say("button-no-time"), "begin-at", game.id, "never"))
    buttons.append(button(w.say("button-options"), "back-to-options", game.id, TIME))
    return text_reply("\n".join(lines), *menus, buttons, screen=ScreenName("options", game.id))


def _menu(w: Words, lobby: LobbyView, name: str) -> list[discord.ui.Item[Any]]:
    present = lobby.begins if name == BEGINS else lobby.few
    options = [menu_option(w.say(f"begin-{value}"), value, default=value == present) for value in LOBBY_OPTIONS[name]]
    return [menu(w.say("menu-begin"), options, "begin", lobby.row.id, name)]


async def _shown(interaction: Interaction, lobby: LobbyView) -> Reply:
    return beginning_reply(reader_words(interaction), lobby)


async def _set(interaction: Interaction, game_id: str, chosen: dict[str, Any]) -> None:
    lobby, manager = interaction.client.services.lobby, await manages(interaction, game_id)
    view = await set_beginning(lobby, game_id, interaction.user.id, manager, chosen, interaction_id=interaction.id)
    await answer(interaction, _shown(interaction, view), update=True)
    await show_change(interaction, view)


@replies("beginning", update=True, rest="")
async def press_beginning(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _shown(interaction, await interaction.client.services.lobby.view(pressed.game_id))


@handles("begin", rest=NAME, value="[a-z]+", values=ONE_VALUE)
async def press_begin(interaction: Interaction, pressed: Pressed) -> None:
    await _set(interaction, pressed.game_id, {pressed.rest: pressed.value})


@handles("begin-at", rest="(never)?")
async def press_begin_at(interaction: Interaction, pressed: Pressed) -> None:
    """Opens a form for the time, or takes the time away."""
    if pressed.rest:
        await _set(interaction, pressed.game_id, {BEGINS_AT: None})
        return
    host, w = interaction.client.services.host, reader_words(interaction)
    game, manager = await host.game(pressed.game_id), await manages(interaction, pressed.game_id)
    check_organiser(game, interaction.user.id, manager)
    check_open(game)
    zone = (await settings_of(host.people, interaction.user.id)).time_zone

    async def typed(interaction: Interaction, text: str) -> None:
        await _set(interaction, pressed.game_id, {BEGINS_AT: read_moment(text, host.clock.now(), zone)})

    label, example = w.say("begin-at-label", zone=zone_name(zone.key)), w.say("begin-at-example")
    await show_form(interaction, Form(w.say("begin-at-form"), label, typed, longest=LONGEST, example=example))
