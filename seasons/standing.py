"""The table of a group: points, what breaks a tie (wins, seconds, thirds, share of the winner's score, head to head),
who deserted or withdrew, when somebody is unranked."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from fractions import Fraction
from statistics import mean
from typing import Final, NamedTuple, TypeAlias

from seasons.points import points

DESERTED: Final = 0
"""In place of a place: left for good, so that a computer player played on."""


class Status(StrEnum):
    """Whether somebody takes part: from the start to the end, or not until the end (`WITHDRAWN` by themselves, `OUT`
    because they deserted too often), or in place of others (`RESERVE`)."""

    PLAYING = "playing"
    WITHDRAWN = "withdrawn"
    OUT = "out"
    RESERVE = "reserve"

    @property
    def left(self) -> bool:
        return self in (Status.WITHDRAWN, Status.OUT)


class Member(NamedTuple):
    """Somebody in a group."""

    person: int
    status: Status = Status.PLAYING


class Result(NamedTuple):
    """A finished game, by seat. `places`: from 1, equal where shared; `people`: who gets what the seat reached;
    None where a computer player had it at the end. `deserted`: who left a seat for good and gets nothing."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    people: tuple[int | None, ...]
    deserted: tuple[int, ...] = ()


class Row(NamedTuple):
    """Somebody's line of the table. `rank`: from 1, equal where nothing decides, None for who is unranked; `places`: in
    each of their games, DESERTED where they left; `share`: of the winner's score, the mean of their games."""

    person: int
    status: Status
    rank: int | None
    points: Fraction
    places: tuple[int, ...]
    share: Fraction

    @property
    def wins(self) -> int:
        return self.places.count(1)

    @property
    def seconds(self) -> int:
        return self.places.count(2)

    @property
    def thirds(self) -> int:
        return self.places.count(3)

    @property
    def played(self) -> int:
        """How many games they played to the end."""
        return len(self.places) - self.deserted

    @property
    def deserted(self) -> int:
        """How many games they left."""
        return self.places.count(DESERTED)


_Figures: TypeAlias = tuple[Fraction, int, int, int, Fraction]


def standing(results: Sequence[Result], members: Sequence[Member], games: int) -> list[Row]:
    """The rows, the best first and the unranked last; equal ones in the order of `members`. `games`: how many the
    schedule gives everybody. Who left, or came from the reserve, and played fewer than half of them is unranked."""
    rows = [_row(results, member) for member in members]
    unranked = [row for row in rows if row.status != Status.PLAYING and 2 * row.played < games]
    ranked: list[Row] = []
    for equal in _levels([row for row in rows if row not in unranked], results):
        rank = len(ranked) + 1
        ranked += [row._replace(rank=rank) for row in equal]
    return ranked + sorted(unranked, key=_figures, reverse=True)


def _row(results: Sequence[Result], member: Member) -> Row:
    person = member.person
    got = [
        _got(result, result.people.index(person)) if person in result.people else (Fraction(0), DESERTED, Fraction(0))
        for result in results
        if person in (*result.people, *result.deserted)
    ]
    share = Fraction(mean(share for _, _, share in got)) if got else Fraction(0)
    earned = sum((earned for earned, _, _ in got), Fraction(0))
    return Row(person, member.status, None, earned, tuple(place for _, place, _ in got), share)


def _got(result: Result, seat: int) -> tuple[Fraction, int, Fraction]:
    """Points, place and share of the winner's score."""
    place, best = result.places[seat], result.scores[result.places.index(1)]
    share = Fraction(max(0, result.scores[seat]), best) if best > 0 else Fraction(place == 1)
    return points(result.places)[seat], place, share


def _figures(row: Row) -> _Figures:
    return row.points, row.wins, row.seconds, row.thirds, row.share


def _levels(rows: Sequence[Row], results: Sequence[Result]) -> Iterator[list[Row]]:
    """Rows between which nothing decides, the best first."""
    for figures in sorted({_figures(row) for row in rows}, reverse=True):
        yield from _head_to_head([row for row in rows if _figures(row) == figures], results)


def _head_to_head(rows: list[Row], results: Sequence[Result]) -> Iterator[list[Row]]:
    """Equal rows divided by how often each was ahead of the other ones, less how often behind, where they met; who are
    still equal then, by the games among them alone."""
    ahead = {row.person: _ahead(row, rows, results) for row in rows}
    if len({*ahead.values()}) == 1:
        yield rows
        return
    for most in sorted({*ahead.values()}, reverse=True):
        yield from _head_to_head([row for row in rows if ahead[row.person] == most], results)


def _ahead(row: Row, rows: Sequence[Row], results: Sequence[Result]) -> int:
    met = [
        (_place(result, row.person), _place(result, other.person))
        for result in results
        for other in rows
        if {row.person, other.person} <= {*result.people, *result.deserted}
    ]
    return sum((own < others) - (own > others) for own, others in met)


def _place(result: Result, person: int) -> int:
    """Behind everybody where they deserted."""
    return result.places[result.people.index(person)] if person in result.people else len(result.places) + 1
