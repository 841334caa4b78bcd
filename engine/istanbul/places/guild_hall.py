"""18 Guild Hall: a coffee and two guild cards, then one of the hand is discarded unused (rulebook p. 20; ruling C4)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Script
from engine.istanbul import purse
from engine.istanbul.action import PLACES, Place, offer, possible
from engine.istanbul.choose import pick
from engine.istanbul.guild import deck
from engine.istanbul.names import GUILD_HALL

if TYPE_CHECKING:
    from engine.istanbul.state import State

COFFEE: Final = 1
CARDS: Final = 2


def action(state: "State", optional: bool) -> Script[bool]:
    if not (yield from offer(state, GUILD_HALL, lambda: {"draw": True}, optional)):
        return False
    purse.take_coffee(state, state.active, COFFEE)
    deck.draw(state, state.active, CARDS)
    if state.seats[state.active].guild:
        card = yield from pick(state, "discard-guild", deck.discards(state, state.active))
        deck.discard(state, state.active, card)
    return True


PLACES[GUILD_HALL] = Place(action, possible)
