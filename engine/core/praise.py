"""What each player is praised for at the end of a game: which key figure for whom, something else each."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Praise(NamedTuple):
    """`figure`: the name of a key figure; `amount`: the seat's, more than any other's."""

    figure: str
    amount: int


def worthy(figures: Mapping[str, int], least: Mapping[str, int]) -> dict[str, int]:
    """The figures of a seat with 0 for what is too little to be praised. `least`: from what on each is worth praise."""
    return {name: amount if amount >= least[name] else 0 for name, amount in figures.items()}


def praises(figures: Sequence[Mapping[str, int]]) -> list[Praise | None]:
    """One for each seat, by seat: for the first figure of which it has more than any other; None where there is none.
    `figures`: of each seat by name, the same names for all, the most telling first."""
    by_seat: dict[int, Praise] = {}
    for name in figures[0]:
        amounts = [own[name] for own in figures]
        if amounts.count(most := max(amounts)) == 1:
            by_seat.setdefault(amounts.index(most), Praise(name, most))
    return [by_seat.get(seat) for seat in range(len(figures))]
