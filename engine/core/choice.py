"""A choice as a log keeps it."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

NOBODY: Final = -1  # the seat of log rows that are no seat's choice


class Choice(NamedTuple):
    """Who chose what, and what followed up to the next question: outcomes of chance, and the answers to needless
    decisions. It is what replaying needs of a log row."""

    seat: int
    notation: str
    outcomes: tuple[int, ...] = ()
    unasked: tuple[str, ...] = ()


UNEVENTFUL: Final = Choice(NOBODY, "new")  # the way to a first decision without outcomes and answers


def dump_choice(choice: Choice) -> list[Any]:
    """JSON-able data from which `choice_from` makes the same choice."""
    dumped = [choice.seat, choice.notation, list(choice.outcomes)]
    return [*dumped, list(choice.unasked)] if choice.unasked else dumped


def choice_from(data: Sequence[Any]) -> Choice:
    """A choice from JSON-able data: seat, notation, outcomes, and, if there were any, answers to needless decisions."""
    seat, notation, outcomes, *unasked = data
    return Choice(seat, notation, tuple(outcomes), *map(tuple, unasked))
