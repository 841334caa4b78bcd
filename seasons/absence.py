"""Who deserts games of a season: after how many they are out of the rest, how long they are barred from the next."""

from collections.abc import Sequence
from typing import Final, NamedTuple

OUT_AFTER: Final = 2
"""Deserted games of a season, after which somebody is out of the rest of it."""
BARRED_S: Final = 14 * 24 * 60 * 60
"""Seconds after the last deserted game in which nobody enters another season."""


class Bar(NamedTuple):
    """`games`: how many must still be finished; `until`: not before that time, in seconds."""

    games: int
    until: float


def is_out(deserted: int) -> bool:
    """Whether somebody who deserted so many games of a season is out of the rest."""
    return deserted >= OUT_AFTER


def bar(deserted: Sequence[float], finished: Sequence[float], now: float) -> Bar | None:
    """What keeps somebody from entering a season; None where nothing does. `deserted`, `finished`: the times in seconds
    at which they left games and finished others. A finished game makes up for one that was deserted before it."""
    if not deserted:
        return None
    owed = 0
    # A game that ends in the moment in which another is deserted came before it.
    for _, left in sorted([(at, False) for at in finished] + [(at, True) for at in deserted]):
        owed = owed + 1 if left else max(0, owed - 1)
    until = max(deserted) + BARRED_S
    return Bar(owed, until) if owed or now < until else None
