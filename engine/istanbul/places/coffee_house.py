"""20 Coffee House: coffee for a ruby, one coffee more each time (rulebook p. 20)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.action import PLACES, Place, offer
from engine.istanbul.names import COFFEE_HOUSE
from engine.istanbul.tracks import coffee_house_price

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(game: "State") -> Refusal | None:
    return purse.coffee_short(game, coffee_house_price(game))


def action(game: "State", optional: bool) -> Script[bool]:
    bought = yield from offer(game, COFFEE_HOUSE, lambda: {} if refusal(game) else {"buy": True}, optional)
    if not bought:
        return False
    purse.spend_coffee(game, game.active, coffee_house_price(game))
    take_ruby(game)
    return True


def take_ruby(game: "State") -> None:
    """The leftmost ruby; the next one costs a coffee more."""
    game.coffee_house += 1
    purse.gain_ruby(game, game.active, COFFEE_HOUSE)


PLACES[COFFEE_HOUSE] = Place(action, refusal, repeated_by="coffee-house-twice")
