"""The Secret Society shows who has had which of its lira, and which can still be had."""

import pytest
from PIL import Image

from engine.istanbul.places.rubies import LIRA_WITH_RUBY
from render.istanbul.secret_society import secret_society
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM

COLOURS = ("yellow", "blue", "purple")
BOX = Box(20, 20, 270, 180)


@pytest.mark.parametrize("count", range(len(LIRA_WITH_RUBY) + 1))
def test_lira_lie_on_the_colour_of_who_has_had_them_and_the_others_on_none(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = Canvas(Image.new("RGB", (310, 220), CREAM))
    shown: dict[str, tuple[float, float]] = {}
    monkeypatch.setattr(Canvas, "sprite", lambda _, name, cx, cy, side, **__: shown.update({name: (cx, cy)}))
    monkeypatch.setattr(Canvas, "text", lambda _, x, y, text, size, **__: shown.update({text: (x, y)}))
    secret_society(COLOURS[:count]).draw(canvas, BOX)
    had = [shown[str(lira)] for lira in LIRA_WITH_RUBY[:count]]
    left = [shown[f"+{lira}"] for lira in LIRA_WITH_RUBY[count:]]
    assert [y for _, y in had + left] == sorted(y for _, y in had + left)
    for colour, (x, y) in zip(COLOURS, had, strict=False):
        assert canvas.image.getpixel((round(x), round(y))) == canvas.player(colour)[0]
        across, beside = shown[f"emblem-{colour}"]
        assert across < x and abs(beside - y) <= 3
    assert {canvas.image.getpixel((round(x), round(y))) for x, y in left} <= {CREAM}
    assert len([name for name in shown if name.startswith("emblem-")]) == count
