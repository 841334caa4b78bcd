"""The options of a lobby by their names, as `/option` completes them and takes them when they are typed in full."""

from collections.abc import Mapping

from host.lobby_view import LobbyView
from host.pace import TABLE_OPTIONS
from words.games import game_words
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
        return {value: w.say(f"table-option-{field}-value", value=value) for value in TABLE_OPTIONS[field]}
    speech = game_words(lobby.row.rules_name)
    return {value: speech.option_title(w, field, value) for value in lobby.possible.get(field, ())}


def meant(typed: str, titles: Mapping[str, str]) -> str:
    """The key of what was typed by its title; what was typed where no title is that."""
    wanted = typed.strip().casefold()
    return next((key for key, title in titles.items() if title.casefold() == wanted), typed.strip())
