"""Games for learning: every set and number of seats, each piece once and always the same."""

import gzip
import json
import sys
from pathlib import Path
from random import Random

import pytest

from engine.games import rules_of
from tools.learning import games
from tools.learning.described import DESCRIBED
from tools.learning.pieces import KEPT, read

ROOKIES = 3  # a short game of Istanbul


@pytest.mark.parametrize("game", DESCRIBED)
def test_options_go_together_and_every_set_is_played(game: str) -> None:
    rules, rng = rules_of(game), Random(1)
    met = {field.name: set() for field in rules.option_fields}
    for number in range(200):
        seats = rules.min_seats + number % (rules.max_seats - rules.min_seats + 1)
        options = games.options_for(rules, seats, rng)
        assert rules.check_options(options, seats) == options
        for name, value in options.items():
            met[name].add(value)
    assert met == {field.name: set(field.allowed) for field in rules.option_fields}


def test_a_position_is_a_line_with_what_came_of_it() -> None:
    rows = list(games.play("istanbul", ROOKIES))
    assert rows == list(games.play("istanbul", ROOKIES)) and len(rows) > 5
    names = DESCRIBED["istanbul"].names
    for row in rows:
        assert len(row["x"]) == len(names) and 0 <= row["told"] <= 1
        assert (row["won"] > 0.5) == (row["ahead"] > 0) or row["ahead"] == 0
        assert row["x"][names.index("seats")] == row["seats"] == len(row["players"])
    assert {row["won"] for row in rows} == {0.0, 1.0}, "every seat is asked"


def test_pieces_that_are_there_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES", 1)
    path = games.write(("istanbul", tmp_path, ROOKIES))
    with gzip.open(path, "rt") as file:
        head, *rows = map(json.loads, file)
    assert head["names"] == list(DESCRIBED["istanbul"].names) and [row["game"] for row in rows] == [ROOKIES] * len(rows)
    assert games.missing("istanbul", tmp_path, range(ROOKIES - 1, ROOKIES + 2)) == [ROOKIES - 1, ROOKIES + 1]
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def piece(directory: Path, number: int, names: tuple[str, ...]) -> None:
    """A piece of one game with two positions."""
    row = {"game": number, "won": 1.0, "told": 0.5, "ahead": 2, "x": [number] * len(names), "seats": 2}
    with gzip.open(games.path_of(directory, "istanbul", number), "wt") as file:
        file.writelines(json.dumps(line) + "\n" for line in ({"names": names}, row, row))


def test_games_are_learned_from_or_measured_on_but_never_both(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no games of istanbul"):
        read(tmp_path, "istanbul")
    for number in range(2 * KEPT):
        piece(tmp_path, number, DESCRIBED["istanbul"].names)
    learned_from, measured_on = read(tmp_path, "istanbul").split()
    assert set(measured_on.game) == {0, KEPT} and set(learned_from.game) == {*range(2 * KEPT)} - {0, KEPT}
    assert learned_from.games == 2 * KEPT - 2 and learned_from.x.shape == (4 * KEPT - 4, len(learned_from.names))
    assert (learned_from.x[:, 0] == learned_from.game).all()


def test_pieces_with_other_figures_are_refused(tmp_path: Path) -> None:
    piece(tmp_path, 0, DESCRIBED["istanbul"].names[:-1])
    with pytest.raises(ValueError, match="play its games anew"):
        read(tmp_path, "istanbul")


@pytest.mark.parametrize("typed", [("--pieces", "-3"), ("--cores", "0"), ("--first", "-1"), ()])
def test_what_cannot_be_played_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: tuple[str, ...]
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file, no folder")
    monkeypatch.setattr(sys, "argv", ["games", "istanbul", str(taken), *typed])
    with pytest.raises(SystemExit) as ended:
        games.main()
    told = capsys.readouterr().err
    assert ended.value.code == 2 and ("--pieces and --cores" if typed else "cannot be used as a folder") in told
