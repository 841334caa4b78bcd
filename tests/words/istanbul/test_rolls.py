"""What is said where dice are rolled: the chances of a call, and what a roll brings."""

from itertools import product

from engine.core.position import Position
from tests.scenarios.istanbul.given import start
from tests.support.language.istanbul_words import labels

TILE = {"tiles": ["fabric"]}


def asked_for_call(**red: object) -> Position:
    position = start({"red": {"at": 10, **red}})
    for notation in ("move 9", "leave"):
        position.choose(0, notation)
    return position


def test_calls_are_told_with_the_red_tile_at_its_best_and_the_best_comes_first() -> None:
    plain, tiled = labels(asked_for_call()), labels(asked_for_call(**TILE))
    assert plain["call 8"].detail == "8 lira in 15 of 36 rolls"
    rolls = list(product(range(1, 7), repeat=2))
    reached = sum(max(a + b, 4 + a, 4 + b) >= 8 for a, b in rolls)
    ways = round(reached + (36 - reached) * 15 / 36)
    assert ways > 25
    assert tiled["call 8"].detail == f"8 lira in about {ways} of 36 rolls (with your red tile)"
    assert [min(told, key=lambda one: told[one].rank) for told in (plain, tiled)] == ["call 7", "call 8"]


def test_a_changed_roll_says_what_it_brings_the_most_first_and_lowering_a_die_comes_last() -> None:
    position = asked_for_call(**TILE)
    position.choose(0, "call 8", outcomes=(1, 4))  # a 2 and a 5
    told = labels(position)
    ordered = [told[notation].text for notation in sorted(told, key=lambda one: told[one].rank)]
    assert ordered == [
        "Set the 2 to 4: 8 lira",
        "Keep the roll: 2 lira",
        "Roll both dice again · no undo",
        "Set the 5 to 4: 2 lira",
    ]


def test_a_roll_whose_goods_find_no_room_promises_nothing() -> None:
    position = start({"red": {"at": 3, "goods": {"jewelry": 2}, **TILE}})
    for notation in ("move 8", "leave"):
        position.choose(0, notation)
    position.choose(0, "take fabric", outcomes=(5, 5))  # two sixes
    told = labels(position)
    assert {told["keep"].text, told["turn 6"].text} == {"Keep the roll", "Set the 6 to 4"}


def test_the_tea_house_of_a_guild_card_pays_twice_and_has_no_red_tile() -> None:
    position = start({"options": {"expansion": "mocha"}, "red": {**TILE, "guild": [9]}})
    position.choose(0, "guild 9")
    assert labels(position)["call 8"].detail == "16 lira in 15 of 36 rolls"
