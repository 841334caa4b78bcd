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


def refusal(game: "State") -> Refusal | None:
    return None if game.deck or game.discard or game.setup.mocha else Refusal("no_cards_left")


def sources(game: "State") -> dict[str, str]:
    """Ruling 24: an empty deck is made anew only when a card must be drawn from it."""
    found = {"deck": "deck"} if bonus.can_draw(game) else {}
    if game.discard:
        found["discard-pile"] = "discard-pile"
    return found


def offered(game: "State") -> dict[str, str]:
    """With Mocha & Baksheesh a coffee comes with the cards, or alone when there are none."""
    found = sources(game)
    return found or {"coffee": "coffee"} if game.setup.mocha else found


def action(game: "State", optional: bool) -> Script[bool]:
    source = yield from offer(game, CARAVANSARY, lambda: offered(game), optional)
    if source is None:
        return False
    if game.setup.mocha:
        purse.take_coffee(game, game.active, COFFEE)
    if source != "coffee":
        _take(game, source)
    for _ in range(CARDS - 1):
        if sources(game):
            _take(game, (yield from ask(game, "second-card", lambda: sources(game))))
    if game.setup.caravan_master:
        game.caravan_used = True
    if game.caravan != game.active:  # rulebook p. 17: the caravan master keeps both cards
        yield from discard_one(game)
    return True


def discard_one(game: "State") -> Script[None]:
    if game.seats[game.active].hand:
        name = yield from pick(game, "discard", bonus.discards(game, game.active))
        bonus.discard(game, game.active, name)


def _take(game: "State", source: str) -> None:
    if source == "deck":
        bonus.draw(game, game.active)
    else:
        bonus.take_discard(game, game.active)


PLACES[CARAVANSARY] = Place(action, refusal)
