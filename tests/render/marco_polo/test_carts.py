"""Player boards of Marco Polo show what somebody has, and names stay on their plates."""

from dataclasses import replace
from itertools import combinations

import pytest

from render.marco_polo import MARCO_POLO as MARCO
from render.marco_polo.carts import parts, rows
from tests.render.drawn import watched
from tests.render.scenes.crowded import NAMES
from tests.render.scenes.marco_polo import four, usual, view
from words.speech import words


def test_a_player_board_has_no_empty_bars_and_places() -> None:
    """Who has placed all dice and posts and holds no contract is told so, in words or not at all."""
    bare = [
        replace(seat, dice=(), contracts=(), posts_left=left) for seat, left in zip(four(), (9, 8, 1, 0), strict=True)
    ]
    scene = replace(usual(), view=view(*bare), say=words("en").about("marco_polo").say)
    drawn = watched(lambda: MARCO.pictures["carts"](scene))[1]
    assert [one.what for one in drawn].count("all dice placed") == 4
    assert not [one for one in drawn if one.what == "post-gone" or one.by == "components.no_contracts"]
    for seat in bare:
        posts = [one for one in drawn if one.by == "carts.posts" and one.what == f"post-{seat.colour}"]
        assert len(posts) == 1 + seat.posts_left


@pytest.mark.parametrize("left", range(1, 12))
def test_posts_that_are_left_lie_apart_in_their_field(left: int) -> None:
    seats = [replace(seat, character="rubruk", posts_left=left) for seat in four()]
    drawn = watched(lambda: MARCO.pictures["carts"](replace(usual(), view=view(*seats))))[1]
    fields_of = [parts(row, goals=False)["posts"] for row in rows(4)]
    for field in fields_of:
        shown = [one for one in drawn if one.by == "carts.posts" and field.contains(one.box)]
        pieces = [one.box for one in shown if one.kind == "piece"]
        assert len(pieces) == 1 + left
        assert not any(one.overlaps(two) for one, two in combinations(pieces, 2))


@pytest.mark.parametrize("names", ["wide", "alike", "right to left"])
def test_names_on_player_boards_stay_on_their_plate_and_differ(names: str) -> None:
    scene = replace(usual(), names=NAMES[names][:4])
    drawn = watched(lambda: MARCO.pictures["carts"](scene))[1]
    said = []
    for row in rows(4):
        plate = parts(row)["plate"]
        texts = [one for one in drawn if one.by == "carts.plate" and one.kind == "text" and one.box.overlaps(plate)]
        assert all(plate.contains(one.box) for one in texts)
        said.append(tuple(one.what for one in texts if not one.what.isdigit()))
    assert len(set(said)) == 4
