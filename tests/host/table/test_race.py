"""The rounds of a game as its chart and its end tell them."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

from db import GameRow
from engine.core.position import Position
from engine.istanbul.events import LastRound
from host.table.history import History
from host.table.records import Step, Turn
from tests.scenarios.istanbul.given import start


def a_round(position: Position) -> tuple[list[Any], list[Any]]:
    """The spectators' views at all turn boundaries to the end of the game, and the events on the way."""
    views, events = [position.view(None)], []
    for notation in ("move 16", "leave", "buy", "end"):
        events += position.choose(position.decisions[0].seat, notation)
    views.append(position.view(None))
    return views, events


def ended(number: int, view: Any) -> Turn:
    """A turn of one row as version 1.0.0 stored it, which left the round to the views."""
    steps = [Step(number, (), view)] if number else []
    return Turn(number, number, number, 0, steps, (), (), False, view, {}, 1)


def test_a_turn_counts_to_the_round_in_which_it_was_played_the_last_one_too() -> None:
    position = start({"active": "green", "round": 19, "green": {"at": 15, "rubies": 4, "lira": 20}})
    views, events = a_round(position)
    assert position.over and views[1].round == 20
    turns = [ended(0, views[0]), ended(1, views[1]), ended(2, replace(views[1], over=True))]
    row = cast(GameRow, SimpleNamespace(rules_name="istanbul"))
    assert [(mark.turn, mark.round) for mark in History(row, (), turns).marks] == [(0, 19), (1, 19), (2, 19)]
    assert LastRound(2, complete=True) in events


def test_who_has_enough_rubies_before_the_round_is_complete_begins_the_last_round() -> None:
    position = start({"active": "blue", "round": 19, "blue": {"at": 15, "rubies": 4, "lira": 20}})
    _, events = a_round(position)
    assert LastRound(1) in events and position.decisions[0].seat == 2
