"""Dice that can be verified: how each roll, draw and shuffle follows from the seed and a counter, what of it undo
cannot take back, and the published fingerprint (docs/fairness.md)."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b, sha256
from typing import Any, Final, NamedTuple, TypeVar

T = TypeVar("T")
_SPAN = 1 << 64
_NONE: Final[deque[int]] = deque()  # outcomes are never added, so all dice without any share it


class Unknown(Exception):
    """A blind fork (see `Position.fork`) would have learnt something that no player can know yet."""


class Outcome(NamedTuple):
    """The outcome `value`, from 0 to `among` - 1; `number` counts the outcomes of a game from 0."""

    number: int
    among: int
    value: int


class Shuffle(NamedTuple):
    """A pile before and after it was shuffled, by the outcomes from `number` on."""

    number: int
    before: tuple[Any, ...]
    after: tuple[Any, ...]


@dataclass(slots=True)
class Trail:
    """All that dice did, one after the other: for whoever checks a game."""

    outcomes: list[Outcome] = field(default_factory=list)
    shuffles: list[Shuffle] = field(default_factory=list)


class Dice:
    """The only source of chance in a game.

    Outcomes come from `recorded` while it has any (so that a recorded game never depends on the generator), then from
    the generator, which uses `seed` and `counter`, the number of outcomes so far. `taken`: the outcomes since `begin`;
    `revealed`: whether anything hidden became known since `begin`; `shuffled`: whether anything was shuffled since
    these dice were made or copied; `blind`: whether to raise Unknown instead of generating an outcome; `trail`: where
    all outcomes are noted, of copies too, None for nowhere.
    """

    __slots__ = ("blind", "counter", "recorded", "revealed", "seed", "shuffled", "taken", "trail")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self.recorded = _NONE
        self.taken: list[int] = []
        self.revealed = False
        self.shuffled = False
        self.blind = False
        self.trail: Trail | None = None

    def begin(self, recorded: Iterable[int] = ()) -> None:
        """Prepare for one choice: clear `taken` and `revealed`, and queue the choice's recorded outcomes, if any."""
        if self.recorded or recorded:  # for speed: searches begin many choices and have nothing recorded
            self.recorded = deque(recorded)
        if self.taken:
            self.taken = []
        self.revealed = False

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1. Raises Unknown in a blind fork without a recorded outcome."""
        self.revealed = True
        if self.recorded:
            value = self.recorded.popleft()
        elif self.blind:
            raise Unknown
        else:
            value = outcome(self.seed, self.counter, n)
        if self.trail is not None:
            self.trail.outcomes.append(Outcome(self.counter, n, value))
        self.counter += 1
        self.taken.append(value)
        return value

    def roll(self, count: int = 2) -> tuple[int, ...]:
        """The results, 1 to 6 each, of `count` six-sided dice. Raises Unknown as `below` does."""
        return tuple([self.below(6) + 1 for _ in range(count)])

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a random order, in place (Fisher-Yates, from the end). Raises Unknown as `below` does."""
        self.shuffled = True
        number, before = self.counter, tuple(items) if self.trail is not None else ()
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        if self.trail is not None:
            self.trail.shuffles.append(Shuffle(number, before, tuple(items)))

    def draw(self, pile: list[T]) -> T:
        """Remove and return the top (last) item of a face-down pile. Raises Unknown in a blind fork."""
        self.reveal()
        return pile.pop()

    def reveal(self) -> None:
        """Note that something hidden becomes known, so that it cannot be undone. Raises Unknown in a blind fork."""
        if self.blind:
            raise Unknown
        self.revealed = True

    def copy(self) -> "Dice":
        """Dice that will generate the same outcomes; recorded ones are not copied. A copy of blind dice is blind."""
        other = Dice(self.seed, self.counter)
        other.blind = self.blind
        other.trail = self.trail
        return other


def outcome(seed: bytes, number: int, among: int) -> int:
    """The outcome with this number, from 0 to `among` - 1."""
    limit = _SPAN - _SPAN % among
    attempt = 0
    while True:
        message = b"%d/%d" % (number, attempt)
        word = int.from_bytes(blake2b(message, digest_size=8, key=seed).digest(), "big")
        if word < limit:  # rejection sampling: the words past the last multiple would favour small numbers
            return word % among
        attempt += 1


def outcomes_between(before: Sequence[T], after: Sequence[T]) -> list[int]:
    """The outcomes by which `Dice.shuffle` turns `before` into `after`; both hold the same things, no two equal."""
    items, outcomes = list(before), []
    for last in range(len(items) - 1, 0, -1):
        other = items.index(after[last])
        items[last], items[other] = items[other], items[last]
        outcomes.append(other)
    return outcomes


def derived(key: bytes, text: str) -> bytes:
    """32 bytes that follow from a secret key and a text, and tell nothing of the key or of those of another text."""
    return blake2b(text.encode(), digest_size=32, key=key).digest()


def commitment(secret: bytes) -> str:
    """The SHA-256 of a secret in hexadecimal, published before the secret is."""
    return sha256(secret).hexdigest()
