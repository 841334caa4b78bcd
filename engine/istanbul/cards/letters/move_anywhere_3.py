"""3 lira for a move to any place instead of walking; no barrier stops it (rulebook p. 24; rulings 18, 42)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.cards.base import move
from engine.istanbul.cards.card import Card, add

if TYPE_CHECKING:
    from engine.istanbul.state import State

PRICE: Final = 3


def refusal(game: "State") -> Refusal | None:
    have = game.seats[game.active].lira
    return move.refusal(game) or (Refusal("needs_lira", lira=PRICE, have=have) if have < PRICE else None)


def play(game: "State") -> Script[None]:
    purse.spend(game, game.active, PRICE)
    game.jumps = sorted(place for place in game.board.places if place != game.seats[game.active].merchant)
    game.walking = True
    yield from ()


add(Card("move-anywhere-3", refusal, play))
