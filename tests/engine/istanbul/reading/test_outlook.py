"""What is said of an option before it is chosen."""

from typing import Any

import pytest

from engine.core.decision import Refusal
from engine.core.position import Position
from engine.istanbul.events import CutShort, GainedLira, Left, Moved, PaidSeat
from engine.istanbul.reading.outlook import Outlook, Prospect
from tests.scenarios.istanbul.given import start


def look(given: dict[str, Any], choose: list[str], notation: str) -> Outlook:
    position = start(given)
    for one in choose:
        position.choose(0, one)
    found: Outlook = position.outlook(0, notation)
    return found


def test_a_walk_tells_the_assistant_the_payment_and_what_lira_are_left() -> None:
    found = look({"red": {"at": 6, "lira": 5}, "blue": {"at": 2}, "green": {"at": 2}}, [], "move 2")
    assert found.events == (Moved(0, 6, 2), Left(0, 2, False), PaidSeat(0, 1, 2), PaidSeat(0, 2, 2))
    assert (found.lira, found.chance) == (1, False)


@pytest.mark.parametrize(
    ("at", "place", "red", "table", "expected"),
    [
        (9, 10, {"goods": {"fabric": 1, "jewelry": 2}}, {"large": 1}, ("sale", (1, 0, 0, 2), 3, 12)),
        (12, 11, {"goods": {"spice": 2}}, {"small": 1}, ("sale", (0, 2, 0, 0), 2, 5)),
        (6, 5, {}, {"mail": 3}, ("receive", (1, 0, 0, 1), 0, 3)),
        (14, 13, {}, {"palace": 2}, ("price", (), 7, 0)),
        (15, 16, {"lira": 30}, {"dealer": 2}, ("price", (), 0, 16)),
        (6, 7, {"out": [1, 5]}, {}, ("plain", (), 0, 0)),
        (6, 2, {}, {}, ("plain", (), 0, 0)),
        (5, 6, {}, {"discard": []}, ("plain", (), 0, 0)),
    ],
)
def test_a_walk_tells_what_the_place_would_bring(
    at: int, place: int, red: dict[str, Any], table: dict[str, Any], expected: tuple[str, tuple[int, ...], int, int]
) -> None:
    prospect = look({**table, "red": {"at": at, **red}}, [], f"move {place}").prospect
    assert prospect is not None
    assert (prospect.blocked is None) == (place != 13)
    assert (prospect.place, (prospect.kind, prospect.goods, prospect.amount, prospect.lira)) == (place, expected)


def test_a_walk_tells_what_is_missing() -> None:
    found = look({"red": {"at": 15, "lira": 9}}, [], "move 16")
    assert found.prospect == Prospect(16, "price", Refusal("needs_lira", lira=14, have=9), lira=14)
    found = look({"red": {"at": 14, "goods": {"fabric": 2, "spice": 1}}}, [], "move 13")
    assert found.prospect == Prospect(13, "price", Refusal("goods_short", short=2, price=5), amount=5)


def test_a_walk_that_ends_the_turn_promises_nothing() -> None:
    found = look({"red": {"at": 6, "out": [1, 3, 4, 5]}}, [], "move 2")
    assert found.events[-1] == CutShort(0, "assistant")
    assert found.prospect is None


def test_a_roll_is_announced_and_not_made() -> None:
    found = look({"red": {"at": 10, "lira": 1}}, ["move 9", "leave"], "call 7")
    assert found.chance
    assert [type(event).__name__ for event in found.events] == ["Acted", "Announced"]
    assert found.lira == 1


def test_a_drawn_card_is_announced_and_not_drawn() -> None:
    found = look({"red": {"at": 5}}, ["move 6", "leave"], "deck")
    assert found.chance
    assert [type(event).__name__ for event in found.events] == ["Acted"]


def test_the_family_member_sees_what_it_is_sent_to() -> None:
    found = look({"red": {"at": 11, "out": [1]}}, ["move 12", "leave"], "send 7")
    assert found.prospect == Prospect(7, "plain")


def test_a_card_tells_what_it_brings() -> None:
    found = look({"red": {"at": 6, "lira": 2, "hand": ["gain-5-lira"]}}, [], "play gain-5-lira")
    assert found.events[-1] == GainedLira(0, 5)
    assert (found.lira, found.chance) == (7, False)


def test_a_neutral_assistant_is_collected_unasked_where_nothing_else_can_be_done() -> None:
    table = {"options": {"neutral-assistants": "on"}}
    position = start({**table, "red": {"at": 6, "out": [1, 3, 4]}})
    position.boundary.neutral_out = (2,)
    position = Position(position.rules, position.boundary)
    position.choose(0, "move 2")
    assert position.decision(0).default == "collect-neutral"
    assert list(position.decision(0).options) == ["collect-neutral", "stop"]
    position = start({**table, "red": {"at": 6}})
    position.boundary.neutral_out = (2,)
    position = Position(position.rules, position.boundary)
    position.choose(0, "move 2")
    assert position.decision(0).default is None, "leaving one is a way as well"


@pytest.mark.parametrize(
    ("red", "way", "default"),
    [
        ({"at": 6}, "move 2", "fill"),
        ({"at": 6, "goods": {"fabric": 2}}, "move 2", None),
        ({"at": 6}, "move 5", "collect"),
        ({"at": 15, "lira": 14}, "move 16", "buy"),
        ({"at": 15, "lira": 14, "goods": {"fabric": 2}}, "move 14", "tile fabric"),
        ({"at": 15, "lira": 14, "goods": {"fabric": 2, "spice": 2}}, "move 14", None),
        ({"at": 9, "goods": {"fabric": 1}}, "move 10", None),
    ],
)
def test_what_one_comes_for_follows_unasked_where_there_is_one_way(
    red: dict[str, Any], way: str, default: str | None
) -> None:
    position = start({"red": red, "large": 1})
    for notation in (way, "leave"):
        position.choose(0, notation)
    assert position.decision(0).default == default
    assert "skip" in position.decision(0).options, "undo leads back to this question"
