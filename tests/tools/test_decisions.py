"""What computer players met and chose, read from the results of matches."""

import json
from pathlib import Path

import pytest

from tools import decisions


def results(path: Path, game: str, chosen: dict[str, dict[str, int]]) -> Path:
    path.write_text("\n".join(json.dumps(one) for one in ([game, [], {}], {"chosen": chosen})), "utf-8")
    return path


def test_choices_are_counted_by_level_and_kind_over_several_matches(tmp_path: Path) -> None:
    base = results(tmp_path / "base", "istanbul", {"rookie": {"move: move 5": 3, "move: play gain-good.2": 1}})
    mocha = results(tmp_path / "mocha", "istanbul", {"master@4": {"bid: bid 2": 2}, "rookie": {"move: move 7": 1}})
    *lines, last = decisions.table(*decisions.read([base, mocha], []))
    assert lines[0] == "| decision | rookie | master |"
    assert lines[2:] == ["| bid | 0 | 2 bid |", "| move | 5: move 80%, play 20% | 0 |"]
    assert last.startswith("2 games; met by nobody: again, ") and " tea-house" in last and " bid," not in last
    _, met = decisions.read([base], ["move"])
    assert met.chosen["move"]["rookie"] == {"move 5": 3, "play gain-good": 1}


def test_matches_of_several_games_are_not_mixed(tmp_path: Path) -> None:
    files = [results(tmp_path / game, game, {}) for game in ("istanbul", "marco_polo")]
    with pytest.raises(ValueError, match="several games"):
        decisions.read(files, [])
