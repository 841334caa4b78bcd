"""The private panel of a lobby's options, on three pages: the game, its time, and the table."""

import asyncio
from typing import Any, Final

import discord

from cogs.framework import (
    ONE_VALUE,
    Interaction,
    Picture,
    Pressed,
    Reply,
    ScreenName,
    answer,
    button,
    draw,
    duration,
    handles,
    is_manager,
    limits,
    menu,
    menu_option,
    reader_words,
    replies,
)
from cogs.framework.routes import PERSON, people_menu
from cogs.lobby.message import show_change
from engine.core.options import BadOption
from host.lobby.game_options import set_options
from host.lobby.view import ORDERS, LobbyView
from host.table.pace import VOTE_S
from host.table_options import HINTS, RATED, TABLE, TABLE_OPTIONS, TIME, TableOption
from render.scene import BOARD
from words.games import game_words
from words.speech import Words

GAME: Final = "game"
PAGES: Final = (GAME, TIME, TABLE)
ORDER: Final = "order"
# Screens that a page leads to: the name of the button, and its verb.
FURTHER: Final = {
    GAME: (("button-presets", "presets"), ("button-look-up", "topics")),
    TIME: (("button-beginning", "beginning"),),
    TABLE: (("button-seats", "seats"),),
}


def page_of(option: str) -> str:
    """On which page an option is."""
    if option == ORDER:
        return TABLE
    return TABLE_OPTIONS[option].page if option in TABLE_OPTIONS else GAME


def options_reply(
    w: Words, lobby: LobbyView, page: str = GAME, drawing: asyncio.Future[list[Picture]] | None = None
) -> Reply:
    """A page of the panel: what each chosen value does, above its menu while it can be changed; with the options of the
    game an example of a set-up, where there is a `drawing` of one."""
    title = game_words(lobby.row.rules_name).title(w)
    lines = [w.say("lobby-options-title", game=title, id=lobby.row.id)]
    lines += [w.say("lobby-example")] if drawing is not None else []
    rows = _of_game(w, lobby) if page == GAME else _of_table(w, lobby) if page == TABLE else []
    for option in TABLE_OPTIONS.values():
        if option.page == page:
            rows += _table_option(w, lobby, option)
    rows += _buttons(w, lobby, page)
    text = discord.ui.TextDisplay[Any]("\n".join(lines))
    return Reply([text, *rows], drawing=drawing, screen=ScreenName("options", lobby.row.id))


def _of_game(w: Words, lobby: LobbyView) -> list[discord.ui.Item[Any]]:
    speech, rows = game_words(lobby.row.rules_name), list[discord.ui.Item[Any]]()
    for name, values in lobby.possible.items():
        present = lobby.options[name]
        title, value = speech.option_title(w, name), speech.option_title(w, name, present)
        told, source = speech.option_help(w, name, present), speech.option_source(w, name, present)
        rows.append(_text(w.say("lobby-option.sourced", title=title, value=value, help=told, source=source)))
        if len(values) > 1 and _is_open(lobby):
            choices = [
                menu_option(
                    w.say("lobby-option-choice", title=title, value=speech.option_title(w, name, one)),
                    value=one,
                    description=speech.option_help(w, name, one),
                    default=one == present,
                )
                for one in values
            ]
            rows.append(_menu(w, lobby, title, choices, name))
    return rows


def _of_table(w: Words, lobby: LobbyView) -> list[discord.ui.Item[Any]]:
    """Who sits where, and who may join, before the game begins."""
    if not _is_open(lobby):
        return []
    orders = [
        menu_option(
            w.say("lobby-order-choice", value=w.say(f"lobby-order-{one}-name")), value=one, default=one == lobby.order
        )
        for one in ORDERS
    ]
    invited = people_menu(w.say("menu-invite"), "invite", lobby.row.id, chosen=lobby.invited)
    return [_menu(w, lobby, w.say("lobby-order"), orders, ORDER), discord.ui.ActionRow[Any](invited)]


def _table_option(w: Words, lobby: LobbyView, option: TableOption[object]) -> list[discord.ui.Item[Any]]:
    """The chosen value of a table option, which every game has, and a menu of its values."""
    name, present = option.name, option.chosen(lobby.row)
    title = w.say(f"table-option-{name}")
    if option is HINTS and RATED.of(lobby.row):
        return [_text(w.say("table-option-hints-rated", title=title))]
    values = {value: w.say(f"table-option-{name}-value", value=value) for value in option.values}
    vote = duration(w, VOTE_S)
    helps = {value: w.say(f"table-option-{name}-help", value=value, vote=vote) for value in values}
    choices = [
        menu_option(
            w.say("lobby-option-choice", title=title, value=told),
            value=value,
            description=helps[value],
            default=value == present,
        )
        for value, told in values.items()
    ]
    text = w.say("lobby-option", title=title, value=values[present], help=helps[present])
    settled = not option.while_running and not _is_open(lobby)
    return [_text(text)] if settled else [_text(text), _menu(w, lobby, title, choices, name)]


def _buttons(w: Words, lobby: LobbyView, page: str) -> list[discord.ui.Item[Any]]:
    """The pages; and what else there is to do with what this one is about."""
    game = lobby.row
    pages = [
        button(w.say(f"button-options-{one}"), "back-to-options", game.id, one, disabled=one == page) for one in PAGES
    ]
    further = [button(w.say(name), verb, game.id) for name, verb in FURTHER[page] if _is_open(lobby)]
    if page == TABLE:
        further.append(button(w.say("button-cancel"), "cancel", game.id, style=discord.ButtonStyle.danger))
    return [discord.ui.ActionRow[Any](*row) for row in (pages, further) if row]


def _is_open(lobby: LobbyView) -> bool:
    """Whether the game has not begun."""
    return lobby.row.status == "lobby"


def _text(text: str) -> discord.ui.TextDisplay[Any]:
    return discord.ui.TextDisplay[Any](text)


def _menu(
    w: Words, lobby: LobbyView, title: str, choices: list[discord.SelectOption], name: str
) -> discord.ui.ActionRow[Any]:
    return discord.ui.ActionRow[Any](menu(title, choices, "option", lobby.row.id, name))


@replies("options", open_to_all=True)
async def press_options(interaction: Interaction, pressed: Pressed) -> Reply:
    lobby = await interaction.client.services.lobby.view(pressed.game_id)
    return await _options(interaction, lobby, GAME)


@replies("back-to-options", update=True, open_to_all=True, rest="|".join(PAGES))
async def press_page(interaction: Interaction, pressed: Pressed) -> Reply:
    """A page in the place of another one, or of another screen of the lobby."""
    lobby = await interaction.client.services.lobby.view(pressed.game_id)
    return await _options(interaction, lobby, pressed.rest)


async def _options(interaction: Interaction, lobby: LobbyView, page: str) -> Reply:
    w = reader_words(interaction)
    if page != GAME or not _is_open(lobby):
        return options_reply(w, lobby, page)
    try:
        view, seats = lobby.example()
    except BadOption:  # too many have joined for these options; the start says so
        return options_reply(w, lobby)
    drawing = draw(interaction.client.services.studio, lobby.row.rules_name, view, seats, w, which=(BOARD,))
    return options_reply(w, lobby, drawing=asyncio.ensure_future(drawing))


@handles("option", open_to_all=True, values=ONE_VALUE)
async def press_option(interaction: Interaction, pressed: Pressed) -> None:
    lobbies, person, manager = interaction.client.services.lobby, interaction.user.id, is_manager(interaction)
    lobby = await set_options(
        lobbies, pressed.game_id, person, manager, {pressed.rest: pressed.value}, interaction_id=interaction.id
    )
    await options_answered(interaction, lobby, page_of(pressed.rest))


@handles("invite", open_to_all=True, value=PERSON, values=range(limits.MENU_OPTIONS + 1))
async def press_invite(interaction: Interaction, pressed: Pressed) -> None:
    invited = [int(one) for one in pressed.values]
    lobby = await interaction.client.services.lobby.invite(
        pressed.game_id, interaction.user.id, is_manager(interaction), invited, interaction_id=interaction.id
    )
    await options_answered(interaction, lobby, TABLE)


async def options_answered(interaction: Interaction, lobby: LobbyView, page: str) -> None:
    """Shows a page of the panel, and the lobby's message, as they are now."""
    await answer(interaction, _options(interaction, lobby, page), update=True)
    await show_change(interaction, lobby)
