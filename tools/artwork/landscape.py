"""Build step: the ground of Marco Polo's map, parchment with seas, coasts and faint landmarks, and the same with docks
and roads. Drawing it would take half a second at each start; after a change of it, of MAP or of where places lie:
    python -m tools.artwork.landscape
"""

import random
from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.marco_polo.components.map import BEIJING_KIND, LARGE, SMALL
from render.kit import sprites
from render.kit.canvas import HEIGHT, WIDTH, Box
from render.kit.colour import BLACK, RGB, WHITE, mix, rgb
from render.kit.masks import faded
from render.marco_polo.geometry import LINES, MAP, SPOTS, Point
from render.marco_polo.ground import paint

FOLDER: Final = sprites.FOLDER / "maps"
_FINE: Final = 2
_STAINS: Final = ((90, 14.0), (24, 8.0))
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
_DOCKS: Final = {LARGE: "#8C1D35", SMALL: "#2F6B62", BEIJING_KIND: "#7A1E1E"}
_CORNER: Final = 14
_COAST = rgb("#4B2E14")
_WAVE = rgb("#3F6D6B")
_SHADE = rgb("#7A4E22")


def _rounded(points: Sequence[Point], times: int = 3) -> list[Point]:
    """Corners cut again and again."""
    corners = list(points)
    for _ in range(times):
        pairs = zip(corners, [*corners[1:], corners[0]], strict=True)
        corners = [
            (a[0] * near + b[0] * (1 - near), a[1] * near + b[1] * (1 - near))
            for a, b in pairs
            for near in (0.75, 0.25)
        ]
    return corners


def _rough(points: Sequence[Point], depth: float, source: random.Random) -> list[Point]:
    """A coast: every stretch broken twice, less the second time."""
    coast = list(points)
    for strength in (depth, depth / 2):
        pairs = list(zip(coast, [*coast[1:], coast[0]], strict=True))
        coast = []
        for a, b in pairs:
            dx, dy = source.uniform(-strength, strength), source.uniform(-strength, strength)
            coast += [a, ((a[0] + b[0]) / 2 + dx, (a[1] + b[1]) / 2 + dy)]
    return coast


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
    """Land and sea, as large as MAP."""
    sheet = _parchment(MAP.w, MAP.h, rgb("#EBD3A0"), 4)
    whole = (0, 0, MAP.w, MAP.h)
    for x, y, across, down, colour, strength in _TINTS:
        _tint(sheet, x, y, across, down, rgb(colour), strength)
    water = _water()
    land = ImageChops.invert(water)
    sheet.paste(_parchment(MAP.w, MAP.h, rgb("#9DBFB8"), 9), (0, 0), water)
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


def docks() -> Image.Image:
    """What cities, their bonuses and cards lie on, in a picture as large as MAP that is clear elsewhere."""
    sheet = Image.new("RGBA", (MAP.w, MAP.h))
    for kind, code in _DOCKS.items():
        cities, colour = [spot for spot in SPOTS.values() if spot.kind == kind], rgb(code)
        _dock(sheet, _union([spot.dock for spot in cities], _CORNER), colour)
        _sink(sheet, _union([(spot.bonus.inset(2),) for spot in cities if spot.bonus], _CORNER), colour)
    return sheet


def _lay(sheet: Image.Image, colour: RGB, mask: Image.Image) -> None:
    layer = Image.new("RGBA", sheet.size, colour)
    layer.putalpha(mask)
    sheet.alpha_composite(layer)


def _union(docks: Sequence[tuple[Box, ...]], corner: int) -> Image.Image:
    """The mask of all these docks, corners between their boxes rounded as well."""
    mask = Image.new("L", (MAP.w * _FINE, MAP.h * _FINE), 0)
    draw = ImageDraw.Draw(mask)
    for box in (box for dock in docks for box in dock):
        left, top = (box.x - MAP.x) * _FINE, (box.y - MAP.y) * _FINE
        edges = left, top, left + box.w * _FINE - 1, top + box.h * _FINE - 1
        draw.rounded_rectangle(edges, corner * _FINE, fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(corner * _FINE / 3))
    inner = soft.point([255 if value > 128 else 0 for value in range(256)])
    return ImageChops.lighter(mask, inner).reduce(_FINE)


def _dock(sheet: Image.Image, mask: Image.Image, colour: RGB) -> None:
    """Lacquered wood lit from the top left: a soft shadow, an edge, light and shade along the rim."""
    wide = mask.filter(ImageFilter.MaxFilter(5))
    shadow = ImageChops.offset(wide, 4, 7).filter(ImageFilter.GaussianBlur(7))
    _lay(sheet, _COAST, faded(shadow, 0.6))
    _lay(sheet, mix(colour, BLACK, 0.62), wide)
    _lay(sheet, mix(colour, WHITE, 0.06), mask)
    _lay(sheet, mix(colour, WHITE, 0.5), ImageChops.subtract(mask, ImageChops.offset(mask, 2, 2)))
    _lay(sheet, mix(colour, BLACK, 0.4), ImageChops.subtract(mask, ImageChops.offset(mask, -2, -2)))


def _sink(sheet: Image.Image, mask: Image.Image, colour: RGB) -> None:
    """A hollow in a dock, where a bonus lies that may be gone."""
    _lay(sheet, mix(colour, BLACK, 0.25), mask)
    _lay(sheet, mix(colour, BLACK, 0.6), ImageChops.subtract(mask, ImageChops.offset(mask, 2, 2)))
    _lay(sheet, mix(colour, WHITE, 0.35), ImageChops.subtract(mask, ImageChops.offset(mask, -2, -2)))


def _parchment(width: int, height: int, ground: RGB, seed: int) -> Image.Image:
    """Paper with soft stains."""
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


def printed() -> Image.Image:
    """The ground with docks and roads, as large as MAP."""
    sheet = Image.new("RGB", (WIDTH, HEIGHT))
    sheet.paste(ground(), (MAP.x, MAP.y))
    laid = docks()
    sheet.paste(laid, (MAP.x, MAP.y), laid)
    for line in LINES:
        paint(sheet, line.points, 12, rgb("#FFF3D6"), strength=0.75)
        paint(sheet, line.points, 6, rgb("#6B3A16"), dash=26)
    return sheet.crop(MAP.edges)


if __name__ == "__main__":
    ground().save(FOLDER / "marco-polo.png", optimize=True)
    printed().save(FOLDER / "marco-polo-printed.png", optimize=True)
