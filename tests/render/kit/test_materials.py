"""The light comes from the top left: on plates, in hollows, on bands of titles and on dice."""

import pytest
from PIL import Image, ImageStat

from render.kit import sprites
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, CRIMSON, LINEN, OAK
from render.kit.materials import band, hollow, slab

WIDE, HIGH = 120, 80


def brightness(picture: Image.Image, box: tuple[int, int, int, int]) -> float:
    return ImageStat.Stat(picture.convert("L").crop(box)).mean[0]


def edges(picture: Image.Image, thick: int) -> tuple[float, float, float, float]:
    """How bright the left, upper, right and lower edge is, without corners."""
    wide, high = picture.size
    return (
        brightness(picture, (0, high // 3, thick, 2 * high // 3)),
        brightness(picture, (wide // 3, 0, 2 * wide // 3, thick)),
        brightness(picture, (wide - thick, high // 3, wide, 2 * high // 3)),
        brightness(picture, (wide // 3, high - thick, 2 * wide // 3, high)),
    )


@pytest.mark.parametrize("fill", [CREAM, CRIMSON])
def test_a_plate_is_lit_on_its_upper_and_left_edge_and_paler_at_its_top(fill: tuple[int, int, int]) -> None:
    plate = slab(WIDE, HIGH, 10, fill, None, OAK, 3)
    left, upper, right, lower = edges(plate, 3)
    assert min(left, upper) > max(right, lower)
    assert brightness(plate, (10, 5, 110, 15)) > brightness(plate, (10, 65, 110, 75))


def test_a_hollow_is_dark_where_a_plate_is_lit() -> None:
    left, upper, right, lower = edges(hollow(WIDE, HIGH, 10, LINEN), 2)
    assert max(left, upper) < min(right, lower)


def test_a_band_is_lit_from_above() -> None:
    title = band(WIDE, HIGH, CRIMSON, CRIMSON)
    assert brightness(title, (0, 0, WIDE, 10)) > brightness(title, (0, HIGH // 2, WIDE, HIGH))


@pytest.mark.parametrize("high", [60, 300])
def test_a_panel_has_the_same_light_whatever_its_size(high: int) -> None:
    """Large ones are drawn by their ends and sides."""
    canvas = Canvas(Image.new("RGB", (400, high + 40)))
    canvas.panel(Box(20, 20, 360, high), 16)
    left, upper, right, lower = edges(canvas.image.crop((20, 20, 380, 20 + high)), 3)
    assert min(left, upper) > max(right, lower) + 20


@pytest.mark.parametrize("owner", ["blue", "green", "red", "yellow", "black", "white", "neutral"])
def test_the_right_and_the_lower_side_of_a_die_lie_in_the_shade(owner: str) -> None:
    die = sprites.original("sprites", f"die-{owner}-1").convert("RGB")
    left, upper, right, lower = edges(die.crop((10, 10, 118, 118)), 8)
    assert min(left, upper) > max(right, lower)
