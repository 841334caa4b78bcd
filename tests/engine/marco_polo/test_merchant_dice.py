"""What dice in hand are worth to the Merchant: what the spaces that are left give for them."""

from typing import Any

import pytest

from engine.marco_polo.components.board import THREE_COINS
from engine.marco_polo.merchant.dice import dice_in_hand, only_coins
from engine.marco_polo.merchant.weights import WEIGHTS
from engine.marco_polo.merchant.worth import Worth
from engine.marco_polo.view import View
from tests.scenarios.marco_polo.given import start

WORTH = Worth(WEIGHTS, in_beijing=False, dice=10, rounds=2)
LEAST = WORTH.amounts(THREE_COINS)
FULL = {"khan": ["yellow 2", "yellow 3", "green 4", "red 5"]}
TAKEN = {
    "coins": ["green 5"], "bazaar camel": ["red 6"], "bazaar pepper": ["yellow 6"], "bazaar silk": ["green 3 3"],
    "bazaar gold": ["red 2 2 2"], "contracts": ["green 3"], **FULL,
}  # fmt: skip
"""All spaces: they cost a toll, and the Khan has no place left."""


def view_with(dice: str, placed: dict[str, list[str]], coins: int = 0, **more: Any) -> View:
    others = {"green": {"dice": ""}, "red": {"dice": ""}, "yellow": {"dice": ""}}
    blue = {"dice": dice, "have": {"coin": coins, "camel": 3}, "contracts": ["K01", "K02"]}
    return start({**others, "placed": placed, "blue": blue, **more}).view(0)


def worth_of(dice: str, placed: dict[str, list[str]], cards: int = 0, coins: int = 0, **more: Any) -> float:
    return dice_in_hand(WORTH, view_with(dice, placed, coins, **more), cards)


def pips(die: int) -> float:
    return WORTH.die_of(die, True)


def test_a_die_is_worth_three_coins_where_nothing_else_can_be_done_with_it() -> None:
    assert worth_of("6", TAKEN) == LEAST < pips(6)


def test_a_toll_is_taken_from_what_a_space_gives() -> None:
    rival = {"yellow": {"dice": "1"}}
    gains = [worth_of("6", {**TAKEN, **open_}, coins=20, **rival) for open_ in ({}, {"bazaar camel": []})]
    assert LEAST < gains[0] < gains[1] == pips(6)
    assert worth_of("6", {**TAKEN, "bazaar camel": []}, coins=20) > pips(6), "all of it, where nobody else has dice"
    assert worth_of("6", TAKEN, coins=5) == LEAST, "a toll that cannot be paid"


def test_a_city_card_takes_one_die_and_is_as_good_as_it_can_be() -> None:
    assert worth_of("6", TAKEN, cards=1) == pips(6)
    assert worth_of("1 6", TAKEN, cards=1) == pytest.approx(LEAST + pips(6)), "the highest first"


def test_the_khan_takes_four_dice_none_lower_than_the_last_and_no_toll() -> None:
    open_ = {**TAKEN, "khan": ["yellow 5"]}
    assert pips(4) > LEAST == worth_of("4", open_) < worth_of("5", open_)
    assert worth_of("6 6", open_) == pytest.approx(LEAST + worth_of("6", open_)), "a space takes one die each time"


def test_a_space_takes_only_one_die_of_a_colour() -> None:
    mine = {**TAKEN, "khan": ["blue 2"]}
    assert worth_of("6", mine) == LEAST < worth_of("b6", mine)


def test_no_line_for_more_dice_than_there_are_and_no_contract_without_room() -> None:
    line = {**TAKEN, "bazaar gold": []}
    assert worth_of("6 6", line) == pytest.approx(2 * LEAST)
    assert worth_of("6 6 6", line) > 3 * LEAST
    free = {**TAKEN, "contracts": []}
    fewer = {"blue": {"dice": "6", "have": {"coin": 0, "camel": 3}}}
    assert worth_of("6", free) == LEAST < worth_of("6", free, **fewer)


@pytest.mark.parametrize(
    ("dice", "open_", "alone"),
    [
        ("1 6", {}, True),
        ("1 6", {"bazaar camel": []}, False),
        ("6", {"khan": ["blue 2"]}, True),
        ("b6", {"khan": ["blue 2"]}, False),
    ],
    ids=["nothing open", "for one of them", "not for a second of the colour", "for a black one"],
)
def test_whether_no_space_brings_more_than_three_coins(dice: str, open_: dict[str, list[str]], alone: bool) -> None:
    assert only_coins(WORTH, view_with(dice, {**TAKEN, **open_})) is alone
