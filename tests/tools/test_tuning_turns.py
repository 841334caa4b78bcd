"""Games are added to a file and fitted from it; one that is broken off leaves nothing there."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tools.tuning.turns import Turn, play_or_fit, promised


def play(deal: int, seats: int, options: dict[str, str]) -> Iterator[Turn]:
    yield {"deal": deal, "seats": seats, **options}
    if deal == 7:
        raise RuntimeError("broken off")
    yield {"deal": deal}


def fit(turns: Sequence[Turn]) -> list[str]:
    return [str([turn["deal"] for turn in turns]), str(turns[0])]


def test_games_are_added_to_a_file_and_fitted_from_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "games.jsonl")
    play_or_fit("", play, fit, ["play", file, "--first", "4", "--games", "1", "--options", "layout=long", "a=b=c"])
    with pytest.raises(RuntimeError):
        play_or_fit("", play, fit, ["play", file, "--first", "6", "--seats", "3"])
    play_or_fit("", play, fit, ["fit", file])
    assert capsys.readouterr().out.splitlines() == [
        "[4, 4, 6, 6]", "{'deal': 4, 'seats': 2, 'layout': 'long', 'a': 'b=c'}",
    ]  # fmt: skip


def test_what_was_promised_stands_beside_what_was_won() -> None:
    lines = list(promised([(0.9, 0.1), (0.7, 0.3), (0.9, 0.1)], [(1.0, 0.0), (0.5, 0.5), (0.0, 1.0)]))
    assert [line.split() for line in lines] == [
        ["0%", "to", "20%:", "2,", "expected", "10.0%,", "won", "50.0%"],
        ["20%", "to", "40%:", "1,", "expected", "30.0%,", "won", "50.0%"],
        ["60%", "to", "80%:", "1,", "expected", "70.0%,", "won", "50.0%"],
        ["80%", "to", "100%:", "2,", "expected", "90.0%,", "won", "50.0%"],
    ]
