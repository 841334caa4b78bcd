"""Who is ahead: the ranking, shared places and shared wins, and from which turn on the winner led for good."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

Standing: TypeAlias = tuple[int, ...]
"""The numbers by which the ranking compares seats, the most important first: rubies or points, then tie-breakers."""


class Mark(NamedTuple):
    """The standings after a turn. `turn`: its number in the history, 0 before the first; `round`: the round that
    was being played then."""

    turn: int
    round: int
    standings: tuple[Standing, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        """The first number of each standing, by seat: rubies or points."""
        return tuple(standing[0] for standing in self.standings)


class ShareMark(NamedTuple):
    """Each seat's share of winning after a turn; `turn`, `round`: as of a `Mark`."""

    turn: int
    round: int
    shares: tuple[float, ...]


def ahead_for_good(marks: Sequence[Mark]) -> Mark | None:
    """The mark from which on nobody has had more than the winner; None where that was never otherwise, and where the
    win is shared."""
    won = winners(marks[-1].standings)
    behind = [at for at, mark in enumerate(marks) if mark.scores[won[0]] < max(mark.scores)]
    return marks[behind[-1] + 1] if behind and len(won) == 1 else None


def ranking(standings: Sequence[Standing]) -> list[int]:
    """All seats, the best first; of equal ones the first in turn order."""
    return sorted(range(len(standings)), key=standings.__getitem__, reverse=True)


def place(standings: Sequence[Standing], seat: int) -> int:
    """The seat's place from 1; equal seats share one."""
    return 1 + sum(other > standings[seat] for other in standings)


def winners(standings: Sequence[Standing]) -> list[int]:
    """The best seat, or all that share the win."""
    return [seat for seat in range(len(standings)) if place(standings, seat) == 1]
