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


def refusal(state: "State") -> Refusal | None:
    return tavern.refusal(state, DISCOUNT)


def play(state: "State") -> Script[None]:
    """Every option costs a coffee at least, so the first one uses the whole discount."""
    first = yield from pick(
        state, PLACES[TAVERN], tavern.options(state, DISCOUNT), lambda n: tavern.why_not(state, n, DISCOUNT)
    )
    yield from first(state)
    second = yield from pick(
        state, "tavern-again", {**tavern.options(state), "enough": None}, lambda n: tavern.why_not(state, n)
    )
    if second is not None:
        yield from second(state)


add(GuildCard(19, refusal, play))
