"""A question to a seat (`Decision`): its options, its default, whether it is secret or not asked at all (`needless`),
why an option is refused; and the choice that a log keeps."""

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from types import FunctionType, MappingProxyType, MethodType, NoneType
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")
NONE: Final[Mapping[str, Any]] = MappingProxyType({})


class CodedError(Exception):
    """An error with a stable code and typed facts, which `words` turns into a sentence."""

    def __init__(self, code: str, **facts: int | str) -> None:
        super().__init__(code)  # alone, or pickle could not make it again and the pool of processes would break
        self.code = code
        self.facts = facts

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.code!r}, {self.facts})"


class Refusal(CodedError):
    """The reason why something may not be done. `rules`: the name of the game whose rules say so, in whose words it is
    told; empty for what tables and commands refuse."""

    rules = ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.code, self.facts) == (other.code, other.facts)

    __hash__ = None  # type: ignore[assignment]  # `facts` is a dict


class Stateless:
    """Base of values of options that hold nothing of the state in which they were offered."""

    __slots__ = ()


_PLAIN: Final = (int, str, Stateless, NoneType)


def is_stateless(value: Any) -> bool:
    """True if the value of an option may be sent to a script that plays the same turn on another copy of the state."""
    if isinstance(value, _PLAIN):
        return True
    if isinstance(value, tuple):
        return all(map(is_stateless, value))
    if isinstance(value, partial):
        return all(map(is_stateless, (value.func, *value.args, *value.keywords.values())))
    if isinstance(value, MethodType):
        return isinstance(value.__self__, Stateless)
    return isinstance(value, FunctionType) and value.__closure__ is None


Reason = Callable[[str], Refusal | None]
Options: TypeAlias = Mapping[str, Any] | Callable[[], Mapping[str, Any]]


class Decision:
    """One choice that one seat must make. `kind` names what is decided, for labels and computer players.

    `options` maps each legal notation, in a stable order, to the value that its script receives. Given as a function it
    is called when the options are first wanted, which a copy of a position may never do.
    `default`: the notation nearly everybody wants, or None. `reason`: finds why another notation is not legal now.
    `confirm`: the seat is asked even if there is only one option, because the choice ends something for good.
    `secret`: the chosen notation names hidden things and is shown to its seat alone until the game ends.
    `public`: the options give away nothing hidden, so everybody may see them (a bid, a choice of open cards).

    For logs of older versions (docs/changing-a-rule.md): `needless`: the seat is not asked, the default is taken at
    once if it is an option. `since`: the first version of the rules that asks this, 0 if it was always asked; logs of
    older ones took the default. `former`: choices that are not offered any more, which only the log of a game may still
    make.
    """

    __slots__ = (
        "_default",
        "_find",
        "_options",
        "_shareable",
        "confirm",
        "former",
        "kind",
        "needless",
        "public",
        "reason",
        "seat",
        "secret",
        "since",
    )

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Options,
        default: str | None = None,
        reason: Reason | None = None,
        confirm: bool = False,
        needless: bool = False,
        *,
        secret: bool = False,
        public: bool = False,
        since: int = 0,
        former: Mapping[str, Any] = NONE,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self._options: Mapping[str, Any] | None
        if callable(options):
            self._find, self._options = options, None
        else:
            self._options = options
        self._shareable: bool | None = None
        self._default = default
        self.reason = reason
        self.confirm = confirm
        self.secret = secret
        self.public = public
        self.needless = needless
        self.since = since
        self.former = former

    @property
    def options(self) -> Mapping[str, Any]:
        options = self._options
        if options is None:
            options = self._options = self._find()
        return options

    @property
    def default(self) -> str | None:
        return self._default if self._default in self.options else None

    def value(self, notation: str) -> Any:
        """The value that the script receives for a choice, a former one too. Raises KeyError for any other."""
        options = self.options
        return options[notation] if notation in options else self.former[notation]

    @property
    def shareable(self) -> bool:
        """True if all values of the options may be sent to the script of a copy of the position."""
        if self._shareable is None:
            self._shareable = all(map(is_stateless, self.options.values()))
        return self._shareable

    def share(self, copy: "Decision") -> None:
        """Give the options found here to the same decision in a copy of the position, where they can be used there."""
        if self.shareable:
            copy._options = self.options

    def value_in(self, copy: "Decision", notation: str) -> Any:
        """The value that the script of a copy of the position receives at the same decision, for a choice that was
        made here."""
        return self.options[notation] if self.shareable and notation in self.options else copy.value(notation)

    def why(self, notation: str) -> Refusal | None:
        """The reason why `notation` may not be chosen now; None when it may."""
        if notation in self.options:
            return None
        refusal = self.reason(notation) if self.reason and notation.strip() else None
        return refusal or Refusal("not_an_option", notation=notation)

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.kind!r}, {list(self.options)})"


Asking: TypeAlias = Generator[Decision, Any, T]
"""A script of one seat alone, which asks and changes nothing."""


class Together(NamedTuple):
    """Decisions that several seats make at the same time: one script for each seat.

    Answers stay sealed (unseen by the others) until the last seat has answered. These scripts must not change the
    state; the main script receives `{seat: returned value}` and applies the answers in seat order, so the order in
    which they arrived makes no difference.
    """

    scripts: Mapping[int, Asking[Any]]


Request: TypeAlias = Decision | Together
Script: TypeAlias = Generator[Request, Any, T]


def run(effect: Script[T] | None) -> Script[T | None]:
    """Run the script that an effect returned; one that asks nothing is a plain function, which has done all already."""
    return None if effect is None else (yield from effect)


NOBODY: Final = -1  # the seat of log rows that are no seat's choice


class Choice(NamedTuple):
    """A seat's choice, and all that followed up to the next question: outcomes of chance, and the answers to needless
    decisions. Replaying needs no more of a log row."""

    seat: int
    notation: str
    outcomes: tuple[int, ...] = ()
    unasked: tuple[str, ...] = ()


UNEVENTFUL: Final = Choice(NOBODY, "new")  # the way to a first decision without outcomes and answers


def dump_choice(choice: Choice) -> list[Any]:
    """JSON-able data from which `choice_from` makes the same choice."""
    unasked = [list(choice.unasked)] if choice.unasked else []
    return [choice.seat, choice.notation, list(choice.outcomes), *unasked]


def choice_from(data: Sequence[Any]) -> Choice:
    """A choice from JSON-able data: seat, notation, outcomes, and, if there were any, answers to needless decisions."""
    seat, notation, outcomes, *unasked = data
    return Choice(seat, notation, tuple(outcomes), *map(tuple, unasked))
