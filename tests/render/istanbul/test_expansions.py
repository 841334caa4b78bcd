"""What the expansions add stays in its own box and is told apart, measured on the worst cases."""

from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise
from unittest.mock import patch

import pytest
from PIL import Image

from engine.istanbul.letters import DELIVERED, SEALED
from engine.istanbul.state import OWN_SUPPLY
from render.istanbul import marks
from render.istanbul.barrier import draw_barrier
from render.istanbul.belongings import draw_estate, grouped
from render.istanbul.board import draw_board, plan_of, rooms_of
from render.istanbul.carts import draw_carts
from render.istanbul.components import FRONTS
from render.istanbul.header import draw_fronts, draw_header, fronts_of
from render.istanbul.pieces import pieces_on
from render.istanbul.scene import GameScene
from render.istanbul.tiles import geometry
from render.istanbul.trail import mark_move
from render.kit.canvas import HEIGHT, WHOLE, WIDTH, Box, Canvas
from render.kit.colour import LAST_MOVE
from tests.render.drawn import painted, watched
from tests.render.scenes.base import say, scene, seat, view
from tests.render.scenes.every import SCENES
from tests.render.scenes.expansions import EXPANSIONS, LETTERS, MOCHA, bazaar, bazaar_crowd, bazaar_duel, kiosk

OF_WHEREABOUTS = ("belongings.draw_cell", "belongings.draw_figures", "signs.draw_number")


def test_everything_on_one_place_of_the_largest_board_can_be_told_apart() -> None:
    for made, place, count in ((bazaar_crowd(), 12, 24), (bazaar_duel(), 24, 14)):
        room = rooms_of(plan_of(made.view), made.view, {})[place]
        assert len(room.standing) == count
        assert min(one.box.h for one in room.standing) >= 26
        assert all(room.pieces.contains(one.box) for one in room.standing)
        assert not any(one.box.overlaps(two.box) for one, two in combinations(room.standing, 2))


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


def test_letters_to_be_delivered_are_shown_singly_up_to_a_dozen() -> None:
    letters = tuple((place, SEALED) for place in range(1, 13))
    assert grouped(letters) == [(place, SEALED, 1) for place in range(1, 13)]


def test_delivered_letters_are_counted_together_after_those_to_be_delivered() -> None:
    letters = ((2, DELIVERED), (1, SEALED), (3, DELIVERED), (4, SEALED))
    assert grouped(letters) == [(1, SEALED, 1), (4, SEALED, 1), (0, DELIVERED, 2)]


def test_beyond_that_letters_to_one_place_are_counted_together() -> None:
    letters = tuple((place, SEALED) for place in range(1, 9) for _ in range(2))
    assert grouped(letters) == [(place, SEALED, 2) for place in range(1, 9)]


def test_the_caravan_master_has_the_tile_beside_the_rubies() -> None:
    """The letters' row has those to be delivered, one by one, and the delivered ones as a count."""
    made = bazaar()
    drawn = watched(partial(draw_carts, made))[1]
    (tile,) = (one for one in drawn if one.what == "caravan" and one.by == "carts.plate")
    rubies = [one for one in drawn if one.what == "ruby"]
    assert abs(rubies[made.view.caravan].box.middle[1] - tile.box.middle[1]) <= 4
    assert tile.box.h >= 60
    envelopes = [one for one in drawn if one.what == "letter-delivered"]
    assert len(envelopes) == sum(any(count == DELIVERED for _, count in one.letters) for one in made.view.seats)


@pytest.mark.parametrize("made", [SCENES["usual"](), bazaar(), bazaar_duel()])
def test_beside_wheelbarrows_stands_where_every_piece_is(made: GameScene) -> None:
    told = [one for one in watched(partial(draw_carts, made))[1] if one.by in OF_WHEREABOUTS]
    lines: dict[str, list[int]] = {}
    for one in told:
        if one.kind == "piece":
            sprite = one.what
        elif one.what.isdigit():
            lines.setdefault(sprite, []).append(int(one.what))
    expected = {f"figure-{figure}": [place] for figure, place in made.view.figures}
    for one in made.view.seats:
        expected |= {f"merchant-{one.colour}": [one.merchant], f"family-{one.colour}": [one.family]}
        if one.out:
            expected[f"assistant-{one.colour}"] = sorted({*one.out})
        if one.companion > OWN_SUPPLY and made.view.letters:
            expected[f"companion-{one.colour}"] = [one.companion]
    if made.view.mocha and made.view.mocha.barrier:
        expected["barrier"] = sorted(made.view.mocha.barrier)
    assert {sprite: sorted(places) for sprite, places in lines.items()} == expected


def test_a_last_turn_ends_where_the_frame_is_bold() -> None:
    plan = plan_of(bazaar().view)
    ends = [plan.tiles[place].box.inset(-8) for place in (24, 14)]
    blank = Canvas(Image.new("RGB", (WIDTH, HEIGHT), (90, 60, 40)))
    mark_move(blank, plan, (24, 14), {})
    first, last = (blank.image.crop((box.x, box.y, box.right, box.bottom)).getcolors(1 << 22) for box in ends)
    lit = [sum(count for count, colour in one if colour == LAST_MOVE) for one in (first, last)]
    assert lit[1] > 5 * lit[0], lit


@pytest.mark.parametrize("name", SCENES)
def test_the_header_stays_above_the_board(name: str) -> None:
    made = SCENES[name]()
    strip = plan_of(made.view).strip
    _, drawn = watched(partial(draw_board, made))
    shown = [one for one in drawn if one.by.split(".")[0] in ("header", "signs")]
    assert len(shown) > 2 * len(made.names)
    assert all(strip.contains(one.box) for one in shown if one.kind != "piece")
    assert all(strip.inset(-4).contains(one.box) for one in shown)


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
    assert painted(lambda canvas: marks.mark_letters(canvas, plan, replace(shown, seat=None))).w == 0
    assert painted(lambda canvas: marks.mark_letters(canvas, plan, shown)).w > 0


@pytest.mark.parametrize("count", [2, 5])
def test_a_kiosk_and_more_than_six_cards_are_all_drawn(count: int) -> None:
    made = kiosk()
    made = replace(
        made,
        view=replace(
            made.view, seats=made.view.seats[:count], start=0, seat=1,
            hand=tuple(FRONTS)[:14], mocha=replace(MOCHA, guild_hand=(3, 8, 14, 1, 2, 5, 6, 7, 9), barrier=None),
            letters=replace(LETTERS, tile=3, tiles_open=(5, 13, 16, 22, 24)),
        ),
    )  # fmt: skip
    plan = plan_of(made.view)
    fronts = [front for row in fronts_of(made.view) for front in row.fronts]
    assert len(fronts) == 14 + 9 + 6
    seen: list[Box] = []
    with patch.object(Canvas, "cell", lambda _, box, *given, **more: seen.append(box)):
        draw_fronts(Canvas(Image.new("RGB", (WIDTH, HEIGHT))), plan.strip, fronts_of(made.view), say)
    assert len(seen) == len(fronts)
    assert all(WHOLE.contains(box) for box in seen)
    assert all(two.x - one.x >= 40 for one, two in pairwise(seen))


@pytest.mark.parametrize("hand", [("gain-good",), ("gain-good", "move-0", "move-3-4")])
def test_few_cards_lie_beside_the_own_things_and_leave_the_board_its_size(hand: tuple[str, ...]) -> None:
    made = scene(view(seat("red", merchant=2), seat("blue", merchant=3), **{"seat": 0, "hand": hand}))
    assert plan_of(made.view).strip.h == geometry(made.view.grid).strip.h
    _, drawn = watched(partial(draw_board, made))
    assert [one.by for one in drawn].count("components.paint_front") >= 2 * len(hand)


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
    painted(lambda canvas: draw_header(canvas, geometry(ended.grid).strip, made, None))
    assert headline in asked
