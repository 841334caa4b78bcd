"""Figures of a position for learning: their order, the strongest rival, and nothing that a seat does not know."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from engine.core.determinize import determinize
from engine.core.position import Position
from tests.scenarios.istanbul.given import start as istanbul_start
from tests.scenarios.marco_polo.given import start as marco_polo_start
from tests.support.dealt.rookies import play
from tests.support.dealt.tables import Table, new, tables_of
from tools.learning import istanbul, marco_polo
from tools.learning.described import DESCRIBED, figures_of
from tools.learning.features import joined, names_of


def test_the_strongest_rival_comes_before_the_mean_of_the_others() -> None:
    assert names_of(("a", "b"), ("round",)) == (
        *("mine:a", "mine:b", "rival:a", "rival:b", "others:a", "others:b", "round"),
    )  # fmt: skip
    seats = [(1, 2), (3, 4), (5, 6), (7, 9)]
    assert joined(seats, [0, 2, 9, 5], 2, [8]) == (5, 6, 7, 9, 2, 3, 8)
    assert joined(seats[:2], [0, 2], 1, []) == (3, 4, 1, 2, 0, 0)


def described(table: Table, every: int = 29) -> Iterator[Position]:
    """Positions of a game of Rookies, on the way, that can be described."""
    position = new(table)
    for number, _ in enumerate(play(position, Random(1))):
        if number % every == 0 and DESCRIBED[table.game].fit(position.rules.judge, position.view(None)):
            yield position


@pytest.mark.parametrize("table", [table for game in DESCRIBED for table in tables_of(game, 9)], ids=str)
def test_every_seat_is_described_by_what_it_knows(table: Table) -> None:
    """What is hidden from a seat may lie otherwise: its figures stay."""
    met = 0
    for position in islice(described(table), 5):
        for seat in range(table.seats):
            figures = figures_of(position, seat)
            assert len(figures) == len(DESCRIBED[table.game].names)
            assert figures_of(determinize(position, seat, Random(met)), seat) == figures
            met += 1
    assert met > table.seats


@pytest.mark.parametrize("game", DESCRIBED)
def test_a_rival_is_described_as_it_describes_itself_but_for_what_it_hides(game: str) -> None:
    names = DESCRIBED[game].names
    hidden = {"cards", "plan", "plan-rubies", "turns-to-end", "goals", "journeys", "contracts"}
    position = next(islice(described(tables_of(game)[0]._replace(seats=2)), 4, None))
    first, second = (dict(zip(names, figures_of(position, seat), strict=True)) for seat in (0, 1))
    mine = [name.partition(":")[2] for name in names if name.startswith("mine:")]
    assert {name for name in mine if first[f"mine:{name}"] != second[f"rival:{name}"]} <= hidden
    assert first["seats"] == 2 and not any(first[f"others:{name}"] for name in mine)


def test_an_end_in_reach_is_no_cliff() -> None:
    """The worth that the Merchant adds for it is in no figure."""
    reached = list[float]()
    for table in tables_of("istanbul", 6):
        for position in described(table, 5):
            judge, view = position.rules.judge, position.view(0)
            worth, turns = judge.value_before_end(view)
            if turns is not None:
                figures = dict(zip(istanbul.NAMES, istanbul.features(judge, view), strict=True))
                parts = sum(figures[f"mine:{name}"] for name in (*istanbul.PARTS, "plan"))
                assert parts == pytest.approx(worth)
                reached.append(turns)
    assert len(reached) > 3


def test_positions_of_one_decision_may_be_compared_at_its_own_turn() -> None:
    """Whose turn it is now may be told by another view."""
    for game, module, name in (("istanbul", istanbul, "to-come"), ("marco_polo", marco_polo, "turns-until")):
        position = next(described(tables_of(game)[0]._replace(seats=2)))
        now = position.view(0)
        while position.view(None).active == now.active or not DESCRIBED[game].fit(position.rules.judge, now):
            seat = position.seats_to_act[0]
            position.choose(seat, next(iter(position.decision(seat).options)))
        after = position.view(0)
        at = DESCRIBED[game].names.index(f"mine:{name}")
        at_now, at_after, told = (
            module.features(position.rules.judge, *views)[at] for views in ((now,), (after,), (after, now))
        )
        assert at_now != at_after and told == at_now


def racing(**blue: int) -> Position:
    """Two seats in base Istanbul, blue to move; red, two steps from the Gemstone Dealer, has its price and misses a
    ruby."""
    return istanbul_start({"seats": 2, "active": "blue", "red": {"at": 14, "lira": 18, "rubies": 5}, "blue": blue})


@pytest.mark.parametrize(
    ("position", "contested", "raced"),
    [
        (racing(at=15, lira=20, rubies=5, family=1), True, True),
        (racing(at=15, lira=0), True, False),
        (racing(at=1, lira=20), False, False),
    ],
    ids=["near and able", "near", "far"],
)
def test_a_plan_is_contested_by_whoever_is_at_its_ruby_first(position: Position, contested: bool, raced: bool) -> None:
    names, judge = istanbul.NAMES, position.rules.judge
    view = position.view(0)
    figures = dict(zip(names, istanbul.features(judge, view), strict=True))
    assert (figures["mine:contested"] > 0, figures["mine:raced"] > 0) == (contested, raced)
    assert figures["mine:raced"] <= figures["mine:contested"] <= figures["mine:plan"]
    own_turn = replace(view, active=0)
    figures = dict(zip(names, istanbul.features(judge, own_turn), strict=True))
    assert not figures["mine:contested"] and not figures["mine:raced"]
    # Of turns that are compared the one that begins counts as made: the rival is first again.
    figures = dict(zip(names, istanbul.features(judge, own_turn, replace(own_turn)), strict=True))
    assert (figures["mine:contested"] > 0, figures["mine:raced"] > 0) == (contested, raced)


def test_dice_of_a_round_tell_what_they_can_still_do() -> None:
    start = marco_polo_start({"seats": 2, "blue": {"dice": "3 5 4", "figures": ["xian"]}})
    names = marco_polo.NAMES
    figures = dict(zip(names, marco_polo.features(start.rules.judge, start.view(0)), strict=True))
    told = {name: figures[f"mine:{name}"] for name in ("to-beijing", "travel-steps", "high", "third", "closed")}
    assert told == {"to-beijing": 1, "travel-steps": 4, "high": 5, "third": 3, "closed": 0}
    assert figures["beijing-next"] == 10 and figures["khan-open"] == 2
