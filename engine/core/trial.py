"""Trying an option without learning anything hidden; and how a shortcut, several choices at one press, goes on and
where it ends.

A shortcut is several choices of one seat, in its own turn, that are made at one press. Nothing hidden becomes known on
the way, but for the outcome of its last choice and what the rest of the turn does not depend on (`Indifferent`), and
nobody else is asked, so all that it does can be said before."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias

from engine.core.decision import Choice, Decision
from engine.core.dice import Unknown
from engine.core.protocols import S


class Step(NamedTuple):
    """A choice and the events it caused."""

    notation: str
    events: tuple[Any, ...]


class Indifferent(NamedTuple):
    """Chance on which nothing depends that can be chosen or happens in the rest of the turn. `outcomes`: some that
    stand for any others, so that nobody looks at the true ones; `tells`: the class of the events that tell them."""

    outcomes: tuple[int, ...]
    tells: type[Any]

    def untold(self, events: Iterable[Any]) -> tuple[Any, ...]:
        """The events that do not tell them."""
        return tuple(event for event in events if not isinstance(event, self.tells))


class Playable(Protocol[S]):
    """A position, as far as options of it are tried; see `engine.core.position.Position`."""

    state: S
    floor: int
    choices: list[Choice]
    decisions: tuple[Decision, ...]

    def decision(self, seat: int) -> Decision: ...

    def choose(self, seat: int, notation: str) -> tuple[Any, ...]: ...

    def foresee(self, seat: int, notation: str) -> tuple[Any, ...]: ...

    def fork(self, *, blind: bool) -> "Playable[S]": ...

    def try_out(self, seat: int, notation: str) -> "Trial[S]": ...


class Trial(Generic[S]):
    """Choices of one seat on a blind fork: nothing hidden is learnt, and the position from which they start stays as
    it is.

    `start`: that position; `fork`: the position after the choices, `steps`. `unknown`: chance decides how the last
    choice goes on, so its events are only those up to there, and the fork is of no use for choosing.
    `by_default`: whether all choices after the first are defaults. `passed`: whether chance came in on which nothing
    depends."""

    __slots__ = ("_floor", "by_default", "fork", "passed", "seat", "start", "steps", "unknown")

    def __init__(self, start: Playable[S], seat: int, notation: str, *, passing: bool = False) -> None:
        """`passing`: as of `choose`. Raises Refusal when the seat has no such option."""
        self.start = start
        self.seat = seat
        self.fork = start.fork(blind=True)
        self.steps: list[Step] = []
        self.unknown = False
        self.by_default = True
        self.passed = False
        self._floor = len(start.choices)
        self._choose(notation, passing)

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
        return self.unknown or self.fork.floor > self._floor

    def choose(self, notation: str, *, passing: bool = False) -> None:
        """Make the seat's next choice. `passing`: also past chance on which nothing depends. Raises Refusal when it is
        not legal."""
        self.by_default = False
        self._choose(notation, passing)

    def take_defaults(self, until: Collection[str] = ()) -> None:
        """Choose defaults as long as there are any, up to a decision of a kind in `until`."""
        while self.goes_on and self.fork.decisions[0].kind not in until:
            default = self.fork.decisions[0].default
            if default is None:
                return
            self._choose(default)

    def _choose(self, notation: str, passing: bool = False) -> None:
        choose = self.fork.foresee if passing else self.fork.choose
        try:
            events = choose(self.seat, notation)
        except Unknown:
            self.unknown = True
            events = tuple(self.fork.state.events)
        if passing and self.fork.floor > self._floor:
            self.passed, self._floor = True, self.fork.floor
        self.steps.append(Step(notation, events))


Onward: TypeAlias = Callable[[S, Decision, str], Sequence[str]]


class Ways(NamedTuple, Generic[S]):
    """How shortcuts go on in a game: see `onward`, `turn_end`, `settled`, `beside` and `declines` of
    `engine.core.rules.Rules`. `passing`: also past chance on which nothing depends (`Rules.indifferent`)."""

    onward: Onward[S]
    turn_end: str
    settled: Callable[[S, Decision], bool]
    beside: Callable[[str], bool]
    declines: Callable[[str], bool]
    passing: bool


class Shortcut(NamedTuple):
    """`notations`: the choices in order, defaults included; `events`: of all of them; `opens`: the kind of the seat's
    decision after them, empty where nothing can be done there. `chance`: chance decides the outcome of the last choice,
    so its events are those before that, and `opens` is the kind of its own decision. `ends`: the seat can end its turn
    right after them; `only_ends`: it can do nothing else then that it cannot do before them as well; `offers`: what
    else that is, where chance decides. `passed`: chance comes in before on which none of this depends, and `events` do
    not tell it."""

    notations: tuple[str, ...]
    events: tuple[Any, ...]
    opens: str
    chance: bool = False
    ends: bool = False
    only_ends: bool = False
    passed: bool = False
    offers: tuple[str, ...] = ()


def shortcuts_from(trial: Trial[S], ways: Ways[S], begun: str = "") -> Iterator[Shortcut]:
    """The shortcuts that begin with the option tried; `begun`: the kind of the decision where they began, if that is
    another one. Each goes on as long as the game's `onward` says what follows: to the question whether the turn is
    finished, and on from there where it says more, or to where something hidden becomes known. Goes on with the
    trial, if it went no other way so far."""
    if not trial.by_default or (trial.unknown and ways.passing):
        trial = Trial(trial.start, trial.seat, trial.steps[0].notation, passing=ways.passing)
    (opening,) = (decision for decision in trial.start.decisions if decision.seat == trial.seat)
    opens, begun = opening, begun or opening.kind
    while not trial.unknown:
        if not trial.goes_on or trial.reveals:
            return
        (decision,) = trial.fork.decisions
        may_end, onward = ways.turn_end in decision.options, _onward(trial, ways, begun)
        if may_end or not onward:
            yield _shortcut(trial, opened(decision, ways), may_end, only_ends=not new_choices(decision, opening, ways))
        if may_end or len(onward) != 1:
            yield from _branches(trial, onward, ways, begun)
            return
        opens = decision
        trial.choose(onward[0], passing=ways.passing)
    yield by_chance(trial, opening, opens, ways)


def _shortcut(trial: Trial[S], opens: str, ends: bool, *, only_ends: bool) -> Shortcut:
    notations = tuple(step.notation for step in trial.steps)
    return Shortcut(notations, trial.events, opens, trial.unknown, ends, ends and only_ends, trial.passed)


def opened(decision: Decision, ways: Ways[S]) -> str:
    """The kind of a decision; empty where all that can be done is to decline it, besides what stands beside it."""
    idle = all(ways.declines(option) or ways.beside(option) for option in decision.options)
    return "" if idle else decision.kind


def new_choices(decision: Decision, opening: Decision, ways: Ways[S]) -> tuple[str, ...]:
    """What can be chosen at a decision besides the end of the turn that could not be chosen at the `opening`."""
    others = (option for option in decision.options if option != ways.turn_end)
    return tuple(option for option in others if not (ways.beside(option) and option in opening.options))


def by_chance(trial: Trial[S], opening: Decision, opens: Decision, ways: Ways[S]) -> Shortcut:
    """A shortcut whose last choice, at the decision `opens`, is left to chance. Of the true outcome no more is used
    than whether the turn can be ended after it, and what else can be chosen then; and only where that is the same for
    every outcome (see `Rules.settled`)."""
    if not ways.settled(trial.fork.state, opens):
        return _shortcut(trial, opens.kind, False, only_ends=False)
    fork = trial.start.fork(blind=False)
    for step in trial.steps:
        fork.choose(trial.seat, step.notation)
    ends = bool(fork.choices) and all(ways.turn_end in decision.options for decision in fork.decisions)
    offers = new_choices(fork.decisions[0], opening, ways) if ends else ()
    return _shortcut(trial, opens.kind, ends, only_ends=ends and not offers)._replace(offers=offers)


def _branches(trial: Trial[S], onward: Sequence[str], ways: Ways[S], begun: str) -> Iterator[Shortcut]:
    """Those that go on with each of several options."""
    notations, events = tuple(step.notation for step in trial.steps), trial.events
    for option in onward:
        for rest in shortcuts_from(trial.fork.try_out(trial.seat, option), ways, begun):
            together, passed = events + rest.events, trial.passed or rest.passed
            yield rest._replace(notations=notations + rest.notations, events=together, passed=passed)


def _onward(trial: Trial[S], ways: Ways[S], begun: str) -> Sequence[str]:
    (decision,) = trial.fork.decisions
    if decision.default is not None:
        return (decision.default,)
    return [option for option in ways.onward(trial.fork.state, decision, begun) if option != ways.turn_end]
