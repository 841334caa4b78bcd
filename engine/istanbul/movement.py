"""Phase 1: the merchant's stack moves and an assistant is left or picked up (rulebook p. 8)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul.ask import ask
from engine.istanbul.events import Collected, Left, Moved
from engine.istanbul.names import FOUNTAIN

if TYPE_CHECKING:
    from engine.istanbul.state import State

NORMAL_REACH: Final = (1, 2)
MOVES: Final = {place: f"move {place}" for place in range(1, 26)}


def walk(game: "State") -> Script[bool]:
    """Move and see to the assistant; False when the turn ends at once."""
    game.phase = "move"
    game.reach = NORMAL_REACH
    place = yield from ask(game, "move", lambda: targets(game), reason=lambda notation: why_not(game, notation))
    seat = game.seats[game.active]
    if place != seat.merchant:
        game.events.append(Moved(game.active, seat.merchant, place))
        seat.merchant = place
    game.phase = "assistant"
    if place == FOUNTAIN:  # rulebook p. 18: no assistant is needed at the Fountain
        return True
    return bool((yield from see_to_assistant(game)))


def targets(game: "State") -> dict[str, int]:
    nearest, farthest = game.reach
    steps = game.board.distances(game.seats[game.active].merchant)
    return {MOVES[place]: place for place, distance in steps.items() if nearest <= distance <= farthest}


def why_not(game: "State", notation: str) -> Refusal | None:
    verb, _, number = notation.partition(" ")
    if verb != "move":
        return Refusal("move_first")
    place = int(number) if number.isdigit() else 0
    here = game.seats[game.active].merchant
    distance = game.board.distances(here).get(place)
    if distance is None:
        return Refusal("unknown_place", place=number)
    nearest, farthest = game.reach
    code = "must_move" if distance == 0 else "too_far" if distance > farthest else "too_near"
    return Refusal(code, place=place, distance=distance, nearest=nearest, farthest=farthest)


def see_to_assistant(game: "State") -> Script[bool]:
    choice = yield from ask(game, "assistant", lambda: _assistant_options(game), default=_usual(game))
    if choice == "stop":
        return False
    seat = game.seats[game.active]
    if choice == "collect":
        seat.out.remove(seat.merchant)
        seat.stack.insert(0, 0)
        game.events.append(Collected(game.active, seat.merchant))
    else:
        seat.stack.pop(0)
        seat.out.append(seat.merchant)
        game.events.append(Left(game.active, seat.merchant))
    return True


def _usual(game: "State") -> str:
    seat = game.seats[game.active]
    return "collect" if seat.merchant in seat.out else "leave"


def _assistant_options(game: "State") -> dict[str, str]:
    seat = game.seats[game.active]
    if seat.merchant in seat.out:
        return {"collect": "collect", "stop": "stop"}
    if seat.stack:
        return {"leave": "leave", "stop": "stop"}
    return {"stop": "stop"}
