"""12 Police Station: the own family member goes to any other place and does its action (rulebook p. 19)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import letters
from engine.istanbul.action import PLACES, Place, offer, perform
from engine.istanbul.events import FamilySent
from engine.istanbul.names import POLICE_STATION

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    if state.seats[state.active].family != POLICE_STATION:
        return Refusal("family_not_here", place=state.seats[state.active].family)
    return None


def options(state: "State") -> dict[str, int]:
    if refusal(state):
        return {}
    return {f"send {place}": place for place in sorted(state.board.places) if place != POLICE_STATION}


def action(state: "State", optional: bool) -> Script[bool]:
    place = yield from offer(state, POLICE_STATION, lambda: options(state), optional)
    if place is None:
        return False
    send_family(state, place)
    # Ruling 14: no payment, no encounters, no assistant; only the action, which may be left undone.
    yield from perform(state, place, "family")
    return True


def send_family(state: "State", place: int) -> None:
    state.seats[state.active].family = place
    state.events.append(FamilySent(state.active, place))
    letters.deliver(state, state.active)


PLACES[POLICE_STATION] = Place(action, refusal)
