"""Where things lie on Istanbul's board picture, for boards of any number of rows and columns."""

from dataclasses import dataclass, replace
from functools import lru_cache

from engine.istanbul.board import Grid
from render.kit.canvas import HEIGHT, WIDTH, Box

_EDGE = 4
_PAD = 6
_RIGHT = 18
_BESIDE = 22
_LEAST_RAIL = 368
_WIDEST = 1.16
_GAP = 6
HEADER = 44
_EDGES = 3
_STATE_TOP = HEADER + 8
STATE = 84
_LEAST_STATE = 52
_LOW_STATE = 60
_MOST_STATE, _MOST_OF_ONE_ROW = 0.66, 0.5
_TALLEST_PIECE = 75
_LARGEST_PIECES = 1.5


@dataclass(frozen=True, slots=True)
class Tile:
    """One place on the board: its box and the bands inside it, top to bottom. `state_high`: the pixels that what the
    place costs and holds may take; more where pieces leave room. `least_state`: what it takes beside a row of
    pieces."""

    place: int
    row: int
    column: int
    box: Box
    state_high: int
    least_state: int = STATE

    @property
    def piece_scale(self) -> float:
        """The scale of pieces, chosen so that a merchant fits even on low tiles, and fills what room there is."""
        room = self.state.h + self.pieces.h - self.least_state
        return min(_LARGEST_PIECES, room / _TALLEST_PIECE)

    @property
    def state(self) -> Box:
        """What the place costs and holds."""
        return Box(self.box.x + 7, self.box.y + _STATE_TOP, self.box.w - 14, self.state_high)

    @property
    def band(self) -> Box:
        """The paper it stands on."""
        top = self.box.y + HEADER + 2 * _EDGES
        return Box(self.box.x + _EDGES, top, self.box.w - 2 * _EDGES, self.state.bottom + 2 - top)

    def with_rows(self, rows: int) -> "Tile":
        """The tile with a state band for so many rows below each other."""
        low = STATE if rows > 1 else _LOW_STATE
        return replace(self, state_high=low, least_state=low)

    def with_room_for(self, pieces_high: int) -> "Tile":
        """The tile with a state band as high as pieces of that height in pixels, and its picture, let it be; in a
        crowd that is less than usual."""
        share = _MOST_STATE if self.least_state == STATE else _MOST_OF_ONE_ROW
        most = max(self.least_state, round((self.box.h - _STATE_TOP) * share))
        return replace(self, state_high=max(_LEAST_STATE, min(most, self.state.h + self.pieces.h - pieces_high)))

    @property
    def pieces(self) -> Box:
        """Where pieces stand, in the picture; they never enter the state band."""
        top = self.band.bottom + _EDGES
        return Box(self.box.x + 8, top, self.box.w - 16, self.box.bottom - 4 - top)


@dataclass(frozen=True, slots=True)
class Geometry:
    """The board's frame, its tiles by place, and the rail beside it."""

    frame: Box
    tiles: dict[int, Tile]
    rail: Box


@lru_cache(maxsize=64)
def geometry(grid: Grid) -> Geometry:
    """Places the grid's tiles; the rail takes the room the board leaves."""
    rows, columns = len(grid), len(grid[0])
    gap = _GAP
    room_down = HEIGHT - 2 * _EDGE - 2 * _PAD - gap * (rows - 1)
    room_across = WIDTH - _EDGE - 2 * _PAD - _BESIDE - _LEAST_RAIL - _RIGHT - gap * (columns - 1)
    height = room_down // rows
    width = min(room_across // columns, round(height * _WIDEST))
    frame = Box(
        _EDGE, _EDGE, columns * width + gap * (columns - 1) + 2 * _PAD, rows * height + gap * (rows - 1) + 2 * _PAD
    )
    left, top = frame.x + _PAD, frame.y + _PAD
    tiles = {
        place: Tile(place, r, c, Box(left + c * (width + gap), top + r * (height + gap), width, height), STATE)
        for r, row in enumerate(grid)
        for c, place in enumerate(row)
    }
    rail = frame.right + _BESIDE
    return Geometry(frame, tiles, Box(rail, 14, WIDTH - _RIGHT - rail, HEIGHT - 28))
