"""The Post Office shows what one gets there now and nothing else."""

import pytest
from PIL import Image

from engine.istanbul.places.warehouses import COLUMNS, received
from render.istanbul.places import post_office
from render.istanbul.style import good
from render.kit.canvas import Box, Canvas


@pytest.mark.parametrize("across", [98, 147, 196])
@pytest.mark.parametrize("down", range(len(COLUMNS) + 1))
def test_it_shows_two_goods_as_large_as_its_plate_holds_and_lira(
    across: int, down: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, box = Canvas(Image.new("RGB", (400, 200))), Box(40, 40, across, 98)
    shown: list[tuple[str, int]] = []
    monkeypatch.setattr(Canvas, "sprite", lambda _, name, cx, cy, side, **__: shown.append((name, side)))
    monkeypatch.setattr(Canvas, "text", lambda _, x, y, text, size, **__: shown.append((text, size)))
    post_office(down).draw(canvas, box)
    given, lira = received(down)
    goods = [good(kind) for kind, count in enumerate(given) if count]
    assert [what for what, _ in shown] == [*goods, "coin", f"+{lira}"]
    assert len(goods) == 2 and min(size for _, size in shown[:2]) >= min(0.46 * box.w, 0.58 * box.h)
