"""Card 19: one or two actions of the Tavern for one coffee less in all (rulebook p. 23; ruling 39)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul.choose import pick
from engine.istanbul.guild.card import GuildCard, add
from engine.istanbul.names import PLACES, TAVERN
from engine.istanbul.places import tavern

if TYPE_CHECKING:
    from engine.istanbul.state import State

DISCOUNT: Final = 1


def refusal(game: "State") -> Refusal | None:
    return tavern.refusal(game, DISCOUNT)


def play(game: "State") -> Script[None]:
    """Every option costs a coffee at least, so the first one uses the whole discount."""
    first = yield from pick(
        game, PLACES[TAVERN], tavern.options(game, DISCOUNT), lambda n: tavern.why_not(game, n, DISCOUNT)
    )
    yield from first(game)
    second = yield from pick(
        game, "tavern-again", {**tavern.options(game), "enough": None}, lambda n: tavern.why_not(game, n)
    )
    if second is not None:
        yield from second(game)


add(GuildCard(19, refusal, play))
