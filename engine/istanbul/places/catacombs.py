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


def action(game: "State", optional: bool) -> Script[bool]:
    ware = yield from offer(game, CATACOMBS, lambda: wares(game), optional)
    if ware is None:
        return False
    if ware == COFFEE:
        purse.take_coffee(game, game.active, 1)
    else:
        purse.take_good(game, game.active, GOODS.index(ware))
    piece = yield from ask(game, "tunnel-figure", lambda: pieces(game))
    place = yield from ask(game, "tunnel", lambda: places(game, piece))
    if piece == "companion":
        companion.put(game, place)
    else:
        put_merchant(game, place)
    game.spared = game.spared or piece == game.mover
    return True


def wares(game: "State") -> dict[str, str]:
    return {f"take {name}": name for name in (*GOODS, *([COFFEE] if game.setup.mocha else ()))}


def pieces(game: "State") -> dict[str, str]:
    found = {"figure merchant": "merchant"}
    return {**found, "figure companion": "companion"} if game.seats[game.active].companion > 0 else found


def places(game: "State", piece: str) -> dict[str, int]:
    """Every place but the one where the piece stands."""
    seat = game.seats[game.active]
    here = seat.companion if piece == "companion" else seat.merchant
    return {f"tunnel {place}": place for place in sorted(game.board.places) if place != here}


PLACES[CATACOMBS] = Place(action, possible)
