"""7 Fountain: any number of assistants come back to the merchant; nobody is paid here (rulebook p. 18)."""

from itertools import combinations
from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul.action import PLACES, Place, offer
from engine.istanbul.names import FOUNTAIN
from engine.istanbul.recall import bring_back

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(game: "State") -> Refusal | None:
    return None if game.seats[game.active].out else Refusal("no_assistant_out")


def options(game: "State") -> dict[str, list[int]]:
    """Every choice of assistants by their places, all of them first: "return 3 5"."""
    out = sorted(game.seats[game.active].out)
    found: dict[str, list[int]] = {}
    for size in range(len(out), 0, -1):
        for places in combinations(out, size):
            found["return " + " ".join(map(str, places))] = list(places)
    return found


def action(game: "State", optional: bool) -> Script[bool]:
    places = yield from offer(game, FOUNTAIN, lambda: options(game), optional)
    if places is None:
        return False
    bring_back(game, places)
    return True


PLACES[FOUNTAIN] = Place(action, refusal)
