"""Who won, by what a tie was broken, and the sheet in order of rank."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.create import new_position
from engine.games import rules_of
from engine.istanbul.reading.view import View, standings_of
from engine.istanbul.rules import ISTANBUL
from tests.scenarios.istanbul.given import start
from tests.support.language.istanbul_words import WORDS
from words.istanbul import ISTANBUL as SPEECH

NAMES = ("Red", "Blue", "Green")


def view_with(*standings: tuple[int, int, tuple[int, ...], int]) -> View:
    """Rubies, lira, goods and bonus cards of three seats."""
    view = new_position(rules_of("istanbul"), {}, ISTANBUL.colours[:3], bytes(32)).view(None)
    seats = tuple(
        replace(seat, rubies=rubies, lira=lira, goods=goods, cards=cards)
        for seat, (rubies, lira, goods, cards) in zip(view.seats, standings, strict=True)
    )
    return replace(view, over=True, seats=seats)


NOTHING = (0, 0, 0, 0)
ALIKE: dict[str, Any] = {"rubies": 5, "lira": 3, "goods": {"spice": 1}, "hand": []}


@pytest.mark.parametrize(
    ("standings", "told"),
    [
        (((5, 1, NOTHING, 0), (4, 9, NOTHING, 0), (3, 9, NOTHING, 0)), "Red wins with 5 rubies, 1 more than Blue."),
        (
            ((2, 9, NOTHING, 0), (6, 9, NOTHING, 0), (6, 14, NOTHING, 0)),
            "Green wins with 6 rubies, beating Blue on lira (14 to 9).",
        ),
        (
            ((6, 9, (1, 0, 0, 0), 0), (6, 9, (0, 1, 1, 0), 0), (6, 2, NOTHING, 0)),
            "Blue wins with 6 rubies, beating Red and Green on goods (2 to 1).",
        ),
        (
            ((5, 9, NOTHING, 0), (5, 9, NOTHING, 3), (1, 2, NOTHING, 0)),
            "Blue wins with 5 rubies, beating Red on bonus cards (3 to 0).",
        ),
        (
            ((5, 9, NOTHING, 1), (5, 9, NOTHING, 1), (1, 2, NOTHING, 0)),
            "Red and Blue share the win with 5 rubies each.",
        ),
    ],
)
def test_the_result_says_what_decided(standings: tuple, told: str) -> None:
    assert SPEECH.result(WORDS, standings_of(view_with(*standings)), NAMES) == told


def test_the_sheet_is_in_order_of_rank_and_shared_places_are_equal() -> None:
    view = view_with((1, 2, NOTHING, 0), (5, 9, (1, 1, 0, 0), 1), (5, 9, (2, 0, 0, 0), 1))
    lines = SPEECH.score_sheet(WORDS, view, NAMES).split("\n")
    assert lines[:2] == ["1. **Blue** · 5 rubies", "-# 9 lira, 2 goods, 1 bonus card"]
    assert lines[2] == "1. **Green** · 5 rubies"
    assert lines[4:] == ["3. **Red** · 1 ruby", "-# 2 lira"]


@pytest.mark.parametrize(
    "better",
    [{"rubies": 6}, {"lira": 9}, {"goods": {"fabric": 2}}, {"hand": ["gain-good"]}, {}],
    ids=["rubies", "lira", "goods", "cards", "shared"],
)
@pytest.mark.parametrize("winner", ["red", "blue", "green"])
def test_words_and_rules_agree_on_who_won(winner: str, better: dict[str, Any]) -> None:
    given: dict[str, Any] = {"red": {"rubies": 4}, "blue": ALIKE, "green": ALIKE}
    state = start({**given, winner: {**ALIKE, **better}}).boundary
    state.over = True
    winners = ISTANBUL.result(state)["winners"]
    told = SPEECH.result(WORDS, standings_of(ISTANBUL.view(state, None)), NAMES)
    if better:
        assert [NAMES[seat] for seat in winners] == [winner.capitalize()] == [told.split()[0]]
    else:
        assert {winner.capitalize(), *(NAMES[seat] for seat in winners)} == {name for name in NAMES if name in told}
