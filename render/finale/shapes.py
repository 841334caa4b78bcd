"""Shapes of the poster, each a mask made once: rays of light, a laurel, a pennant."""

import math
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from render.kit.cache import cached

_FINE: Final = 4  # so many times as large they are drawn, since Pillow's edges are hard
_RAYS: Final = 16
_RIM: Final = 180  # what Pillow's gradient has in the middle of its edges
_LEAVES: Final = 9
_LEAF: Final = (0.36, 0.15)  # length and width of the largest leaf, as shares of the laurel's radius
_SPAN: Final = (0.05, 0.8)  # where leaves grow along one branch, from its foot below to above, in halves of a circle


@cached
def rays(width: int, height: int, x: int, y: int, reach: int) -> Image.Image:
    """Light that falls from (x, y) to all sides, and has faded `reach` pixels away."""
    wedges = Image.new("L", (width, height), 0)
    draw = ImageDraw.Draw(wedges)
    for ray in range(_RAYS):
        first, last = (2 * math.pi * (ray + part) / _RAYS for part in (-0.25, 0.25))
        ends = [(x + 2 * reach * math.cos(turn), y + 2 * reach * math.sin(turn)) for turn in (first, last)]
        draw.polygon([(x, y), *ends], fill=255)
    light = Image.radial_gradient("L").point([round(255 * max(0, 1 - far / _RIM) ** 1.5) for far in range(256)])
    share = light.width / (2 * reach)
    seen = ((reach - x) * share, (reach - y) * share, (reach - x + width) * share, (reach - y + height) * share)
    return ImageChops.multiply(wedges, light.resize((width, height), Image.Resampling.BICUBIC, box=seen))


@cached
def laurel(side: int) -> Image.Image:
    """Two branches that begin below and bend upwards, open above."""
    large, radius = side * _FINE, side * _FINE * 0.41
    mask = Image.new("L", (large, large), 0)
    draw = ImageDraw.Draw(mask)
    for hand in (-1, 1):
        for number in range(_LEAVES):
            along = _SPAN[0] + (_SPAN[1] - _SPAN[0]) * number / (_LEAVES - 1)
            turn = math.pi * (0.5 - hand * along)
            size = radius * (1 - 0.35 * abs(2 * number / (_LEAVES - 1) - 0.8))
            for lean, out in ((0.5, 1.06), (-0.5, 0.94)):
                middle = (large / 2 + radius * out * math.cos(turn), large / 2 + radius * out * math.sin(turn))
                draw.polygon(_leaf(middle, size, turn - hand * (math.pi / 2 - lean)), fill=255)
        stem = [large / 2 - radius, large / 2 - radius, large / 2 + radius, large / 2 + radius]
        first, last = sorted(90 - hand * 180 * along for along in (0.03, _SPAN[1]))
        draw.arc(stem, first, last, fill=255, width=max(1, large // 90))
    return mask.reduce(_FINE)


def _leaf(middle: tuple[float, float], size: float, turn: float) -> list[tuple[float, float]]:
    """The outline of a leaf, pointed at both ends."""
    long, wide = size * _LEAF[0] / 2, size * _LEAF[1]
    edge = [(long * math.cos(math.pi * at / 8), wide / 2 * math.sin(math.pi * at / 8)) for at in range(9)]
    outline = edge + [(x, -y) for x, y in reversed(edge)]
    cos, sin = math.cos(turn), math.sin(turn)
    return [(middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos) for x, y in outline]


@cached
def pennant(width: int, height: int, left: bool) -> Image.Image:
    """A flag that points to the right, or to the `left`."""
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    foot, tip = (mask.width - 1, 0) if left else (0, mask.width - 1)
    ImageDraw.Draw(mask).polygon([(foot, 0), (tip, mask.height // 2), (foot, mask.height - 1)], fill=255)
    return mask.reduce(_FINE)
