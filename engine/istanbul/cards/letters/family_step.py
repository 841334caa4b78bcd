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


def refusal(state: "State") -> Refusal | None:
    if state.seats[state.active].family == POLICE_STATION:
        return Refusal("family_at_police")
    return move.refusal(state) or (None if targets(state) else Refusal("no_place_to_step"))


def targets(state: "State") -> list[int]:
    """The neighbouring places, but neither the Police Station nor what lies behind the barrier (ruling 42)."""
    family = state.seats[state.active].family
    return [place for place in state.board.neighbours(family, blocking(state)) if place != POLICE_STATION]


def play(state: "State") -> Script[Instead]:
    place = yield from pick(state, "family-step", {f"step {place}": place for place in targets(state)})
    return Instead(partial(step, place=place))


def step(state: "State", place: int) -> Script[None]:
    """The action of the place; no payment, no encounters, nothing for merchant and companion."""
    seat = state.seats[state.active]
    state.mover = "family"
    state.events.append(FamilyMoved(state.active, seat.family, place))
    seat.family = place
    letters.deliver(state, state.active)
    yield from perform(state, place, "family")
    state.phase = "end"
    yield from encounters.end_turn(state)


add(Card("family-step", refusal, play))
