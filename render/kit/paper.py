"""The table cloth that pictures lie on, with a lattice of stars."""

import math
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.kit.colour import RGB, rgb
from render.kit.kept import kept
from render.kit.masks import faded, ramp

_FINE = 2
_EDGE = 3  # as thick as a line
_Shape: TypeAlias = tuple[tuple[int, int], ...]


def lattice(width: int, height: int, top: RGB, bottom: RGB, step: int) -> Image.Image:
    """A table cloth: a colour ramp under a faint lattice of sixteen-pointed stars, `step` pixels apart."""
    cloth = ramp(width, height, top, bottom)
    cloth.paste(rgb("#E8C77A"), (0, 0, width, height), _stars(width, height, step * _FINE))
    return cloth


@kept
def _stars(width: int, height: int, stride: int) -> Image.Image:
    """The mask of the lattice."""
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    for row in range(-1, height * _FINE // stride + 2):
        for column in range(-1, width * _FINE // stride + 2):
            x, y, reach = column * stride, row * stride, stride // 2 + _EDGE
            mask.paste(255, (x - reach, y - reach), _star(_shapes(x, y, stride / 2), stride * 5 // 4))
    return faded(mask.reduce(_FINE), 0.28)


def _shapes(x: int, y: int, radius: float) -> tuple[_Shape, _Shape, _Shape]:
    """The points of a star round (x, y), of its core, and of the knot below on its right, in whole pixels from `_EDGE`
    before the star on. Nearly all stars have the same."""

    def whole(across: float, down: float) -> tuple[int, int]:
        return int(x + across) - x + int(radius) + _EDGE, int(y + down) - y + int(radius) + _EDGE

    points = []
    for i in range(16):
        reach = radius if i % 2 == 0 else radius * 0.55
        points.append(whole(reach * math.cos(math.pi * i / 8), reach * math.sin(math.pi * i / 8)))
    turns, core, knot = [math.pi * (i / 4 + 0.125) for i in range(8)], radius * 0.36, radius * 0.42
    corners = ((radius, radius - knot), (radius + knot, radius), (radius, radius + knot), (radius - knot, radius))
    return (
        (*points, points[0]),
        tuple(whole(core * math.cos(turn), core * math.sin(turn)) for turn in turns),
        tuple(whole(*corner) for corner in corners),
    )


@kept
def _star(shapes: tuple[_Shape, _Shape, _Shape], side: int) -> Image.Image:
    """The mask of one star with its knot; it is drawn apart since Pillow clears a mask of the whole picture for each
    outline."""
    star, core, knot = shapes
    mask = Image.new("L", (side, side), 0)
    draw = ImageDraw.Draw(mask)
    draw.line(star, fill=255, width=3)
    draw.polygon(core, outline=255, width=2)
    draw.polygon(knot, outline=255, width=3)
    return mask
