"""The screen on which who manages a server sets up a league or cup: kind, game, expansions, seats at a table, games at
once, weeks or people."""

from collections.abc import Mapping
from typing import Any, Final

import discord

from cogs.framework import (
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    manages_server,
    menu,
    menu_option,
    reader_words,
    replies,
    server_of,
    text_part,
)
from cogs.leagues.league import league_place, league_screen
from engine.core.decision import Refusal
from engine.games import GAMES
from host.leagues import registering
from host.leagues.season import season_of
from host.leagues.setup import AT_ONCE, KINDS, PEOPLE, WEEKS, Setup, known_setup
from host.lobby.making import KIND
from words.games import game_words, title_of
from words.speech import Words

FIELDS: Final = ("kind", "game", "expansion", "table", "at_once", "weeks", "people")
CHOSEN: Final = r"[a-z0-9._-]{0,60}"
"""What was chosen so far, in the order of FIELDS."""


def _stored(setup: Setup) -> str:
    return ".".join(str(getattr(setup, field)) for field in FIELDS)


def _read(chosen: str) -> Setup:
    values = dict(zip(FIELDS, chosen.split("."), strict=False))
    return known_setup({name: int(value) if value.isdecimal() else value for name, value in values.items()})


@replies("league-new", update=True, rest="")
async def press_new(interaction: Interaction, pressed: Pressed) -> Reply:
    return _screen(interaction, known_setup({}))


@replies("league-set", update=True, rest=f"({'|'.join(FIELDS)}):{CHOSEN}", value="[a-z0-9_-]+", values=ONE_VALUE)
async def press_set(interaction: Interaction, pressed: Pressed) -> Reply:
    field, _, chosen = pressed.rest.partition(":")
    value = int(pressed.value) if pressed.value.isdecimal() else pressed.value
    return _screen(interaction, known_setup({**_read(chosen).model_dump(), field: value}))


@replies("league-create", update=True, rest=CHOSEN)
async def press_create(interaction: Interaction, pressed: Pressed) -> Reply:
    """Sets a league or cup up in this channel. Raises Refusal: no_server, not_server_manager, and those of
    `registering.set_up`; PermissionsMissing where the bot cannot post or open threads."""
    _check(interaction)
    host, server, place = interaction.client.services.host, server_of(interaction), league_place(interaction)
    league = await registering.set_up(host, server, place.id, interaction.user.id, _read(pressed.rest))
    return league_screen(interaction, await season_of(host, league.id))


def _check(interaction: Interaction) -> None:
    server_of(interaction)
    if not manages_server(interaction):
        raise Refusal("not_server_manager")


def _screen(interaction: Interaction, setup: Setup) -> Reply:
    """Raises Refusal: no_server, not_server_manager."""
    _check(interaction)
    w, stored = reader_words(interaction), _stored(setup)
    kinds = {kind: w.say("league-kind", kind=kind) for kind in KINDS}
    games = {name: title_of(w, name) for name in sorted(GAMES)}
    titles = {value: game_words(setup.game).option_title(w, KIND, value) for value in setup.expansions}
    menus = [_menu(w, "kind", kinds, setup.kind, stored), _menu(w, "game", games, setup.game, stored)]
    if titles:
        menus.append(_menu(w, "expansion", titles, setup.expansion, stored))
    numbers = {"table": setup.tables, "at_once": AT_ONCE, "weeks": sorted(WEEKS)}
    if setup.is_cup:
        numbers["people"] = PEOPLE
    for field, values in numbers.items():
        said = {str(value): w.say(f"league-{field.replace('_', '-')}", count=value) for value in sorted(values)}
        menus.append(_menu(w, field, said, str(getattr(setup, field)), stored))
    create = button(w.say("button-league-create"), "league-create", rest=stored, style=discord.ButtonStyle.primary)
    buttons = [create, button(w.say("button-back"), "leagues")]
    rows = [discord.ui.ActionRow[Any](one) for one in menus] + [discord.ui.ActionRow[Any](*buttons)]
    return Reply([*text_part(w.say("league-new", kind=setup.kind)), *rows], screen=ScreenName("league", ""))


def _menu(w: Words, field: str, titles: Mapping[str, str], chosen: str, stored: str) -> discord.ui.Item[Any]:
    options = [menu_option(title, value, default=value == chosen) for value, title in titles.items()]
    return menu(w.say(f"menu-league-{field.replace('_', '-')}"), options, "league-set", rest=f"{field}:{stored}")
