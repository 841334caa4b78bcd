"""12 Police Station: the own family member goes to any other place and does its action (rulebook p. 19)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import letters
from engine.istanbul.action import PLACES, Place, offer, perform
from engine.istanbul.events import FamilySent
from engine.istanbul.names import POLICE_STATION

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(game: "State") -> Refusal | None:
    if game.seats[game.active].family != POLICE_STATION:
        return Refusal("family_not_here", place=game.seats[game.active].family)
    return None


def options(game: "State") -> dict[str, int]:
    if refusal(game):
        return {}
    return {f"send {place}": place for place in sorted(game.board.places) if place != POLICE_STATION}


def action(game: "State", optional: bool) -> Script[bool]:
    place = yield from offer(game, POLICE_STATION, lambda: options(game), optional)
    if place is None:
        return False
    send_family(game, place)
    # Ruling 14: no payment, no encounters, no assistant; only the action, which may be left undone.
    yield from perform(game, place, "family")
    return True


def send_family(game: "State", place: int) -> None:
    game.seats[game.active].family = place
    game.events.append(FamilySent(game.active, place))
    letters.deliver(game, game.active)


PLACES[POLICE_STATION] = Place(action, refusal)
