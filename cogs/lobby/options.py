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
    limits,
    manages,
    menu,
    menu_option,
    option_with_value,
    organises,
    reader_words,
    replies,
    text_part,
)
from cogs.framework.routes import PERSON, picker
from cogs.lobby.message import show_change
from cogs.lobby.private_thread import thread_buttons, who_sees
from engine.core.options import BadOption
from host.lobby.game_options import set_options
from host.lobby.view import ORDERS, LobbyView
from host.table_options import HINTS, RATED, TABLE, TABLE_OPTIONS, TIME, TableOption
from host.votes.votes import VOTE_S
from render.scene import BOARD
from words.games import game_words, title_of
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
    if option == ORDER:
        return TABLE
    return TABLE_OPTIONS[option].page if option in TABLE_OPTIONS else GAME


def options_reply(
    w: Words,
    lobby: LobbyView,
    page: str = GAME,
    drawing: asyncio.Future[list[Picture]] | None = None,
    *,
    organises: bool = True,
) -> Reply:
    """A page of the panel: what each chosen value does, above its menu while it can be changed by a reader who
    `organises`; with the options of the game an example of a set-up, where there is a `drawing` of one."""
    lines = [w.say("lobby-options-title", game=title_of(w, lobby.row.rules_name), id=lobby.row.id)]
    lines += [w.say("lobby-example")] if drawing is not None else []
    lines += [] if organises else [w.say("lobby-options-of-organiser")]
    parts = text_part("\n".join(lines))
    if page == GAME:
        parts += _of_game(w, lobby, organises)
    elif page == TABLE and organises:
        parts += _of_table(w, lobby)
    for option in TABLE_OPTIONS.values():
        if option.page == page:
            parts += _table_option(w, lobby, option, organises)
    buttons = _buttons(w, lobby, page, organises)
    return Reply([*parts, *buttons], drawing=drawing, screen=ScreenName("options", lobby.row.id))


def _of_game(w: Words, lobby: LobbyView, organises: bool) -> list[discord.ui.Item[Any]]:
    game, parts = lobby.row.rules_name, list[discord.ui.Item[Any]]()
    speech = game_words(game)
    for name, values in lobby.possible.items():
        present = lobby.options[name]
        title, value = speech.option_title(w, name), speech.option_title(w, name, present)
        help_text, source = speech.option_help(w, name, present), speech.option_source(w, name, present)
        choices = [
            menu_option(
                option_with_value(w, game, name, choice),
                value=choice,
                description=speech.option_help(w, name, choice),
                default=choice == present,
            )
            for choice in values
        ]
        text = w.say("lobby-option.sourced", title=title, value=value, help=help_text, source=source)
        may_change = len(values) > 1 and _is_open(lobby) and organises
        parts += text_part(text, *([menu(title, choices, "option", lobby.row.id, name)] if may_change else []))
    return parts


def _of_table(w: Words, lobby: LobbyView) -> list[discord.ui.Item[Any]]:
    """Who sits where, and who may join, before the game begins."""
    if not _is_open(lobby):
        return []
    names = {order: w.say(f"lobby-order-{order}-name") for order in ORDERS}
    orders = [
        menu_option(w.say("lobby-order-choice", value=name), value=order, default=order == lobby.order)
        for order, name in names.items()
    ]
    invited = picker("user", w.say("menu-invite"), "invite", lobby.row.id, chosen=lobby.invited)
    order = menu(w.say("lobby-order"), orders, "option", lobby.row.id, ORDER)
    return [
        discord.ui.ActionRow[Any](order),
        *text_part(who_sees(w, lobby.row), invited),
        *(discord.ui.ActionRow[Any](item) for item in thread_buttons(w, lobby.row)),
    ]


def _table_option(
    w: Words, lobby: LobbyView, option: TableOption[object], organises: bool
) -> list[discord.ui.Item[Any]]:
    """The chosen value of a table option, which every game has, and a menu of its values."""
    name, present = option.name, option.chosen(lobby.row)
    title = w.say(f"table-option-{name}")
    if option is HINTS and RATED.of(lobby.row):
        return text_part(w.say("table-option-hints-rated", title=title))
    values = {value: w.say(f"table-option-{name}-value", value=value) for value in option.values}
    vote = duration(w, VOTE_S)
    helps = {value: w.say(f"table-option-{name}-help", value=value, vote=vote) for value in values}
    choices = [
        menu_option(
            w.say("lobby-option-choice", title=title, value=named),
            value=value,
            description=helps[value],
            default=value == present,
        )
        for value, named in values.items()
    ]
    text = w.say("lobby-option", title=title, value=values[present], help=helps[present])
    may_change = organises and (option.while_running or _is_open(lobby))
    return text_part(text, *([menu(title, choices, "option", lobby.row.id, name)] if may_change else []))


def _buttons(w: Words, lobby: LobbyView, page: str, organises: bool) -> list[discord.ui.Item[Any]]:
    """The pages; and what else there is to do with what this one is about."""
    game = lobby.row
    pages = [
        button(w.say(f"button-options-{other}"), "back-to-options", game.id, other, disabled=other == page)
        for other in PAGES
    ]
    offered = FURTHER[page] if _is_open(lobby) and (organises or page == GAME) else ()
    further = [button(w.say(name), verb, game.id) for name, verb in offered]
    if page == TABLE and organises:
        further.append(button(w.say("button-cancel"), "cancel", game.id, style=discord.ButtonStyle.danger))
    return [discord.ui.ActionRow[Any](*row) for row in (pages, further) if row]


def _is_open(lobby: LobbyView) -> bool:
    """Whether the game has not begun."""
    return lobby.row.status == "lobby"


@replies("options")
async def press_options(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _options(interaction, await interaction.client.services.lobby.view(pressed.game_id), GAME)


@replies("back-to-options", update=True, rest="|".join(PAGES))
async def press_page(interaction: Interaction, pressed: Pressed) -> Reply:
    """A page in the place of another one, or of another screen of the lobby."""
    return await _options(interaction, await interaction.client.services.lobby.view(pressed.game_id), pressed.rest)


async def _options(interaction: Interaction, lobby: LobbyView, page: str) -> Reply:
    w, may = reader_words(interaction), organises(interaction, lobby.row)
    if page != GAME or not _is_open(lobby):
        return options_reply(w, lobby, page, organises=may)
    try:
        view, seats = lobby.example()
    except BadOption:  # too many have joined for these options; the start says so
        return options_reply(w, lobby, organises=may)
    drawing = draw(interaction.client.services.studio, lobby.row.rules_name, view, seats, w, which=(BOARD,))
    return options_reply(w, lobby, drawing=asyncio.ensure_future(drawing), organises=may)


@handles("option", values=ONE_VALUE)
async def press_option(interaction: Interaction, pressed: Pressed) -> None:
    lobbies, manager = interaction.client.services.lobby, await manages(interaction, pressed.game_id)
    chosen = {pressed.rest: pressed.value}
    lobby = await set_options(
        lobbies, pressed.game_id, interaction.user.id, manager, chosen, interaction_id=interaction.id
    )
    await options_answered(interaction, lobby, page_of(pressed.rest))


@handles("invite", value=PERSON, values=range(limits.MENU_OPTIONS + 1))
async def press_invite(interaction: Interaction, pressed: Pressed) -> None:
    invited, manager = [int(user_id) for user_id in pressed.values], await manages(interaction, pressed.game_id)
    lobby = await interaction.client.services.lobby.invite(
        pressed.game_id, interaction.user.id, manager, invited, interaction_id=interaction.id
    )
    await options_answered(interaction, lobby, TABLE)


async def options_answered(interaction: Interaction, lobby: LobbyView, page: str) -> None:
    """Shows a page of the panel, and the lobby's message, as they are now."""
    await answer(interaction, _options(interaction, lobby, page), update=True)
    await show_change(interaction, lobby)
