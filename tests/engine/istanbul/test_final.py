"""After the last round: what cards can bring bounds whom the table waits for (ruling 31)."""

from collections.abc import Iterator

import pytest

from engine.core.position import Position
from engine.istanbul.cards.card import NOTHING
from engine.istanbul.cards.table import CARDS
from engine.istanbul.state import Seat
from tests.scenarios.istanbul_given import start

BRINGS = {face: card.brings for face, card in CARDS.items() if card.brings != NOTHING}
ROLLS = ((0, 0), (2, 3), (5, 5))


def holding(face: str) -> Position:
    """The end of a game in which the first seat may still play this card."""
    table = {"options": {"expansion": "bazaar"}, "seats": 2, "red": {"hand": [face]}}
    fresh = start(table)
    state = fresh.boundary.clone()
    state.stage = "final"
    seat = state.seats[0]
    seat.lira, seat.capacity, seat.coffee, seat.family = 20, 5, 3, 3
    other = state.seats[1]
    other.lira, other.goods = 20, [1, 0, 0, 0]
    return Position(fresh.rules, state)


def ends(position: Position) -> Iterator[Seat]:
    """The seat after every way to carry the card out, with low, middle and high rolls."""
    if position.over or position.decisions[0].kind == "final-cards":
        yield position.state.seats[0]
        return
    for option in position.decisions[0].options:
        for roll in ROLLS:
            fork = position.fork()
            fork.choose(0, option, roll)
            yield from ends(fork)


@pytest.mark.parametrize("face", BRINGS)
def test_a_card_brings_as_much_at_best(face: str) -> None:
    position = holding(face)
    before = position.state.seats[0]
    found = []
    for roll in ROLLS:
        fork = position.fork()
        fork.choose(0, f"play {face}", roll)
        found += list(ends(fork))
    lira = max(seat.lira for seat in found) - before.lira
    goods = max(sum(seat.goods) for seat in found) - sum(before.goods)
    assert (lira, goods) == BRINGS[face]
