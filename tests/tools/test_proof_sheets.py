"""What the bot tells of the rules can be read as plain text."""

from pathlib import Path

import pytest

from tools import proof_sheets
from words.games import GAMES


def test_each_game_has_a_sheet_with_all_that_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["proof_sheets", str(tmp_path / "sheets")])
    proof_sheets.main()
    assert {path.stem for path in (tmp_path / "sheets").iterdir()} == set(GAMES)
    told = (tmp_path / "sheets" / "istanbul.txt").read_text("utf-8")
    assert "in a minute" in told and "# Encounters" in told and "Guild 20" in told and "**" not in told


def test_a_folder_must_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["proof_sheets"])
    with pytest.raises(SystemExit):
        proof_sheets.main()
