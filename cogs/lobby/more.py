"""*More…* of a lobby: what a person may do there besides joining and starting, such as colours, invitations, saved
options."""

from typing import Any

import discord

from cogs.framework import (
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    Signs,
    answer,
    button,
    menu,
    menu_option,
    organises,
    reader_signs,
    reader_words,
    replies,
    text_reply,
)
from cogs.framework.answering import is_private
from cogs.lobby.houses import house_menu
from cogs.lobby.showing import show_change
from host.lobby.view import LobbyView
from words.games import title_of
from words.speech import Words


def more_reply(w: Words, lobby: LobbyView, signs: Signs, person: int, *, organises: bool) -> Reply:
    """What a person may do in a lobby; `organises`: whether they organise it."""
    game = lobby.row
    own = next((seat for seat in lobby.seats if seat.user_id == person), None)
    lines = [w.say("lobby-more-title", game=title_of(w, game.rules_name), id=game.id)]
    if own is not None:
        lines.append(w.say("lobby-more-seat", sign=signs.of(own), colour=w.say(f"colour-{own.colour}")))
    is_open = game.status == "lobby"
    colours = _colours(w, lobby, signs) if own is not None and is_open else []
    buttons = [button(w.say("button-options"), "options", game.id)]
    buttons += [button(w.say("button-presets"), "presets", game.id)] if is_open else []
    buttons.append(button(w.say("button-minute"), "minute", game.id))
    buttons.append(button(w.say("button-look-up"), "topics", game.id))
    leaving = [button(w.say("button-leave"), "leave", game.id)] if own is not None and is_open else []
    if organises:
        leaving.append(button(w.say("button-cancel"), "cancel", game.id, style=discord.ButtonStyle.danger))
    return text_reply(
        "\n".join(lines),
        [menu(w.say("menu-colour"), colours, "colour", game.id)] if colours else [],
        house_menu(w, lobby, "house") if own is not None or organises else [],
        buttons,
        leaving,
        screen=ScreenName("options", game.id),
    )


def _colours(w: Words, lobby: LobbyView, signs: Signs) -> list[discord.SelectOption]:
    """The colours that somebody who has joined may take: those that are free, and those of computer players."""
    held = {seat.colour: seat for seat in lobby.seats}
    return [
        menu_option(
            w.say(f"colour-{colour}"),
            value=colour,
            description=w.say("menu-colour-of-house", name=held[colour].name) if colour in held else "",
            emoji=signs.in_menu(colour),
        )
        for colour in lobby.rules.colours
        if colour not in held or held[colour].user_id is None
    ]


async def _shown(interaction: Interaction, lobby: LobbyView) -> Reply:
    w, signs, may = reader_words(interaction), await reader_signs(interaction), organises(interaction, lobby.row)
    return more_reply(w, lobby, signs, interaction.user.id, organises=may)


@replies("lobby-more", update=True, rest="")
async def press_more(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _shown(interaction, await interaction.client.services.lobby.view(pressed.game_id))


async def show_changed(interaction: Interaction, lobby: LobbyView) -> None:
    """Shows the lobby as it is now: its message, and before it the private screen that was pressed, if it was one."""
    if is_private(interaction):
        made: Any = _shown(interaction, lobby)
        await answer(interaction, made, update=True)
    await show_change(interaction, lobby)
