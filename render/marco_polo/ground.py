"""The ground of Marco Polo's map, and how its roads are painted."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw

from render.kit.cache import cached
from render.kit.canvas import Box
from render.kit.colour import RGB
from render.kit.masks import faded
from render.kit.sprites import original
from render.marco_polo.geometry import Point

_FINE: Final = 2


def ground() -> Image.Image:
    """Land and sea without anything of the game on it, as large as MAP; `tools/artwork/landscape.py` draws the file."""
    return original("maps", "marco-polo")


def printed() -> Image.Image:
    """The same with the docks of all cities and the roads; the same tool draws the file, since roads take longest of
    all that is on the map."""
    return original("maps", "marco-polo-printed")


@cached
def stroke(points: tuple[Point, ...], width: int, dash: int = 0) -> tuple[Image.Image, Box]:
    """A polyline's mask and the box it covers; with `dash`, broken into stretches of so many pixels."""
    margin = width + 2
    left, top = (round(min(point[i] for point in points)) - margin for i in (0, 1))
    right, bottom = (round(max(point[i] for point in points)) + margin for i in (0, 1))
    mask = Image.new("L", ((right - left) * _FINE, (bottom - top) * _FINE), 0)
    draw = ImageDraw.Draw(mask)
    fine = [((x - left) * _FINE, (y - top) * _FINE) for x, y in points]
    for part in _dashes(fine, dash * _FINE) if dash else [fine]:
        draw.line(part, fill=255, width=width * _FINE, joint="curve")
    for x, y in () if dash else (fine[0], fine[-1]):
        draw.circle((x, y), width * _FINE / 2, fill=255)
    return mask.reduce(_FINE), Box(left, top, right - left, bottom - top)


def _dashes(points: Sequence[Point], length: float) -> list[list[Point]]:
    """Every second stretch of about `length` along the line."""
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    total = sum((dx * dx + dy * dy) ** 0.5 for dx, dy in steps)
    count = max(1, min(round(total / length), 4 * len(steps))) | 1
    dense = [
        (a[0] + dx * i / 16, a[1] + dy * i / 16) for a, (dx, dy) in zip(points, steps, strict=False) for i in range(16)
    ] + [points[-1]]
    each = len(dense) / count
    return [dense[round(i * each) : round((i + 1) * each)] for i in range(0, count, 2)]


def paint(
    sheet: Image.Image, points: tuple[Point, ...], width: int, colour: RGB, *, dash: int = 0, strength: float = 1.0
) -> None:
    mask, box = stroke(points, width, dash)
    sheet.paste(colour, box.edges, faded(mask, strength) if strength < 1 else mask)
