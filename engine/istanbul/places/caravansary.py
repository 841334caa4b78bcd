"""6 Caravansary: two bonus cards, each from the deck or the discard pile, then one is discarded (rulebook p. 18); with
Mocha & Baksheesh also a coffee, and the caravan master discards nothing (p. 17; ruling 56)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import bonus, purse
from engine.istanbul.action import PLACES, Place, offer
from engine.istanbul.ask import ask
from engine.istanbul.choose import pick
from engine.istanbul.names import CARAVANSARY

if TYPE_CHECKING:
    from engine.istanbul.state import State

CARDS: Final = 2
COFFEE: Final = 1


def refusal(state: "State") -> Refusal | None:
    return None if state.deck or state.discard or state.setup.mocha else Refusal("no_cards_left")


def sources(state: "State") -> dict[str, str]:
    """Ruling 24: an empty deck is made anew only when a card must be drawn from it."""
    found = {"deck": "deck"} if bonus.can_draw(state) else {}
    if state.discard:
        found["discard-pile"] = "discard-pile"
    return found


def offered(state: "State") -> dict[str, str]:
    """With Mocha & Baksheesh a coffee comes with the cards, or alone when there are none."""
    found = sources(state)
    return found or {"coffee": "coffee"} if state.setup.mocha else found


def action(state: "State", optional: bool) -> Script[bool]:
    source = yield from offer(state, CARAVANSARY, lambda: offered(state), optional)
    if source is None:
        return False
    if state.setup.mocha:
        purse.take_coffee(state, state.active, COFFEE)
    if source != "coffee":
        _take(state, source)
    for _ in range(CARDS - 1):
        if sources(state):
            _take(state, (yield from ask(state, "second-card", lambda: sources(state))))
    if state.setup.caravan_master:
        state.caravan_used = True
    if state.caravan != state.active:  # rulebook p. 17: the caravan master keeps both cards
        yield from discard_one(state)
    return True


def discard_one(state: "State") -> Script[None]:
    if state.seats[state.active].hand:
        name = yield from pick(state, "discard", bonus.discards(state, state.active))
        bonus.discard(state, state.active, name)


def _take(state: "State", source: str) -> None:
    if source == "deck":
        bonus.draw(state, state.active)
    else:
        bonus.take_discard(state, state.active)


PLACES[CARAVANSARY] = Place(action, refusal)
