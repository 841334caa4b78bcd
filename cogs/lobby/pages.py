"""The pages of a lobby's options: which option stands on which page, their questions, levels (beginner, expert),
example of a set-up, reasons."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import discord

from cogs.framework import (
    Picture,
    Reply,
    ScreenName,
    Signs,
    button,
    duration,
    menu,
    menu_option,
    option_with_value,
    text_part,
)
from cogs.framework.emblems import ORDINARY
from cogs.framework.routes import picker
from cogs.lobby.message import seats_told
from cogs.lobby.private_thread import thread_buttons, who_sees
from host.lobby.view import ORDERS, RANDOM_ORDER, LobbyView
from host.table_options import PAGES as TABLE_PAGES
from host.table_options import TABLE_OPTIONS, TIME, TableOption
from host.votes.votes import VOTE_S
from words.games import game_words, title_of
from words.speech import Words

GAME, VARIANTS, SEATS = "game", "variants", "seats"
PAGES: Final = (GAME, VARIANTS, *TABLE_PAGES, SEATS)
ORDER: Final = "order"
LEVEL: Final = "level"
PAIR: Final = 2
PLACES, COLOURS = "places", "colours"


def page_of(rules_name: str, option: str) -> str:
    """The page of an option of the game, of the table, or of the lobby itself."""
    speech = game_words(rules_name)
    if option == ORDER:
        return SEATS
    if option in TABLE_OPTIONS:
        return TABLE_OPTIONS[option].page
    in_first = option in speech.first_options or option == LEVEL
    return GAME if in_first or not (speech.first_options or speech.levels) else VARIANTS


def all_of(lobby: LobbyView, chosen: Mapping[str, str]) -> dict[str, str]:
    """The options that are set by what was chosen: a level sets several."""
    level = game_words(lobby.row.rules_name).levels.get(chosen.get(LEVEL, ""), {})
    return {**level, **{name: value for name, value in chosen.items() if name != LEVEL or not level}}


def options_reply(
    w: Words,
    lobby: LobbyView,
    page: str = GAME,
    drawing: asyncio.Future[list[Picture]] | None = None,
    *,
    organises: bool = True,
    signs: Signs = ORDINARY,
) -> Reply:
    """A page: what each chosen value does, above its menu while it can be changed by a reader who `organises`; with the
    first options of the game an example of a set-up, where there is a `drawing` of one."""
    parts = text_part("\n".join(_head(w, lobby, page, organises, has_example=drawing is not None)))
    parts += _seats(w, lobby, signs, organises) if page == SEATS else []
    parts += _level(w, lobby, organises) if page == GAME else []
    for name in _game_options(lobby, page):
        parts += _game_option(w, lobby, name, organises)
    for option in TABLE_OPTIONS.values():
        if option.page == page:
            parts += _table_option(w, lobby, option, organises)
    return Reply([*parts, *_further(w, lobby, page, organises)], drawing=drawing, screen=_screen(lobby))


def why_reply(w: Words, lobby: LobbyView, page: str) -> Reply:
    """What else there is to know of the options of a page: rules and rulings, times and votes."""
    game, speech = lobby.row.rules_name, game_words(lobby.row.rules_name)
    lines = [w.say("lobby-why-title", question=_question(w, game, page))]
    for name in (*_game_options(lobby, page), *_set_together(lobby, page)):
        value = lobby.options[name]
        title, named = speech.option_title(w, name), speech.option_title(w, name, value)
        help_text, source = speech.option_help(w, name, value), speech.option_source(w, name, value)
        lines.append(w.say("lobby-why", title=title, value=named, help=help_text, source=source))
    for option in TABLE_OPTIONS.values():
        if option.page == page:
            name, chosen = option.name, option.chosen(lobby.row)
            why = w.say(f"table-option-{name}-why", value=chosen, vote=duration(w, VOTE_S))
            named = w.say(f"table-option-{name}-value", value=chosen)
            lines.append(w.say("lobby-option", title=w.say(f"table-option-{name}"), value=named, help=why))
    back = button(w.say("button-back"), "back-to-options", lobby.row.id, page)
    return Reply([*text_part("\n".join(lines)), discord.ui.ActionRow[Any](back)], screen=_screen(lobby))


def _screen(lobby: LobbyView) -> ScreenName:
    return ScreenName("options", lobby.row.id)


def _question(w: Words, game: str, page: str) -> str:
    return w.about(game).say(f"button-options-{page}")


def _head(w: Words, lobby: LobbyView, page: str, organises: bool, *, has_example: bool) -> list[str]:
    game = lobby.row.rules_name
    question = _question(w, game, page)
    return [
        w.say("lobby-options-title", question=question, game=title_of(w, game), id=lobby.row.id),
        *([w.say("lobby-example")] if has_example else []),
        *([] if organises else [w.say("lobby-options-of-organiser")]),
    ]


def _game_options(lobby: LobbyView, page: str) -> list[str]:
    game = lobby.row.rules_name
    return [name for name in lobby.possible if page_of(game, name) == page]


def _set_together(lobby: LobbyView, page: str) -> Mapping[str, str]:
    """The options that the levels of a game set, on the page where one is chosen."""
    levels = game_words(lobby.row.rules_name).levels
    return next(iter(levels.values()), {}) if page == GAME else {}


def _level(w: Words, lobby: LobbyView, organises: bool) -> list[discord.ui.Item[Any]]:
    """The level of a game that has some, and a menu of them: one choice for several options."""
    speech, own = game_words(lobby.row.rules_name), w.about(lobby.row.rules_name)
    if not speech.levels:
        return []
    present, title = speech.level(lobby.options), speech.option_title(w, LEVEL)
    choices = [
        menu_option(
            speech.level_title(w, level),
            value=level,
            description=own.say(f"level-{level}.help"),
            default=level == present,
        )
        for level in speech.levels
    ]
    shown = present or "mixed"
    text = w.say("lobby-option", title=title, value=own.say(f"level-{shown}"), help=own.say(f"level-{shown}.help"))
    may_change = is_open(lobby) and organises
    return text_part(text, *([menu(title, choices, "option", lobby.row.id, LEVEL)] if may_change else []))


def _game_option(w: Words, lobby: LobbyView, name: str, organises: bool) -> list[discord.ui.Item[Any]]:
    game, speech, values = lobby.row.rules_name, game_words(lobby.row.rules_name), lobby.possible[name]
    present, title = lobby.options[name], speech.option_title(w, name)
    choices = [
        menu_option(
            option_with_value(w, game, name, choice),
            value=choice,
            description=speech.option_help(w, name, choice),
            default=choice == present,
        )
        for choice in values
    ]
    value, help_text = speech.option_title(w, name, present), speech.option_help(w, name, present)
    text = w.say("lobby-option", title=title, value=value, help=help_text)
    may_change = len(values) > 1 and is_open(lobby) and organises
    return text_part(text, *([menu(title, choices, "option", lobby.row.id, name)] if may_change else []))


def _table_option(
    w: Words, lobby: LobbyView, option: TableOption[object], organises: bool
) -> list[discord.ui.Item[Any]]:
    """The chosen value of a table option, which every game has, and a menu of its values."""
    name, present = option.name, option.chosen(lobby.row)
    title = w.say(f"table-option-{name}")
    if option.is_settled(lobby.row):
        return text_part(w.say(f"table-option-{name}-settled", title=title))
    values = {value: w.say(f"table-option-{name}-value", value=value) for value in option.values}
    helps = {value: w.say(f"table-option-{name}-help", value=value) for value in values}
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
    may_change = organises and (option.while_running or is_open(lobby))
    return text_part(text, *([menu(title, choices, "option", lobby.row.id, name)] if may_change else []))


def _seats(w: Words, lobby: LobbyView, signs: Signs, organises: bool) -> list[discord.ui.Item[Any]]:
    """Who sits where; how that is changed, and who may join."""
    game, seated = lobby.row, "\n".join(seats_told(w, lobby, signs))
    shown = text_part(seated) if seated else []
    if not organises or not is_open(lobby):
        return shown
    seats = [menu_option(seat.name, value=seat.colour, emoji=signs.in_menu(seat.colour)) for seat in lobby.seats]
    orders = [
        menu_option(
            w.say("lobby-order-choice", value=w.say(f"lobby-order-{order}-name")),
            value=order,
            default=order == lobby.order,
        )
        for order in ORDERS
    ]
    swaps = [swap for swap in (PLACES, COLOURS) if swap != PLACES or lobby.order != RANDOM_ORDER]
    menus = [
        menu(w.say("lobby-order"), orders, "option", game.id, ORDER),
        *(
            menu(w.say(f"menu-swap-{swap}"), seats, "swap-seats", game.id, swap, least=PAIR, most=PAIR)
            for swap in (swaps if len(seats) >= PAIR else ())
        ),
        *([menu(w.say("menu-remove"), seats, "remove", game.id)] if seats else []),
    ]
    invited = picker("user", w.say("menu-invite"), "invite", game.id, chosen=lobby.invited)
    return [
        *shown,
        *(discord.ui.ActionRow[Any](one) for one in menus),
        *text_part(who_sees(w, game), invited),
        *(discord.ui.ActionRow[Any](item) for item in thread_buttons(w, game)),
    ]


def _further(w: Words, lobby: LobbyView, page: str, organises: bool) -> list[discord.ui.Item[Any]]:
    """A menu of the other pages; and what else there is to do with what this one is about."""
    game, rules_name = lobby.row, lobby.row.rules_name
    there = {page_of(rules_name, option.name) for option in lobby.rules.option_fields} | {GAME, *TABLE_PAGES}
    there |= {SEATS} if organises and is_open(lobby) else set()
    pages = [
        menu_option(_question(w, rules_name, other), value=other) for other in PAGES if other in there and other != page
    ]
    buttons = [] if page == SEATS else [button(w.say("button-options-why"), "options-why", game.id, page)]
    if page == TIME and organises and is_open(lobby):
        buttons.insert(0, button(w.say("button-beginning"), "beginning", game.id))
    buttons.append(button(w.say("button-more"), "lobby-more", game.id))
    return [
        discord.ui.ActionRow[Any](menu(w.say("menu-options-page"), pages, "options-page", game.id)),
        discord.ui.ActionRow[Any](*buttons),
    ]


def is_open(lobby: LobbyView) -> bool:
    """Whether the game has not begun."""
    return lobby.row.status == "lobby"
