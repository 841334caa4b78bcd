"""What is told on demand of the ways to each place is what a move there then does."""

from itertools import islice
from random import Random

import pytest

from engine.core.position import Position
from engine.istanbul.events import Collected, Left, PaidNeutral, PaidSeat
from engine.istanbul.reading.reach import Way, ways
from tests.scenarios.istanbul.given import start
from tests.support.dealt.tables import Table, new, walk

TABLES = [(2, "base"), (3, "mocha"), (4, "letters"), (5, "bazaar")]


@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_ways_are_what_the_moves_of_a_turn_then_do(seats: int, expansion: str) -> None:
    steps = walk(new(Table("istanbul", (("expansion", expansion),), seats)), Random(seats))
    assert sum(_compare(position) for position in islice(steps, 500)) > 60


def _compare(position: Position) -> int:
    """Compares each move on offer; returns how many there were."""
    decision = position.decisions[0]
    if decision.kind != "move" or position.choices:
        return 0
    found = ways(position.view(None), decision.seat)
    moves = {int(one.split()[1]): one for one in decision.options if one.startswith("move ")}
    assert set(moves) == {place for place, way in found.items() if way.near}
    for place, notation in moves.items():
        outlook = position.outlook(decision.seat, notation)
        assert found[place].cut_short == outlook.cut_short
        told = {type(event): event for event in outlook.events}
        if Left in told or Collected in told:
            verb = "leave" if Left in told else "collect"
            neutral = told.get(Left, told.get(Collected)).neutral
            assert found[place].assistant == (f"{verb}-neutral" if neutral else verb)
        paid = sum(event.lira for event in outlook.events if isinstance(event, PaidSeat | PaidNeutral))
        assert paid in (0, found[place].lira)
    return len(moves)


def test_ways_of_a_seat_that_waits_tell_what_they_cost() -> None:
    view = start({"red": {"at": 6}, "blue": {"at": 2, "out": [5], "lira": 3}, "green": {"at": 6}}).view(None)
    found = ways(view, 1)
    assert found[5] == Way(2, True, "collect", 0, "")
    assert found[6].lira == 4 and found[6].cut_short == "merchants"
    assert found[7].assistant == "" and found[7].cut_short == ""
    assert {way.near for way in found.values() if way.steps > 2} == {False}
