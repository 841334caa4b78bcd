"""To the place of another seat's merchant instead of walking; that one is not paid (rulebook p. 24; ruling 53)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul.cards.base import move
from engine.istanbul.cards.card import Card, add
from engine.istanbul.choose import pick

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(game: "State") -> Refusal | None:
    return move.refusal(game) or (None if elsewhere(game) else Refusal("no_merchant_elsewhere"))


def elsewhere(game: "State") -> list[int]:
    """The seats whose merchant stands at another place: no movement ends where it began (ruling 18)."""
    here = game.seats[game.active].merchant
    return [index for index, seat in enumerate(game.seats) if seat.merchant != here]


def play(game: "State") -> Script[None]:
    options = {f"to {game.seats[index].colour}": index for index in elsewhere(game)}
    game.unpaid = yield from pick(game, "move-to-merchant", options)
    game.jumps = [game.seats[game.unpaid].merchant]
    game.walking = True


add(Card("move-to-merchant", refusal, play))
