"""At the end of a turn three seals buy another one, once a round (rulebook p. 16; rulings C6, C7, 33)."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import Script
from engine.istanbul import letters
from engine.istanbul.events import ExtraTurn

if TYPE_CHECKING:
    from engine.istanbul.state import State

PRICE: Final = 3


def options(game: "State") -> dict[str, Any]:
    """The letters that may be given for another turn: "extra-turn delivered 13"."""
    seat = game.seats[game.active]
    if seat.bought == game.round or game.again or letters.seals(seat) < PRICE:
        return {}
    found = letters.payments(seat, PRICE, "extra-turn")
    return {notation: partial(buy, game, chosen) for notation, chosen in found.items()}


def buy(game: "State", chosen: list[int]) -> Script[bool]:
    yield from letters.pay(game, chosen)
    game.seats[game.active].bought = game.round
    game.again = True
    game.events.append(ExtraTurn(game.active))
    return True
