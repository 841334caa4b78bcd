"""Who is out, and who is barred."""

import pytest

from seasons.absence import BARRED_S, Bar, bar, is_out

DAY = 24 * 60 * 60.0


def test_a_second_deserted_game_is_the_last() -> None:
    assert [is_out(count) for count in range(4)] == [False, False, True, True]


@pytest.mark.parametrize(
    ("deserted", "finished", "now", "found"),
    [
        ([], [], 0.0, None),
        ([DAY], [], DAY, Bar(1, DAY + BARRED_S)),
        ([DAY], [], 99 * DAY, Bar(1, DAY + BARRED_S)),
        ([DAY], [2 * DAY], 3 * DAY, Bar(0, DAY + BARRED_S)),
        ([DAY], [2 * DAY], DAY + BARRED_S, None),
        ([DAY], [0.0], 99 * DAY, Bar(1, DAY + BARRED_S)),  # finished before
        ([DAY], [DAY], 99 * DAY, Bar(1, DAY + BARRED_S)),  # not after it
        ([3 * DAY, DAY], [2 * DAY], 99 * DAY, Bar(1, 3 * DAY + BARRED_S)),
        ([DAY, 2 * DAY], [5 * DAY, 4 * DAY], 99 * DAY, None),
        ([DAY, 90 * DAY], [2 * DAY, 3 * DAY, 91 * DAY], 92 * DAY, Bar(0, 90 * DAY + BARRED_S)),
    ],
)
def test_who_deserted_finishes_as_many_games_and_waits(
    deserted: list[float], finished: list[float], now: float, found: Bar | None
) -> None:
    assert bar(deserted, finished, now) == found
