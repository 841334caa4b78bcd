"""Dice that can be verified: every outcome follows from a secret seed and a counter (docs/fairness.md)."""

from collections import deque
from collections.abc import Iterable
from hashlib import blake2b, sha256
from typing import TypeVar

T = TypeVar("T")
_SPAN = 1 << 64


class Unknown(Exception):
    """A blind fork (see `Position.fork`) would have learnt something that no player can know yet."""


class Dice:
    """The only source of chance in a game.

    Outcomes come from `recorded` while it has any (so that a recorded game never depends on the generator), then from
    the generator, which uses `seed` and `counter`, the number of outcomes so far. `taken`: the outcomes since `begin`;
    `revealed`: whether anything hidden became known since `begin`; `blind`: whether to raise Unknown instead of
    generating an outcome.
    """

    __slots__ = ("blind", "counter", "recorded", "revealed", "seed", "taken")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self.recorded: deque[int] = deque()
        self.taken: list[int] = []
        self.revealed = False
        self.blind = False

    def begin(self, recorded: Iterable[int] = ()) -> None:
        """Prepare for one choice: clear `taken` and `revealed`, and queue the choice's recorded outcomes, if any."""
        if self.recorded or recorded:  # for speed: searches begin many choices and have nothing recorded
            self.recorded = deque(recorded)
        self.taken = []
        self.revealed = False

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1. Raises Unknown in a blind fork without a recorded outcome."""
        self.revealed = True
        if self.recorded:
            outcome = self.recorded.popleft()
        elif self.blind:
            raise Unknown
        else:
            outcome = self._generate(n)
        self.counter += 1
        self.taken.append(outcome)
        return outcome

    def _generate(self, n: int) -> int:
        limit = _SPAN - _SPAN % n
        attempt = 0
        while True:
            message = b"%d/%d" % (self.counter, attempt)
            word = int.from_bytes(blake2b(message, digest_size=8, key=self.seed).digest(), "big")
            if word < limit:  # rejection sampling: the words past the last multiple of n would favour small numbers
                return word % n
            attempt += 1

    def roll(self, count: int = 2) -> tuple[int, ...]:
        """The results, 1 to 6 each, of `count` six-sided dice. Raises Unknown as `below` does."""
        return tuple(self.below(6) + 1 for _ in range(count))

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a random order, in place (Fisher-Yates, from the end). Raises Unknown as `below` does."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

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
        return other


def commitment(seed: bytes) -> str:
    """The SHA-256 of the seed in hexadecimal, published when a game starts."""
    return sha256(seed).hexdigest()
