"""Whole games of many combinations of expansion, layout, variants, deck, kiosk letters and seats; the long run has all.

Every seat plays by chance until a computer player takes it over, at any moment, which is as it happens at a table."""

import json
from collections import Counter
from itertools import combinations, product
from random import Random
from typing import Any, NamedTuple

import pytest

from engine import players
from engine.core.create import load_position
from engine.core.position import Position
from engine.istanbul.setup.options import LAYOUTS, OPTIONS, SEATS, possible
from tests.engine.istanbul.checks import check, count_coffee
from tests.support.dealt.tables import Table, bytes_of, new

GAMES = 304  # each combination, and some twice
SAMPLED = 48
PARTS = 16
LATEST_TAKEOVER = 160
MOST_CHOICES = 4000


def every_table() -> list[Table]:
    """Each combination once."""
    found = []
    for seats, expansion in product(SEATS, LAYOUTS):
        values = {name: some for name, some in possible({"expansion": expansion}, seats).items() if some}
        values["expansion"] = (expansion,)
        found += [Table("istanbul", tuple(zip(values, each, strict=True)), seats) for each in product(*values.values())]
    return found


TABLES = every_table()
ALL = [(TABLES[number % len(TABLES)], number) for number in range(GAMES)]


class Played(NamedTuple):
    position: Position
    choices: int
    loads: int


def play(table: Table, seed: int, *, load_every: int) -> Played:
    """A whole game, checked after every choice; every `load_every`-th time it goes on as dumped and loaded."""
    position, rng, coffee = new(table, seed), Random(f"{table} {seed}"), Counter[int]()
    taken_over = [rng.randrange(LATEST_TAKEOVER) for _ in range(table.seats)]
    choices = loads = 0
    while not position.over:
        check(position.state, coffee)
        (decision,) = position.decisions
        house = players.ROOKIE if choices >= taken_over[decision.seat] else players.RANDOM
        notation = players.choose(house, position, decision.seat, rng)
        count_coffee(coffee, position.choose(decision.seat, notation))
        choices += 1
        assert choices < MOST_CHOICES
        if choices % load_every == 0:
            position = reloaded(position)
            loads += 1
    check(position.state, coffee)
    return Played(position, choices, loads)


def reloaded(position: Position) -> Position:
    """What a new process makes of what the database keeps."""
    loaded = load_position(position.rules, json.loads(json.dumps(position.dump())), position.boundary.dice.seed)
    assert bytes_of(loaded) == bytes_of(position)
    assert (loaded.seats_to_act, loaded.floor, loaded.over) == (position.seats_to_act, position.floor, position.over)
    for seat in (None, *position.seats_to_act):
        assert loaded.view(seat) == position.view(seat)
    return loaded


def ends_as_the_rules_say(position: Position) -> None:
    best = max(seat.rubies for seat in position.state.seats)
    assert best >= position.state.setup.rubies_to_end
    assert all(position.state.seats[seat].rubies == best for seat in position.rules.result(position.state)["winners"])


def facts(table: Table) -> list[tuple[str, str]]:
    return [*table.options, ("seats", str(table.seats))]


def pairs(table: Table) -> set[Any]:
    """Every two things that are so at a table."""
    return {*combinations(facts(table), 2)}


def sample() -> list[tuple[Table, int]]:
    """Games in which every two things meet that can, and others until they are enough."""
    met: set[Any] = set()
    found, others = [], []
    for table, number in Random(1).sample(ALL, GAMES):
        (others if pairs(table) <= met else found).append((table, number))
        met |= pairs(table)
    return [*found, *others][: max(SAMPLED, len(found))]


SAMPLE = sample()


@pytest.mark.parametrize("part", range(PARTS))
def test_the_sample(part: int) -> None:
    for table, number in SAMPLE[part::PARTS]:
        ends_as_the_rules_say(play(table, number, load_every=40).position)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_all_of_them(part: int) -> None:
    for table, number in ALL[part::PARTS]:
        ends_as_the_rules_say(play(table, number, load_every=40).position)


def test_the_sample_touches_every_pair() -> None:
    assert {table for table, _ in ALL} == {*TABLES}
    met = {pair for table, _ in SAMPLE for pair in pairs(table)}
    assert met == {pair for table in TABLES for pair in pairs(table)}
    values = {fact for table in TABLES for fact in facts(table)}
    assert values == {(option.name, value) for option in OPTIONS for value in option.allowed} | {
        ("seats", str(seats)) for seats in SEATS
    }


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_choice_survives_dump_and_load(table: Table) -> None:
    for seed in range(3):
        ends_as_the_rules_say(play(table, 1000 + seed, load_every=1).position)
