"""What the tables of the Merchant of Istanbul are found with."""

from random import Random

import pytest

from engine.istanbul.merchant.ahead import Ahead
from engine.istanbul.merchant.sketch import UNKNOWN, sketch_of
from engine.istanbul.merchant.weights import USUAL
from tests.scenarios.istanbul.given import start
from tools.tuning.istanbul import changed, size, solved
from tools.tuning.istanbul_alone import draw, starts, turns_to_go


@pytest.mark.parametrize(
    ("at", "lira", "rubies", "turns"),
    [(12, 15, 5, 1), (12, 31, 4, 2), (11, 10, 5, 2)],
    ids=["one ruby", "the family member buys the second", "the family member announces 7 first"],
)
def test_the_fewest_turns_to_the_last_ruby_are_found(at: int, lira: int, rubies: int, turns: int) -> None:
    """On the board in order of number, where 12 Police Station is beside 16 Gemstone Dealer."""
    view = start({"seats": 2, "red": {"at": at, "lira": lira, "rubies": rubies}}).view(0)
    assert turns_to_go(Ahead(view, USUAL, 1.0, 1.0), sketch_of(view, view.seats[0]), 30) == turns


def test_a_fit_finds_what_each_thing_saves() -> None:
    rng = Random(1)
    rows = [[1.0, rng.random(), rng.random()] for _ in range(2000)]
    found = solved(rows, [20 - 3 * one + 0.5 * other for _, one, other in rows])
    assert found == pytest.approx([20, -3, 0.5], abs=0.1)


def test_a_climb_changes_the_figures_that_it_is_given() -> None:
    names = ["lira", "goods", "capacity", "family"]
    factors = [2.0] * size(USUAL, names)
    assert len(factors) == 2 + 4 + 3 + 1
    table = changed(USUAL, names, factors)
    assert {name for name in USUAL._fields if getattr(table, name) != getattr(USUAL, name)} == set(names)
    assert table.lira == USUAL.lira._replace(each=2 * USUAL.lira.each, more=2 * USUAL.lira.more)
    assert table.goods[3][2] == 2 * USUAL.goods[3][2] and table.capacity[1] == 2 * USUAL.capacity[1]


def test_alone_a_letter_names_a_place_once_it_is_drawn() -> None:
    (view,) = starts(5000, 1, {"expansion": "letters"})
    here = sketch_of(view, view.seats[0])
    here.waiting, here.seals, here.cards = (UNKNOWN,) * 30, 30, 4.6
    draw(here, Random(1))
    assert UNKNOWN not in here.waiting and here.place not in here.waiting
    assert here.seals + len(here.waiting) == 60 and here.lira == view.seats[0].lira + 5
