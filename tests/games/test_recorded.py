"""Recorded games end as they did: the rules of running games never change under them."""

import json
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.games.play import replayed, replayed_with_events
from tests.games.record import HERE, end_of

FILES = sorted(HERE.rglob("*.json"))
PUBLISHED = ("istanbul", "marco_polo")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    kept = json.loads(path.read_text("utf-8"))
    position = replayed(kept)
    end = end_of(position)
    assert position.over
    assert end["result"] == kept["end"]["result"]
    # What only one of the two tables has came or went with a version of the rules.
    both = end["table"].keys() & kept["end"]["table"].keys()
    assert {name: end["table"][name] for name in both} == {name: kept["end"]["table"][name] for name in both}


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.parent.name in PUBLISHED],
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_what_a_game_is_won_by_adds_up_to_the_score_of_each_seat(path: Path) -> None:
    position, events = replayed_with_events(json.loads(path.read_text("utf-8")))
    for seat, (score, *_) in enumerate(position.rules.standings(position.view(None))):
        assert sum(asset.worth for asset in position.rules.assets(events, seat)) == score


def test_of_every_game_some_are_recorded() -> None:
    assert {path.parent.name for path in FILES} == set(GAMES)


def test_a_changed_game_is_found() -> None:
    kept = json.loads(FILES[0].read_text("utf-8"))
    next(row for row in kept["rows"][1:] if row[2])[2] = []
    with pytest.raises(ValueError, match="other outcomes"):
        replayed(kept)
