"""What the figures of hope are fitted with."""

import pytest

from tools.tuning.istanbul_hope import loss, shares

FIGURES = (100.0, 100.0, 100.0, 60.0, 30.0, 18.0, 200.0, 9.0, 3.0, 2.0, 1.0)


@pytest.mark.parametrize(
    ("missing", "last", "end", "first"),
    [
        (5, False, None, 0.731), (9, False, None, 0.731), (4, False, None, 0.646), (4, True, None, 0.511),
        (5, False, 2, 0.953), (5, False, 4, 0.731),
    ],
    ids=[
        "five", "more count as five", "four", "the last round, in which no turn counts",
        "the end in two turns", "the end is far",
    ],
)  # fmt: skip
def test_shares_follow_the_spread_of_what_is_missing_and_the_end_in_reach(
    missing: int, last: bool, end: int | None, first: float
) -> None:
    turn = {
        "missing": missing, "last": last, "values": [59.0, 50.0], "to_come": [True, False], "ends": [end, None],
    }  # fmt: skip
    assert shares(turn, FIGURES)[0] == pytest.approx(first, abs=0.001)


def test_the_loss_is_least_where_what_happens_is_expected() -> None:
    turn = {"missing": 5, "last": False, "values": [68.0, 50.0], "to_come": [False, False], "ends": [None, None]}
    turns = [{**turn, "won": [1, 0]}] * 73 + [{**turn, "won": [0, 1]}] * 27
    losses = [loss(turns, (*FIGURES[:5], spread, *FIGURES[6:])) for spread in (12.0, 18.0, 27.0)]
    assert losses[1] < min(losses[0], losses[2])
