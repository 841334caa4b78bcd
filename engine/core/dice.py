"""Dice that can be checked: every outcome follows from a secret seed and a counter (docs/fairness.md)."""

from collections import deque
from collections.abc import Iterable
from hashlib import blake2b, sha256
from typing import TypeVar

T = TypeVar("T")
_SPAN = 1 << 64


class Unknown(Exception):
    """A blind fork was about to learn something no player can know yet."""


class Dice:
    """The only source of chance of a game.

    Outcomes are taken first from `recorded` (an old game never depends on the generator), then generated.
    `revealed` says whether anything new was learnt since `begin`.
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
        """Start a choice: forget what the last one took, expect the recorded outcomes of this one."""
        if self.recorded or recorded:
            self.recorded = deque(recorded)
        self.taken = []
        self.revealed = False

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. Raises Unknown in a blind fork that has no record of it."""
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
            if word < limit:  # the few words past the last multiple of n would favour small numbers
                return word % n
            attempt += 1

    def roll(self, count: int = 2) -> tuple[int, ...]:
        """`count` six-sided dice."""
        return tuple(self.below(6) + 1 for _ in range(count))

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a random order, in place (Fisher and Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def draw(self, pile: list[T]) -> T:
        """The top (last) item of a face-down pile. Raises Unknown in a blind fork."""
        self.reveal()
        return pile.pop()

    def reveal(self) -> None:
        """Something nobody knew is about to be learnt. Raises Unknown in a blind fork."""
        if self.blind:
            raise Unknown
        self.revealed = True

    def copy(self) -> "Dice":
        """The same dice at the same point; a blind fork's stay blind."""
        other = Dice(self.seed, self.counter)
        other.blind = self.blind
        return other


def commitment(seed: bytes) -> str:
    """What is published when a game starts: the SHA-256 of its seed."""
    return sha256(seed).hexdigest()
