"""25 Catacombs: a good or a coffee, then merchant or companion to any place, where it only stands (rulebook p. 21).

Ruling 54: no action, no encounters, no assistant there; the barrier does not matter.
"""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Script
from engine.istanbul import companion, purse
from engine.istanbul.action import PLACES, Place, offer, possible
from engine.istanbul.ask import ask
from engine.istanbul.movement import put_merchant
from engine.istanbul.names import CATACOMBS, GOODS

if TYPE_CHECKING:
    from engine.istanbul.state import State

COFFEE: Final = "coffee"


def action(state: "State", optional: bool) -> Script[bool]:
    ware = yield from offer(state, CATACOMBS, lambda: wares(state), optional)
    if ware is None:
        return False
    if ware == COFFEE:
        purse.take_coffee(state, state.active, 1)
    else:
        purse.take_good(state, state.active, GOODS.index(ware))
    piece = yield from ask(state, "tunnel-figure", lambda: pieces(state))
    place = yield from ask(state, "tunnel", lambda: places(state, piece))
    if piece == "companion":
        companion.put(state, place)
    else:
        put_merchant(state, place)
    state.spared = state.spared or piece == state.mover
    return True


def wares(state: "State") -> dict[str, str]:
    return {f"take {name}": name for name in (*GOODS, *([COFFEE] if state.setup.mocha else ()))}


def pieces(state: "State") -> dict[str, str]:
    found = {"figure merchant": "merchant"}
    return {**found, "figure companion": "companion"} if state.seats[state.active].companion > 0 else found


def places(state: "State", piece: str) -> dict[str, int]:
    """Every place but the one where the piece stands."""
    seat = state.seats[state.active]
    here = seat.companion if piece == "companion" else seat.merchant
    return {f"tunnel {place}": place for place in sorted(state.board.places) if place != here}


PLACES[CATACOMBS] = Place(action, possible)
