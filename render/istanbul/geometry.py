"""Where things lie on Istanbul's board picture, for boards of any number of rows and columns."""

from dataclasses import dataclass
from functools import lru_cache

from engine.istanbul.board import Grid
from render.kit.canvas import HEIGHT, WIDTH, Box

_EDGE = 4
_PAD = 6
_GAP = 6
_STRIP = 108
FRONTS = 84
"""How much higher the strip is where it has a row of cards and tiles."""
HEADER = 40
RIM = 3


@dataclass(frozen=True, slots=True)
class Tile:
    """One place on the board."""

    place: int
    row: int
    column: int
    box: Box

    @property
    def body(self) -> Box:
        """The picture of the place, below its number and name."""
        top = self.box.y + RIM + HEADER + RIM
        return Box(self.box.x + RIM, top, self.box.w - 2 * RIM, self.box.bottom - RIM - top)


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
    height = (HEIGHT - _EDGE - top - 2 * _PAD - _GAP * (rows - 1)) // rows
    width = (WIDTH - 2 * _EDGE - 2 * _PAD - _GAP * (columns - 1)) // columns
    high, wide = rows * height + _GAP * (rows - 1) + 2 * _PAD, columns * width + _GAP * (columns - 1) + 2 * _PAD
    frame = Box((WIDTH - wide) // 2, HEIGHT - _EDGE - high, wide, high)
    tiles = {
        place: Tile(
            place, r, c, Box(frame.x + _PAD + c * (width + _GAP), frame.y + _PAD + r * (height + _GAP), width, height)
        )
        for r, row in enumerate(grid)
        for c, place in enumerate(row)
    }
    return Geometry(strip, frame, tiles)
