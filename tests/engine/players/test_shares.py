"""Shares of winning: a distribution over the seats, exact at the end."""

import pytest

from engine.core.position import Position
from engine.games import GAMES
from engine.players.shares import shares
from tests.scenarios.istanbul.given import start
from tests.support.dealt.tables import moments, new, tables_of


@pytest.mark.parametrize("name", GAMES)
def test_shares_add_up_to_one_from_the_first_decision_to_the_end(name: str) -> None:
    for table in tables_of(name, 8):
        for position in (new(table), *moments(table, 6, every=40)):
            found = shares(position)
            assert len(found) == table.seats
            assert sum(found) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in found)


def final(**lira: int) -> Position:
    """A game that ends with the next turn: red has all rubies and nothing else, blue what is given."""
    return start(
        {
            "seats": 2,
            "active": "blue",
            "start": "red",
            "final_round": True,
            "red": {"rubies": 5, "lira": 0},
            "blue": {"rubies": 5, "at": 7, **lira},
        }
    )


@pytest.mark.parametrize(("lira", "expected"), [(30, (0.0, 1.0)), (0, (0.5, 0.5))])
def test_a_game_that_is_over_is_shared_by_its_winners(lira: int, expected: tuple[float, ...]) -> None:
    position = final(lira=lira)
    for notation in ("move 2", "leave", "skip", "end"):
        position.choose(1, notation)
    assert shares(position) == expected


def test_a_ruby_more_and_a_turn_more_to_come_are_worth_a_share() -> None:
    given = {"seats": 2, "start": "red", "active": "red", "blue": {"rubies": 2}}
    equal, more = (shares(start({**given, "red": {"rubies": rubies}})) for rubies in (2, 3))
    assert more[0] > equal[0] + 0.1
    later = shares(start({**given, "active": "blue", "red": {"rubies": 2}}))
    assert equal[0] > later[0]


def test_two_lira_with_which_the_end_comes_in_reach_change_a_share_little() -> None:
    """Though the Merchant's value leaps, which plans four turns ahead."""
    given = {"seats": 2, "start": "red", "active": "red", "blue": {"rubies": 4, "at": 3, "lira": 10, "capacity": 4}}
    red = {"rubies": 4, "at": 3, "capacity": 3, "goods": {"fabric": 1}}
    less, more = (start({**given, "red": {**red, "lira": lira}}) for lira in (14, 16))
    before, after = (one.rules.judge.value(one.view(0)) for one in (less, more))
    assert after > before + 100
    assert shares(less)[0] < shares(more)[0] < shares(less)[0] + 0.05
