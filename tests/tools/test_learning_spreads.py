"""How far a lead makes a win likely in Marco Polo: found again from games that follow known figures."""

import numpy as np
import pytest

from engine.marco_polo.components.board import ROUNDS
from tools.learning import spreads
from tools.learning.measured import loss
from tools.learning.pieces import KEPT, Pieces
from tools.learning.spreads import NOW, fitted, lines_of, told

TRUE = (2.0, 9.0)
NAMES = ("rounds-to-come", "round-left")


def games(figures: tuple[float, float]) -> Pieces:
    """As many wins and defeats of two or three seats as these figures promise; hopes are told with those of now."""
    rng, count = np.random.default_rng(1), 3000
    to_come = rng.uniform(0, ROUNDS, count)
    seats = rng.integers(2, 4, count)
    worths = [rng.normal(0, 8, number).tolist() for number in seats]
    spread_now = NOW[0] + NOW[1] * to_come / ROUNDS
    rows = [
        {"game": number, "seats": len(each), "viewer": 0, "hopes": [worth / spread for worth in each]}
        for number, (each, spread) in enumerate(zip(worths, spread_now, strict=True))
    ]
    none = np.zeros(count)
    data = Pieces(NAMES, np.column_stack([to_come, none]), none, none, none, np.arange(count), rows)
    return data._replace(won=(rng.random(count) < told(data, figures)).astype(float))


def test_the_figures_of_games_are_found_in_them() -> None:
    assert fitted(games(TRUE)) == pytest.approx(TRUE, rel=0.25)


def test_shares_are_those_of_the_hopes_where_nothing_is_changed() -> None:
    data = games(TRUE)
    odds = [np.exp(row["hopes"]) for row in data.rows]
    assert told(data, NOW) == pytest.approx([each[0] / each.sum() for each in odds])


def test_it_tells_by_seats_and_by_what_was_promised_how_well_other_games_are_told() -> None:
    first, *lines = lines_of(games(TRUE))
    assert first.startswith("3000 games, 3000 positions: last 1.8, first 9.5")
    assert [line.split(":")[0] for line in lines[:3]] == ["2 seats", "3 seats", "promised now"]
    now, other = (float(part.split()[0]) for part in lines[0].partition(": ")[2].split(", "))
    assert other < now


def test_no_game_is_told_by_figures_that_were_fitted_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    data, left_out = games(TRUE), list[set[int]]()

    def fit(some: Pieces) -> np.ndarray:
        left_out.append({*data.game.tolist()} - {*some.game.tolist()})
        return np.array(TRUE if left_out[-1] else NOW)

    monkeypatch.setattr(spreads, "fitted", fit)
    lines = [*lines_of(data)]
    every, *parts = left_out
    assert not every and len(parts) == KEPT and {*map(len, parts)} == {3000 // KEPT}
    assert set.union(*parts) == {*range(3000)}
    of_two = np.array([row["seats"] == 2 for row in data.rows])
    assert f"{loss(told(data, TRUE), data.won)[of_two].mean():.4f} fitted to other games" in lines[1]
