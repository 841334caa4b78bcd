"""What each seat of a finished game can be praised for: for something else each, and always truly."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Praise(NamedTuple):
    """`figure`: the name of a key figure; `amount`: the seat's; `most`: whether no other seat has as much."""

    figure: str
    amount: int
    most: bool


def praises(figures: Sequence[Mapping[str, int]]) -> list[Praise | None]:
    """One for each seat, by seat; None for a seat that has nothing. `figures`: of each seat by name, the same names for
    all, the most telling first.

    Whoever has most of something is praised for that, the others for that in which they come nearest to the most."""
    found: dict[int, Praise] = {}
    highest = {name: max(one[name] for one in figures) for name in figures[0]}
    for name, most in highest.items():
        amounts = [one[name] for one in figures]
        if most > 0 and amounts.count(most) == 1:
            found.setdefault(amounts.index(most), Praise(name, most, most=True))
    for seat, own in enumerate(figures):
        used = {praise.figure for praise in found.values()}
        left = [one for one, amount in own.items() if amount > 0 and one not in used]
        if seat not in found and left:
            nearest = max(left, key=lambda name: own[name] / highest[name])
            found[seat] = Praise(nearest, own[nearest], most=False)
    return [found.get(seat) for seat in range(len(figures))]
