"""With two seats, but for Mocha & Baksheesh alone, the Merchant goes by its lead over the rival."""

from dataclasses import replace
from typing import Any

import pytest

from engine.istanbul.merchant import lead
from engine.istanbul.merchant.ahead import Line
from engine.istanbul.merchant.belongings import TURNS_OF_RUBY
from engine.istanbul.merchant.judge import IstanbulJudge
from engine.istanbul.merchant.sketch import sketch_of
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
        ({"seats": 2, "options": {"expansion": "letters"}}, True),
        ({"seats": 2, "options": {"expansion": "bazaar"}}, True),
    ],
    ids=["base", "three seats", "Mocha & Baksheesh", "Letters & Seals", "The Grand Bazaar"],
)
def test_what_a_rival_has_counts_where_it_was_learned(given: dict[str, Any], less: bool) -> None:
    """Two goods, with which it can buy nothing yet."""
    poor, rich = (
        worth({**given, "blue": {"at": 6, "lira": 0, "capacity": 3, "goods": goods}})
        for goods in ({}, {"spice": 1, "fruit": 1})
    )
    assert (rich < poor) == less


@pytest.mark.parametrize(
    ("rubies", "gains", "told"),
    [
        (6, 2, {"ends-in-2": 1, "plan": 10, "worth": 2, "plan-rubies": 2, "turns": 2}),
        (7, 1, {"ends-in-1": 1, "plan": 10, "worth": 2, "plan-rubies": 3, "turns": 1}),
        (5, 3, {"plan": 40, "worth": 5, "plan-rubies": 1, "turns": 3 + TURNS_OF_RUBY}),
        (4, 13, {"plan": 40, "worth": 5, "plan-rubies": 0, "turns": 15}),
    ],
    ids=["ends with the last", "ends with two at once", "misses one then", "far off"],
)
def test_a_seat_is_known_by_what_it_has_and_plans(rubies: int, gains: int, told: dict[str, float]) -> None:
    """It plans to gain 40 lira, 30 of them for the end where that is in reach."""
    goods = {"spice": 1, "fruit": 1}
    view = start({"seats": 2, "red": {"lira": 5, "rubies": 4, "goods": goods}}).view(0)
    parts = {"goods": 3.0, "lira": 5.0, "wheelbarrow": 0.0, "mosque-tiles": 2.0, "family": 0.0}
    here = replace(sketch_of(view, view.me), rubies=rubies)
    line = Line(40.0, 0.0, here, ((1, 1.0),) * gains, finish=30.0 if rubies >= view.rubies_to_end else 0.0)
    known = lead.figures(view, parts, line, 10.0)
    ends = {f"ends-in-{turns}": 0 for turns in (1, 2, 3, 4)}
    had = {"goods-had": 2, "lira-had": 5, "cards-had": view.me.cards, "capacity": view.me.capacity}
    missing = {"one-missing": 0, "two-missing": 1, "three-missing": 1}
    assert known == parts | ends | had | missing | told


def test_a_seat_that_misses_one_ruby_misses_two_and_three_at_most_too() -> None:
    for missing, told in ((1, (1, 1, 1)), (3, (0, 0, 1)), (4, (0, 0, 0))):
        view = start({"seats": 2, "red": {"rubies": 6 - missing}}).view(0)
        known = IstanbulJudge().lead_figures(view, 10.0)
        assert (known["one-missing"], known["two-missing"], known["three-missing"]) == told


@pytest.mark.parametrize(
    ("expansion", "weights"),
    [("base", lead.USUAL), ("mocha", lead.EXPANDED), ("letters", lead.EXPANDED), ("bazaar", lead.EXPANDED)],
)
def test_a_figure_counts_between_its_two_weights_by_the_stage(expansion: str, weights: lead.Weights) -> None:
    used = lead.weights_for(start({"seats": 2, "options": {"expansion": expansion}}).view(0))
    near, far = weights["turns"]
    known = dict.fromkeys(weights, 0.0) | {"turns": 1.0}
    assert [lead.hope(known, used, stage) for stage in (0, 0.25, 1)] == pytest.approx([near, (3 * near + far) / 4, far])


@pytest.mark.parametrize(("expansion", "weights"), [("base", "USUAL"), ("letters", "EXPANDED"), ("bazaar", "EXPANDED")])
def test_the_merchant_goes_by_the_table_of_the_game(
    expansion: str, weights: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = {"seats": 2, "options": {"expansion": expansion}}
    assert worth(given) != 0
    monkeypatch.setattr(lead, weights, dict.fromkeys(lead.USUAL, (0.0, 0.0)))
    assert worth(given) == 0


def test_both_tables_weigh_all_that_is_known_of_a_seat() -> None:
    known = IstanbulJudge().lead_figures(start({"seats": 2}).view(0), 10.0)
    assert set(lead.USUAL) == set(lead.EXPANDED) == set(known)


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


def test_what_a_turn_gains_tells_of_winning_what_the_positions_tell() -> None:
    """As one that wins the game is more than one that loses it."""
    won, lost = (
        replace(start({"seats": 2, "red": {"rubies": own}, "blue": {"rubies": 11 - own}}).view(0), over=True)
        for own in (6, 5)
    )
    judge = IstanbulJudge().at(start({"seats": 2}).view(0))
    assert judge.hope_gained(won, judge.value(won) - judge.value(lost)) == pytest.approx(2 * lead.WON)


def test_no_end_is_judged_by_what_was_learned_before_it() -> None:
    """In the last round the Merchant's own figures count."""
    view = start({"seats": 2, "red": {"rubies": 4}, "blue": {"rubies": 3}}).view(0)
    assert lead.is_learned(view)
    assert not lead.is_learned(replace(view, final_round=True)) and not lead.is_learned(replace(view, over=True))
