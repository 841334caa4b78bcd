"""What each player is praised for at the end of a game: which key figure for whom, something else each."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

CLEARLY: Final = 1.25
"""So many times what the next has is clearly more."""


class Praise(NamedTuple):
    """`figure`: the name of a key figure; `amount`: the seat's, clearly more than any other's."""

    figure: str
    amount: int


def praises(figures: Sequence[Mapping[str, int]], least: Mapping[str, int]) -> list[Praise | None]:
    """One for each seat, by seat: for the first figure of which it has clearly more than any other; None where there is
    none. `figures`: of each seat by name, the same names for all, the most telling first; `least`: from what on each is
    worth praise."""
    by_seat: dict[int, Praise] = {}
    for name in figures[0]:
        amounts = [own[name] for own in figures]
        *others, most = sorted(amounts)
        if most >= max(1, least[name], CLEARLY * max(others, default=0)):
            by_seat.setdefault(amounts.index(most), Praise(name, most))
    return [by_seat.get(seat) for seat in range(len(figures))]
