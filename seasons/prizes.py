"""What a season is remembered for besides its champion: who won most games, and the closest of them."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from seasons.standing import Result, Row

MOST_SHARED: Final = 3
"""Who shares a prize with more others than that is not told of."""
FEWEST_WINS: Final = 2
"""Fewer are nothing to tell of."""
FEWEST_GAMES: Final = 2
"""Of fewer none is the closest."""


class Wins(NamedTuple):
    """`people`: who won the most games, so many each."""

    people: tuple[int, ...]
    games: int


class Close(NamedTuple):
    """A game's number, its first two people, and their scores."""

    game: int
    people: tuple[int, int]
    scores: tuple[int, int]


def most_wins(rows: Sequence[Row]) -> Wins | None:
    """None where that is nobody's, or shared by many."""
    most = max((row.wins for row in rows), default=0)
    people = tuple(row.person for row in rows if row.wins == most)
    return Wins(people, most) if most >= FEWEST_WINS and len(people) <= MOST_SHARED else None


def closest_game(results: Mapping[int, Result]) -> Close | None:
    """Of games, by their numbers, in which people are the first two: the one with the smallest difference between their
    scores, of equal ones the one that the others lost by least, then the first."""
    found = [(_distances(result), number) for number, result in results.items() if _first_two(result) is not None]
    if len(found) < FEWEST_GAMES:
        return None
    _, number = min(found)
    first, second = _first_two(results[number]) or (0, 0)
    result = results[number]
    people = (result.people[first] or 0, result.people[second] or 0)
    return Close(number, people, (result.scores[first], result.scores[second]))


def _by_place(result: Result) -> list[int]:
    return sorted(range(len(result.places)), key=lambda seat: result.places[seat])


def _first_two(result: Result) -> tuple[int, int] | None:
    """Their seats; None where a house player is one of them."""
    first, second, *_ = _by_place(result)
    return None if None in (result.people[first], result.people[second]) else (first, second)


def _distances(result: Result) -> list[int]:
    """Between the best score and those of the others, the second one first."""
    best, *others = (result.scores[seat] for seat in _by_place(result))
    return [abs(best - score) for score in others]
