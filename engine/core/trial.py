"""Trying an option to see what it leads to, for its label, for shortcuts and for house players.

A shortcut is several choices of one seat, in its own turn, that are made at one press and can each be undone. Nothing
hidden becomes known on the way and nobody else is asked, so all that it does can be said before."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias

from engine.core.contracts import S
from engine.core.decision import Choice, Decision
from engine.core.dice import Unknown


class Step(NamedTuple):
    """A choice and the events it caused."""

    notation: str
    events: tuple[Any, ...]


class Playable(Protocol[S]):
    """A position, as far as options of it are tried; see `engine.core.position.Position`."""

    state: S
    floor: int
    choices: list[Choice]
    decisions: tuple[Decision, ...]

    def decision(self, seat: int) -> Decision: ...

    def choose(self, seat: int, notation: str) -> tuple[Any, ...]: ...

    def fork(self, *, blind: bool) -> "Playable[S]": ...

    def try_out(self, seat: int, notation: str) -> "Trial[S]": ...


class Trial(Generic[S]):
    """Choices of one seat on a blind fork: nothing hidden is learnt, and the position from which they start stays as
    it is.

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
        return tuple(event for step in self.steps for event in step.events)

    @property
    def goes_on(self) -> bool:
        """True if the seat, and nobody else, has to choose next in the same turn."""
        decisions = self.fork.decisions
        alone = len(decisions) == 1 and decisions[0].seat == self.seat
        return alone and bool(self.fork.choices) and not self.unknown

    @property
    def reveals(self) -> bool:
        """True if something hidden becomes known, so that not all choices could be undone."""
        return self.unknown or self.fork.floor > len(self.start.choices)

    def choose(self, notation: str) -> None:
        """Make the seat's next choice. Raises Refusal when it is not legal."""
        self.by_default = False
        self._choose(notation)

    def take_defaults(self, until: Collection[str] = ()) -> None:
        """Choose defaults as long as there are any, up to a decision of a kind in `until`."""
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


Leads: TypeAlias = Callable[[S, Decision], Sequence[str]]


class Shortcut(NamedTuple):
    """`notations`: the choices in order, defaults included; `events`: of all of them; `opens`: the kind of the seat's
    decision after them."""

    notations: tuple[str, ...]
    events: tuple[Any, ...]
    opens: str


def shortcuts_from(trial: Trial[S], leads_of: Leads[S]) -> Iterator[Shortcut]:
    """The shortcuts that begin with the option tried. Each goes on as long as `leads_of`, which is `Rules.leads`, names
    what follows, at most to the question whether the turn is finished. Goes on with the trial, if it went no other way
    so far."""
    if not trial.by_default:
        trial = trial.start.try_out(trial.seat, trial.steps[0].notation)
    leads: Sequence[str] = ()
    opens = ""
    while not trial.unknown:
        if not trial.goes_on or trial.reveals:
            return
        opens = trial.fork.decisions[0].kind
        leads = _leads(trial, leads_of)
        if len(leads) != 1:
            break
        trial.choose(leads[0])
    known = trial.steps[:-1] if trial.unknown else trial.steps
    notations, events = tuple(step.notation for step in known), tuple(event for step in known for event in step.events)
    if len(leads) > 1:
        for lead in leads:
            for rest in shortcuts_from(trial.fork.try_out(trial.seat, lead), leads_of):
                yield Shortcut(notations + rest.notations, events + rest.events, rest.opens)
    elif known:
        yield Shortcut(notations, events, opens)


def _leads(trial: Trial[S], leads_of: Leads[S]) -> Sequence[str]:
    (decision,) = trial.fork.decisions
    if decision.confirm:
        return ()
    if decision.default is not None:
        return (decision.default,)
    return leads_of(trial.fork.state, decision)
