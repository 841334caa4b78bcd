"""Everything stays in its own box, measured on the worst cases."""

from itertools import combinations

import pytest

from engine.istanbul.board import PRINTED, Grid
from engine.istanbul.names import BLACK_MARKET, COLOURS
from render.istanbul.board import plan_of, rooms_of
from render.istanbul.pieces import Piece, arrange, draw_pieces, pieces_on, shared, within
from render.istanbul.places import sign_of
from render.istanbul.tiles import geometry
from render.kit.canvas import WHOLE
from tests.render.drawn import painted
from tests.render.scenes.base import crowd
from tests.render.scenes.every import SCENES


def grid(rows: int, columns: int) -> Grid:
    return tuple(tuple(range(r * columns + 1, (r + 1) * columns + 1)) for r in range(rows))


GRIDS = (grid(4, 4), grid(4, 5), grid(5, 5))
CHIP = "assistant-red"


@pytest.mark.parametrize("fronts", [False, True])
@pytest.mark.parametrize("places", GRIDS)
def test_tiles_and_strip_do_not_meet(places: Grid, fronts: bool) -> None:
    plan = geometry(places, fronts=fronts)
    assert WHOLE.contains(plan.frame)
    assert WHOLE.contains(plan.strip)
    assert not plan.frame.overlaps(plan.strip)
    for one, two in combinations(plan.tiles.values(), 2):
        assert not one.box.overlaps(two.box)
    for tile in plan.tiles.values():
        assert plan.frame.contains(tile.box)
        assert tile.box.contains(tile.body)


def crowds() -> list[list[Piece]]:
    """From one piece to everything there is, with stacks of every height."""
    everything = pieces_on(crowd().view)[7]
    more = [Piece("neutral", "figure-neutral")] * 3
    stacks = [[Piece("merchant", "merchant-red", (CHIP,) * n)] * m for n in range(6) for m in (1, 2, 3, 5)]
    return [everything[:n] for n in range(1, len(everything) + 1)] + stacks + [everything + more]


SIGNED = [(name, place) for name, make in SCENES.items() for row in make().view.grid for place in row]


@pytest.mark.parametrize("printed", [False, True])
@pytest.mark.parametrize("places", GRIDS)
def test_pieces_stay_in_their_place_and_apart_beside_its_plate(places: Grid, printed: bool) -> None:
    body = geometry(places, fronts=True).tiles[7].body
    sign = sign_of(crowd().view, 13)
    for pieces in crowds():
        room = shared(body, sign, pieces, printed=printed)
        assert [one.piece for one in room.standing] == pieces
        assert body.contains(room.pieces)
        assert all(room.pieces.contains(one.box) for one in room.standing)
        assert not any(one.box.overlaps(two.box) for one, two in combinations(room.standing, 2))
        assert room.plate is None or (body.contains(room.plate) and not room.plate.overlaps(room.pieces))
        assert room.plate or printed


@pytest.mark.parametrize("places", GRIDS)
def test_merchants_are_large_wherever_they_stand(places: Grid) -> None:
    body = geometry(places).tiles[7].body
    for count in (1, 2):
        pieces = [Piece("merchant", "merchant-red", (CHIP,) * 3)] * count
        standing = shared(body, sign_of(crowd().view, 13), pieces, printed=False).standing
        assert all(one.box.w >= 60 for one in standing)


def test_the_fullest_place_keeps_pieces_of_a_size_to_tell_apart() -> None:
    view = crowd().view
    standing = rooms_of(geometry(PRINTED["short"]), view, {})[7].standing
    assert len(standing) == 17
    assert min(one.box.h for one in standing) >= 36


@pytest.mark.parametrize("count", range(6))
def test_drawn_pieces_do_not_spill(count: int) -> None:
    box = geometry(PRINTED["short"]).tiles[7].body
    pieces = [Piece("merchant", f"merchant-{colour}", (CHIP,) * count) for colour in COLOURS[:3]]
    for shown in (pieces[:1], pieces, pieces * 2):
        standing = arrange(shown, box, 1.3)
        assert box.inset(-5).contains(painted(lambda canvas, standing=standing: draw_pieces(canvas, standing)))


def test_a_free_place_shows_its_sign_larger_and_a_crowd_has_room() -> None:
    body = geometry(PRINTED["short"]).tiles[7].body
    one = Piece("merchant", "merchant-red", (CHIP,) * 3)
    sign = sign_of(crowd().view, 14)
    free, alone, crowded = (shared(body, sign, [one] * count, printed=False).plate for count in (0, 1, 12))
    assert free and alone and crowded
    assert free.w >= alone.w > crowded.w


@pytest.mark.parametrize("places", GRIDS)
def test_two_pieces_hide_no_sign_however_wide(places: Grid) -> None:
    body, sign = geometry(places, fronts=True).tiles[8].body, sign_of(crowd().view, BLACK_MARKET)
    for pieces in ([Piece("figure", "figure-governor")], [Piece("merchant", "merchant-red")] * 2):
        assert shared(body, sign, pieces, printed=True).plate is not None


@pytest.mark.parametrize(("name", "place"), SIGNED)
def test_what_a_place_holds_stays_on_its_plate(name: str, place: int) -> None:
    view = SCENES[name]().view
    plate = rooms_of(plan_of(view), view, {})[place].plate
    if plate:
        seen = painted(lambda canvas: sign_of(view, place).draw(canvas, within(plate)))
        assert plate.contains(seen)
        assert seen.w > plate.w // 3
