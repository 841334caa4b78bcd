"""Every scenario holds, and everything that must have a scenario has one."""

from importlib import import_module
from typing import Any

import pytest

from engine import games as engine_games
from engine.core.rules import LASTING_VERSION
from tests.scenarios.format import Wrong
from tests.scenarios.reading import HERE, Source, load
from tests.scenarios.runner import run, run_source

GAMES = sorted(path.name for path in HERE.iterdir() if path.is_dir() and any(path.rglob("*.yaml")))
ALL = [(game, name, source) for game in GAMES for name, source in load(game)]


def test_every_game_has_scenarios() -> None:
    assert set(GAMES) == set(engine_games.GAMES)


@pytest.mark.parametrize(
    ("game", "source"), [(game, source) for game, _, source in ALL], ids=[f"{game}/{name}" for game, name, _ in ALL]
)
def test_scenario(game: str, source: Source) -> None:
    run_source(game, source)


IDS = {game: import_module(f"tests.scenarios.{game}.ids").wanted() for game in GAMES}


def covered(game: str) -> set[str]:
    return {each for _, source in load(game) for each in source.content["covers"]}


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


IN_STEPS = {
    "name": "A theft in steps",
    "covers": ["I02"],
    "given": {"red": {"at": 7, "lira": 0, "hand": ["gain-5-lira"]}, "deck": ["move-0"]},
    "steps": [
        {"offers": ["move 6"], "sees_not": {"blue": ["gain-5-lira"], "spectators": ["gain-5-lira", "move-0"]}},
        {"choose": ["play gain-5-lira"], "then": {"events": ["PlayedCard"], "red": {"lira": 5}}},
        {"choose": ["move 6"], "then": {"events": ["Moved"], "red": {"lira": 5, "at": 6}}},
    ],
}


@pytest.mark.parametrize(
    "change",
    [
        {"sees_not": {"blue": ["gain-5-lira"]}},
        {"sees_not": {"red": ["move-0"]}, "then": {"red": {"lira": 0}}},
        {"then": {"events": ["PlayedCard"]}},
    ],
    ids=str,
)
def test_a_step_can_fail(change: dict[str, Any]) -> None:
    """What is played becomes known, and the events of a step are its own."""
    run("istanbul", IN_STEPS)
    *steps, last = IN_STEPS["steps"]
    with pytest.raises(Wrong, match=r"^steps\.2\."):
        run("istanbul", {**IN_STEPS, "steps": [*steps, {**last, **change}]})


@pytest.mark.parametrize("game", GAMES)
def test_a_position_may_be_of_a_game_that_began_with_an_earlier_version(game: str) -> None:
    old = {
        "name": "An old game",
        "covers": ["set-up"],
        "given": {"version": LASTING_VERSION},
        "then": {"version": LASTING_VERSION},
    }
    run(game, old)
    with pytest.raises(Wrong, match=r"^given\.version: "):
        run(game, {**old, "given": {"version": engine_games.rules_of(game).version + 1}})


def test_dice_show_what_dice_can_show() -> None:
    roll = {"name": "A roll", "covers": ["I02"], "given": {"red": {"at": 10}}, "choose": ["move 9", "leave", "call 7"]}
    run("istanbul", {**roll, "dice": [6, 6], "then": {"red": {"lira": 9}}})
    with pytest.raises(Wrong, match="dice: 7 is given where 1 to 6 can come"):
        run("istanbul", {**roll, "dice": [7, 6], "then": {}})


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
        {"others": {"blue": {"options": ["leave"]}}},
        {"others": {"blue": {"refused": {"leave": "too_far"}}}},
        {"sees": {"blue": {"seats": {"red": {"merchant": 7}}}}},
        {"sees": {"spectators": {"active": 1}}},
        {"sees_not": {"blue": ["leave"]}},
    ],
    ids=str,
)
def test_a_scenario_can_fail(change: dict[str, Any]) -> None:
    run("istanbul", HOLDS)
    with pytest.raises(Wrong):
        run("istanbul", {**HOLDS, **change})
