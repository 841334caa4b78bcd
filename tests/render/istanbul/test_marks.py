"""What is laid over the board hides no number, name, price or piece of a place."""

from dataclasses import replace
from functools import cache, partial
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from engine.istanbul import events
from engine.istanbul.board import Edge, board_of
from engine.istanbul.letters import SEALED
from render.istanbul.barrier import draw_barrier
from render.istanbul.board import draw_reach, plan_of, rooms_of
from render.istanbul.marks import clear_of_names, mark_letters, tags_of
from render.istanbul.scene import GameScene, walked
from render.istanbul.tiles import CLEAR, Geometry, face
from render.istanbul.trail import mark_move
from render.kit.canvas import WHOLE, Canvas
from tests.render.drawn import Drawn, painted, shared, watched
from tests.render.scenes.base import outlook, say
from tests.render.scenes.every import SCENES
from tests.render.scenes.expansions import BAZAAR_GRID, MOCHA, kiosk

EDGES = board_of(BAZAAR_GRID).edges
OF_PLACES = ("board.lay_out", "parts.Aside", "pieces.draw_merchant", "pieces.draw_pieces")
PLAIN = Image.new("RGB", (WHOLE.w, WHOLE.h), (40, 90, 60))


def costly(scene: GameScene) -> GameScene:
    """The first seat may go to every place with both its pieces, and pays as much as a step can cost."""
    view = replace(scene.view, seat=0)
    places = sorted(plan_of(view).tiles)
    walks = [f"{verb} {place}" for verb in ("move", "companion") for place in places]
    costs = [outlook(events.Left(0, place), events.PaidSeat(0, 1, 8)) for place in places]
    return replace(scene, view=view, offered=tuple(walks), outlooks=(*costs, *(outlook() for _ in places)))


@pytest.mark.parametrize("name", SCENES)
def test_what_a_step_costs_hides_nothing_of_its_place(name: str) -> None:
    scene = costly(SCENES[name]())
    plan, tags = plan_of(scene.view), tags_of(scene)
    rooms = rooms_of(plan, scene.view, tags)
    assert set(tags) == set(rooms)
    for place, room in rooms.items():
        assert room.tag
        assert plan.tiles[place].body.contains(room.tag)
        assert not any(room.tag.overlaps(box) for box in room.taken)


@pytest.mark.parametrize("name", SCENES)
def test_what_is_in_reach_hides_nothing_of_a_place(name: str) -> None:
    made = SCENES[name]()
    for seat in range(len(made.view.seats)):
        drawn = watched(partial(draw_reach, replace(made, view=replace(made.view, seat=seat))))[1]
        tags = [one for one in drawn if one.by == "marks.draw" and one.kind == "text"]
        others = [one for one in drawn if one.by in OF_PLACES]
        assert tags and others
        assert not [(one, two) for one in tags for two in others if one.box.overlaps(two.box)]


@cache
def header(place: int, width: int, height: int, clear: int) -> tuple[Drawn, ...]:
    drawn = watched(partial(face.__wrapped__, place, say(f"place-{place}"), width, height, clear))[1]
    return tuple(one for one in drawn if one.kind == "text")


def headers(plan: Geometry, clear: dict[int, int]) -> list[Drawn]:
    """The number and the name of each place."""
    return [
        one.moved(tile.box.x, tile.box.y)
        for place, tile in plan.tiles.items()
        for one in header(place, tile.box.w, tile.box.h, clear.get(place, CLEAR))
    ]


def over(plan: Geometry, view: object) -> list[Drawn]:
    canvas = Canvas(PLAIN)

    def draw() -> Image.Image:
        draw_barrier(canvas, plan, view)
        mark_letters(canvas, plan, view)
        return canvas.image

    return watched(draw)[1]


@pytest.mark.parametrize("edge", EDGES)
def test_letters_and_the_barrier_hide_no_name_number_or_price(edge: Edge) -> None:
    made = kiosk().view
    owner = replace(made.seats[0], letters=tuple((place, SEALED) for row in made.grid for place in row))
    view = replace(made, seat=0, seats=(owner, *made.seats[1:]), mocha=replace(MOCHA, barrier=edge))
    plan = plan_of(view)
    laid = over(plan, view)
    assert not [(one, two) for one in headers(plan, clear_of_names(plan, view)) for two in laid if shared(one, two)]
    letters, emblem = [[one for one in laid if one.what.startswith(what)] for what in ("letter", "emblem")]
    assert len(letters) == 25
    assert not [one for one in letters if shared(one, emblem[0])]
    bar = painted(lambda canvas: draw_barrier(canvas, plan, view)).inset(12)  # without its shadow
    assert not [box for room in rooms_of(plan, view, {}).values() for box in room.taken if box.overlaps(bar)]


def test_the_frame_of_the_last_turn_hides_no_number_and_no_name() -> None:
    plan = plan_of(kiosk().view)
    told = headers(plan, {})
    for place in plan.tiles:
        canvas = Canvas(PLAIN)
        mark_move(canvas, plan, (place,), {})
        assert canvas.image.tobytes() != PLAIN.tobytes()
        for one in told:
            changed = ImageChops.difference(canvas.image, PLAIN).crop(one.box.edges).convert("L")
            assert not ImageChops.multiply(changed, one.ink).getbbox()


@pytest.mark.parametrize("name", SCENES)
def test_names_with_their_descenders_stay_in_their_header(name: str) -> None:
    plan = plan_of(SCENES[name]().view)
    bodies = [tile.body for tile in plan.tiles.values()]
    assert not [one for one in headers(plan, {}) for body in bodies if one.box.overlaps(body)]


@pytest.mark.parametrize("name", ["usual", "opening", "letters", "bazaar", "bazaar_duel"])
def test_the_trail_of_the_last_turn_hides_no_figure_name_or_piece(name: str) -> None:
    """Between any two places, whether walked or jumped."""
    view = SCENES[name]().view
    plan, barrier = plan_of(view), view.mocha.barrier if view.mocha else None
    rooms, told = rooms_of(plan, view, {}), headers(plan, {})
    things = [box for room in rooms.values() for box in (room.plate, *(one.box for one in room.standing)) if box]
    for start in list(plan.tiles)[::3]:
        for end in set(plan.tiles) - {start}:
            for path in {walked(view.grid, start, end, barrier), (start, end)}:
                canvas = Canvas(PLAIN)

                def draw(canvas: Canvas = canvas, path: tuple[int, ...] = path) -> Image.Image:
                    mark_move(canvas, plan, path, rooms, barrier)
                    return canvas.image

                laid = watched(draw)[1]
                assert [one.what for one in laid if one.kind == "piece"] == ["arrow"]
                assert not [(one, box) for one in laid for box in things if one.box.inset(2).overlaps(box)]
                assert not [(one, two) for one in laid for two in told if shared(one, two)]


def test_the_trail_leads_from_one_place_to_the_other() -> None:
    view = kiosk().view
    plan = plan_of(view)
    start, end = (plan.tiles[place] for place in (13, 25))
    canvas = Canvas(PLAIN)

    def draw() -> Image.Image:
        mark_move(canvas, plan, walked(view.grid, 13, 25), {})
        return canvas.image

    dots = [one.box for one in watched(draw)[1] if one.kind == "field"]
    assert start.box.inset(-30).overlaps(dots[0])
    assert end.box.inset(-80).overlaps(dots[-1])  # the arrow is nearer
    assert all(one.inset(-30).overlaps(two) or one.inset(-60).overlaps(two) for one, two in pairwise(dots))
    assert len(dots) > 20
