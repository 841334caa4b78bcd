"""What a panel shows on a narrow screen."""

from dataclasses import replace

import pytest

from render.games import drawing
from render.istanbul.board import near_box, plan_of
from render.istanbul.marks import reachable
from render.kit.canvas import HEIGHT, WHOLE, WIDTH
from render.marco_polo import actions, board, marks
from render.marco_polo.characters import cards_of
from render.marco_polo.geometry import SPOTS
from render.marco_polo.header import NEAR_WIDE
from render.marco_polo.journey import ways
from render.scene import BOARD, SPACES, Style
from tests.render.drawn import watched
from tests.render.scenes.every import SCENES
from tests.render.scenes.marco_polo import MARCO_POLO


@pytest.mark.parametrize("name", ["choosing", "companion_choosing"])
def test_every_place_that_may_be_chosen_is_shown(name: str) -> None:
    scene = SCENES[name]()
    plan = plan_of(scene.view)
    shown = near_box(plan, scene.view, scene.view.seat, scene.offered)
    places = {*reachable(scene.offered, scene.view), scene.view.seats[scene.view.seat].merchant}
    assert len(places) > 1 and all(shown.contains(plan.tiles[place].box) for place in places)
    assert WHOLE.contains(shown) and shown.y >= plan.frame.y


def test_without_places_to_choose_the_neighbours_of_the_merchant_are_shown() -> None:
    scene = SCENES["choosing"]()
    plan = plan_of(scene.view)
    here = plan.tiles[scene.view.seats[scene.view.seat].merchant]
    beside = [tile for tile in plan.tiles.values() if abs(tile.row - here.row) + abs(tile.column - here.column) == 1]
    assert all(near_box(plan, scene.view, scene.view.seat, ("refuse",)).contains(tile.box) for tile in (here, *beside))


def test_cities_that_may_be_chosen_are_shown_with_the_way_there() -> None:
    scene = MARCO_POLO["polo_travelling"]()
    offered = marks.read(scene.offered)
    _, seen = board.near_parts(scene.view, scene.view.seat, offered)
    _, *listed = actions.near_parts(scene.view, len(ways(scene)))
    _, drawn = watched(lambda: drawing("marco_polo", SPACES)(scene))
    lines = [one.box for one in drawn if one.by == "journey.line" and one.kind == "field"]
    assert len(lines) > 10 and all(any(box.contains(line) for box in listed) for line in lines)
    places = (*offered.places, *scene.view.seats[scene.view.seat].figures)
    assert len(places) > 1 and all(seen.contains(SPOTS[place].disc) for place in places)


@pytest.mark.parametrize("count", [3, 5])
def test_characters_on_offer_are_shown_whole(count: int) -> None:
    view = MARCO_POLO["polo_draft"]().view
    seen = actions.near_parts(replace(view, draft=view.draft[:count]), 0)
    tiles = cards_of(count)
    assert all(any(box.contains(tile) and box.w <= NEAR_WIDE for box in seen) for tile in tiles)


def test_characters_that_others_have_are_left_out() -> None:
    view = MARCO_POLO["polo_taken"]().view
    seen = actions.near_parts(view, 0)
    assert [any(box.contains(card) for box in seen) for card in cards_of(5)] == [True] * 3 + [False] * 2


@pytest.mark.parametrize(
    ("game", "name", "picture"),
    [("istanbul", "choosing", BOARD), ("marco_polo", "polo_choosing", SPACES), ("marco_polo", "polo_choosing", BOARD)],
)
def test_a_narrow_screen_gets_a_narrow_picture_and_a_spectator_the_whole(game: str, name: str, picture: str) -> None:
    scene = replace((SCENES | MARCO_POLO)[name](), style=Style(near=True))
    draw = drawing(game, picture)
    assert draw(scene).width < WIDTH * 0.8
    assert draw(replace(scene, view=replace(scene.view, seat=None))).size == (WIDTH, HEIGHT)
