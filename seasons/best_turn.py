"""A season's best turn: of the swings that its games' analyses found, the one that gained most besides luck."""

from collections.abc import Iterable
from typing import NamedTuple


class Turn(NamedTuple):
    """A turn of a person. `first`: the row of the game's log with which it began; `gain`: of their share of winning,
    `luck`: what of it came by chance."""

    game: int
    first: int
    person: int
    gain: float
    luck: float

    @property
    def earned(self) -> float:
        return self.gain - self.luck


def best_turn(turns: Iterable[Turn]) -> Turn | None:
    """Of equal ones the first; None where no turn earned anything."""
    best = max(turns, key=lambda turn: turn.earned, default=None)
    return best if best is not None and best.earned > 0 else None
