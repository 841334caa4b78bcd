"""/new, /table join, start, option and invite: how a typed option or value is understood and completed."""

from collections.abc import Mapping
from difflib import get_close_matches

import discord
from discord import app_commands

from cogs.framework import (
    GAME_CHOICES,
    Completions,
    Interaction,
    Pressed,
    completions,
    manages,
    reader_words,
    seen_game_here,
    slash,
)
from cogs.framework.routes import ROUTES
from cogs.lobby.likes import likes_to_choose
from cogs.lobby.opening import Wanted, new_game
from cogs.lobby.pages import LEVEL, all_of
from cogs.lobby.showing import answer_with_change, joined_line
from engine.core.decision import Refusal
from host.lobby.game_options import set_options
from host.lobby.view import ORDERS, LobbyView
from host.table_options import LANGUAGE, TABLE_OPTIONS
from words.games import game_words
from words.matching import plain
from words.names import plain_name
from words.speech import ENGLISH, Words, languages, name_in, words


def option_titles(w: Words, lobby: LobbyView) -> dict[str, str]:
    """The title of each option by its key, those of the game first."""
    speech = game_words(lobby.row.rules_name)
    titles = {LEVEL: speech.option_title(w, LEVEL)} if speech.levels else {}
    titles |= {field: speech.option_title(w, field) for field in lobby.possible}
    titles["order"] = w.say("lobby-order")
    return titles | {field: w.say(f"table-option-{field}") for field in TABLE_OPTIONS}


def value_titles(w: Words, lobby: LobbyView, field: str) -> dict[str, str]:
    """The title of each possible value of an option; none for an unknown option."""
    if field == "order":
        return {value: w.say(f"lobby-order-{value}-name") for value in ORDERS}
    if field in TABLE_OPTIONS:
        return {value: w.say(f"table-option-{field}-value", value=value) for value in TABLE_OPTIONS[field].values}
    speech = game_words(lobby.row.rules_name)
    if field == LEVEL:
        return {level: speech.level_title(w, level) for level in speech.levels}
    return {value: speech.option_title(w, field, value) for value in lobby.possible.get(field, ())}


def other_titles(w: Words, lobby: LobbyView, field: str) -> dict[str, str]:
    """What else each value may be called: as in English, a language as the reader says it."""
    said = {language: name_in(w.locale, language) for language in languages()} if field == LANGUAGE.name else {}
    return value_titles(words(ENGLISH), lobby, field) | said


def meant(typed: str, *titles: Mapping[str, str]) -> str:
    """The key of what was typed by its title in one language or another; what was typed where no title is that."""
    wanted = plain(typed)
    named = (key for each in titles for key, title in each.items() if plain(title) == wanted)
    return next(named, typed.strip())


def typed_option(w: Words, lobby: LobbyView, option: str, value: str) -> dict[str, str]:
    """The option and the value that were typed, as `set_options` takes them. Raises Refusal:
    no_such_option, no_such_option_but (there is one spelt like it), and bad_option for a value that an option has not,
    unless the rules of the game say so themselves."""
    english, titles = words(ENGLISH), option_titles(w, lobby)
    field = meant(option, titles, option_titles(english, lobby))
    if field not in titles and field not in {known.name for known in lobby.rules.option_fields}:
        raise _unknown(w, option, titles)
    values = value_titles(w, lobby, field)
    chosen = meant(value, values, other_titles(w, lobby, field))
    if field in titles and field not in lobby.possible and chosen not in values:
        raise Refusal("bad_option", field=titles[field], value=value, allowed=w.series(values.values()))
    return {field: chosen}


def _unknown(w: Words, typed: str, titles: Mapping[str, str]) -> Refusal:
    """Names the options there are, first the only one that holds what was typed, or the one that is spelt most like
    it."""
    by_spelling, wanted = {plain(title): title for title in titles.values()}, plain(typed)
    allowed = w.series(titles.values())
    holding = [title for title in by_spelling if wanted and wanted in title]
    for near in holding if len(holding) == 1 else get_close_matches(wanted, by_spelling, 1):
        return Refusal("no_such_option_but", typed=plain_name(typed), near=by_spelling[near], allowed=allowed)
    return Refusal("no_such_option", typed=plain_name(typed), allowed=allowed)


async def as_pressed(interaction: Interaction, verb: str) -> LobbyView:
    """Does what a button of the lobby does; returns the lobby as it is then."""
    game = await seen_game_here(interaction)
    await ROUTES[verb].handler(interaction, Pressed(game.id, ""))
    return await interaction.client.services.lobby.view(game.id)


@slash("new")
@app_commands.choices(game=GAME_CHOICES)
@app_commands.autocomplete(like=likes_to_choose)
@app_commands.guild_only()
async def new(interaction: Interaction, game: str, private: bool = False, like: str = "") -> None:
    await new_game(interaction, Wanted(game, private, like))


@slash("table-join")
async def join(interaction: Interaction) -> None:
    lobby, w = await as_pressed(interaction, "join"), reader_words(interaction)
    await answer_with_change(interaction, lobby, joined_line(w, lobby, interaction.user.id))


@slash("table-start")
async def start(interaction: Interaction) -> None:
    lobby = await as_pressed(interaction, "start")
    if lobby.row.status == "lobby":  # too few have joined, which is told
        return
    await answer_with_change(interaction, lobby, reader_words(interaction).say("lobby-started"))


async def complete_option(interaction: Interaction, typed: str) -> Completions:
    return await _completions(interaction, typed, None)


async def complete_value(interaction: Interaction, typed: str) -> Completions:
    return await _completions(interaction, typed, interaction.namespace.option)


async def _completions(interaction: Interaction, typed: str, field: str | None) -> Completions:
    """The options of the channel's lobby, or the values of the option `field`, that hold what was typed."""
    w = reader_words(interaction)
    try:
        lobby = await interaction.client.services.lobby.view((await seen_game_here(interaction)).id)
    except Refusal:
        return []
    english = words(ENGLISH)
    options, named = option_titles(w, lobby), option_titles(english, lobby)
    if field is None:
        return completions(options.items(), typed, named)
    key = meant(field, options, named)
    return completions(value_titles(w, lobby, key).items(), typed, other_titles(w, lobby, key))


@slash("table-option")
@app_commands.autocomplete(option=complete_option, value=complete_value)
async def change_option(interaction: Interaction, option: str, value: str) -> None:
    lobbies, game_id = interaction.client.services.lobby, (await seen_game_here(interaction)).id
    chosen = typed_option(reader_words(interaction), await lobbies.view(game_id), option, value)
    person, manager = interaction.user.id, await manages(interaction, game_id)
    wanted = all_of(await lobbies.view(game_id), chosen)
    lobby = await set_options(lobbies, game_id, person, manager, wanted, interaction_id=interaction.id)
    await answer_with_change(interaction, lobby, _set_line(reader_words(interaction), lobby, chosen))


def _set_line(w: Words, lobby: LobbyView, chosen: Mapping[str, str]) -> str:
    """The line for each option set, by the names of it and its value."""
    titles, lines = option_titles(w, lobby), list[str]()
    for field, value in chosen.items():
        named = value_titles(w, lobby, field).get(value, value)
        lines.append(w.say("lobby-set", title=titles.get(field, field), value=named))
    return "\n".join(lines)


@slash("table-invite")
async def invite(interaction: Interaction, person: discord.User) -> None:
    if person.bot or not isinstance(person, discord.Member):
        raise Refusal("cannot_play")
    lobbies, organiser = interaction.client.services.lobby, interaction.user.id
    lobby = await lobbies.view((await seen_game_here(interaction)).id)
    before, manager = lobby.invited, await manages(interaction, lobby.row.id)
    invited = [*before, person.id]
    lobby = await lobbies.invite(lobby.row.id, organiser, manager, invited, interaction_id=interaction.id)
    message = "lobby-invited-before" if person.id in before else "lobby-invited"
    await answer_with_change(interaction, lobby, reader_words(interaction).say(message, who=f"<@{person.id}>"))
