"""What each player is praised for at the end of a game: which key figure for whom, something else each."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Praise(NamedTuple):
    """`figure`: the name of a key figure; `amount`: the seat's; `most`: whether no other seat has as much."""

    figure: str
    amount: int
    most: bool


def worthy(figures: Mapping[str, int], least: Mapping[str, int]) -> dict[str, int]:
    """The figures of a seat with 0 for what is too little to be praised. `least`: from what on each is worth praise."""
    return {name: amount if amount >= least[name] else 0 for name, amount in figures.items()}


def praises(figures: Sequence[Mapping[str, int]]) -> list[Praise | None]:
    """One for each seat, by seat; None for a seat that has nothing of note. `figures`: of each seat by name, the same
    names for all, the most telling first.

    Whoever has most of something is praised for that, the others for that in which they come nearest to the most and
    have half of it at least. What all have alike is no praise."""
    by_seat: dict[int, Praise] = {}
    differing = [name for name in figures[0] if len({own[name] for own in figures}) > 1]
    highest = {name: max(own[name] for own in figures) for name in differing}
    for name, most in highest.items():
        amounts = [own[name] for own in figures]
        if amounts.count(most) == 1:
            by_seat.setdefault(amounts.index(most), Praise(name, most, most=True))
    for seat, own in enumerate(figures):
        used = {praise.figure for praise in by_seat.values()}
        left = [name for name, most in highest.items() if 2 * own[name] >= most and name not in used]
        if seat not in by_seat and left:
            nearest = max(left, key=lambda name: own[name] / highest[name])
            by_seat[seat] = Praise(nearest, own[nearest], most=False)
    return [by_seat.get(seat) for seat in range(len(figures))]
