"""How many legal sequences of choices there are from fixed positions: any change of legality changes a number."""

from random import Random

import pytest

from engine.core.position import Position
from tests.support.dealt.perft import sequences
from tests.support.dealt.printed_decks import istanbul
from tests.support.dealt.tables import Table, new, walk


def after(table: Table, choices: int) -> Position:
    """The table after so many choices of chance, dealt from the decks as printed."""
    rng, decks = Random(choices), istanbul(dict(table.options), table.seats)
    for made, position in enumerate(walk(new(table, 11, decks), rng)):
        if made == choices:
            return position
    raise ValueError(f"the game ends before {choices} choices")


BASE = {
    ("short", 2, 0): [11, 25, 61, 218],
    ("long", 3, 0): [11, 25, 64, 218],
    ("numbered", 4, 0): [11, 25, 54, 205],
    ("random", 5, 0): [11, 25, 49, 211],
    ("short", 3, 400): [10, 20, 42, 158],
    ("long", 4, 800): [2, 10, 13, 79],
    ("numbered", 5, 1200): [2, 4, 15, 53],
    ("random", 2, 1000): [10, 20, 39, 212],
}


@pytest.mark.parametrize(("layout", "seats", "choices"), BASE)
def test_base_istanbul(layout: str, seats: int, choices: int) -> None:
    position = after(Table("istanbul", (("layout", layout),), seats), choices)
    assert [sequences(position, depth) for depth in (1, 2, 3, 4)] == BASE[layout, seats, choices]
