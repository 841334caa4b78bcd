"""Weights that were learned: what they tell, which files are refused and why, and a Merchant that follows them."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.core.create import new_position
from engine.games import rules_of
from engine.players.access import PlayerAccess
from engine.players.merchant import plans_of
from tests.scenarios.istanbul.given import start
from tools import arena
from tools.arena import Match
from tools.learning.described import DESCRIBED
from tools.learning.guided import guided
from tools.learning.measured import lines_of, loss
from tools.learning.pieces import Pieces
from tools.learning.weights import Unusable, Weights, load

NAMES = ("a", "b")


def network() -> Weights:
    """Odds of 3 * max(0, (a - 1) / 2) - max(0, b) + 1."""
    hidden = (np.array([[1.0, 0.0], [0.0, 1.0]]), np.zeros(2))
    last = (np.array([[3.0, -1.0]]), np.array([1.0]))
    return Weights(NAMES, np.array([1.0, 0.0]), np.array([2.0, 1.0]), [hidden, last], {"game": "istanbul"})


def test_the_odds_are_those_of_the_network_also_out_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    network().write(path)
    for weights in (network(), load(path, NAMES)):
        assert weights.odds([5, 4]) == 3.0
        assert weights.odds([[5, 4], [0, 2], [1, -9]]).tolist() == [3.0, -1.0, 1.0]
        assert weights.chances([1, 1]) == 0.5


def changed(**changes: Any) -> Any:
    return lambda content: content | changes


def without(name: str) -> Any:
    return lambda content: {key: value for key, value in content.items() if key != name}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (changed(format=2), "another version"),
        (changed(names=["b", "a"]), "another version"),
        (lambda content: [content], "another version"),
        (without("mean"), "damaged"),
        (changed(layers=[]), "damaged"),
        (changed(layers=[{"table": [[1, 2, 3]], "bias": [0]}]), "damaged"),
        (changed(layers=[{"table": [[1, "x"]], "bias": [0]}]), "damaged"),
        (changed(layers=[{"table": [[1, 2]]}]), "damaged"),
        (changed(layers=[7]), "damaged"),
        (changed(mean=[1, float("nan")]), "damaged"),
        (changed(scale=[0, 1]), "damaged"),
    ],
)
def test_weights_that_cannot_be_used_are_refused(change: Any, why: str, tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    network().write(path)
    path.write_text(json.dumps(change(json.loads(path.read_text("utf-8")))), "utf-8")
    with pytest.raises(Unusable, match=why):
        load(path, NAMES)


def test_a_file_that_is_missing_or_cut_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    with pytest.raises(Unusable, match="there is no"):
        load(path, NAMES)
    network().write(path)
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(Unusable, match="damaged"):
        load(path, NAMES)


def one_figure(game: str, name: str, path: Path) -> Path:
    """A file of weights by which one figure alone tells the odds."""
    names = DESCRIBED[game].names
    table = np.array([[float(each == name) for each in names]])
    Weights(names, np.zeros(len(names)), np.ones(len(names)), [(table, np.zeros(1))], {"game": game}).write(path)
    return path


def test_a_merchant_does_what_the_weights_like(tmp_path: Path) -> None:
    """Beside the Gemstone Dealer (16) and the Fabric Warehouse, with the lira for a ruby, it goes where it should."""
    given = {"red": {"at": 12, "lira": 30}}
    for figure, place in (("mine:rubies", 16), ("mine:lira-had", None)):
        position = start(given)
        access = PlayerAccess(position, 0, Random(1))
        judge = guided("istanbul", access.judge, one_figure("istanbul", figure, tmp_path / figure))
        best = plans_of(access.world, 0, 200, judge)[0].choices
        assert (f"move {place}" in best) if place else ("buy" not in best), figure


@pytest.mark.parametrize("game", DESCRIBED)
def test_a_guided_merchant_plays_matches(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_CHOICES", 60)
    name = f"merchant+{one_figure(game, 'lead', tmp_path / 'weights.json')}"
    played = arena.play(Match(game, (name, "rookie"), {}), 0)
    assert len(played["times"][name]) > 10


@pytest.mark.parametrize(("player", "why"), [("merchant+{}.no", "there is no"), ("rookie+{}", "only a merchant")])
def test_a_match_with_weights_that_cannot_be_used_is_refused(
    player: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name = player.format(one_figure("istanbul", "lead", tmp_path / "weights.json"))
    monkeypatch.setattr("sys.argv", ["arena", "istanbul", name, "rookie"])
    with pytest.raises(SystemExit):
        arena.main()
    assert why in capsys.readouterr().err


def test_by_the_merchants_own_lead_it_plays_like_the_merchant(tmp_path: Path) -> None:
    rules, file = rules_of("marco_polo"), one_figure("marco_polo", "lead", tmp_path / "weights.json")
    position, rng = new_position(rules, {}, rules.colours[:2], bytes(32)), Random(1)
    same = list[bool]()
    while len(same) < 20:
        seat = position.seats_to_act[0]
        access = PlayerAccess(position, seat, rng)
        best, *others = plans_of(access.world, seat, 100, rules.judge)
        if others and rules.judge.comparable(position.view(None)):
            judge = guided("marco_polo", rules.judge, file)
            same.append(plans_of(access.world, seat, 100, judge)[0].choices[0] == best.choices[0])
        position.choose(seat, best.choices[0])
    assert sum(same) > 15


def test_what_was_learned_is_measured_beside_the_merchant() -> None:
    rows = [{"seats": 2 + game % 2, "options": {"expansion": "base"}, "round": game} for game in range(6)]
    won, told, game = np.array([1, 0, 1, 0, 1, 1.0]), np.full(6, 0.5), np.arange(6)
    x = np.column_stack([np.where(won, 5, 1), np.where(won, 1, 9)])
    first, *lines = lines_of(network(), Pieces(NAMES, x, won, told, won, game, rows))
    assert first.startswith("positions") and [line.split()[0] for line in lines[:4]] == ["all", "2", "3", "base"]
    learned, merchant, better = lines[0].split()[3:6]
    assert float(merchant) == pytest.approx(np.log(2), abs=1e-4)
    assert float(better) == pytest.approx(float(merchant) - float(learned), abs=2e-4) and float(better) > 0.5
    assert loss(np.array([0.0, 0.25]), np.array([0.0, 0.5])).tolist() == pytest.approx([0.001, 0.837], abs=1e-3)
