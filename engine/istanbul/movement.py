"""Phase 1: the merchant's stack moves and an assistant is left or picked up (rulebook p. 8)."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import companion, letters
from engine.istanbul.ask import ask
from engine.istanbul.events import Collected, Left, Moved
from engine.istanbul.guild import turn as guild_turn
from engine.istanbul.names import FOUNTAIN, STRAIGHT_LINES
from engine.istanbul.state import GENERAL_SUPPLY, NEUTRAL, OWN, OWN_SUPPLY

if TYPE_CHECKING:
    from engine.istanbul.board import Edge
    from engine.istanbul.state import State

NORMAL_REACH: Final = (1, 2)
MOVES: Final = {place: f"move {place}" for place in range(1, 26)}


class Instead:
    """What replaces the merchant's whole turn: a script of its own."""

    __slots__ = ("script",)

    def __init__(self, script: "Callable[[State], Script[None]]") -> None:
        self.script = script


def choose(game: "State") -> Script["int | Instead"]:
    """Where the merchant goes, or what is done instead."""
    game.phase = "move"
    game.reach = NORMAL_REACH
    game.jumps = []
    game.walking = False
    game.mover = "merchant"
    game.unpaid = None
    game.spared = False
    chosen: int | Instead = yield from ask(
        game, "move", lambda: options(game), reason=lambda notation: why_not(game, notation)
    )
    return chosen


def options(game: "State") -> dict[str, Any]:
    found: dict[str, Any] = {} if game.mover == "companion" else {**targets(game)}
    for card in guild_turn.playable(game):
        found[f"guild {card}"] = Instead(partial(guild_turn.turn, card=card))
    if game.seats[game.active].companion == OWN_SUPPLY:
        found["place-companion"] = companion.PLACING
    elif game.seats[game.active].companion != GENERAL_SUPPLY and companion_may_go(game):
        for place in companion.targets(game, blocking(game)):
            found[f"companion {place}"] = Instead(partial(companion.turn, place=place))
    return found


def companion_may_go(game: "State") -> bool:
    """Not after a card that replaces the merchant's walk."""
    return game.mover == "companion" or (game.reach == NORMAL_REACH and not game.jumps)


def arrive(game: "State", place: int) -> Script[bool]:
    """The merchant's stack goes to `place`, then an assistant; False when the turn ends at once."""
    put_merchant(game, place)
    game.phase = "assistant"
    if place == FOUNTAIN:  # rulebook p. 18: no assistant is needed at the Fountain
        return True
    return bool((yield from see_to_assistant(game)))


def put_merchant(game: "State", place: int, index: int | None = None) -> None:
    """The merchant's stack of a seat, the active one unless said otherwise, stands at `place` now."""
    index = game.active if index is None else index
    seat = game.seats[index]
    if place != seat.merchant:
        game.events.append(Moved(index, seat.merchant, place))
        seat.merchant = place
        letters.deliver(game, index)


def blocking(game: "State") -> "Edge | None":
    """The barrier as it stands in the way of the active seat; its holder passes it (ruling 42)."""
    return None if game.barrier_holder == game.active else game.barrier


def distances(game: "State") -> dict[int, int]:
    """Steps from the active merchant to every place, the shortest way round the barrier (ruling 3)."""
    return game.board.distances(game.seats[game.active].merchant, blocking(game))


def targets(game: "State") -> dict[str, int]:
    if game.jumps:
        return {MOVES[place]: place for place in game.jumps}
    nearest, farthest = game.reach
    found = {MOVES[place]: place for place, steps in distances(game).items() if nearest <= steps <= farthest}
    if game.reach == NORMAL_REACH and game.seats[game.active].taverns[STRAIGHT_LINES]:
        found.update((MOVES[place], place) for place in straight_lines(game))
    return found


def straight_lines(game: "State") -> list[int]:
    """Every place in the row and column of the merchant, as far as no barrier blocks the way (rulebook p. 20)."""
    return game.board.lines(game.seats[game.active].merchant, blocking(game))


def why_not(game: "State", notation: str) -> Refusal | None:
    verb, _, number = notation.partition(" ")
    if verb in ("companion", "place-companion"):
        return companion.why_not(game, verb, number, blocking(game))
    if verb == "guild":
        return guild_turn.why_not(game, number)
    if verb != "move":
        return Refusal("move_first")
    place = int(number) if number.isdigit() else 0
    distance = distances(game).get(place)
    if distance is None:
        return Refusal("unknown_place", place=number)
    if game.mover == "companion":
        return Refusal("movement_replaced", place=place)
    if game.jumps:
        return Refusal("not_among_jumps", place=place)
    nearest, farthest = game.reach
    code = "must_move" if distance == 0 else "too_far" if distance > farthest else "too_near"
    return Refusal(code, place=place, distance=distance, nearest=nearest, farthest=farthest)


def see_to_assistant(game: "State") -> Script[bool]:
    """An assistant from the place joins the bottom of the stack, or the bottom one of the stack stays there."""
    choice = yield from ask(game, "assistant", lambda: _assistant_options(game), default=_usual(game))
    if choice == "stop":
        return False
    seat = game.seats[game.active]
    place = seat.merchant
    if choice == "leave":
        neutral = seat.stack.pop(0) == NEUTRAL
        (game.neutral_out if neutral else seat.out).append(place)
        game.events.append(Left(game.active, place, neutral))
    else:
        neutral = choice == "collect-neutral"
        (game.neutral_out if neutral else seat.out).remove(place)
        seat.stack.insert(0, NEUTRAL if neutral else OWN)
        game.events.append(Collected(game.active, place, neutral))
    return True


def _usual(game: "State") -> str | None:
    """What nearly everybody wants; with a neutral assistant there it is a choice (ruling 56)."""
    seat = game.seats[game.active]
    if seat.merchant in game.neutral_out:
        return None
    return "collect" if seat.merchant in seat.out else "leave"


def _assistant_options(game: "State") -> dict[str, str]:
    """Ruling 4: the own assistant there is picked up; a neutral one may be, also instead of leaving one."""
    seat = game.seats[game.active]
    found = []
    if seat.merchant in seat.out:
        found.append("collect")
    if seat.merchant in game.neutral_out:
        found.append("collect-neutral")
    if seat.merchant not in seat.out and seat.stack:
        found.append("leave")
    return {choice: choice for choice in (*found, "stop")}
