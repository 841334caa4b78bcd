"""What a lobby takes over from options that were stored earlier, by this version or another."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from engine.core.rules import AnyRules
from host.lobby.limits import is_possible, rules_named
from host.lobby.view import LOBBY_OPTIONS, ORDERS
from host.table_options import RATED, TABLE_OPTIONS

# Not whether a game is rated, which the server says in which it is made.
_OF_TABLE: Final = {name: tuple(option.values) for name, option in TABLE_OPTIONS.items() if option is not RATED}
TAKEN_OVER: Final = {"order": ORDERS, **LOBBY_OPTIONS, **_OF_TABLE}


class Template(NamedTuple):
    """Options of the game `rules_name` that this version knows, as the row of a game has them. `left_out`: names of
    those that are stored and that this version does not offer."""

    rules_name: str
    options: dict[str, Any]
    left_out: tuple[str, ...]


def template_of(rules_name: str, stored: Mapping[str, Any]) -> Template:
    """What this version can take of stored options. Raises Refusal bad_game for a game that it does not know."""
    rules = rules_named(rules_name)
    game, left = _game_options(rules, stored.get("game", {}))
    options: dict[str, Any] = {"game": game}
    for name, values in TAKEN_OVER.items():
        if stored.get(name, values[0]) in values:
            options[name] = stored.get(name, values[0])
        else:
            options[name] = values[0]
            left.append(name)
    return Template(rules.name, options, tuple(left))


def _game_options(rules: AnyRules, stored: Mapping[str, str]) -> tuple[dict[str, str], list[str]]:
    """Those that are possible together, and the names of the others."""
    names = [field.name for field in rules.option_fields]
    left = [name for name in stored if name not in names]
    kept: dict[str, str] = {}
    for name in names:
        if name not in stored:
            continue
        if is_possible(rules, {**kept, name: stored[name]}):
            kept[name] = stored[name]
        else:
            left.append(name)
    return kept, left
