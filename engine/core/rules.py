"""The contract that each game fills: seats, colours, options, decks, views, shortcuts, answers given ahead, result; and
why a stored game of another version cannot be read (`Unreadable`)."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias

from engine.core.assets import Asset
from engine.core.corrections import Field
from engine.core.decision import CodedError, Decision, Script
from engine.core.dice import Dice
from engine.core.judge import Judge
from engine.core.options import Option, check_known
from engine.core.protocols import Access, E, O, S, V
from engine.core.standings import Standing, winners
from engine.core.trial import Indifferent, Shortcut, Trial

if TYPE_CHECKING:
    from random import Random

JsonObject: TypeAlias = dict[str, Any]
Decks: TypeAlias = Mapping[str, Sequence[str]]
"""Each deck's contents before it is shuffled: the ids of its cards or tiles. Those of `Rules.laid_out` are not
shuffled."""


LASTING_VERSION = 2  # the first version that is read; its logs replay for ever


class Rules(ABC, Generic[S, V, O, E]):
    """One game's rules, generic in its state, view, outlook and event.

    `version`: of the rules and of what `dump` writes; `upgrades`: for an older version the step that makes its dumped
    state one of the next version, where that stores it otherwise. `event_types`: the class of each event by the tag it
    is stored under, which never changes. `view_type`: the class of views; a field added to it has a default, so that
    stored views stay readable. `shortcut_kinds`: the kinds of decisions with which shortcuts begin; `prizes`: the
    classes of events for the sake of which a shortcut is offered before others; `habit_kinds`: those whose last answer
    is often the next one too, so that a seat is offered its own first. `ends_with_enough`: whether the game ends once
    somebody has enough of what it is won by. `turn_end`: the notation by which a seat ends its turn when nothing else
    must be chosen.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    colours: ClassVar[tuple[str, ...]]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    option_fields: ClassVar[Sequence[Option]] = ()
    event_types: ClassVar[Mapping[str, type[tuple[Any, ...]]]]
    view_type: ClassVar[type[Any]]
    shortcut_kinds: ClassVar[frozenset[str]] = frozenset()
    prizes: ClassVar[tuple[type[Any], ...]] = ()
    habit_kinds: ClassVar[frozenset[str]] = frozenset()
    ends_with_enough: ClassVar[bool] = False
    turn_end: ClassVar[str]
    ahead_lists: ClassVar[frozenset[str]] = frozenset()
    upgrades: ClassVar[Mapping[int, Callable[[JsonObject], JsonObject]]] = {}

    def begin_turn_of(self, state: S, seat: int) -> bool:
        """Change a state at a turn boundary so that the seat's turn begins there, as far as public knowledge goes.
        False where it cannot. The seat prepares its next turn in such a state."""
        return False

    def ahead_values(self, state: S) -> Mapping[str, Sequence[str]]:
        """The answers that a seat may give ahead to questions in the turns of others: by name the values there are, the
        same for every seat of a game. Of names in `ahead_lists` several are chosen, the most wanted first."""
        return {}

    def answer_ahead(self, ahead: Mapping[str, str], decision: Decision) -> str | None:
        """The notation that a seat which answered so `ahead` (by name a value, or several with spaces between) chooses
        now; None where it must be asked. It tells from the decision alone, which shows what the seat may know."""
        return None

    def check_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, str]:
        """All options with defaults filled in. Raises BadOption; `seats` None leaves the seat count unchecked. To be
        overridden where one option excludes values of another."""
        check_known(options, self.option_fields, seats, range(self.min_seats, self.max_seats + 1))
        return {field.name: options.get(field.name, field.default) for field in self.option_fields}

    def possible_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, tuple[str, ...]]:
        """The values each option may have given the others, the default first; empty if the option does not apply."""
        return {field.name: field.allowed for field in self.option_fields}

    def decks(self, options: Mapping[str, str], seats: int, version: int) -> dict[str, list[str]]:
        """The contents of each deck of a game that begins with this version of the rules, unshuffled, by the deck's
        name.

        They are stored in the first row of the game's log, so that a card added later does not change older games; of
        a game that has begun this says only in which order they had to lie."""
        return {}

    def laid_out(self, view: V) -> dict[str, list[str]]:
        """The pieces that lie open in a new game and belong to nobody, from a spectator's view of it: more decks, under
        names of their own, by which `new_state` lays them out like that again instead of by chance."""
        return {}

    @abstractmethod
    def new_state(
        self, options: Mapping[str, str], colours: Sequence[str], dice: Dice, decks: Decks, version: int
    ) -> S:
        """The state before the first decision; seat i plays `colours[i]`, seat order is turn order.

        `version`: the version of the rules that the game began with. Where a later version gives a choice another
        outcome, the game keeps the old outcome. Raises Unreadable unknown_component for unknown contents of a deck."""

    @abstractmethod
    def script(self, state: S) -> Script[None]:
        """Play from one turn boundary to the next: changes `state` and yields the decisions that seats must make."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """All that `seat` (None: a spectator) may know; nothing else."""

    @abstractmethod
    def outlook(self, trial: Trial[S]) -> O:
        """Typed consequences of the option tried, found without learning anything that is still hidden. May go on with
        the trial."""

    def onward(self, state: S, decision: Decision, begun: str) -> Sequence[str]:
        """The options of a decision with which shortcuts go on (engine.core.trial), in the order of its menu; none
        where the seat must choose for itself. `begun`: the kind of the decision where they began."""
        return ()

    def settled(self, state: S, decision: Decision) -> bool:
        """Whether chance after a choice at this decision brings nothing that changes what can be chosen in the rest of
        the turn."""
        return False

    def indifferent(self, state: S, decision: Decision, notation: str) -> Indifferent | None:
        """The chance after an option on which nothing depends in the rest of the turn, past which shortcuts and hints
        go on; None where there is none."""
        return None

    def beside(self, notation: str) -> bool:
        """Whether an option stands beside those of many decisions, such as a card that is played at any time, so that
        ending the turn at once takes it from nobody."""
        return False

    def declines(self, notation: str) -> bool:
        """Whether an option does nothing at a place, or ends the turn before that."""
        return False

    def gains(self, events: Sequence[E], seat: int) -> list[E]:
        """The events by which a seat has gained what it went for in its turn."""
        return list(events)

    def brought(self, events: Sequence[E], seat: int) -> list[E]:
        """Those by which it has more of anything after its turn, or is nearer to that; none of a turn for nothing."""
        return list(events)

    def assets(self, events: Sequence[E], seat: int) -> list[Asset]:
        """What the events of a turn add to what a seat wins by (engine/core/assets.py)."""
        return []

    def fortune(self, events: Sequence[E], seat: int) -> float:
        """How much better the dice among events fell for a seat than for the others, where more is better by itself; 0
        where they tell nothing."""
        return 0.0

    def answers_at_once(self, state: S, decision: Decision) -> Mapping[str, Sequence[str]]:
        """Of a public question in another seat's turn, by option: the answers to the question after it, where these
        are few and public too; none where the seat lacks what they take."""
        return {}

    def shortcut_worth(self, view: V, shortcut: Shortcut) -> float:
        """The worth of a shortcut to the viewer as a beginner sees it: those worth most are offered first."""
        return 0.0

    def hidden(self, state: S, seat: int) -> list[list[Any]]:
        """The components that `seat` cannot place, in lists: each may lie where any other of its list lies, as far as
        the seat can know. No two components of a game are equal, whatever their kind."""
        return []

    def piles(self, state: S) -> list[list[Any]]:
        """The lists inside `state` (piles, hands) in which hidden components can lie, themselves and not copies."""
        return []

    def round_of(self, before: V, after: V) -> int:
        """The round of the turn that led from one turn boundary to the next, from spectators' views at both."""
        return after.round

    @abstractmethod
    def standings(self, view: V) -> tuple[Standing, ...]:
        """The standing of each seat, by seat, as everybody knows it."""

    def character(self, view: V, seat: int) -> str:
        """The character that a seat plays; empty where a game has none."""
        return ""

    def is_contest(self, event: E) -> bool:
        """True if an event tells of a fight for a place: others stood there, were paid or were sent away."""
        return False

    @property
    def has_contests(self) -> bool:
        """Whether the game knows fights for a place."""
        return type(self).is_contest is not Rules.is_contest

    def result(self, state: S) -> JsonObject:
        """The final result as JSON-able data: `winners`, a list of seats, and `standings`."""
        standings = self.standings(self.view(state, None))
        return {"winners": winners(standings), "standings": [list(standing) for standing in standings]}

    def fields(self, state: S, seat: int) -> list[Field]:
        """The things of a seat that can be corrected at a turn boundary; public ones only."""
        return []

    def correct(self, state: S, seat: int, name: str, value: str) -> None:
        """Set the field `name` of a seat to one of its allowed values."""
        raise NotImplementedError(name)

    @abstractmethod
    def dump(self, state: S) -> JsonObject:
        """The state at a boundary as JSON-able data, without the seed."""

    @abstractmethod
    def load(self, data: JsonObject, dice: Dice) -> S:
        """The inverse of `dump`; a field that is missing in `data` gets its default.

        Raises Unreadable unknown_component when it names a component that these rules do not have."""

    @abstractmethod
    def rookie(self, access: Access[V, O], rng: "Random") -> str:
        """The choice of the computer player "rookie": simple priorities over what one seat may see."""

    @property
    @abstractmethod
    def judge(self) -> Judge[V]:
        """The judge of positions for the computer player "merchant"."""


AnyRules: TypeAlias = Rules[Any, Any, Any, Any]


class Unreadable(CodedError):
    """A stored game cannot be read. Codes of this package (the host adds more for logs and records): newer_version
    (`version`, `known`), too_old (`version`), other_game (`found`, `expected`), unknown_component (`component`),
    damaged (`detail`)."""


def upgraded(rules: AnyRules, data: JsonObject, version: int) -> JsonObject:
    """Take a dumped state through the upgrade steps from `version` to the current version of the rules.

    Raises Unreadable newer_version, too_old."""
    if version > rules.version:
        raise Unreadable("newer_version", version=version, known=rules.version)
    if version < LASTING_VERSION:
        raise Unreadable("too_old", version=version)
    for step in range(version, rules.version):
        if step in rules.upgrades:
            data = rules.upgrades[step](data)
    return data
