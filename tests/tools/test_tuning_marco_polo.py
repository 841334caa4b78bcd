"""What the parts of a position are worth in Marco Polo is found again where it is known."""

from random import Random

import pytest

from engine.marco_polo.merchant.position import Parts
from tools.tuning.marco_polo import fit


def test_a_part_that_tells_twice_what_it_says_is_found() -> None:
    rng, count = Random(1), len(Parts._fields)
    turns = []
    for _ in range(400):
        parts = [[rng.gauss(0, 3) for _ in range(count)] for _ in range(2)]
        points = [sum(seat) + seat[0] + rng.gauss(0, 2) for seat in parts]
        turns.append({"to_come": 0.5, "parts": parts, "points": points})
    found = [line.split() for line in fit(turns)]
    times = {words[0]: float(words[1]) for words in found if words[0] in Parts._fields and len(words) > 2}
    assert times.pop("scored") == pytest.approx(2, abs=0.2)
    assert all(each == pytest.approx(1, abs=0.2) for each in times.values())
