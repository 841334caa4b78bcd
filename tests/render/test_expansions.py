"""What the expansions add stays in its own box and is told apart, measured on the worst cases."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.istanbul.letters import DELIVERED, SEALED
from engine.istanbul.view import View
from render.istanbul import marks
from render.istanbul.barrier import draw_barrier
from render.istanbul.estate import draw_estate, grouped
from render.istanbul.geometry import geometry
from render.istanbul.pieces import arrange, least_height, pieces_on
from render.istanbul.rail import draw_rail
from render.istanbul.story import Story, last_story
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from tests.render.scenes import SCENES
from tests.render.scenes_base import late_duel, say, scene
from tests.render.scenes_expansions import EXPANSIONS, LETTERS, MOCHA, bazaar, bazaar_crowd, bazaar_duel, kiosk
from tests.render.test_layout import WHOLE, painted


def test_everything_on_one_place_of_the_largest_board_can_be_told_apart() -> None:
    for made, place, count in ((bazaar_crowd(), 12, 24), (bazaar_duel(), 24, 14)):
        tile = geometry(made.view.grid).tiles[place]
        pieces = pieces_on(made.view)[place]
        tile = tile.with_room_for(least_height(pieces, tile.pieces, tile.piece_scale))
        standing = arrange(pieces, tile.pieces, tile.piece_scale)
        assert len(standing) == count
        assert min(one.box.h for one in standing) >= 26
        assert all(tile.pieces.contains(one.box) for one in standing)
        assert not any(one.box.overlaps(two.box) for one, two in combinations(standing, 2))


def test_neutral_assistants_keep_their_place_in_the_stack() -> None:
    merchant = next(piece for piece in pieces_on(bazaar_duel().view)[24] if piece.kind == "merchant")
    assert merchant.stack == ("assistant-neutral", "assistant-neutral", "assistant-blue")


@pytest.mark.parametrize("name", EXPANSIONS)
@pytest.mark.parametrize("size", [(854, 174), (854, 320)])
def test_belongings_stay_in_their_box(name: str, size: tuple[int, int]) -> None:
    view = EXPANSIONS[name]().view
    box = Box(600, 300, *size)
    for number in range(len(view.seats)):
        seen = painted(lambda canvas, number=number: draw_estate(canvas, box, view, number))
        assert box.inset(-6).contains(seen)


def test_letters_are_shown_singly_up_to_a_dozen() -> None:
    letters = tuple((place, SEALED) for place in range(1, 13))
    assert grouped(letters) == [(place, SEALED, 1) for place in range(1, 13)]


def test_beyond_a_dozen_the_delivered_ones_are_counted_together() -> None:
    letters = ((1, 1), (2, 2), (3, 2), *((place, 1) for place in range(4, 14)))
    assert grouped(letters) == [(1, SEALED, 1), *((place, SEALED, 1) for place in range(4, 14)), (0, DELIVERED, 2)]


def test_beyond_that_letters_to_one_place_are_counted_together() -> None:
    letters = tuple((place, SEALED) for place in range(1, 9) for _ in range(2))
    assert grouped(letters) == [(place, SEALED, 2) for place in range(1, 9)]


@pytest.mark.parametrize("name", SCENES)
def test_the_rail_stays_beside_the_board(name: str) -> None:
    made = SCENES[name]()
    plan = geometry(made.view.grid)
    seen = painted(lambda canvas: draw_rail(canvas, plan.rail, made, last_story(made.events, made.view)))
    assert WHOLE.contains(seen)
    assert not seen.overlaps(plan.frame)


@pytest.mark.parametrize("between", [(7, 17), (7, 15)])
def test_the_barrier_lies_over_the_gap_of_its_two_places(between: tuple[int, int]) -> None:
    view = replace(bazaar().view, mocha=replace(MOCHA, barrier=between))
    plan = geometry(view.grid)
    one, two = (plan.tiles[place].box for place in between)
    seen = painted(lambda canvas: draw_barrier(canvas, plan, view))
    left, top, right, bottom = (
        min(one.x, two.x),
        min(one.y, two.y),
        max(one.right, two.right),
        max(one.bottom, two.bottom),
    )
    assert Box(left, top, right - left, bottom - top).contains(seen)
    assert seen.overlaps(one)
    assert seen.overlaps(two)


def test_no_barrier_is_drawn_before_it_is_placed() -> None:
    view = replace(bazaar().view, mocha=replace(MOCHA, barrier=None, barrier_holder=None))
    assert painted(lambda canvas: draw_barrier(canvas, geometry(view.grid), view)).w == 0


def test_letters_mark_places_for_their_owner_alone() -> None:
    shown = kiosk().view
    plan = geometry(shown.grid)
    assert painted(lambda canvas: marks.mark_letters(canvas, plan, replace(shown, seat=None), {})).w == 0
    assert painted(lambda canvas: marks.mark_letters(canvas, plan, shown, {})).w > 0


@pytest.mark.parametrize(
    "changed",
    [
        {"hand": ("gain-good", "move-3-4")},
        {"mocha": replace(MOCHA, guild_hand=(1, 8, 14))},
        {"letters": replace(LETTERS, tiles_open=(5, 13, 16, 22, 24))},
    ],
)
def test_a_kiosk_and_both_kinds_of_cards_in_hand_find_room(changed: dict[str, Any]) -> None:
    made = kiosk()
    table = replace(made.view, hand=("gain-good", "move-0"), mocha=replace(MOCHA, guild_hand=(3, 8, 14)))
    made = replace(made, view=table)
    plan = geometry(made.view.grid)

    def rail(view: View) -> Image.Image:
        canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT)))
        draw_rail(canvas, plan.rail, replace(made, view=view), None)
        return canvas.image

    assert ImageChops.difference(rail(made.view), rail(replace(made.view, **changed))).getbbox()


@pytest.mark.parametrize(
    ("winners", "headline"), [((2,), ("picture-winner", "Lenka")), ((0, 2), ("picture-over", None))]
)
def test_the_end_is_told_from_the_view_alone(winners: tuple[int, ...], headline: tuple[str, str | None]) -> None:
    asked = []

    def note(message: str, /, **facts: int | str) -> str:
        asked.append((message, facts.get("name")))
        return say(message, **facts)

    ended = replace(bazaar().view, over=True, winners=winners)
    made = replace(scene(ended), say=note)
    painted(lambda canvas: draw_rail(canvas, geometry(ended.grid).rail, made, None))
    assert headline in asked


@pytest.mark.parametrize(("running", "title"), [(False, "picture-last-turn"), (True, "picture-this-turn")])
def test_a_turn_that_goes_on_is_not_called_the_last_one(running: bool, title: str) -> None:
    asked = []

    def note(message: str, /, **facts: int | str) -> str:
        asked.append(message)
        return say(message, **facts)

    made = replace(late_duel(), names=("Ada", "Bo"), say=note, running=running)
    painted(lambda canvas: draw_rail(canvas, geometry(made.view.grid).rail, made, Story(0, "merchant", (), ())))
    assert [one for one in asked if one in ("picture-last-turn", "picture-this-turn")] == [title]
