"""The map itself: parchment with seas and coasts, faint landmarks, and the roads. Drawn once."""

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit import sprites
from render.kit.canvas import Box
from render.kit.colour import CRIMSON, RGB, rgb
from render.kit.masks import faded
from render.kit.paper import parchment
from render.marco_polo.geometry import LINES, MAP, SPOTS, Point, Spot

_FINE: Final = 2
_SEAS: Final = (
    ((-30, 250), (50, 259), (120, 291), (176, 338), (196, 426), (150, 479), (60, 459), (-30, 482)),
    ((330, 447), (380, 423), (430, 435), (452, 470), (420, 506), (352, 497)),
    ((702, 235), (736, 215), (762, 262), (756, 326), (724, 353), (704, 303)),
    ((-30, 823), (40, 832), (84, 867), (130, 917), (160, 1000), (-30, 1000)),
    ((548, 1000), (572, 914), (640, 873), (720, 864), (800, 876), (846, 914), (862, 1000)),
    ((1096, 1000), (1110, 914), (1152, 841), (1230, 788), (1330, 738), (1420, 664), (1480, 582),
     (1560, 538), (1640, 515), (1700, 509), (1770, 485), (1770, 1000)),
)  # fmt: skip
_ISLANDS: Final = (
    ((1540, 691), (1552, 588), (1606, 532), (1690, 538), (1716, 632), (1708, 735), (1650, 776), (1562, 764)),
)
_TINTS: Final = (
    (300, 162, 320, 176, "#A9B478", 0.5), (1200, 176, 420, 221, "#C9A35E", 0.5), (700, 485, 260, 221, "#D9A860", 0.45),
    (1040, 647, 190, 132, "#A98A5C", 0.5), (1400, 441, 240, 191, "#B9B56A", 0.45), (930, 823, 90, 103, "#9FB06A", 0.5),
    (330, 735, 220, 162, "#DDAA5E", 0.5),
)  # fmt: skip
_LANDMARKS: Final = (
    ("pine-tree", 292, 76, 68), ("pine-tree", 560, 65, 65), ("pine-tree", 612, 82, 55), ("pine-tree", 120, 279, 57),
    ("mountains", 690, 59, 78), ("peaks", 1120, 185, 78), ("peaks", 1130, 588, 91), ("mountains", 330, 309, 78),
    ("great-pyramid", 232, 735, 75), ("palm-tree", 520, 794, 70), ("elephant", 620, 764, 78), ("pagoda", 1440, 515, 78),
    ("mountains", 1440, 176, 75), ("bamboo", 1380, 588, 68), ("tiger-head", 1150, 720, 60),
)  # fmt: skip
_AT_SEA: Final = (
    ("caravel", 56, 332, 78), ("sea-serpent", 690, 900, 62), ("caravel", 1130, 908, 73), ("compass", 1500, 691, 78),
)  # fmt: skip
_COAST = rgb("#4B2E14")
_WAVE = rgb("#3F6D6B")
_SHADE = rgb("#7A4E22")


def _rounded(points: Sequence[Point], times: int = 3) -> list[Point]:
    """Corners cut again and again."""
    found = list(points)
    for _ in range(times):
        pairs = zip(found, [*found[1:], found[0]], strict=True)
        found = [
            (a[0] * near + b[0] * (1 - near), a[1] * near + b[1] * (1 - near))
            for a, b in pairs
            for near in (0.75, 0.25)
        ]
    return found


def _rough(points: Sequence[Point], depth: float, source: random.Random) -> list[Point]:
    """A coast: every stretch broken twice, less the second time."""
    found = list(points)
    for strength in (depth, depth / 2):
        pairs = list(zip(found, [*found[1:], found[0]], strict=True))
        found = []
        for a, b in pairs:
            dx, dy = source.uniform(-strength, strength), source.uniform(-strength, strength)
            found += [a, ((a[0] + b[0]) / 2 + dx, (a[1] + b[1]) / 2 + dy)]
    return found


def _water() -> Image.Image:
    source = random.Random(11)
    mask = Image.new("L", (MAP.w * _FINE, MAP.h * _FINE), 0)
    draw = ImageDraw.Draw(mask)
    for shapes, depth, value in ((_SEAS, 14, 255), (_ISLANDS, 9, 0)):
        for shape in shapes:
            outline = _rounded(_rough(shape, depth, source), 2)
            draw.polygon([(x * _FINE, y * _FINE) for x, y in outline], fill=value)
    return mask.reduce(_FINE)


def _tint(sheet: Image.Image, x: int, y: int, across: int, down: int, colour: RGB, strength: float) -> None:
    """A soft patch of land colour, blurred at a quarter of its size."""
    small = Image.new("L", (MAP.w // 4, MAP.h // 4), 0)
    box = ((x - across) // 4, (y - down) // 4, (x + across) // 4, (y + down) // 4)
    ImageDraw.Draw(small).ellipse(box, fill=int(255 * strength))
    mask = small.filter(ImageFilter.GaussianBlur(15)).resize(sheet.size, Image.Resampling.BILINEAR)
    sheet.paste(colour, (0, 0, *sheet.size), mask)


def _landmark(sheet: Image.Image, name: str, x: int, y: int, side: int, colour: RGB, strength: float) -> None:
    mask = faded(sprites.icon(name, side), strength)
    sheet.paste(colour, (x - side // 2, y - side // 2, x - side // 2 + side, y - side // 2 + side), mask)


def ground() -> Image.Image:
    """Land and sea without anything of the game on it, as large as MAP."""
    sheet = parchment(MAP.w, MAP.h, rgb("#EBD3A0"), 4).copy()
    whole = (0, 0, MAP.w, MAP.h)
    for x, y, across, down, colour, strength in _TINTS:
        _tint(sheet, x, y, across, down, rgb(colour), strength)
    water = _water()
    land = ImageChops.invert(water)
    sheet.paste(parchment(MAP.w, MAP.h, rgb("#9DBFB8"), 9), (0, 0), water)
    for blur, level, strength in ((6, 70, 150), (12, 74, 90), (18, 78, 55)):
        near = land.filter(ImageFilter.GaussianBlur(blur))
        band = near.point([strength if abs(value - level) <= 9 else 0 for value in range(256)])
        sheet.paste(_WAVE, whole, ImageChops.multiply(band, water).filter(ImageFilter.GaussianBlur(0.7)))
    sheet.paste(_SHADE, whole, ImageChops.multiply(faded(water.filter(ImageFilter.GaussianBlur(9)), 0.7), land))
    rim = ImageChops.difference(water.filter(ImageFilter.MaxFilter(5)), water.filter(ImageFilter.MinFilter(3)))
    sheet.paste(_COAST, whole, rim.filter(ImageFilter.GaussianBlur(0.8)))
    for name, x, y, side in _LANDMARKS:
        _landmark(sheet, name, x, y, side, rgb("#5B3A1A"), 0.28)
    for name, x, y, side in _AT_SEA:
        _landmark(sheet, name, x, y, side, rgb("#2F5A5A"), 0.5)
    return sheet


@lru_cache(maxsize=192)
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
        for x, y in () if dash else (part[0], part[-1]):
            reach = width * _FINE / 2
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
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


def paint(sheet: Image.Image, points: tuple[Point, ...], width: int, colour: RGB, *, dash: int = 0,
          strength: float = 1.0) -> None:  # fmt: skip
    """A line in one colour."""
    mask, box = stroke(points, width, dash)
    sheet.paste(colour, (box.x, box.y, box.right, box.bottom), faded(mask, strength) if strength < 1 else mask)


def draw_roads(sheet: Image.Image) -> None:
    """Every road, and what ties cards that lie apart to their city; on the whole picture."""
    for spot in SPOTS.values():
        if len(spot.cards) > 1:
            _fork(sheet, spot)
    for line in LINES:
        paint(sheet, line.points, 12, rgb("#FFF3D6"), strength=0.75)
        paint(sheet, line.points, 6, rgb("#6B3A16"), dash=26)


def _fork(sheet: Image.Image, spot: Spot) -> None:
    """A stem down from the place to a bar above its cards, and from the bar to each of them."""
    (x, y), bar = spot.disc.middle, spot.cards[0].y - 8
    ends = [card.middle[0] for card in spot.cards]
    paint(sheet, ((x, y), (x, bar)), 6, CRIMSON)
    paint(sheet, ((min(ends), bar), (max(x, *ends), bar)), 6, CRIMSON)
    for end in ends:
        paint(sheet, ((end, bar), (end, bar + 10)), 6, CRIMSON)
