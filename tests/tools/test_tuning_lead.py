"""How the lead in Istanbul is learned: the figures of both seats, targets that look ahead, weights that are found
again."""

from collections.abc import Sequence

import numpy as np
import pytest

from engine.istanbul.merchant.lead import stage_of
from tests.scenarios.istanbul.given import start
from tools.tuning.istanbul_lead import BEFORE, BEYOND, NAMES, Games, chances, fit, learned, play, targets

MANY = 4000


def games_of(x: Sequence[Sequence[float]], won: Sequence[float], game: Sequence[int]) -> Games:
    return Games(*(np.array(each, dtype=float) for each in (x, won, won, game)))


def test_a_position_is_to_tell_what_those_after_it_are_told() -> None:
    """Within its game: the last knows who won."""
    games = games_of([[0.0]] * 5, [1, 1, 1, 0, 0], [7, 7, 7, 8, 8])
    told = np.array([0.5, 0.6, 0.8, 0.3, 0.2])
    second = (1 - BEYOND) * 0.8 + BEYOND
    assert targets(games, told).tolist() == pytest.approx(
        [(1 - BEYOND) * 0.6 + BEYOND * second, second, 1.0, (1 - BEYOND) * 0.2, 0.0]
    )


def test_weights_by_which_games_were_won_are_found() -> None:
    """Each position is a game of its own."""
    rng, true = np.random.default_rng(1), np.array([BEFORE.get(name, 0.0) for name in NAMES] + [0.0] * len(NAMES))
    changed = [NAMES.index(name) for name in ("worth", "goods-had")]
    true[changed] = 2.0, -1.0
    x = rng.normal(size=(MANY, len(true))) / 2
    won = (rng.random(MANY) < chances(x, true)).astype(float)
    found = learned(Games(x, won, won, np.arange(MANY, dtype=float)))
    assert found[changed].tolist() == pytest.approx([2.0, -1.0], abs=0.3)


def test_positions_of_games_are_described_and_the_weights_told() -> None:
    turns = [turn for deal in range(4) for turn in play(deal, 2, {"expansion": "base"})]
    assert all(len(seat) == len(NAMES) for turn in turns for seat in turn["x"])
    assert {turn["won"] for turn in turns} <= {0.0, 0.5, 1.0}
    first, *table = fit(turns)
    assert first.startswith(f"4 games, {len(turns)} positions")
    assert [line.split('"')[1] for line in table] == list(NAMES)


@pytest.mark.parametrize(("rubies", "stage"), [(0, 1.0), (2, 0.6), (4, 0.2), (5, 0.0), (6, 0.0)])
def test_the_stage_is_told_by_the_nearest_to_the_end(rubies: int, stage: float) -> None:
    position = start({"seats": 2, "red": {"rubies": rubies}, "blue": {"rubies": 0}})
    assert stage_of(position.view(0)) == stage_of(position.view(1)) == pytest.approx(stage)
