"""7 Fountain: any number of assistants come back to the merchant; nobody is paid here (rulebook p. 18).

With Letters & Seals the companion may come to its owner's supply as well (rulebook p. 15; ruling 47).
"""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import companion
from engine.istanbul.action import PLACES, Place, offer
from engine.istanbul.ask import ask
from engine.istanbul.names import FOUNTAIN
from engine.istanbul.recall import bring_back, choices
from engine.istanbul.state import GENERAL_SUPPLY

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    nothing = not state.seats[state.active].out and not companion.may_be_taken(state, state.active)
    return Refusal("no_assistant_out") if nothing else None


def options(state: "State") -> dict[str, list[int]]:
    """Any of the own assistants; only the companion comes last."""
    found = choices(state)
    return {**found, "take-companion": []} if companion.may_be_taken(state, state.active) else found


def action(state: "State", optional: bool) -> Script[bool]:
    places = yield from offer(state, FOUNTAIN, lambda: options(state), optional)
    if places is None:
        return False
    if places:
        bring_back(state, places)
    if companion.may_be_taken(state, state.active) and (not places or (yield from wants_companion(state))):
        companion.take(state, state.active)
    return True


def wants_companion(state: "State") -> Script[bool]:
    """From the general supply nearly everybody takes it; from the bazaar it is a choice."""
    waits = state.seats[state.active].companion == GENERAL_SUPPLY
    taken: bool = yield from ask(
        state,
        "companion",
        lambda: {"take-companion": True, "leave-companion": False},
        default="take-companion" if waits else None,
    )
    return taken


PLACES[FOUNTAIN] = Place(action, refusal)
