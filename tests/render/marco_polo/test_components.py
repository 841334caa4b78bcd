"""Whatever the tables of Marco Polo hold can be drawn; what lacks a face fails by its name."""

from collections.abc import Callable
from functools import partial

import pytest
from PIL import Image

from engine.marco_polo.components.cards import CONTRACTS, GOALS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from render.kit import sprites
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import USUAL
from render.marco_polo import characters
from render.marco_polo.actions import goal_boxes
from render.marco_polo.characters import GIFTS, cards_of, draw_character
from render.marco_polo.components import draw_city_card, draw_contract, draw_goal, plan_goal
from render.marco_polo.geometry import SPOTS
from render.marco_polo.header import beside_cells
from render.marco_polo.own import fields, grid_of_goals
from render.marco_polo.scene import place_name
from tests.render.bounds import NOTHING, wrong
from tests.render.drawn import Drawn, watched
from words.speech import words

BOX = Box(0, 0, 300, 300)
SAY = words("en").about("marco_polo").say
Draw = Callable[[Canvas, str], None]
COMPONENTS: list[tuple[str, Draw]] = [
    *((name, lambda canvas, one: draw_character(canvas, BOX, SAY, one, "red", 4)) for name in CHARACTERS),
    *((name, lambda canvas, one: draw_city_card(canvas, BOX, one)) for name in CITY_CARDS),
    *((name, lambda canvas, one: draw_contract(canvas, BOX, one)) for name in CONTRACTS),
    *((name, lambda canvas, one: draw_goal(canvas, BOX, SAY, one, ())) for name in GOALS),
]


@pytest.mark.parametrize(("name", "draw"), COMPONENTS, ids=[name for name, _ in COMPONENTS])
def test_it_has_a_face(name: str, draw: Draw) -> None:
    canvas = Canvas(Image.new("RGB", (BOX.w, BOX.h), "white"))
    draw(canvas, name)
    colours = canvas.image.getcolors(BOX.w * BOX.h)
    assert colours is not None and len(colours) > 10


LARGE_CARDS = (*((cards_of(seats + 1)[0], seats) for seats in (2, 3, 4)), (Box(0, 0, 830, 360), 4))
"""In the draft and in the look-up, with so many players."""


def large_card(box: Box, face: characters._Face) -> list[Drawn]:
    return watched(partial(characters._card.__wrapped__, box.w, box.h, face, False, USUAL))[1]


@pytest.mark.parametrize(("box", "seats"), LARGE_CARDS, ids=str)
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_large_card_of_a_character_is_clear_and_names_it_once(character: str, box: Box, seats: int) -> None:
    drawn = large_card(box, characters._face(SAY, character, "yellow", seats, full=True))
    assert wrong("marco_polo", drawn) == NOTHING
    inside = Box(0, 0, box.w, box.h).inset(4)
    texts = [one for one in drawn if one.kind == "text"]
    assert all(inside.contains(one.box) for one in drawn if one.kind != "field")
    assert " ".join(one.what for one in texts).count(SAY(f"character-{character}")) == 1
    assert min(one.size for one in texts) >= 38


def test_a_character_without_a_portrait_is_its_name_and_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    face = characters._face(lambda _, **__: "Who?", "stranger", "red", 4, full=False)
    for box, _ in LARGE_CARDS:
        assert [one.what for one in large_card(box, face) if one.kind == "text"] == ["Who?"]
    assert [record.getMessage() for record in caplog.records] == [
        "There is no portrait stranger.webp; its name is drawn instead."
    ]


ROOMS = (
    *(
        place
        for count in (2, 3, 4)
        for contracts in (0, 1, 2)
        for place in grid_of_goals(fields(beside_cells(count, narrow=True), contracts)["goals"], 2)
    ),
    Box(0, 0, 450, 148),
    Box(0, 0, 216, 112),
    goal_boxes(4)[0],
    Box(0, 0, 830, 260),
)
"""Goal cards above the map, in the hand, on a player board, while they are chosen, and in the look-up."""


@pytest.mark.parametrize("box", ROOMS, ids=str)
@pytest.mark.parametrize("goal", GOALS)
def test_the_cities_of_a_goal_card_stay_inside_it_and_apart(goal: str, box: Box) -> None:
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT)))

    def draw() -> Image.Image:
        draw_goal(canvas, box, SAY, goal, GOALS[goal].cities)
        return canvas.image

    drawn = [one for one in watched(draw)[1] if one.by in ("components.city", "components.draw_name")]
    names, grounds = ([one.box for one in drawn if one.kind == kind] for kind in ("text", "field"))
    assert len(names) == len(grounds) == 2
    assert not names[0].overlaps(names[1])
    for name, ground in zip(names, grounds, strict=True):
        assert box.contains(name)
        assert ground.inset(-2).contains(name)


@pytest.mark.parametrize("goal", GOALS)
def test_cities_of_a_goal_card_are_larger_where_no_second_contract_lies(goal: str) -> None:
    names = [place_name(SAY, city) for city in GOALS[goal].cities]
    sizes = [
        plan_goal(grid_of_goals(fields(beside_cells(4, narrow=True), contracts)["goals"], 2)[0], names).size
        for contracts in (2, 1, 0)
    ]
    assert sizes[0] <= sizes[1] <= sizes[2]
    assert sizes[1] >= 30


def test_no_edge_of_the_badge_of_points_is_cut_off() -> None:
    _, ink = sprites.sprite("points", 128)
    edges = ((0, 0, 128, 1), (0, 127, 128, 128), (0, 0, 1, 128), (127, 0, 128, 128))
    assert all(not sum(ink.crop(edge).histogram()[64:]) for edge in edges)


def test_no_row_is_left_of_what_is_gone() -> None:
    assert set(GIFTS) == set(CHARACTERS)
    assert set(SPOTS) == set(PLACES)
