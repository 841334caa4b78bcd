"""In the base game with two seats the Merchant goes by its lead over the rival."""

from dataclasses import replace
from typing import Any

import pytest

from engine.istanbul.merchant import lead
from engine.istanbul.merchant.judge import IstanbulJudge
from tests.scenarios.istanbul.given import start


def worth(given: dict[str, Any]) -> float:
    """Of a position to red, as it decides."""
    view = start({"red": {"at": 2, "lira": 5, "rubies": 2}, **given}).view(0)
    return IstanbulJudge().at(view).value(view)


@pytest.mark.parametrize(
    ("given", "less"),
    [
        ({"seats": 2}, True),
        ({"seats": 3}, False),
        ({"seats": 2, "options": {"expansion": "mocha"}}, False),
        ({"seats": 2, "options": {"expansion": "letters"}}, False),
    ],
    ids=["base", "three seats", "Mocha & Baksheesh", "Letters & Seals"],
)
def test_what_a_rival_has_counts_where_it_was_learned(given: dict[str, Any], less: bool) -> None:
    """Two goods, with which it can buy nothing yet."""
    poor, rich = (
        worth({**given, "blue": {"at": 6, "lira": 0, "capacity": 3, "goods": goods}})
        for goods in ({}, {"spice": 1, "fruit": 1})
    )
    assert (rich < poor) == less


def test_a_rival_about_to_end_the_game_is_worth_keeping_from_it() -> None:
    """It can buy its last ruby from the Gemstone Dealer, which becomes dearer by one."""
    blue = {"at": 12, "lira": 15, "rubies": 5, "capacity": 2, "family": 7}
    given = {"seats": 2, "red": {"at": 11, "lira": 15, "rubies": 4}, "blue": blue}
    view = start(given).view(0)
    judge = IstanbulJudge().at(view)
    dearer = replace(view, dealer_price=view.dealer_price + 1)
    assert judge.value(dearer) > judge.value(view) + 20


@pytest.mark.parametrize(
    ("over", "own", "other", "can_end", "expected"),
    [
        (True, {"rubies": 6}, {"rubies": 5}, False, lead.WON),
        (True, {"rubies": 6, "lira": 1}, {"rubies": 6, "lira": 2}, False, -lead.WON),
        (False, {"rubies": 6}, {"rubies": 5}, False, lead.AHEAD),
        (False, {"rubies": 6, "lira": 5}, {"rubies": 5, "lira": 2}, True, 0.3),
        (False, {"rubies": 6, "lira": 0}, {"rubies": 5, "lira": 30}, True, -1.0),
    ],
    ids=["won", "lost by lira", "the rival cannot end it", "it can, with less", "it can, with much more"],
)
def test_who_is_ahead_in_the_end(
    over: bool, own: dict[str, int], other: dict[str, int], can_end: bool, expected: float
) -> None:
    view = start({"seats": 2, "final_round": True, "red": {"lira": 0, **own}, "blue": {"lira": 0, **other}}).view(0)
    assert lead.at_end(replace(view, over=over), can_end) == pytest.approx(expected)


def test_no_end_is_judged_by_what_was_learned_before_it() -> None:
    """In the last round the Merchant's own figures count."""
    view = start({"seats": 2, "red": {"rubies": 4}, "blue": {"rubies": 3}}).view(0)
    assert lead.is_learned(view)
    assert not lead.is_learned(replace(view, final_round=True)) and not lead.is_learned(replace(view, over=True))
