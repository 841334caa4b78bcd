"""Backgrounds: parchment with grain, and the table cloth with a lattice of stars."""

import math
import random
from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.colour import RGB, rgb
from render.kit.masks import faded, ramp

_STAINS = ((90, 14.0), (24, 8.0))
_FINE = 2


@lru_cache(maxsize=16)
def parchment(width: int, height: int, ground: RGB, seed: int) -> Image.Image:
    """Paper with soft stains; the same seed gives the same sheet."""
    source = random.Random(seed)
    sheet = Image.new("RGB", (width, height), ground)
    for cell, depth in _STAINS:
        columns, rows = width // cell + 2, height // cell + 2
        noise = Image.frombytes("L", (columns, rows), source.randbytes(columns * rows))
        noise = noise.resize((width, height), Image.Resampling.BICUBIC)
        dark = noise.point([int(max(0, v - 128) / 127 * depth * 1.6) for v in range(256)])
        light = noise.point([int(max(0, 128 - v) / 127 * depth * 1.4) for v in range(256)])
        sheet.paste(rgb("#8A5A22"), (0, 0, width, height), dark)
        sheet.paste(rgb("#FFFBEF"), (0, 0, width, height), light)
    return sheet


def lattice(width: int, height: int, top: RGB, bottom: RGB, step: int) -> Image.Image:
    """A table cloth: a colour ramp under a faint lattice of sixteen-pointed stars, `step` pixels apart."""
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    draw = ImageDraw.Draw(mask)
    stride = step * _FINE
    for row in range(-1, height * _FINE // stride + 2):
        for column in range(-1, width * _FINE // stride + 2):
            _star(draw, column * stride, row * stride, stride / 2)
    cloth = ramp(width, height, top, bottom).copy()
    cloth.paste(rgb("#E8C77A"), (0, 0, width, height), faded(mask.reduce(_FINE), 0.28))
    return cloth


def _star(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float) -> None:
    points = []
    for i in range(16):
        reach = radius if i % 2 == 0 else radius * 0.55
        points.append((x + reach * math.cos(math.pi * i / 8), y + reach * math.sin(math.pi * i / 8)))
    draw.line([*points, points[0]], fill=255, width=3)
    turns = [math.pi * (i / 4 + 0.125) for i in range(8)]
    core = radius * 0.36
    draw.polygon([(x + core * math.cos(t), y + core * math.sin(t)) for t in turns], outline=255, width=2)
    knot = radius * 0.42
    cx, cy = x + radius, y + radius
    draw.polygon([(cx, cy - knot), (cx + knot, cy), (cx, cy + knot), (cx - knot, cy)], outline=255, width=3)
