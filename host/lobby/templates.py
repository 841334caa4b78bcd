"""Which stored options a new lobby takes over (of an earlier game, a preset, another version), and what is left out."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from engine.core.rules import AnyRules
from host.lobby.checks import rules_named
from host.lobby.view import LOBBY_OPTIONS, ORDERS, is_possible
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
    """The part of stored options that this version knows. Raises Refusal bad_game for a game that it does not know."""
    rules = rules_named(rules_name)
    game, left = _game_options(rules, stored.get("game", {}))
    options: dict[str, Any] = {"game": game}
    for name, values in TAKEN_OVER.items():
        value = stored.get(name, values[0])
        options[name] = value if value in values else values[0]
        left += [name] if value not in values else []
    return Template(rules.name, options, tuple(left))


def _game_options(rules: AnyRules, stored: Mapping[str, str]) -> tuple[dict[str, str], list[str]]:
    """Those that are possible together, and the names of the others."""
    names = [field.name for field in rules.option_fields]
    kept: dict[str, str] = {}
    for name in names:
        if name in stored and is_possible(rules, {**kept, name: stored[name]}):
            kept[name] = stored[name]
    impossible = [name for name in names if name in stored.keys() - kept.keys()]
    return kept, [*(name for name in stored if name not in names), *impossible]
