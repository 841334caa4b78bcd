"""The sign of the Post Office shows where its indicators are."""

import pytest
from PIL import Image

from engine.istanbul.places.warehouses import COLUMNS
from render.istanbul import post_office
from render.istanbul.post_office import Fields
from render.istanbul.style import GOODS
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM

HIGH = 80


@pytest.mark.parametrize("down", range(len(COLUMNS) + 1))
def test_each_column_has_one_covered_field_and_the_other_in_the_colour_of_its_gain(down: int) -> None:
    fields = Fields(down)
    canvas = Canvas(Image.new("RGB", (fields.width(HIGH), HIGH), (255, 0, 255)))
    fields.draw(canvas, 0, HIGH // 2, HIGH)
    step = (canvas.image.width + round(HIGH * post_office._GAP)) // len(COLUMNS)
    for number, column in enumerate(COLUMNS):
        covered = 1 if number < down else 0
        for row, (good, _) in enumerate(column):
            edge = (number * step + 4, round((row + 0.5) * HIGH / 2))  # beside the indicator or the coin
            free = CREAM if good is None else GOODS[good][0]
            assert canvas.image.getpixel(edge) == (post_office._COVERED if row == covered else free), (number, row)


@pytest.mark.parametrize("across", [98, 147, 196])
@pytest.mark.parametrize("down", range(len(COLUMNS) + 1))
def test_goods_are_as_large_as_two_can_be_on_the_plate_that_pieces_leave(
    across: int, down: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, box, goods = Canvas(Image.new("RGB", (400, 200))), Box(40, 40, across, 98), []

    def noted(_: Canvas, name: str, cx: float, cy: float, side: int, **__: float) -> None:
        goods.extend([side] if name.startswith("good-") else [])

    monkeypatch.setattr(Canvas, "sprite", noted)
    post_office.post_office(down).draw(canvas, box)
    assert len(goods) == 2 and min(goods) >= min(0.46 * box.w, 0.6 * box.h)
