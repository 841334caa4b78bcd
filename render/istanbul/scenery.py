"""The ground of Istanbul's banner: the skyline at dusk beyond the water, awnings of the bazaar before it; and the
emblems of its expansions."""

from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render.game import Scenery
from render.kit.colour import CREAM, IVORY, SHADOW, mix, rgb
from render.kit.masks import ramp

_FINE: Final = 2
_SHORE: Final = 0.56  # of the height: where the water begins
_STALLS: Final = 0.49  # where the awnings begin, below which seats are drawn
_SKY: Final = (rgb("#241B4B"), rgb("#8E3F68"), rgb("#F2A65A"))
_WATER: Final = (rgb("#6B3A66"), rgb("#1A1233"))
_SUN: Final = rgb("#FFE3A3")
_FAR: Final = rgb("#8A4468")
_NEAR: Final = rgb("#2A1740")
_CLOTHS: Final = (rgb("#A32A22"), CREAM)
_SCALLOPS: Final = 30

Draw = ImageDraw.ImageDraw


def paint(wide: int, high: int) -> Image.Image:
    """Sky, sun, two rows of roofs, water, and a strip of awnings across."""
    whole = Image.new("RGB", (wide, high))
    shore, dusk = round(high * _SHORE), round(high * _SHORE * 0.55)
    whole.paste(ramp(wide, dusk, _SKY[0], _SKY[1]), (0, 0))
    whole.paste(ramp(wide, shore - dusk, _SKY[1], _SKY[2]), (0, dusk))
    whole.paste(ramp(wide, high - shore, *_WATER), (0, shore))
    _light(whole, round(wide * 0.6), shore - high // 7, high // 8)
    for colour, draw in ((_FAR, _far), (_NEAR, _near)):
        mask = Image.new("L", (wide * _FINE, shore * _FINE), 0)
        draw(ImageDraw.Draw(mask), wide * _FINE, shore * _FINE)
        whole.paste(colour, (0, 0, wide, shore), mask.reduce(_FINE))
    _awnings(whole, round(high * _STALLS), high // 11)
    return whole


def _light(whole: Image.Image, x: int, y: int, radius: int) -> None:
    """The sun and its glow."""
    for reach, blur, strength in ((1.9, 60, 110), (1.0, 2, 255)):
        side = round(radius * reach)
        mask = Image.new("L", (whole.width, round(whole.height * _SHORE)), 0)
        ImageDraw.Draw(mask).ellipse((x - side, y - side, x + side, y + side), fill=strength)
        whole.paste(_SUN, (0, 0), mask.filter(ImageFilter.GaussianBlur(blur)))


def _far(draw: Draw, wide: int, ground: int) -> None:
    """Hills with houses, small domes and a tower."""
    draw.ellipse((-wide // 5, ground - ground // 5, wide // 2, ground + ground // 2), fill=255)
    draw.ellipse((wide // 3, ground - ground // 7, wide * 5 // 4, ground + ground // 2), fill=255)
    for at in (0.47, 0.53, 0.92):
        _mosque(draw, round(wide * at), ground - ground // 9, ground // 5, minarets=1)
    draw.rectangle((0, ground - ground // 14, wide, ground), fill=255)
    for number in range(34):
        x, high = number * wide // 34, ground // 9 + (number * 37 % 23) * ground // 240
        draw.rectangle((x, ground - high - ground // 14, x + wide // 60, ground), fill=255)
    _tower(draw, round(wide * 0.30), ground - ground // 9, ground // 3)


def _near(draw: Draw, wide: int, ground: int) -> None:
    """Two great mosques on the right, roofs along the shore."""
    for number in range(46):
        x, high = number * wide // 46, ground // 16 + (number * 29 % 17) * ground // 200
        draw.rectangle((x, ground - high, x + wide // 52, ground), fill=255)
        draw.polygon(
            ((x - 3, ground - high), (x + wide // 104, ground - high - 14), (x + wide // 52 + 3, ground - high)), 255
        )
    _mosque(draw, round(wide * 0.79), ground, round(ground * 0.62), minarets=2)
    _mosque(draw, round(wide * 0.405), ground, round(ground * 0.34), minarets=1)


def _mosque(draw: Draw, x: int, ground: int, high: int, *, minarets: int) -> None:
    """A dome on half domes, so many minarets on each side; `high` is the minarets' height."""
    body, dome = round(high * 0.52), round(high * 0.26)
    hall = round(high * 0.30)
    draw.rectangle((x - body, ground - hall, x + body, ground), fill=255)
    for shift, radius, lift in ((-0.62, 0.17, 1.0), (0.62, 0.17, 1.0), (-0.36, 0.22, 1.08), (0.36, 0.22, 1.08)):
        _dome(draw, x + round(body * shift), ground - round(hall * lift), round(high * radius))
    _dome(draw, x, ground - round(hall * 1.35), dome)
    draw.rectangle((x - dome, ground - round(hall * 1.35), x + dome, ground - hall), fill=255)
    for number in range(minarets):
        for side in (-1, 1):
            lower = 1 - 0.14 * number
            _minaret(draw, x + side * round(body * (1.08 + 0.42 * number)), ground, round(high * lower))


def _dome(draw: Draw, x: int, base: int, radius: int) -> None:
    draw.pieslice((x - radius, base - radius, x + radius, base + radius), 180, 360, fill=255)
    draw.polygon(
        (
            (x - radius // 7, base - radius * 19 // 20),
            (x, base - radius * 4 // 3),
            (x + radius // 7, base - radius * 19 // 20),
        ),
        255,
    )


def _minaret(draw: Draw, x: int, ground: int, high: int) -> None:
    half = max(3, high // 34)
    top = ground - round(high * 0.82)
    draw.rectangle((x - half, top, x + half, ground), fill=255)
    for share in (0.52, 0.68):
        y = ground - round(high * share)
        draw.rectangle((x - 2 * half, y, x + 2 * half, y + half), fill=255)
    draw.polygon(((x - half - 2, top), (x, ground - high), (x + half + 2, top)), 255)


def _tower(draw: Draw, x: int, ground: int, high: int) -> None:
    """The Galata Tower."""
    half = high // 7
    draw.rectangle((x - half, ground - round(high * 0.7), x + half, ground + high // 4), fill=255)
    draw.rectangle(
        (x - half * 5 // 4, ground - round(high * 0.72), x + half * 5 // 4, ground - round(high * 0.64)), fill=255
    )
    draw.polygon(
        ((x - half, ground - round(high * 0.7)), (x, ground - high), (x + half, ground - round(high * 0.7))), 255
    )


def _awnings(whole: Image.Image, top: int, high: int) -> None:
    """Striped cloth with a scalloped edge over the whole width, and its shadow."""
    step = whole.width / _SCALLOPS
    sheet = Image.new("RGBA", (whole.width * _FINE, (high + round(step)) * _FINE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(sheet)
    for number in range(_SCALLOPS):
        left, right = round(number * step * _FINE), round((number + 1) * step * _FINE)
        colour = _CLOTHS[number % 2]
        draw.rectangle((left, 0, right, high * _FINE), fill=colour)
        draw.pieslice(
            (left, high * _FINE - (right - left) // 2, right, high * _FINE + (right - left) // 2), 0, 180, fill=colour
        )
    cloth = sheet.reduce(_FINE)
    shade = Image.new("L", cloth.size, 0)
    shade.paste(cloth.getchannel("A").point([value // 2 for value in range(256)]))
    whole.paste(SHADOW, (0, top + 10), shade.filter(ImageFilter.GaussianBlur(5)))
    lit: Image.Image = ramp(cloth.width, cloth.height, IVORY, mix(IVORY, SHADOW, 0.45))
    colours = Image.blend(cloth.convert("RGB"), lit, 0.22)
    whole.paste(colours, (0, top), cloth.getchannel("A"))


_MOCHA: Final = ("coffee", "guild-card")
_LETTERS: Final = ("letter", "seal")
SCENERY: Final = Scenery(
    paint,
    IVORY,
    SHADOW,
    {
        ("expansion", "mocha"): _MOCHA,
        ("expansion", "letters"): _LETTERS,
        ("expansion", "bazaar"): _MOCHA + _LETTERS,
        ("neutral-assistants", "on"): ("assistant-neutral",),
        ("caravan-master", "on"): ("caravan",),
    },
)
