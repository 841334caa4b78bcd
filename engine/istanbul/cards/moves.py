"""Bonus cards that replace the merchant's walk: stay, 3 or 4 places, any corner, any place for lira, to another
merchant, companion, family step (rulebook p. 24; ruling 18).

Assistant, payment and action follow as usual."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import letters, purse
from engine.istanbul.events import FamilyMoved
from engine.istanbul.names import POLICE_STATION
from engine.istanbul.notation import STEP, TO
from engine.istanbul.state import OWN_SUPPLY, State
from engine.istanbul.turn import encounters
from engine.istanbul.turn.action import perform
from engine.istanbul.turn.ask import TurnReplacement, pick
from engine.istanbul.turn.movement import blocking
from engine.istanbul.window import Window

PRICE_OF_ANYWHERE: Final = 3
THREE_OR_FOUR: Final = (3, 4)


def walk_replaced(state: State) -> Refusal | None:
    """Only one card replaces the merchant's walk."""
    return None if state.now.walks else Refusal("movement_replaced")


def change_reach(state: State, *, reach: tuple[int, int]) -> None:
    """The merchant walks so many steps instead of 1 or 2."""
    state.now.reach = reach


def elsewhere(here: int, places: Sequence[int]) -> list[int]:
    """All of these places but the present one."""
    return [place for place in places if place != here]


def jump_to_corner(state: State) -> None:
    """Put the merchant at any corner of the bazaar; the barrier does not stop it (ruling 42)."""
    state.now.jumps = tuple(sorted(elsewhere(state.seats[state.active].merchant, state.board.corners)))


def cannot_jump_anywhere(state: State) -> Refusal | None:
    """The refusal after another card for the walk, or without the 3 lira."""
    return walk_replaced(state) or purse.lira_short(state, PRICE_OF_ANYWHERE)


def jump_anywhere(state: State) -> None:
    """Put the merchant at any place for 3 lira; the barrier does not stop it (ruling 42)."""
    purse.spend(state, state.active, PRICE_OF_ANYWHERE)
    state.now.jumps = tuple(sorted(elsewhere(state.seats[state.active].merchant, state.board.places)))


def _merchants_elsewhere(state: State) -> list[int]:
    """The seats whose merchant stands at another place, because a movement may not end where it began."""
    here = state.seats[state.active].merchant
    return [index for index, seat in enumerate(state.seats) if seat.merchant != here]


def no_merchant_to_join(state: State) -> Refusal | None:
    """The refusal after another card for the walk, or when all merchants stand where one's own does."""
    return walk_replaced(state) or (None if _merchants_elsewhere(state) else Refusal("no_merchant_elsewhere"))


def jump_to_merchant(state: State) -> Script[None]:
    """Put the merchant at the place of another seat's merchant, which is not paid (ruling 53)."""
    options = {TO(state.seats[index].colour): index for index in _merchants_elsewhere(state)}
    index = state.now.unpaid = yield from pick(state, "move-to-merchant", options)
    state.now.jumps = (state.seats[index].merchant,)


def companion_not_placed(state: State) -> Refusal | None:
    """The refusal after a card for the walk, or while the companion is not in the bazaar."""
    placed = state.seats[state.active].companion > OWN_SUPPLY
    return walk_replaced(state) or (None if placed else Refusal("companion_not_placed"))


def move_companion_2(state: State) -> None:
    """The companion moves 2 places instead of 1, and the merchant stays."""
    state.now.mover = "companion"


def family_cannot_step(state: State) -> Refusal | None:
    """The refusal while the family member is at the Police Station, after a card for the walk, or without a place to
    go."""
    if state.seats[state.active].family == POLICE_STATION:
        return Refusal("family_at_police")
    return walk_replaced(state) or (None if _family_steps(state) else Refusal("no_place_to_step"))


def _family_steps(state: State) -> list[int]:
    """The neighbouring places except the Police Station and what is behind the barrier (ruling 42)."""
    return elsewhere(POLICE_STATION, state.board.neighbours(state.seats[state.active].family, blocking(state)))


def family_step(state: State) -> Script[TurnReplacement]:
    """The family member goes one step and acts there; merchant and companion stay this turn (rulings 14, 58)."""
    place = yield from pick(state, "family-step", {STEP(place): place for place in _family_steps(state)})
    return TurnReplacement(partial(_step, place=place))


def _step(state: State, place: int) -> Script[None]:
    """The action of the place; no payment, no encounters. The step was the move of this turn, so that merchant and
    companion may not be moved in the rest of it (ruling 58, see `Turn.why_pieces_stay`)."""
    seat = state.seats[state.active]
    state.now.mover = "family"
    state.events.append(FamilyMoved(state.active, seat.family, place))
    seat.family = place
    letters.deliver(state, state.active)
    yield from perform(state, place, "family")
    yield from encounters.end_turn(state, Window.END)
