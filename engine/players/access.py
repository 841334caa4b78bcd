"""What a computer player may see and look ahead in: the view of its seat, and positions redrawn without anything
hidden."""

from random import Random
from typing import Any, Generic

from engine.core.decision import Decision
from engine.core.determinize import determinize
from engine.core.judge import Judge
from engine.core.position import AnyPosition, Position
from engine.core.protocols import O, V


class PlayerAccess(Generic[V, O]):
    """`Access` with a position to look ahead in. Raises Refusal when the seat need not act.

    `world` is a redrawn position, so nothing hidden can be found here, however one looks: no card, no seed. `rng` draws
    it. `decision`: the seat's decision, with None in place of the values that scripts receive. `judge`: as the
    personality of the computer player would have it."""

    __slots__ = ("decision", "judge", "seat", "world")
    judge: Judge[V]

    def __init__(self, position: Position[Any, V, O, Any], seat: int, rng: Random, personality: str = "") -> None:
        # A generator of its own: how much it is used must not change what the player leaves to chance.
        self._look(determinize(position, seat, Random(rng.getrandbits(64))), position, seat)
        self.judge = self.judge.of(personality)

    @classmethod
    def to_imagined(cls, world: Position[Any, V, O, Any], seat: int) -> "PlayerAccess[V, O]":
        """Access to a position that is imagined already, which is not redrawn."""
        access = cls.__new__(cls)
        access._look(world, world, seat)
        return access

    def _look(self, world: Position[Any, V, O, Any], position: Position[Any, V, O, Any], seat: int) -> None:
        asked = position.decision(seat)
        self.world = world
        self.judge = world.rules.judge
        self.seat = seat
        self.decision = Decision(seat, asked.kind, dict.fromkeys(asked.options), default=asked.default)

    @property
    def view(self) -> V:
        return self.world.view(self.seat)

    def outlook(self, notation: str) -> O:
        return self.world.outlook(self.seat, notation)


def rookie_choice(position: AnyPosition, seat: int, rng: Random) -> str:
    """The choice of a Rookie in an imagined position."""
    default = position.decision(seat).default
    return position.rules.rookie(PlayerAccess.to_imagined(position, seat), rng) if default is None else default
