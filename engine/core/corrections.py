"""One thing of a seat that an organiser may set right with /table correct: its name, and from what to what. Which
things these are stands in `corrections.py` of each game, who may do it in host/turn/corrections.py. A correction
replaces the position at a turn boundary; it is no rule, and nothing follows from it but what the next turns make of
it."""

from collections.abc import Iterable
from typing import Final, NamedTuple

MOST: Final = 99  # of what there is no limit for, such as lira


class Field(NamedTuple):
    """One thing of a seat: its name, what it is now, and what it may be set to, all as in a log."""

    name: str
    present: str
    allowed: tuple[str, ...]


def amount(name: str, present: int, most: int = MOST) -> Field:
    """A number from 0 to `most`, or up to what it is now where that is more."""
    return Field(name, str(present), tuple(map(str, range(max(most, present) + 1))))


def place(name: str, present: object, places: Iterable[object]) -> Field:
    """Where a piece stands."""
    return Field(name, str(present), tuple(map(str, places)))
