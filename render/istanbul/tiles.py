"""The size of Istanbul's tiles and strip, where each tile lies, its number, name and picture."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.istanbul.board import Grid
from render.istanbul.places import PLACES
from render.istanbul.style import PLACE_GOLD
from render.kit import lettering, masks, materials, sprites
from render.kit.cache import cached
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import BRONZE, CHESTNUT, GOLD, IVORY, PARCHMENT, SAND, SHADOW, WHITE, mix
from render.scene import Say

_EDGE: Final = 4
_PAD: Final = 6
GAP: Final = 6
_STRIP: Final = 108
FRONTS: Final = 88  # how much higher the strip is where it has a row of cards and tiles
HEADER: Final = 40
RIM: Final = 3
RADIUS: Final = 18
_PLATE: Final = 14  # the radius of a plate's corners
_LIGHT, _FLOOR, _SHADE = 0.15, 0.36, 0.45  # opacities: of the light and of shades on a tile
_EAVES: Final = 12  # pixels that the shade of the header reaches down
_TAB: Final = 66
_NUMBER: Final = 50
_NAME, _LEAST_NAME = 32, 24
_NAME_TOP: Final = 5  # of the header: no letter of a name reaches higher
_NAME_LEFT: Final = 12  # between the number and the name
CLEAR: Final = 60  # what a name leaves free on its right, for a letter or the emblem of a barrier above


@dataclass(frozen=True, slots=True)
class Tile:
    place: int
    row: int
    column: int
    box: Box

    @property
    def body(self) -> Box:
        """The picture of the place, below its number and name."""
        return self.box.inset(RIM).below(self.box.y + RIM + HEADER + RIM)

    def is_beside(self, other: "Tile") -> bool:
        return abs(self.row - other.row) + abs(self.column - other.column) == 1


@dataclass(frozen=True, slots=True)
class Geometry:
    """The strip above the board, the board's frame, and its tiles by place."""

    strip: Box
    frame: Box
    tiles: dict[int, Tile]


@lru_cache(maxsize=64)
def geometry(grid: Grid, *, fronts: bool = False) -> Geometry:
    """Places the grid's tiles below the strip. `fronts`: the strip has a row of cards and tiles."""
    rows, columns = len(grid), len(grid[0])
    strip = Box(_EDGE, _EDGE, WIDTH - 2 * _EDGE, _STRIP + FRONTS * fronts)
    top = strip.bottom + _EDGE
    height = (HEIGHT - _EDGE - top - 2 * _PAD - GAP * (rows - 1)) // rows
    width = (WIDTH - 2 * _EDGE - 2 * _PAD - GAP * (columns - 1)) // columns
    high, wide = rows * height + GAP * (rows - 1) + 2 * _PAD, columns * width + GAP * (columns - 1) + 2 * _PAD
    frame = Box((WIDTH - wide) // 2, HEIGHT - _EDGE - high, wide, high)
    tiles = {
        grid[r][c]: Tile(grid[r][c], r, c, box)
        for r, row in enumerate(frame.inset(_PAD).rows(rows, GAP))
        for c, box in enumerate(row.columns(columns, GAP))
    }
    return Geometry(strip, frame, tiles)


def _lit(picture: Image.Image) -> Image.Image:
    """The picture of a place in a light from the top left, in the shade of the header above and darker to the floor."""
    wide, high = picture.size
    picture.paste(IVORY, None, masks.glow(wide, high, _LIGHT))
    picture.paste(SHADOW, (0, high - high // 2), masks.slope(wide, high // 2, 0, _FLOOR))
    picture.paste(SHADOW, (0, 0), masks.slope(wide, _EAVES, _SHADE, 0))
    return picture


def name_on_tile(say: Say, place: int, wide: int, clear: int = CLEAR) -> str:
    """The name of a place on a tile so wide: the shorter one that a language has for pictures, if the whole one would
    need two lines."""
    name = say(f"place-{place}")
    return name if len(_written(name, _room(wide, clear))[0]) == 1 else say("picture-place", place=name)


def _room(wide: int, clear: int) -> int:
    return wide - _TAB - _NAME_LEFT - clear


def _written(name: str, room: int) -> tuple[tuple[str, ...], int]:
    """A name on one line as long as it can be read, as two of the header's height have hardly room for accents."""
    line, size = lettering.fitted(name, "semibold", _NAME, room, _LEAST_NAME)
    return ((line,), size) if line == name else lettering.lines(name, "semibold", _NAME, room, _LEAST_NAME)


@cached
def face(place: int, name: str, width: int, height: int, clear: int = CLEAR) -> Image.Image:
    """The empty tile of a place with its name, `width` x `height` pixels with square corners; the name leaves `clear`
    pixels free on its right."""
    inner = Box(RIM, RIM, width - 2 * RIM, height - 2 * RIM)
    sheet = Image.new("RGB", (inner.w, inner.h))
    sheet.paste(materials.band(inner.w, HEADER, *PLACES[place].colours), (0, 0))
    sheet.paste(materials.band(_TAB - RIM, HEADER, *PLACE_GOLD), (0, 0))
    sheet.paste(SHADOW, (_TAB - RIM, 0), masks.slope(2, HEADER, 0.45, 0.6))
    sheet.paste(_lit(sprites.ground(place, inner.w, inner.h - HEADER - RIM)), (0, HEADER + RIM))
    canvas = Canvas(Image.new("RGB", (width, height), CHESTNUT))
    canvas.image.paste(sheet, (RIM, RIM), masks.rounded(inner.w, inner.h, RADIUS - RIM))
    canvas.rule(RIM, RIM + HEADER, inner.w, GOLD, RIM)
    middle = RIM + HEADER / 2
    canvas.text(_TAB / 2 + 2, middle, str(place), _NUMBER, weight="extrabold", colour=BRONZE, anchor="m")
    written, size = _written(name, _room(width, clear))
    canvas.lines(_TAB + _NAME_LEFT, middle, written, size, size * 0.8, colour=IVORY)
    canvas.bevel(Box(0, 0, width, height), RADIUS, RIM, 0.34, 0.5)
    return canvas.image


def told_box(tile: Tile) -> list[Box]:
    """Where a tile has its number, and its name at its longest."""
    left, top, _, _ = tile.box.edges
    name = Box(left + _TAB, top + RIM + _NAME_TOP, tile.box.w - _TAB - CLEAR, HEADER - _NAME_TOP)
    return [Box(left + RIM, top + RIM, _TAB - RIM, HEADER), name]


def paste_face(canvas: Canvas, box: Box, place: int, name: str, clear: int = CLEAR) -> None:
    """Draws the empty tile of a place with round corners."""
    canvas.inlay(box, RADIUS, face(place, name, box.w, box.h, clear))


def draw_plate(canvas: Canvas, box: Box, place: int) -> None:
    """The paper for the sign of a place, a little above its picture."""
    colour = mix(PARCHMENT, PLACES[place].colours[0], 0.05)
    lit, shaded = mix(colour, WHITE, 0.35), mix(colour, SAND, 0.4)
    canvas.raised(box, _PLATE, lit, GOLD, to=shaded, drop=4, blur=5, strength=0.55)
