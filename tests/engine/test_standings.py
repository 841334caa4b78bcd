"""Ranks, and since when the winner of a game was ahead."""

import pytest

from engine.core.standings import Mark, ahead_for_good, place, ranking, winners


def test_equal_seats_share_a_place() -> None:
    standings = ((3, 1), (5, 0), (3, 1), (3, 0))
    assert ranking(standings) == [1, 0, 2, 3]
    assert [place(standings, seat) for seat in range(4)] == [2, 1, 2, 4]
    assert winners(standings) == [1] and winners(standings[::2]) == [0, 1]


@pytest.mark.parametrize(
    ("scores", "since"),
    [
        (((0, 0), (1, 0), (1, 2), (2, 2), (3, 2)), 3),
        (((0, 0), (0, 1), (2, 1)), 2),
        (((0, 0), (1, 0), (2, 1)), None),
        (((0, 0), (0, 1), (2, 2)), None),
    ],
    ids=["behind, then level, then ahead", "at the very end", "never behind", "shared"],
)
def test_since_when_nobody_had_more_than_the_winner(scores: tuple, since: int | None) -> None:
    marks = [Mark(turn, 1, ((first,), (second,))) for turn, (first, second) in enumerate(scores)]
    found = ahead_for_good(marks)
    assert (None if found is None else found.turn) == since
