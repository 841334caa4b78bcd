"""What the spreads of hope are fitted with."""

import pytest

from tools.tuning.istanbul_hope import loss, shares

SPREADS = (100.0, 100.0, 100.0, 60.0, 30.0, 18.0, 200.0, 9.0)


@pytest.mark.parametrize(
    ("missing", "last", "first"),
    [(5, False, 0.731), (9, False, 0.731), (4, False, 0.646), (4, True, 0.511)],
    ids=["five", "more count as five", "four", "the last round, in which no turn counts"],
)
def test_shares_follow_the_spread_of_what_is_missing(missing: int, last: bool, first: float) -> None:
    turn = {"missing": missing, "last": last, "values": [59.0, 50.0], "to_come": [True, False], "won": [1, 0]}
    assert shares(turn, SPREADS)[0] == pytest.approx(first, abs=0.001)


def test_the_loss_is_least_where_what_happens_is_expected() -> None:
    turn = {"missing": 5, "last": False, "values": [68.0, 50.0], "to_come": [False, False]}
    turns = [{**turn, "won": [1, 0]}] * 73 + [{**turn, "won": [0, 1]}] * 27
    losses = [loss(turns, (*SPREADS[:5], spread, *SPREADS[6:])) for spread in (12.0, 18.0, 27.0)]
    assert losses[1] < min(losses[0], losses[2])
