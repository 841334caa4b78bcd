"""Everything stays in its own box, measured on the worst cases."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.istanbul.board import PRINTED, Grid
from engine.istanbul.names import COLOURS
from render.istanbul.geometry import geometry
from render.istanbul.pieces import Piece, arrange, draw_pieces, least_height, pieces_on
from render.istanbul.states import draw_state
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from tests.render.scenes import SCENES
from tests.render.scenes_base import crowd


def grid(rows: int, columns: int) -> Grid:
    return tuple(tuple(range(r * columns + 1, (r + 1) * columns + 1)) for r in range(rows))


GRIDS = (grid(4, 4), grid(4, 5), grid(5, 5))
CHIP = "assistant-red"
WHOLE = Box(0, 0, WIDTH, HEIGHT)


def painted(draw) -> Box:
    """What `draw` changes on an empty canvas."""
    blank = Image.new("RGB", (WIDTH, HEIGHT), (255, 0, 255))
    canvas = Canvas(blank)
    draw(canvas)
    left, top, right, bottom = ImageChops.difference(canvas.image, blank).getbbox() or (0, 0, 0, 0)
    return Box(left, top, right - left, bottom - top)


@pytest.mark.parametrize("places", GRIDS)
def test_tiles_and_rail_do_not_meet(places: Grid) -> None:
    plan = geometry(places)
    assert WHOLE.contains(plan.frame)
    assert WHOLE.contains(plan.rail)
    assert not plan.frame.overlaps(plan.rail)
    assert plan.rail.w >= 368
    for one, two in combinations(plan.tiles.values(), 2):
        assert not one.box.overlaps(two.box)
    for tile in plan.tiles.values():
        assert plan.frame.contains(tile.box)
        assert tile.box.contains(tile.state)
        assert tile.box.contains(tile.pieces)
        assert not tile.state.overlaps(tile.pieces)


def crowds() -> list[list[Piece]]:
    """From one piece to everything there is, with stacks of every height."""
    everything = pieces_on(crowd().view)[7]
    more = [Piece("neutral", "figure-neutral")] * 3
    stacks = [[Piece("merchant", "merchant-red", (CHIP,) * n)] * m for n in range(6) for m in (1, 2, 3, 5)]
    return [everything[:n] for n in range(1, len(everything) + 1)] + stacks + [everything + more]


@pytest.mark.parametrize("places", GRIDS)
def test_pieces_stay_in_their_band_and_apart(places: Grid) -> None:
    tile = geometry(places).tiles[7]
    for pieces in crowds():
        standing = arrange(pieces, tile.pieces, tile.piece_scale)
        assert [one.piece for one in standing] == pieces
        assert all(tile.pieces.contains(one.box) for one in standing)
        assert not any(one.box.overlaps(two.box) for one, two in combinations(standing, 2))


@pytest.mark.parametrize("places", GRIDS)
def test_a_merchant_is_large_wherever_it_stands(places: Grid) -> None:
    for rows in (1, 2):
        tile = geometry(places).tiles[7].with_rows(rows)
        (one,) = arrange([Piece("merchant", "merchant-red", (CHIP,) * 3)], tile.pieces, tile.piece_scale)
        assert one.whole and one.box.w >= 56
        assert tile.pieces.contains(one.box)


def test_a_merchant_on_five_assistants_stands_whole() -> None:
    tile = geometry(PRINTED["short"]).tiles[15]
    (one,) = arrange([Piece("merchant", "merchant-purple", (CHIP,) * 5)], tile.pieces, tile.piece_scale)
    assert one.whole


def test_the_fullest_place_keeps_pieces_of_a_size_to_tell_apart() -> None:
    tile = geometry(PRINTED["short"]).tiles[7]
    standing = arrange(pieces_on(crowd().view)[7], tile.pieces, tile.piece_scale)
    assert len(standing) == 17
    assert min(one.box.h for one in standing) >= 36


@pytest.mark.parametrize("count", range(6))
def test_drawn_pieces_do_not_spill(count: int) -> None:
    tile = geometry(PRINTED["short"]).tiles[7]
    pieces = [Piece("merchant", f"merchant-{colour}", (CHIP,) * count) for colour in COLOURS[:3]]
    for shown in (pieces[:1], pieces, pieces * 2):
        seen = painted(lambda canvas, shown=shown: draw_pieces(canvas, arrange(shown, tile.pieces, tile.piece_scale)))
        assert tile.pieces.inset(-5).contains(seen)


@pytest.mark.parametrize("places", GRIDS)
def test_a_free_place_shows_its_sign_larger_and_a_crowd_has_room(places: Grid) -> None:
    tile = geometry(places).tiles[7]
    alone = [Piece("merchant", "merchant-red", (CHIP,) * 3)]
    room = tile.with_room_for(least_height(alone, tile.pieces, tile.piece_scale))
    assert tile.state.h <= room.state.h <= tile.with_room_for(0).state.h
    (before,), (after,) = (arrange(alone, one.pieces, tile.piece_scale) for one in (tile, room))
    assert before.box.w == after.box.w
    assert room.pieces.contains(after.box)
    crowd = tile.with_room_for(least_height(alone * 30, tile.pieces, tile.piece_scale))
    assert crowd.state.h < tile.state.h
    assert crowd.pieces.bottom == tile.pieces.bottom


HELD = [(name, place) for name, make in SCENES.items() for row in make().view.grid for place in row]


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize(("name", "place"), HELD)
def test_what_a_place_holds_stays_in_its_band(name: str, place: int, free: bool) -> None:
    scene = SCENES[name]()
    tile = geometry(scene.view.grid).tiles[place]
    tile = tile.with_room_for(0) if free else tile
    seen = painted(lambda canvas: draw_state(canvas, tile, scene.view))
    assert Box(tile.box.x + 4, tile.state.y - 4, tile.box.w - 8, tile.state.h + 8).contains(seen)
    assert seen.w > 100
