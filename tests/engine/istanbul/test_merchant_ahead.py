"""What the Merchant imagines of its next turns is what the rules make of them."""

import pytest

from engine.istanbul.merchant.ahead import Ahead
from engine.istanbul.merchant.belongings import belongings
from engine.istanbul.merchant.sketch import sketch_of
from engine.istanbul.merchant.weights import USUAL
from tests.scenarios.istanbul_given import start

FULL = {"fabric": 2, "spice": 3, "fruit": 3, "jewelry": 2}


@pytest.mark.parametrize(
    ("given", "choices"),
    [
        ({"at": 2, "lira": 14, "capacity": 4}, ["move 1", "leave", "buy"]),
        ({"at": 1, "goods": {"fabric": 1}}, ["move 2", "leave", "fill"]),
        ({"at": 1, "out": [5], "stack": 3}, ["move 5", "collect", "collect"]),
        ({"at": 6, "out": [1, 16], "stack": 2}, ["move 7", "return 1 16"]),
        ({"at": 9, "goods": FULL, "capacity": 3}, ["move 13", "leave", "deliver spice"]),
        ({"at": 10, "goods": FULL, "capacity": 3, "tiles": ["fabric"]}, ["move 14", "leave", "tile spice"]),
        ({"at": 11, "goods": FULL, "capacity": 3}, ["move 15", "leave", "tile jewelry"]),
        ({"at": 12, "lira": 30}, ["move 16", "leave", "buy"]),
        ({"at": 11, "lira": 30}, ["move 12", "leave", "send 16", "buy"]),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_a_turn_is_imagined_as_it_is_played(given: dict[str, object], choices: list[str]) -> None:
    position = start({"red": {"lira": 3, **given}})
    view = position.view(0)
    ahead = Ahead(view, USUAL, 1.0, 1.0)
    imagined = [after.key for _, after in ahead.turns(sketch_of(view, view.seats[0]), 1)]
    for choice in choices:
        position.choose(0, choice)
    after = position.view(0)
    assert sketch_of(after, after.seats[0]).key in imagined


def test_a_sketch_is_worth_what_a_seat_has() -> None:
    given = {"lira": 25, "goods": FULL, "capacity": 3, "tiles": ["fabric", "fruit", "jewelry"], "rubies": 2}
    view = start({"red": given}).view(0)
    ahead = Ahead(view, USUAL, 1.0, 1.0)
    assert ahead.worth(sketch_of(view, view.seats[0])) == pytest.approx(
        sum(belongings(view, view.seats[0], USUAL).values())
    )


def test_an_own_ruby_makes_nothing_else_worth_less() -> None:
    """Only a rival's rubies bring the end, after which goods and lira hardly count."""
    red = {"lira": 25, "goods": FULL, "capacity": 3}
    worths = []
    for own, rival in ((3, 3), (4, 3), (3, 4)):
        view = start({"red": {**red, "rubies": own}, "blue": {"rubies": rival}}).view(0)
        worths.append(belongings(view, view.seats[0], USUAL)["goods"])
    assert worths[0] == worths[1] > worths[2]
