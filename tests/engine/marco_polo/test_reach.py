"""What is told on demand of actions and journeys is what a turn then offers."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from engine.core.position import Position
from engine.marco_polo.components.amounts import CAMEL, COIN, Amounts
from engine.marco_polo.components.board import TRAVEL
from engine.marco_polo.notation import TO
from engine.marco_polo.reach import NOTHING, reach
from engine.marco_polo.spaces.board_spaces import MAIN_ACTIONS
from tests.support.dealt.tables import Table, new, walk


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_in_reach_is_what_a_turn_offers(seats: int) -> None:
    steps = walk(new(Table("marco_polo", (), seats)), Random(seats))
    assert sum(_compare(position) for position in islice(steps, 700)) > 60


def _compare(position: Position) -> int:
    """Compares the options at the beginning of each turn; returns how many there were."""
    decision = position.decisions[0]
    found = reach(position.view(None), decision.seat)
    if position.choices or position.view(None).stage != "turn":
        return 0
    actions = {one for one in decision.options if one in MAIN_ACTIONS}
    assert set(found.actions) == actions
    assert set(found.bonus) == set(decision.options) - actions
    for notation, prospect in found.actions.items():
        assert position.outlook(decision.seat, notation).prospect == prospect
    if TRAVEL in actions and len(found.journeys) > 1:
        _compare_journeys(position.fork(blind=True), decision.seat)
    return len(actions)


def _compare_journeys(position: Position, seat: int) -> None:
    """With each set of dice that may be placed: no end is missing, and each costs what is told."""
    before = position.view(None).seats[seat]
    found = reach(position.view(None), seat).journeys
    position.choose(seat, TRAVEL)
    if len(before.figures) > 1 or position.decision(seat).kind != "dice":
        return
    cheapest: dict[str, tuple[int, int]] = {}
    for dice in position.decision(seat).options:
        placed = position.fork(blind=True)
        placed.choose(seat, dice)
        if placed.decision(seat).kind != "travel":  # there is one end only, which nobody is asked for
            return
        toll = before.have[COIN] - placed.view(None).seats[seat].have[COIN]
        for end, price in _ends(placed, seat):
            told = (price[COIN] + toll, price[CAMEL])
            cheapest[end] = min(told, cheapest.get(end, told))
    assert {end: (one.coins, one.camels) for end, one in found.items()} == cheapest


def _ends(placed: Position, seat: int) -> Iterator[tuple[str, Amounts]]:
    """Where the journey may lead, and at what price."""
    for notation in placed.decision(seat).options:
        outlook = placed.outlook(seat, notation)
        yield TO.rest(notation), outlook.least if outlook.opens == "route" else outlook.paid


def test_nothing_is_in_reach_before_dice_are_rolled() -> None:
    start = new(Table("marco_polo", (("characters", "drafted"),), 2))
    assert start.view(None).stage != "turn"
    assert reach(start.view(None), 0) == NOTHING
