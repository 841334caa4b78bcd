"""How many sequences of choices there are from fixed games: any change of the rules shows here."""

import pytest

from engine.core.position import Position
from tests.games.play import pick
from tests.support.dealt.marco_polo_games import table
from tests.support.dealt.perft import sequences

CASTS = {
    "opening": (("raschid", "matteo", "berke", "mercator"), 0),
    "travellers": (("niccolo-marco", "rubruk", "caprini", "kubilai"), 40),
    "two": (("rubruk", "matteo"), 90),
    "three": (("kubilai", "niccolo-marco", "raschid"), 150),
}
COUNTS = {
    "opening": (18, 183, 1043, 6423),
    "travellers": (13, 50, 318, 1790),
    "two": (16, 85, 582, 3181),
    "three": (18, 77, 490, 2194),
}


def reach(name: str) -> Position:
    """The first turn after so many choices."""
    cast, choices = CASTS[name]
    position = table(cast, {}, 11, rich=True)
    number = 0
    while number < choices or position.decisions[0].kind != "turn":
        pick(position, number)
        number += 1
    return position


@pytest.mark.parametrize("name", CASTS)
def test_sequences_of_choices(name: str) -> None:
    position = reach(name)
    assert tuple(sequences(position, depth) for depth in range(1, len(COUNTS[name]) + 1)) == COUNTS[name]
