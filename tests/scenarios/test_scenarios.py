"""Every scenario holds, and everything that must have a scenario has one."""

from importlib import import_module
from typing import Any

import pytest

from engine import games as engine_games
from tests.scenarios.runner import HERE, Wrong, load, run

GAMES = sorted(path.name for path in HERE.iterdir() if path.is_dir() and any(path.rglob("*.yaml")))
ALL = [(game, name, scenario) for game in GAMES for name, scenario in load(game)]


def test_every_game_has_scenarios() -> None:
    assert set(GAMES) == set(engine_games.GAMES)


@pytest.mark.parametrize(
    ("game", "scenario"), [(game, each) for game, _, each in ALL], ids=[f"{game}/{name}" for game, name, _ in ALL]
)
def test_scenario(game: str, scenario: dict[str, Any]) -> None:
    run(game, scenario)


IDS = {game: import_module(f"tests.scenarios.{game}_ids").wanted() for game in GAMES}


def covered(game: str) -> set[str]:
    return {each for _, scenario in load(game) for each in scenario["covers"]}


@pytest.mark.parametrize(("game", "part"), [(game, part) for game in GAMES for part in IDS[game]])
def test_everything_has_a_scenario(game: str, part: str) -> None:
    assert sorted(IDS[game][part] - covered(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_scenario_covers_what_is_not(game: str) -> None:
    assert sorted(covered(game) - set().union(*IDS[game].values())) == []


@pytest.mark.parametrize("game", GAMES)
def test_names_of_scenarios_differ(game: str) -> None:
    names = [name for name, _ in load(game)]
    assert len(names) == len(set(names))


HOLDS = {
    "name": "A walk",
    "covers": ["I02"],
    "given": {"red": {"at": 7}},
    "choose": ["move 6"],
    "then": {"red": {"at": 6}, "decision": "assistant"},
}


@pytest.mark.parametrize(
    "change",
    [
        {"becuase": 1},
        {"given": {"red": {"att": 7}}},
        {"given": {"purple": {"at": 7}}},
        {"then": {"red": {"rubys": 1}}},
        {"then": {"red": {"at": 7}}},
        {"then": {"rubies": 1}},
        {"then": {"events": ["Caught"]}},
        {"then": {"events": [{"Moved": {"from": 7}}]}},
        {"choose": ["move 16"]},
        {"dice": [3]},
        {"refused": {"leave": "too_far"}},
        {"refused": {"collect": "too_far"}},
        {"offers": ["collect"]},
        {"offers_not": ["leave"]},
        {"options": ["leave"]},
        {"default": "stop"},
    ],
    ids=str,
)
def test_a_scenario_can_fail(change: dict[str, Any]) -> None:
    run("istanbul", HOLDS)
    with pytest.raises(Wrong):
        run("istanbul", {**HOLDS, **change})
