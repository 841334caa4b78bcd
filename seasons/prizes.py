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
    found = [close for number, result in results.items() if (close := _close(number, result)) is not None]
    if len(found) < FEWEST_GAMES:
        return None
    return min(found, key=lambda close: (_distances(results[close.game]), close.game))


def _close(number: int, result: Result) -> Close | None:
    """None where a computer player is one of the first two."""
    first, second, *_ = _by_place(result)
    winner, other = result.people[first], result.people[second]
    if winner is None or other is None:
        return None
    return Close(number, (winner, other), (result.scores[first], result.scores[second]))


def _distances(result: Result) -> list[int]:
    """Between the best score and those of the others, the second one first."""
    best, *others = (result.scores[seat] for seat in _by_place(result))
    return [abs(best - score) for score in others]


def _by_place(result: Result) -> list[int]:
    """The seats, the first of the game first."""
    return sorted(range(len(result.places)), key=lambda seat: result.places[seat])
