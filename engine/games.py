"""Which games there are: Istanbul and The Voyages of Marco Polo. A new one is added to `GAMES`
(docs/adding-a-game.md)."""

from typing import Final

from engine.core.options import BadOption
from engine.core.rules import AnyRules
from engine.istanbul.rules import ISTANBUL
from engine.marco_polo.rules import MARCO_POLO

GAMES: Final[dict[str, AnyRules]] = {rules.name: rules for rules in (ISTANBUL, MARCO_POLO)}


def rules_of(name: str) -> AnyRules:
    """The rules with this `rules_name`. Raises BadOption unknown_game with the names there are."""
    try:
        return GAMES[name]
    except KeyError:
        raise BadOption("game", name, sorted(GAMES), code="unknown_game") from None
