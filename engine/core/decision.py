"""What a script asks of a seat, and how a wrong answer is refused."""

from collections.abc import Callable, Generator, Mapping
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")


class Refusal(Exception):
    """Why something may not be done: a stable code and typed arguments; words are made elsewhere."""

    def __init__(self, code: str, **facts: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.facts})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.code, self.facts) == (other.code, other.facts)

    __hash__ = None  # type: ignore[assignment]


Reason = Callable[[str], Refusal | None]


class Decision:
    """One choice owed by one seat.

    `options` maps each legal notation, in a stable order, to the value its script receives.
    `default` is the notation nearly everybody wants, or None. `reason` finds why another notation is not legal now.
    `confirm`: never made by the engine, even with a single option (it ends something for good).
    `secret`: the chosen notation names hidden things and is shown to its seat alone until the end.
    `public`: the list of options tells nothing hidden, so everybody may see it (a bid, a pick from what lies open).
    """

    __slots__ = ("confirm", "default", "kind", "options", "public", "reason", "seat", "secret")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Mapping[str, Any],
        *,
        default: str | None = None,
        reason: Reason | None = None,
        confirm: bool = False,
        secret: bool = False,
        public: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.default = default if default in options else None
        self.reason = reason
        self.confirm = confirm
        self.secret = secret
        self.public = public

    def why(self, notation: str) -> Refusal | None:
        """Why `notation` may not be chosen now; None when it may."""
        if notation in self.options:
            return None
        found = self.reason(notation) if self.reason and notation.strip() else None
        return found or Refusal("not_an_option", notation=notation)

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.kind!r}, {list(self.options)})"


Asking: TypeAlias = Generator[Decision, Any, T]
"""A script of one seat alone, which asks and changes nothing."""


class Together:
    """Decisions several seats make at once: one script a seat, sealed until the last has answered.

    The sub-scripts must not change the state; the main script receives `{seat: returned value}` and applies the
    answers in seat order, so the order in which they came makes no difference.
    """

    __slots__ = ("scripts",)

    def __init__(self, scripts: Mapping[int, Asking[Any]]) -> None:
        self.scripts = scripts


Request: TypeAlias = Decision | Together
Script: TypeAlias = Generator[Request, Any, T]
