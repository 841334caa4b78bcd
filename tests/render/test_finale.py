"""Pictures of whole games: drawn for every number of players and turns, small enough, names apart."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from render.finale import spread
from render.games import drawing
from render.kit.canvas import HEIGHT, WIDTH
from render.scene import END, RACE, SHARES
from render.studio import Studio
from tests.render.bounds import LARGEST
from tests.render.scenes.whole_games import COURSES, five_ended, five_shares


@pytest.mark.parametrize("picture", [RACE, END])
@pytest.mark.parametrize("name", COURSES)
async def test_they_are_webp_of_the_right_size_and_weight(name: str, picture: str) -> None:
    body = await Studio().picture("marco_polo" if "polo" in name else "istanbul", picture, COURSES[name]())
    assert len(body) <= LARGEST
    with Image.open(io.BytesIO(body)) as shown:
        assert (shown.format, shown.size) == ("WEBP", (WIDTH, HEIGHT))


@pytest.mark.parametrize("turns", [1, 2, 97])
async def test_shares_are_drawn_for_any_number_of_turns(turns: int) -> None:
    course = replace(five_shares(), marks=five_shares().marks[-turns:])
    body = await Studio().picture("istanbul", SHARES, course)
    assert len(body) <= LARGEST
    with Image.open(io.BytesIO(body)) as shown:
        assert (shown.format, shown.size) == ("WEBP", (WIDTH, HEIGHT))


def test_a_game_of_which_one_turn_is_known_has_a_race() -> None:
    course = five_ended()
    assert drawing("istanbul", RACE)(replace(course, marks=course.marks[-1:])).size == (WIDTH, HEIGHT)


def test_another_course_is_another_picture() -> None:
    course = five_ended()
    others = (replace(course, marks=course.marks[:-1]), replace(course, reason="Ada wins."), replace(course, names=()))
    assert len({one.digest() for one in (course, *others)}) == 4


def test_names_at_the_ends_of_equal_lines_stand_below_each_other() -> None:
    assert spread([100, 100, 104, 400], 50, 400) == [100, 150, 200, 400]
    assert spread([380, 390, 400], 50, 400) == [300, 350, 400]
