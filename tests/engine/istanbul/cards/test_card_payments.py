"""What a card says it can pay for is what its owner is sure to get by playing it, no more and no less."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from engine.core.position import Position
from engine.istanbul.cards.table import CARDS
from engine.istanbul.component_rows import Card, Gain
from tests.scenarios.istanbul.given import start

PAYING = sorted(face for face, card in CARDS.items() if card.pays is not Card._field_defaults["pays"])
# With and without room, with and without something to sell; what the copying card finds on the discard pile.
GOODS = ({}, {"spice": 1}, {"fabric": 2, "spice": 2, "fruit": 1}, {"fabric": 2, "spice": 2, "fruit": 2, "jewelry": 2})
COFFEE = (0, 1, 3)
TOPS = ("gain-5-lira", "gain-good", "good-for-7-lira", "exchange-3", "move-0")


def holding(face: str, goods: dict[str, int], coffee: int, top: str) -> Position:
    red: dict[str, Any] = {"hand": [face], "goods": goods, "coffee": coffee, "family": 3}
    return start({"options": {"expansion": "bazaar"}, "seats": 2, "discard": [top], "red": red})


def ends(position: Position) -> Iterator[tuple[int, int]]:
    """Lira and goods of the seat after every way to carry the card out."""
    if position.decisions[0].kind == "move":
        seat = position.state.seats[0]
        yield seat.lira, sum(seat.goods)
        return
    for option in position.decisions[0].options:
        fork = position.fork()
        fork.choose(0, option)
        yield from ends(fork)


def best(position: Position, face: str) -> Gain:
    """The most lira and the most goods that any way to play the card brings."""
    seat = position.state.seats[0]
    after = position.fork()
    after.choose(0, f"play {face}")
    found = list(ends(after))
    lira = max(lira - seat.lira for lira, _ in found)
    return Gain(max(0, lira), max(0, max(goods - sum(seat.goods) for _, goods in found)))


@pytest.mark.parametrize("face", PAYING)
def test_a_card_pays_what_it_says(face: str) -> None:
    paid = set()
    for goods, coffee, top in product(GOODS, COFFEE, TOPS if face == "copy-top-discard" else TOPS[:1]):
        position = holding(face, goods, coffee, top)
        if f"play {face}" in position.decisions[0].options:
            says = CARDS[face].pays(position.state)
            assert says == best(position, face)
            paid.add(says)
    assert paid - {Gain()}


@pytest.mark.parametrize("face", [face for face, card in CARDS.items() if card.final_uses])
def test_what_brings_something_at_the_end_can_pay_unless_dice_decide(face: str) -> None:
    trial = holding(face, {"spice": 1}, 1, "gain-5-lira").try_out(0, f"play {face}")
    trial.take_defaults()
    assert trial.unknown == (face not in PAYING)
