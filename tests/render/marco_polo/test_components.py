"""Whatever the tables of Marco Polo hold can be drawn; what lacks a face fails by its name."""

from collections.abc import Callable

import pytest
from PIL import Image

from engine.marco_polo.components.cards import CONTRACTS, GOALS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from render.kit.canvas import Box, Canvas
from render.marco_polo.characters import GIFTS, draw_character
from render.marco_polo.components import draw_city_card, draw_contract, draw_goal
from render.marco_polo.geometry import SPOTS
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


def test_no_row_is_left_of_what_is_gone() -> None:
    assert set(GIFTS) == set(CHARACTERS)
    assert set(SPOTS) == set(PLACES)
