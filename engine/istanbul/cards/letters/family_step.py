"""The family member goes one step and acts there; merchant and companion stay this turn (rulebook p. 24; ruling 14)."""

from functools import partial
from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import encounters, letters
from engine.istanbul.action import perform
from engine.istanbul.cards.base import move
from engine.istanbul.cards.card import Card, add
from engine.istanbul.choose import pick
from engine.istanbul.events import FamilyMoved
from engine.istanbul.movement import Instead, blocking
from engine.istanbul.names import POLICE_STATION

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(game: "State") -> Refusal | None:
    if game.seats[game.active].family == POLICE_STATION:
        return Refusal("family_at_police")
    return move.refusal(game) or (None if targets(game) else Refusal("no_place_to_step"))


def targets(game: "State") -> list[int]:
    """The neighbouring places, but neither the Police Station nor what lies behind the barrier (ruling 42)."""
    family = game.seats[game.active].family
    return [place for place in game.board.neighbours(family, blocking(game)) if place != POLICE_STATION]


def play(game: "State") -> Script[Instead]:
    place = yield from pick(game, "family-step", {f"step {place}": place for place in targets(game)})
    return Instead(partial(step, place=place))


def step(game: "State", place: int) -> Script[None]:
    """The action of the place; no payment, no encounters, nothing for merchant and companion."""
    seat = game.seats[game.active]
    game.mover = "family"
    game.events.append(FamilyMoved(game.active, seat.family, place))
    seat.family = place
    letters.deliver(game, game.active)
    yield from perform(game, place, "family")
    game.phase = "end"
    yield from encounters.end_turn(game)


add(Card("family-step", refusal, play))
