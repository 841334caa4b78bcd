"""Computer players of the house; each sees only what its own seat may see."""

from random import Random
from typing import Any, Final, Generic

from engine.core.decision import Decision
from engine.core.position import AnyPosition, Position
from engine.core.rules import O, V

RANDOM, ROOKIE = "random", "rookie"
NAMES: Final = (RANDOM, ROOKIE)


class Access(Generic[V, O]):
    """One seat's window on a position: what it may know and what it may choose, nothing else.

    `decision` has the kind, notations and default of what must be chosen; what scripts receive for a notation is not
    for players."""

    __slots__ = ("_position", "decision", "seat")

    def __init__(self, position: Position[Any, V, O, Any], seat: int) -> None:
        asked = position.decision(seat)
        self._position = position
        self.seat = seat
        self.decision = Decision(seat, asked.kind, dict.fromkeys(asked.options), default=asked.default)

    @property
    def view(self) -> V:
        return self._position.view(self.seat)

    def outlook(self, notation: str) -> O:
        """What one of the seat's options leads to."""
        return self._position.outlook(self.seat, notation)


def choose(name: str, position: AnyPosition, seat: int, rng: Random) -> str:
    """The notation the house player `name` chooses for `seat`.

    Raises Refusal when that seat need not act, ValueError when there is no such player."""
    if name not in NAMES:
        raise ValueError(f"no house player is called {name!r}: there are {', '.join(NAMES)}")
    access = Access(position, seat)
    if name == RANDOM:
        return rng.choice(list(access.decision.options))
    return position.rules.rookie(access, rng)
