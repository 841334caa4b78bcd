"""Points of a season for a place at a table: 10, 6, 3 and 1 of four; who shares a place shares its points."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

POINTS: Final[Mapping[int, tuple[int, ...]]] = {3: (10, 5, 1), 4: (10, 6, 3, 1), 5: (10, 7, 4, 2, 1)}
"""Of each place, by how many sit at the table."""


def rounded(points: Fraction) -> float:
    """Points as they are shown: with at most two decimals."""
    return round(float(points), 2)


def points(places: Sequence[int]) -> tuple[Fraction, ...]:
    """The points of each seat. `places`: of each seat, from 1; equal ones share the points of all the places they take.
    Raises ValueError for places that no table of a season ends with."""
    given = POINTS.get(len(places))
    if given is None or any(place != 1 + sum(other < place for other in places) for place in places):
        raise ValueError(f"no places of a table: {tuple(places)}")
    shares = {place: places.count(place) for place in places}
    return tuple(Fraction(sum(given[place - 1 : place - 1 + shares[place]]), shares[place]) for place in places)
