"""Columns of signs are as wide in every sign, and what they show stays inside them."""

from unittest.mock import patch

import pytest
from PIL import Image

from render.istanbul.board import plan_of, rooms_of
from render.istanbul.places import is_printed, sign_of
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, CRIMSON
from render.kit.parts import Sprite, Text
from render.kit.pillars import Pillar, Pillars
from tests.render.scenes.base import opening
from tests.render.scenes.expansions import bazaar

WARES = tuple(Pillar(Sprite(f"good-{name}"), Text("3", share=1.3)) for name in ("fabric", "spice", "fruit"))
RUBIES = Pillar(Sprite("ruby"), Text("4", share=1.3), plate=(CREAM, CRIMSON))


def columns(sign: Pillars, box: Box) -> list[Box]:
    """Where each piece and each figure stands, from the left."""
    seen: list[Box] = []

    def sprite(_: Canvas, name: str, cx: float, cy: float, side: int, **_given: float) -> None:
        seen.append(Box(round(cx - side / 2), round(cy - side / 2), side, side))

    def text(_: Canvas, x: float, y: float, letters: str, size: int, **_given: object) -> None:
        line = lettering.word(letters, "extrabold", size)
        seen.append(Box(round(x) + line.left, round(y) + line.top, *line.mask.size))

    with patch.object(Canvas, "sprite", sprite), patch.object(Canvas, "text", text):
        sign.draw(Canvas(Image.new("RGB", (400, 200))), box)
    return seen


@pytest.mark.parametrize("high", [90, 126, 174])
def test_the_same_column_of_two_signs_begins_at_the_same_pixel(high: int) -> None:
    market, mosque = Pillars(WARES), Pillars((*WARES[:2], RUBIES))
    assert market.width(high) == mosque.width(high)
    box = Box(10, 10, market.width(high), high)
    one, other = columns(market, box), columns(mosque, box)
    assert one[:4] == other[:4]
    assert abs(one[5].middle[1] - other[5].middle[1]) <= 2  # the figure on the plate stands on the line of the others


@pytest.mark.parametrize("wide", [80, 120, 189])
def test_a_column_too_narrow_makes_its_sign_smaller_and_keeps_its_figure(wide: int) -> None:
    box = Box(10, 10, wide, 126)
    seen = columns(Pillars(WARES), box)
    assert all(box.contains(one) for one in seen)
    assert all(figure.h >= 0.3 * box.h for figure in seen[1::2] if wide >= 120)


@pytest.mark.parametrize("made", [opening(), bazaar()])
def test_plates_of_free_places_are_as_wide_as_whole_columns(made) -> None:
    plan = plan_of(made.view)
    rooms = rooms_of(plan, made.view, {})
    barrier = made.view.mocha.barrier if made.view.mocha else ()
    free = {place: room for place, room in rooms.items() if not room.standing and place not in barrier}
    widths = {room.plate.w for place, room in free.items() if not is_printed(made.view, place)}
    printed = {room.plate.w for place, room in free.items() if is_printed(made.view, place)}
    assert len(free) > 5
    assert len(widths | printed) <= 4
    assert rooms[10].plate.x - plan.tiles[10].box.x == rooms[11].plate.x - plan.tiles[11].box.x
    assert all(sign_of(made.view, place) for place in free)
