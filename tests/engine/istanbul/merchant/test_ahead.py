"""What the Merchant imagines of its next turns is what the rules make of them."""

from dataclasses import replace

import pytest

from engine.istanbul.merchant.ahead import Ahead
from engine.istanbul.merchant.belongings import belongings
from engine.istanbul.merchant.sketch import sketch_of
from engine.istanbul.merchant.weights import EXPANDED, PERSONALITIES, USUAL
from tests.scenarios.istanbul.given import start

LETTERS = {"letters", "delivered", "companion"}
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
    options = {"expansion": "letters"} if given.keys() & LETTERS else {}
    position = start({"options": options, "red": {"lira": 3, **given}})
    view = position.view(0)
    ahead = Ahead(view, USUAL, 1.0, 1.0)
    imagined = [after.key for _, after in ahead.turns(sketch_of(view, view.seats[0]), first=False)]
    for choice in choices:
        position.choose(0, choice)
    after = position.view(0)
    assert sketch_of(after, after.seats[0]).key in imagined


@pytest.mark.parametrize(
    ("given", "choices"),
    [
        ({"companion": 9, "lira": 9, "letters": [1, 21]}, ["companion 1", "buy"]),
        ({"companion": "own", "letters": [4, 7, 11]}, ["place-companion", "companion 4", "fill"]),
        ({"companion": 6, "out": [1, 9]}, ["companion 7", "return 1 9", "leave-companion"]),
        ({"companion": "general", "at": 6, "out": [9]}, ["move 7", "return 9", "take-companion"]),
        ({"at": 15, "goods": FULL, "capacity": 3, "letters": [13, 13, 3]}, ["move 13", "leave", "deliver spice"]),
        (
            {"at": 12, "letters": [24, 3, 5, 6, 13], "delivered": [1], "rubies": 1},
            ["move 24", "leave", "trade delivered delivered 3 5", "ruby 13"],
        ),
        ({"at": 11, "letters": [16], "lira": 15}, ["move 12", "leave", "send 16", "buy"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_turn_with_letters_is_imagined_as_it_is_played(given: dict[str, object], choices: list[str]) -> None:
    """Companion, letters and seals; the layout is that of the first game."""
    test_a_turn_is_imagined_as_it_is_played(given, choices)


@pytest.mark.parametrize("options", [{}, {"expansion": "bazaar"}], ids=["base", "bazaar"])
def test_a_sketch_is_worth_what_a_seat_has(options: dict[str, str]) -> None:
    given = {"lira": 25, "goods": FULL, "capacity": 3, "tiles": ["fabric", "fruit", "jewelry"], "rubies": 2}
    more = {"letters": [3, 4], "delivered": [5], "companion": 2, "coffee": 7, "taverns": ["line"]} if options else {}
    view = start({"options": options, "red": given | more}).view(0)
    for weights in (EXPANDED, *(liking(EXPANDED) for liking in PERSONALITIES.values())):
        ahead = Ahead(view, weights, 1.0, 1.0)
        assert ahead.worth(sketch_of(view, view.seats[0])) == pytest.approx(
            sum(belongings(view, view.seats[0], weights).values())
        )


def test_another_turn_is_worth_the_best_that_it_brings() -> None:
    """Bought with seals, when the turn has ended: the ruby at hand is sure then."""
    red = {"at": 12, "lira": 31, "delivered": [1, 2], "stack": 4}
    position = start({"seats": 2, "options": {"expansion": "letters"}, "red": red})
    judge = position.rules.judge.at(position.view(0))
    for choice in ("move 24", "leave", "end"):
        position.choose(0, choice)
    waits = judge.value(position.view(0))
    assert judge.value(replace(position.view(0), active=0)) > waits


def test_an_own_ruby_makes_nothing_else_worth_less() -> None:
    """Only a rival's rubies bring the end, after which goods and lira hardly count."""
    red = {"lira": 25, "goods": FULL, "capacity": 3}
    worths = []
    for own, rival in ((3, 3), (4, 3), (3, 4)):
        view = start({"red": {**red, "rubies": own}, "blue": {"rubies": rival}}).view(0)
        worths.append(belongings(view, view.seats[0], USUAL)["goods"])
    assert worths[0] == worths[1] > worths[2]
