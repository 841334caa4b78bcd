"""The ground of Marco Polo's banner: the map with the road from Venice to Beijing."""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from render.game import Scenery
from render.kit.canvas import Canvas
from render.kit.colour import CRIMSON, IVORY, MAROON, WALNUT, rgb
from render.marco_polo.geometry import Point
from render.marco_polo.ground import ground, paint

_TOP: Final = 0.12  # of the map's height, that lies above the banner
_STOPS: Final = (
    (0.055, 0.50, "place-start", 76),
    (0.235, 0.47, "place-small", 56),
    (0.415, 0.52, "place-oasis", 52),
    (0.60, 0.45, "place-large", 60),
    (0.775, 0.50, "place-oasis", 52),
    (0.94, 0.43, "place-beijing", 84),
)
"""Of the road: where they lie as shares of the banner's width and height, their sprite and its side."""
_BENDS: Final = (0.05, -0.06, 0.06, -0.07, 0.06)  # how far the road sags between two stops, as a share of the height
_SMOOTH: Final = 24
_CAMELS: Final = ((0.50, 0.435), (0.535, 0.425))


def _scenery(wide: int, high: int) -> Image.Image:
    """A strip of the map, the road with its stops, and two camels."""
    whole = ground()
    scaled = whole.resize((wide, round(whole.height * wide / whole.width)), Image.Resampling.LANCZOS)
    top = round(scaled.height * _TOP)
    canvas = Canvas(scaled.crop((0, top, wide, top + high)))
    road = tuple((x * wide, y * high) for x, y in _road())
    paint(canvas.image, road, 12, rgb("#FFF3D6"), strength=0.75)
    paint(canvas.image, road, 6, CRIMSON, dash=20)
    for x, y, name, side in _STOPS:
        canvas.sprite(name, x * wide, y * high, side)
    for x, y in _CAMELS:
        canvas.icon("camel", x * wide, y * high, 52, WALNUT)
    return canvas.image


def _road() -> Iterator[Point]:
    """Its points as shares of width and height: between two stops an arc."""
    for (x, y, *_), (end, last, *_), bend in zip(_STOPS, _STOPS[1:], _BENDS, strict=False):
        for step in range(_SMOOTH):
            share = step / _SMOOTH
            yield x + (end - x) * share, y + (last - y) * share + 4 * bend * share * (1 - share)
    yield _STOPS[-1][:2]


SCENERY: Final = Scenery(_scenery, MAROON, IVORY)
