"""The options of a lobby by their names, as `/option` completes them and takes them when they are typed in full."""

from collections.abc import Mapping
from difflib import get_close_matches

from engine.core.decision import Refusal
from host.lobby.view import LobbyView
from host.table_options import TABLE_OPTIONS
from words.games import game_words
from words.names import plain_name
from words.speech import Words


def option_titles(w: Words, lobby: LobbyView) -> dict[str, str]:
    """What each option is called, those of the game first."""
    speech = game_words(lobby.row.rules_name)
    titles = {field: speech.option_title(w, field) for field in lobby.possible}
    titles["order"] = w.say("lobby-order")
    return titles | {field: w.say(f"table-option-{field}") for field in TABLE_OPTIONS}


def value_titles(w: Words, lobby: LobbyView, field: str) -> dict[str, str]:
    """What each possible value of an option is called; none for an option that there is not."""
    if field == "order":
        return {value: w.say(f"lobby-order-{value}-name") for value in lobby.orders}
    if field in TABLE_OPTIONS:
        return {value: w.say(f"table-option-{field}-value", value=value) for value in TABLE_OPTIONS[field].values}
    speech = game_words(lobby.row.rules_name)
    return {value: speech.option_title(w, field, value) for value in lobby.possible.get(field, ())}


def meant(typed: str, titles: Mapping[str, str]) -> str:
    """The key of what was typed by its title; what was typed where no title is that."""
    wanted = typed.strip().casefold()
    return next((key for key, title in titles.items() if title.casefold() == wanted), typed.strip())


def typed_option(w: Words, lobby: LobbyView, option: str, value: str) -> dict[str, str]:
    """The option and the value that were typed, as `set_options` takes them. Raises Refusal:
    no_such_option, no_such_option_but (there is one spelt like it), and bad_option for a value that an option has not,
    unless the rules of the game say so themselves."""
    titles = option_titles(w, lobby)
    field = meant(option, titles)
    if field not in titles and field not in {one.name for one in lobby.rules.option_fields}:
        raise _unknown(w, option, titles)
    values = value_titles(w, lobby, field)
    chosen = meant(value, values)
    if field in titles and field not in lobby.possible and chosen not in values:
        raise Refusal("bad_option", field=titles[field], value=value, allowed=w.series(values.values()))
    return {field: chosen}


def _unknown(w: Words, typed: str, titles: Mapping[str, str]) -> Refusal:
    """Names the options there are, first the one that is spelt most like what was typed."""
    by_spelling = {title.casefold(): title for title in titles.values()}
    allowed = w.series(titles.values())
    for near in get_close_matches(typed.strip().casefold(), by_spelling, 1):
        return Refusal("no_such_option_but", typed=plain_name(typed), near=by_spelling[near], allowed=allowed)
    return Refusal("no_such_option", typed=plain_name(typed), allowed=allowed)
