"""Prizes besides that of the champion."""

from fractions import Fraction

from seasons.prizes import Close, Wins, closest_game, most_wins
from seasons.standing import Result, Row, Status


def row(person: int, *places: int) -> Row:
    return Row(person, Status.PLAYING, 1, Fraction(0), places, Fraction(0))


def test_who_won_most_is_told_unless_many_did() -> None:
    assert most_wins([row(1, 1, 1, 2), row(2, 1, 0, 1), row(3, 3, 1, 2)]) == Wins((1, 2), 2)
    assert most_wins([row(person, 1, 1) for person in range(4)]) is None
    assert most_wins([row(1, 1, 2)]) is None and most_wins([row(1)]) is None and most_wins([]) is None


def test_the_closest_game_is_one_of_two_people() -> None:
    far, near = Result((1, 2, 3), (9, 6, 5), (1, 2, 3)), Result((3, 1, 2), (2, 8, 7), (1, 2, 3))
    tied = Result((1, 1, 3), (8, 8, 8), (None, 2, 3), (1,))
    assert closest_game({4: far, 5: near, 6: tied}) == Close(5, (2, 3), (8, 7))
    assert closest_game({4: near, 6: tied}) is None and closest_game({}) is None


def test_of_equally_close_games_the_others_decide_and_then_the_first() -> None:
    loose, tight = Result((1, 2, 3), (9, 8, 1), (1, 2, 3)), Result((1, 2, 3), (9, 8, 7), (1, 3, 2))
    found = closest_game({1: loose, 2: tight, 3: tight})
    assert found is not None and (found.game, found.people) == (2, (1, 3))
