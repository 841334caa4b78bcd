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
    ((-30, 170), (50, 176), (120, 198), (176, 230), (196, 290), (150, 326), (60, 312), (-30, 328)),
    ((330, 304), (380, 288), (430, 296), (452, 320), (420, 344), (352, 338)),
    ((702, 160), (736, 146), (762, 178), (756, 222), (724, 240), (704, 206)),
    ((-30, 560), (40, 566), (84, 590), (130, 624), (160, 680), (-30, 680)),
    ((548, 680), (572, 622), (640, 594), (720, 588), (800, 596), (846, 622), (862, 680)),
    ((1096, 680), (1110, 622), (1152, 572), (1230, 536), (1330, 502), (1420, 452), (1480, 396),
     (1560, 366), (1640, 350), (1700, 346), (1770, 330), (1770, 680)),
)  # fmt: skip
_ISLANDS: Final = (
    ((1540, 470), (1552, 400), (1606, 362), (1690, 366), (1716, 430), (1708, 500), (1650, 528), (1562, 520)),
)
_TINTS: Final = (
    (300, 110, 320, 120, "#A9B478", 0.5), (1200, 120, 420, 150, "#C9A35E", 0.5), (700, 330, 260, 150, "#D9A860", 0.45),
    (1040, 440, 190, 90, "#A98A5C", 0.5), (1400, 300, 240, 130, "#B9B56A", 0.45), (930, 560, 90, 70, "#9FB06A", 0.5),
    (330, 500, 220, 110, "#DDAA5E", 0.5),
)  # fmt: skip
_LANDMARKS: Final = (
    ("pine-tree", 292, 52, 52), ("pine-tree", 560, 44, 50), ("pine-tree", 612, 56, 42), ("pine-tree", 120, 190, 44),
    ("mountains", 690, 40, 60), ("peaks", 1120, 126, 60), ("peaks", 1130, 400, 70), ("mountains", 330, 210, 60),
    ("great-pyramid", 232, 500, 58), ("palm-tree", 520, 540, 54), ("elephant", 620, 520, 60), ("pagoda", 1440, 350, 60),
    ("mountains", 1440, 120, 58), ("bamboo", 1380, 400, 52), ("tiger-head", 1150, 490, 46),
)  # fmt: skip
_AT_SEA: Final = (
    ("caravel", 56, 226, 60), ("sea-serpent", 690, 612, 48), ("caravel", 1130, 618, 56), ("compass", 1500, 470, 60),
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
