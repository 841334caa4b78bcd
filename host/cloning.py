"""A new lobby like an earlier game: the same options and the same layout, everything else drawn anew."""

from collections.abc import Mapping
from typing import Any

from db import GameRow
from engine.core.dice import Dice
from engine.core.rules import AnyRules, Decks, Unreadable
from host import looking
from host.host import Host
from host.lobby_checks import rules_named
from host.lobby_view import SET_UP
from host.templates import Template, template_of


async def template_like(host: Host, row: GameRow) -> Template:
    """What a lobby takes over from a game that has begun. Its layout is not among it where it is not known any more, or
    these rules no longer have its pieces; then LAYOUT is left out. Raises Refusal: bad_game, frozen."""
    template, rules = template_of(row.rules_name, row.options), rules_named(row.rules_name)
    history = await looking.history(host, row.id)
    if history.untold or template.left_out:
        return template._replace(left_out=(*template.left_out, SET_UP))
    laid, options = rules.laid_out(history.first_view), template.options["game"]
    if not laid:
        return template
    if not _can_be(rules, options, len(history.seats), laid):
        return template._replace(left_out=(SET_UP,))
    set_up = {"like": row.id, "options": options, "laid": laid}
    return template._replace(options={**template.options, SET_UP: set_up})


def _can_be(rules: AnyRules, options: Mapping[str, Any], seats: int, laid: Decks) -> bool:
    checked = rules.check_options(options, seats)
    decks = {**rules.decks(checked, seats), **laid}
    try:
        rules.new_state(checked, rules.colours[:seats], Dice(bytes(32)), decks, rules.version)
    except Unreadable:
        return False
    return True
