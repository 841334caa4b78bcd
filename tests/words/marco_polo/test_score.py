"""Who won, by what a tie was broken, and the sheet with every line."""

from dataclasses import replace

import pytest

from engine.core.create import new_position
from engine.games import rules_of
from engine.marco_polo.components.cards import GOALS
from engine.marco_polo.rules import MARCO_POLO
from engine.marco_polo.view import View, standings_of
from tests.support.language.marco_polo_words import OWN, PARTIES, WORDS, moments, rich_game
from words.marco_polo import MARCO_POLO as SPEECH
from words.marco_polo import terms

NAMES = ("Blue", "Green", "Red")


def view_with(*standings: tuple[int, int]) -> View:
    """Points and camels of three seats."""
    view = new_position(rules_of("marco_polo"), {}, MARCO_POLO.colours[:3], bytes(32)).view(None)
    seats = tuple(
        replace(seat, have=(0, camels, 0, 0, 0, points))
        for seat, (points, camels) in zip(view.seats, standings, strict=True)
    )
    return replace(view, over=True, seats=seats)


@pytest.mark.parametrize(
    ("standings", "told"),
    [
        (((50, 1), (49, 9), (30, 9)), "Blue wins with 50 points, 1 more than Green."),
        (((20, 9), (60, 2), (60, 5)), "Red wins with 60 points, beating Green on camels (5 to 2)."),
        (((61, 2), (61, 2), (61, 1)), "Blue and Green share the win with 61 points each."),
    ],
)
def test_the_result_says_what_decided(standings: tuple, told: str) -> None:
    assert SPEECH.result(WORDS, standings_of(view_with(*standings)), NAMES) == told


def test_the_sheet_is_in_order_of_rank_and_shared_places_are_equal() -> None:
    lines = SPEECH.score_sheet(WORDS, view_with((1, 2), (50, 9), (50, 9)), NAMES).split("\n")
    assert lines[:4] == [
        "1. **Green** · 50 points",
        "-# tie-breaker: 9 camels",
        "1. **Red** · 50 points",
        "-# tie-breaker: 9 camels",
    ]
    assert lines[4:] == ["3. **Blue** · 1 point", "-# tie-breaker: 2 camels"]


@pytest.mark.parametrize("party", range(len(PARTIES)))
def test_the_sheet_can_be_added_up_line_by_line(party: int) -> None:
    position = rich_game(11, party)
    *_, last = moments(position, 11, 3000)
    assert position.over
    view = position.view(None)
    sheet = SPEECH.score_sheet(WORDS, view, last.names).split("\n")
    for seat, name in zip(view.seats, last.names, strict=True):
        (head,) = [at for at, line in enumerate(sheet) if f". **{name}** · " in line]
        parts = sheet[head + 1].removeprefix("-# ").split("; ")
        points = [int(part.rpartition(" ")[2]) for part in parts if not part.endswith(("camel", "camels"))]
        assert len(seat.sheet) == 8
        assert points == [vp for _, vp in seat.sheet if vp] and sum(points) == seat.have[5]
        for goal in seat.goal_cards:
            scored = dict(seat.sheet)[f"goal {goal}"]
            assert (terms.pair(OWN, goal) in sheet[head + 1]) is bool(scored) and goal in GOALS
    told = SPEECH.result(WORDS, standings_of(view), last.names)
    assert all(last.names[seat] in told.partition("(")[0] for seat in view.winners)
    assert all(name in told for name in (last.names[seat] for seat in MARCO_POLO.result(position.state)["winners"]))


def test_the_standing_is_told_in_turn_order_like_the_boards_header() -> None:
    view = replace(view_with((3, 0), (7, 0), (18, 0)), round=2, start=1)
    assert SPEECH.standing(WORDS, view, NAMES).endswith("points Green 7, Red 18, Blue 3")
