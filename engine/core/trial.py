"""Trying an option to see what it leads to, for its label, for shortcuts and for house players."""

from collections.abc import Collection, Sequence
from typing import Any, Generic, NamedTuple, Protocol

from engine.core.choice import Choice
from engine.core.contracts import S
from engine.core.decision import Decision
from engine.core.dice import Unknown


class Step(NamedTuple):
    """A choice and the events it caused."""

    notation: str
    events: tuple[Any, ...]


class Playable(Protocol[S]):
    """A position, as far as options of it are tried; see `engine.core.position.Position`."""

    state: S
    floor: int

    @property
    def choices(self) -> Sequence[Choice]: ...

    @property
    def decisions(self) -> tuple[Decision, ...]: ...

    def decision(self, seat: int) -> Decision: ...

    def choose(self, seat: int, notation: str) -> tuple[Any, ...]: ...

    def fork(self, *, blind: bool) -> "Playable[S]": ...

    def try_out(self, seat: int, notation: str) -> "Trial[S]": ...


class Trial(Generic[S]):
    """Choices of one seat on a blind fork: nothing hidden is learnt, and the position that they start from stays as it
    is.

    `start`: that position; `fork`: the position after the choices, `steps`. `unknown`: chance decides how the last
    choice goes on, so its events are only those up to there, and the fork is of no use for choosing.
    `by_default`: whether all choices after the first are defaults."""

    __slots__ = ("by_default", "fork", "seat", "start", "steps", "unknown")

    def __init__(self, start: Playable[S], seat: int, notation: str) -> None:
        """Raises Refusal when the seat has no such option."""
        self.start = start
        self.seat = seat
        self.fork = start.fork(blind=True)
        self.steps: list[Step] = []
        self.unknown = False
        self.by_default = True
        self._choose(notation)

    @property
    def events(self) -> tuple[Any, ...]:
        """What all choices caused."""
        return tuple(event for step in self.steps for event in step.events)

    @property
    def goes_on(self) -> bool:
        """Whether the seat, and nobody else, has to choose next in the same turn."""
        decisions = self.fork.decisions
        alone = len(decisions) == 1 and decisions[0].seat == self.seat
        return alone and bool(self.fork.choices) and not self.unknown

    @property
    def reveals(self) -> bool:
        """Whether something hidden becomes known, so that not all choices could be undone."""
        return self.unknown or self.fork.floor > len(self.start.choices)

    def choose(self, notation: str) -> None:
        """Make the seat's next choice. Raises Refusal when it is not legal."""
        self.by_default = False
        self._choose(notation)

    def take_defaults(self, until: Collection[str] = ()) -> None:
        """Choose what the seat is asked next as long as it has a default, up to a decision of a kind in `until`."""
        while self.goes_on and self.fork.decisions[0].kind not in until:
            default = self.fork.decisions[0].default
            if default is None:
                return
            self._choose(default)

    def _choose(self, notation: str) -> None:
        try:
            events = self.fork.choose(self.seat, notation)
        except Unknown:
            self.unknown = True
            events = tuple(self.fork.state.events)
        self.steps.append(Step(notation, events))
