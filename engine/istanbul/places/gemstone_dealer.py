"""16 Gemstone Dealer: lira for a ruby, one lira more each time (rulebook p. 19; ruling C1)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.action import PLACES, Place, offer
from engine.istanbul.names import GEMSTONE_DEALER
from engine.istanbul.tracks import dealer_price

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(game: "State") -> Refusal | None:
    have, price = game.seats[game.active].lira, dealer_price(game)
    return Refusal("needs_lira", lira=price, have=have) if have < price else None


def action(game: "State", optional: bool) -> Script[bool]:
    bought = yield from offer(game, GEMSTONE_DEALER, lambda: {} if refusal(game) else {"buy": True}, optional)
    if not bought:
        return False
    purse.spend(game, game.active, dealer_price(game))
    take_ruby(game)
    return True


def take_ruby(game: "State") -> None:
    """The leftmost ruby; the next one costs a lira more."""
    game.dealer += 1
    purse.gain_ruby(game, game.active, GEMSTONE_DEALER)


PLACES[GEMSTONE_DEALER] = Place(action, refusal, repeated_by="dealer-twice")
