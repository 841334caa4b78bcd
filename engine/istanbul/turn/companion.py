"""The companion: placed beside the merchant, moved instead of it and how far, taken back (rulebook p. 15, 16; ruling
47)."""

from collections.abc import Sequence
from typing import Final

from engine.core.decision import Refusal, Script
from engine.core.notation import Parsed
from engine.istanbul import letters
from engine.istanbul.board import Edge
from engine.istanbul.events import CompanionMoved, CompanionPlaced, CompanionTaken
from engine.istanbul.notation import PLACE_COMPANION
from engine.istanbul.state import OWN_SUPPLY, State
from engine.istanbul.turn.ask import SideAction
from engine.istanbul.turn.visit import visit

STEPS: Final = 1
STEPS_WITH_CARD: Final = 2


def place_beside_merchant(state: State) -> None:
    """Place the companion from the seat's own supply; it may move in the same turn."""
    seat = state.seats[state.active]
    seat.companion = seat.merchant
    state.events.append(CompanionPlaced(state.active, seat.companion))
    letters.deliver(state, state.active)


PLACING: Final = SideAction(place_beside_merchant)


def _steps(state: State) -> int:
    """The steps that the companion goes: 2 if the card for 2 steps made it the mover, otherwise 1."""
    return STEPS_WITH_CARD if state.now.mover == "companion" else STEPS


def targets(state: State, barrier: Edge | None) -> Sequence[int]:
    steps = _steps(state)
    return state.board.within(state.seats[state.active].companion, (steps, steps), barrier)


def why_not(state: State, parsed: Parsed, barrier: Edge | None) -> Refusal:
    """The reason why the companion may not be placed or go where the notation says."""
    seat = state.seats[state.active]
    if not state.setup.letters:
        return Refusal("needs_letters_and_seals")
    if parsed.verb == PLACE_COMPANION:
        return Refusal("companion_not_in_supply")
    if seat.companion <= OWN_SUPPLY:
        return Refusal("companion_not_placed")
    place = parsed.number
    distance = state.board.distances(seat.companion, barrier).get(place)
    if distance is None:
        return Refusal("unknown_place", place=parsed.rest)
    need = _steps(state)
    code = "must_move" if distance == 0 else "too_far" if distance > need else "too_near"
    return Refusal(
        "movement_replaced" if distance == need else code, place=place, distance=distance, nearest=need, farthest=need
    )


def turn(state: State, place: int) -> Script[None]:
    """The turn of a companion: it moves; payment, action and encounters are as for a merchant, without assistants.
    It pays neutral merchants, too, and cards and tiles tied to a place work for it (rulings 35, 48)."""
    state.now.mover = "companion"
    put(state, place)
    yield from visit(state)


def put(state: State, place: int) -> None:
    """The active seat's companion stands at `place` now."""
    seat = state.seats[state.active]
    state.events.append(CompanionMoved(state.active, seat.companion, place))
    seat.companion = place
    letters.deliver(state, state.active)


def may_be_taken(state: State, index: int) -> bool:
    """True if the seat's companion can come to its own supply, from the board or the general supply."""
    return state.setup.letters and state.seats[index].companion != OWN_SUPPLY


def take(state: State, index: int) -> None:
    """The companion goes to the supply of seat `index`, its owner, from the bazaar or the general supply."""
    seat = state.seats[index]
    state.events.append(CompanionTaken(index, max(seat.companion, 0)))
    seat.companion = OWN_SUPPLY
