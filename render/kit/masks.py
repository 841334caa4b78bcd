"""Rounded corners, rims, shadows, ramps of colour and the star pattern of table cloths, each made once."""

import math
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.cache import cached
from render.kit.colour import RGB, mix, rgb

_FINE: Final = 4
_SWAP: Final = Image.Transpose.TRANSPOSE
_STARS_FINE: Final = 2
_STARS_APART: Final = 104
_EDGE: Final = 3  # as thick as a line
_Shape: TypeAlias = tuple[tuple[int, int], ...]


@cached
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A rounded rectangle, 255 inside. Pillow's is not antialiased, so its corners are drawn four times as large."""
    corner = min(radius, width // 2, height // 2)
    least = 2 * corner + 2
    return _drawn_out(_small_rounded(min(width, least), min(height, least), corner), width, height)


@cached
def _small_rounded(width: int, height: int, corner: int) -> Image.Image:
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), corner * _FINE, fill=255)
    return mask.reduce(_FINE)


@cached
def triangle(side: int, down: bool) -> Image.Image:
    """A triangle as wide and as high as `side`, its tip up or down."""
    mask = Image.new("L", (side * _FINE, side * _FINE), 0)
    base, tip = (0, mask.height - 1) if down else (mask.height - 1, 0)
    ImageDraw.Draw(mask).polygon([(0, base), (mask.width - 1, base), (mask.width // 2, tip)], fill=255)
    return mask.reduce(_FINE)


@cached
def tag(width: int, height: int) -> Image.Image:
    """A rectangle whose right side is a point."""
    wide, high = width * _FINE - 1, height * _FINE - 1
    mask, shoulder = Image.new("L", (width * _FINE, height * _FINE), 0), round(wide * 0.7)
    points = [(0, 0), (shoulder, 0), (wide, high // 2), (shoulder, high), (0, high)]
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return mask.reduce(_FINE)


@cached
def outline(width: int, height: int, radius: int, thickness: int) -> Image.Image:
    """The rim of a rounded rectangle."""
    mask = rounded(width, height, radius).copy()
    inner = rounded(width - 2 * thickness, height - 2 * thickness, max(0, radius - thickness))
    mask.paste(0, (thickness, thickness), inner)
    return mask


@cached
def ends(width: int, radius: int, thickness: int) -> tuple[Image.Image, Image.Image]:
    """The uppermost and the lowest rows of a rounded rectangle, as many as are not even; of its rim where `thickness`
    is not 0."""
    high = radius + thickness
    whole = outline(width, 2 * high + 2, radius, thickness) if thickness else rounded(width, 2 * high + 2, radius)
    return whole.crop((0, 0, width, high)), whole.crop((0, high + 2, width, 2 * high + 2))


@cached
def halo(width: int, height: int, radius: int, blur: int, strength: float) -> Image.Image:
    """A blurred rounded rectangle with a margin of twice `blur` on every side: shadows and glows.

    Blurring costs by the pixel, so only the corners are blurred and the even stretches between them drawn out.
    """
    least, margin = 2 * (radius + 4 * blur) + 1, 2 * blur
    small = rounded(min(width, least), min(height, least), radius)
    mask = Image.new("L", (small.width + 2 * margin, small.height + 2 * margin), 0)
    mask.paste(small, (margin, margin))
    mask = faded(mask.filter(ImageFilter.GaussianBlur(blur)), strength)
    return _drawn_out(mask, width + 2 * margin, height + 2 * margin)


@cached
def halo_sides(
    width: int, height: int, radius: int, blur: int, strength: float, free: tuple[int, int, int, int]
) -> tuple[tuple[int, int, Image.Image], ...]:
    """What a halo has above, below and beside a part of it that stays `free` (left, top, right, bottom): where each
    lies from the left and from the top, and its mask."""
    whole = halo(width, height, radius, blur, strength)
    left, top, right, bottom = free
    parts = [(0, 0, whole.width, top), (0, bottom, whole.width, whole.height), (0, top, left, bottom)]
    parts.append((right, top, whole.width, bottom))
    return tuple((part[0], part[1], whole.crop(part)) for part in parts)


def _drawn_out(mask: Image.Image, width: int, height: int) -> Image.Image:
    """The mask made larger by repeating its middle column and its middle row."""
    for length in (width, height):
        mask = (_widened(mask, length) if length > mask.width else mask).transpose(_SWAP)
    return mask


def _widened(mask: Image.Image, width: int) -> Image.Image:
    half = mask.width // 2
    wide = mask.crop((half, 0, half + 1, mask.height)).resize((width, mask.height), Image.Resampling.NEAREST)
    wide.paste(mask.crop((0, 0, half, mask.height)), (0, 0))
    wide.paste(mask.crop((mask.width - half, 0, mask.width, mask.height)), (width - half, 0))
    return wide


@cached
def dashed(width: int, height: int, radius: int, thickness: int, dash: int) -> Image.Image:
    """A dashed rim of a rounded rectangle: every second `dash` of its four sides, corners whole."""
    mask = outline(width, height, radius, thickness).copy()
    for _ in range(2):  # above and below, then on both sides
        draw = ImageDraw.Draw(mask)
        count = max(1, round((mask.width - 2 * radius) / dash)) | 1
        step = (mask.width - 2 * radius) / count
        for i in range(0, count, 2):
            near, far = round(radius + i * step), round(radius + (i + 1) * step)
            draw.rectangle((near, 0, far - 1, thickness), fill=0)
            draw.rectangle((near, mask.height - thickness - 1, far - 1, mask.height), fill=0)
        mask = mask.transpose(_SWAP)
    return mask


@cached
def bevel(
    width: int, height: int, radius: int, thickness: int, light: float, shade: float
) -> tuple[Image.Image, Image.Image]:
    """Of the edge of a rounded rectangle under a light from the top left: what is lit, and what lies in the shade, as
    masks of that strength."""
    whole = rounded(width, height, radius)
    sides = []
    for shift, strength in ((thickness, light), (-thickness, shade)):
        moved = Image.new("L", whole.size, 0)
        moved.paste(whole, (shift, shift))
        sides.append(faded(ImageChops.subtract(whole, moved), strength))
    return sides[0], sides[1]


@cached
def bevel_ends(
    width: int, radius: int, thickness: int, light: float, shade: float
) -> tuple[tuple[Image.Image, Image.Image], tuple[Image.Image, Image.Image]]:
    """Of such an edge the uppermost and the lowest rows, as many as are not even: of what is lit, and of what lies in
    the shade."""
    high = radius + thickness
    lit, dark = bevel(width, 2 * high + 2, radius, thickness, light, shade)
    upper, lower = (0, 0, width, high), (0, high + 2, width, 2 * high + 2)
    return (lit.crop(upper), lit.crop(lower)), (dark.crop(upper), dark.crop(lower))


@cached
def slope(width: int, height: int, top: float, bottom: float) -> Image.Image:
    """A mask that goes evenly from the opacity `top` to `bottom`, both 0..1."""
    values = [round(255 * (top + (bottom - top) * y / max(1, height - 1))) for y in range(height)]
    column = Image.new("L", (1, height))
    column.putdata(values)
    return column.resize((width, height), Image.Resampling.NEAREST)


@cached
def glow(width: int, height: int, strength: float) -> Image.Image:
    """A mask that is strongest at the top left and fades out towards the other corners."""
    quarter = ImageChops.invert(Image.radial_gradient("L")).crop((128, 128, 256, 256))
    return faded(quarter.resize((width, height), Image.Resampling.BILINEAR), strength)


def faded(mask: Image.Image, strength: float) -> Image.Image:
    """The mask with every value multiplied by `strength`, at most 255."""
    return mask.point([min(255, int(value * strength)) for value in range(256)])


def ramp(width: int, height: int, top: RGB, bottom: RGB) -> Image.Image:
    return _column(height, top, bottom).resize((width, height), Image.Resampling.NEAREST)


@cached
def _column(height: int, top: RGB, bottom: RGB) -> Image.Image:
    column = Image.new("RGB", (1, height))
    column.putdata([mix(top, bottom, y / max(1, height - 1)) for y in range(height)])
    return column


def lattice(width: int, height: int, top: RGB, bottom: RGB) -> Image.Image:
    """A table cloth: a colour ramp under a faint lattice of sixteen-pointed stars."""
    cloth = ramp(width, height, top, bottom)
    cloth.paste(rgb("#E8C77A"), (0, 0, width, height), _stars(width, height))
    return cloth


def _stars(width: int, height: int) -> Image.Image:
    """The mask of all stars: the third column and row of their corner are as all that follow."""
    corner, apart = _corner_of_stars(), _STARS_APART
    mask = Image.new("L", (width, height), 0)
    mask.paste(corner, (0, 0))
    column = corner.crop((2 * apart, 0, 3 * apart, 3 * apart))
    for x in range(3 * apart, width, apart):
        mask.paste(column, (x, 0))
    row = mask.crop((0, 2 * apart, width, 3 * apart))
    for y in range(3 * apart, height, apart):
        mask.paste(row, (0, y))
    return mask


@cached
def _corner_of_stars() -> Image.Image:
    """The upper left corner of their mask, three stars wide and high."""
    stride = _STARS_APART * _STARS_FINE
    mask, reach = Image.new("L", (3 * stride, 3 * stride), 0), stride // 2 + _EDGE
    for row, column in product(range(-1, 5), repeat=2):
        x, y = column * stride, row * stride
        shapes = _shapes(min(x, 2 * stride), min(y, 2 * stride), stride / 2)
        mask.paste(255, (x - reach, y - reach), _star(shapes, stride * 5 // 4))
    return faded(mask.reduce(_STARS_FINE), 0.28)


@lru_cache(maxsize=64)
def _shapes(x: int, y: int, radius: float) -> tuple[_Shape, _Shape, _Shape]:
    """The points of a star round (x, y), of its core, and of the knot below on its right, in whole pixels from `_EDGE`
    before the star on. All stars that are two or more from the left and from the top have the same."""

    def whole(across: float, down: float) -> tuple[int, int]:
        return int(x + across) - x + int(radius) + _EDGE, int(y + down) - y + int(radius) + _EDGE

    def at(reach: float, turn: float) -> tuple[int, int]:
        return whole(reach * math.cos(turn), reach * math.sin(turn))

    points = [at(radius if i % 2 == 0 else radius * 0.55, math.pi * i / 8) for i in range(16)]
    core, knot = radius * 0.36, radius * 0.42
    corners = ((radius, radius - knot), (radius + knot, radius), (radius, radius + knot), (radius - knot, radius))
    return (
        (*points, points[0]),
        tuple(at(core, math.pi * (i / 4 + 0.125)) for i in range(8)),
        tuple(whole(*corner) for corner in corners),
    )


@cached
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
