"""What somebody may try in The Voyages of Marco Polo that the rules do not allow."""

from collections.abc import Iterator
from typing import Final

from engine.core.decision import Decision, Refusal
from engine.core.notation import Verb, parse
from engine.core.position import Position
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.notation import KEEP, TAKE, TO
from engine.marco_polo.spaces.board_spaces import MAIN_ACTIONS

DICE: Final = ("6", "5", "4", "3", "2", "1")


def mistakes(position: Position, seat: int) -> dict[str, str]:
    """A notation for each reason why something is not allowed now: {reason's name: notation}."""
    decision = position.decision(seat)
    found: dict[str, str] = {}
    for notation in _attempts(position, decision):
        reason = decision.why(notation)
        if reason is not None:
            found.setdefault(_name(decision, reason), notation)
    return found


def _name(decision: Decision, reason: Refusal) -> str:
    """The same reason counts anew where it is about the way a figure travels."""
    return f"{decision.kind} {reason.code}" if decision.kind == "travel" else reason.code


def _attempts(position: Position, decision: Decision) -> Iterator[str]:
    match decision.kind:
        case "turn" | "after":
            yield from MAIN_ACTIONS
        case "dice" | "die":
            verb, dice = parse(next(iter(decision.options)))
            for die in DICE:
                yield Verb(verb).all([die] * len(dice.split()))
        case "travel":
            yield from (TO(place) for place in PLACES)
        case "contracts":
            yield TAKE.all(position.view(None).row[:3])
        case "goals":
            yield from (KEEP.all(goals) for goals in (("G01", "G02"), ("G03", "G04"), ("G01",)))
