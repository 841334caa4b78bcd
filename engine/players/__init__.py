"""House players (computer players); each sees only what its own seat may see."""

from random import Random
from typing import Any, Final, Generic

from engine.core.decision import Decision
from engine.core.determinize import determinize
from engine.core.position import AnyPosition, Position
from engine.core.rules import O, V

RANDOM, ROOKIE = "random", "rookie"
KINDS: Final = (RANDOM, ROOKIE)  # each has its words as house-<kind> in words/locales/en/tables.ftl, the names too


class Access(Generic[V, O]):
    """What one seat may know of a position and choose in it, nothing else. Raises Refusal when it need not act.

    Inside is a redrawn position, so nothing hidden can be found here, however one looks: no card, no seed. `rng` draws
    it. `decision`: the seat's decision, with None in place of the values that scripts receive."""

    __slots__ = ("_position", "decision", "seat")

    def __init__(self, position: Position[Any, V, O, Any], seat: int, rng: Random) -> None:
        asked = position.decision(seat)
        # A generator of its own: how much it is used must not change what the player leaves to chance.
        self._position: Position[Any, V, O, Any] = determinize(position, seat, Random(rng.getrandbits(64)))
        self.seat = seat
        self.decision = Decision(seat, asked.kind, dict.fromkeys(asked.options), default=asked.default)

    @property
    def view(self) -> V:
        """All that the seat may know now."""
        return self._position.view(self.seat)

    def outlook(self, notation: str) -> O:
        """Typed consequences of one of the seat's options, as far as they can be known."""
        return self._position.outlook(self.seat, notation)


def choose(name: str, position: AnyPosition, seat: int, rng: Random) -> str:
    """The notation that the house player `name` chooses for `seat`. It is given an `Access`, never the position.

    Raises Refusal when that seat need not act, ValueError when there is no such player."""
    if name not in KINDS:
        raise ValueError(f"no house player is called {name!r}: there are {', '.join(KINDS)}")
    access = Access(position, seat, rng)
    if name == RANDOM:
        return rng.choice(list(access.decision.options))
    return position.rules.rookie(access, rng)
