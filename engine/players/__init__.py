"""Computer players of the house; each sees only what its own seat may see."""

from random import Random
from typing import Any, Final

from engine.core.decision import Decision
from engine.core.position import Position

RANDOM, ROOKIE = "random", "rookie"
NAMES: Final = (RANDOM, ROOKIE)


class Access:
    """One seat's window on a position: what it may know and what it may choose, nothing else."""

    __slots__ = ("_position", "decision", "seat")

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat
        self.decision: Decision = position.decision(seat)

    @property
    def view(self) -> Any:
        return self._position.view(self.seat)

    def outlook(self, notation: str) -> Any:
        """What one of the seat's options leads to."""
        return self._position.outlook(self.seat, notation)


def choose(name: str, position: Position, seat: int, rng: Random) -> str:
    """The notation the house player `name` chooses for `seat`. Raises Refusal when it need not act."""
    access = Access(position, seat)
    if name == RANDOM:
        return rng.choice(list(access.decision.options))
    return position.game.rookie(access, rng)
