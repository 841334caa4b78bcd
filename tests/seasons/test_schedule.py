"""Schedules give what their page says, and nobody could meet the others more evenly."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from seasons.schedule import AT_ONCE, LEAST_PEOPLE, MOST_PEOPLE, TABLES, due, may_begin, schedule, waves

PAGE = Path(__file__).parents[2] / "docs" / "seasons.md"
GROUPS = [(people, table) for people in range(LEAST_PEOPLE, MOST_PEOPLE + 1) for table in TABLES]


def meetings(tables: tuple[tuple[int, ...], ...]) -> tuple[int, int]:
    """How often two people meet, the least and the most."""
    pairs = combinations(range(len(tables)), 2)
    met = [sum({*pair} <= {*seats} for seats in tables) for pair in pairs]
    return min(met), max(met)


def rows_of_the_page() -> dict[tuple[int, int], tuple[str, ...]]:
    rows = re.findall(r"^\| (\d+) \| (\d) \|(.+)\|$", PAGE.read_text("utf-8"), re.M)
    return {(int(people), int(table)): tuple(map(str.strip, rest.split("|"))) for people, table, rest in rows}


@pytest.mark.parametrize(("people", "table"), GROUPS)
def test_each_size_gives_what_the_page_says(people: int, table: int) -> None:
    tables = schedule(people, table)
    least, most = meetings(tables)
    assert rows_of_the_page()[people, table] == (
        str(least) if least == most else f"{least} or {most}",
        ", ".join(str(len(waves(tables, at_once))) for at_once in AT_ONCE),
    )


def test_the_page_has_a_row_for_each_size() -> None:
    assert list(rows_of_the_page()) == GROUPS


@pytest.mark.parametrize(("people", "table"), GROUPS)
def test_everybody_has_every_seat_once(people: int, table: int) -> None:
    tables = schedule(people, table)
    assert len(tables) == people
    for person in range(people):
        assert sorted(seats.index(person) for seats in tables if person in seats) == list(range(table))
    assert all(len({*seats}) == table for seats in tables)


@pytest.mark.parametrize(("people", "table"), GROUPS)
def test_everybody_meets_everybody_as_often_as_can_be(people: int, table: int) -> None:
    least, most = meetings(schedule(people, table))
    even, over = divmod(table * (table - 1), people - 1)  # by how many somebody's opponents are divided
    assert (least, most) == (even, even + (over > 0))


@pytest.mark.parametrize(("people", "table"), GROUPS)
def test_of_two_people_neither_is_always_the_first(people: int, table: int) -> None:
    for one, other in combinations(range(people), 2):
        met = [seats for seats in schedule(people, table) if {one, other} <= {*seats}]
        first = sum(seats.index(one) < seats.index(other) for seats in met)
        assert abs(2 * first - len(met)) <= 1


def turned(design: set[int], people: int) -> set[frozenset[int]]:
    return {frozenset((number + step) % people for number in design) for step in range(people)}


@pytest.mark.parametrize(
    ("people", "table", "design"), [(7, 4, {0, 3, 5, 6}), (7, 3, {1, 2, 4}), (11, 5, {1, 3, 4, 5, 9})]
)
def test_the_known_designs(people: int, table: int, design: set[int]) -> None:
    assert {frozenset(seats) for seats in schedule(people, table)} == turned(design, people)


@pytest.mark.parametrize(("people", "table"), [(4, 4), (12, 4), (7, 2), (7, 6), (5, 0)])
def test_other_groups_have_no_schedule(people: int, table: int) -> None:
    with pytest.raises(ValueError, match=f"{people} people at tables of {table}"):
        schedule(people, table)


@pytest.mark.parametrize(("people", "table"), GROUPS)
@pytest.mark.parametrize("at_once", AT_ONCE)
def test_nobody_has_more_games_open_than_they_want(people: int, table: int, at_once: int) -> None:
    tables = schedule(people, table)
    parts = waves(tables, at_once)
    assert sorted(number for wave in parts for number in wave) == list(range(len(tables)))
    for wave in parts:
        assert all(sum(person in tables[number] for number in wave) <= at_once for person in range(people))


@pytest.mark.parametrize(("people", "table"), GROUPS)
@pytest.mark.parametrize("at_once", AT_ONCE)
def test_all_tables_begin_whichever_game_ends_first(people: int, table: int, at_once: int) -> None:
    tables = schedule(people, table)
    begun: list[int] = []
    running: list[int] = []
    while len(begun) < len(tables):
        playing = {person: sum(person in tables[number] for number in running) for person in range(people)}
        new = list(may_begin(tables, begun, playing, at_once))
        begun += new
        running += new
        assert all(sum(person in tables[number] for number in running) <= at_once for person in range(people))
        assert running
        running.pop()
    assert sorted(begun) == list(range(len(tables)))


@pytest.mark.parametrize(("people", "table"), GROUPS)
@pytest.mark.parametrize("at_once", AT_ONCE)
def test_wave_after_wave_is_due_however_slow_somebody_is(people: int, table: int, at_once: int) -> None:
    tables = schedule(people, table)
    parts = waves(tables, at_once)
    for at, wave in enumerate(parts):
        before = {number for earlier in parts[:at] for number in earlier}
        assert {*due(tables, at_once, (at - 0.01) / len(parts))} == before
        assert {*due(tables, at_once, (at + 0.01) / len(parts))} == before | {*wave}
    assert due(tables, at_once, 0.0) == [*parts[0]]
    assert sorted(due(tables, at_once, 1.0)) == list(range(len(tables)))
