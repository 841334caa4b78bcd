"""The order of a position's figures, from which the chance to win is learned: the viewer's, its strongest rival's, the
other rivals' on average, and those of all."""

from collections.abc import Sequence
from operator import truediv
from typing import Final

BLOCKS: Final = ("mine", "rival", "others")


def names_of(each: Sequence[str], shared: Sequence[str]) -> tuple[str, ...]:
    """The names of the figures of `joined`. `each`: of those that every seat has, `shared`: of those of all."""
    return (*(f"{block}:{name}" for block in BLOCKS for name in each), *shared)


def joined(
    seats: Sequence[Sequence[float]], worths: Sequence[float], viewer: int, shared: Sequence[float]
) -> tuple[float, ...]:
    """One row of figures whose length is the same for any number of seats; without other rivals theirs are 0.

    `seats`: the figures of each seat; `worths`: how well each stands, by which the strongest rival is told."""
    rivals = sorted((seat for seat in range(len(seats)) if seat != viewer), key=lambda seat: -worths[seat])
    strongest, *others = (seats[seat] for seat in rivals)
    sums = map(sum, zip(*others, strict=True)) if others else [0.0] * len(strongest)
    counts = [max(1, len(others))] * len(strongest)
    return tuple(map(float, (*seats[viewer], *strongest, *map(truediv, sums, counts), *shared)))
