"""Where things lie on Istanbul's board picture, for boards of any number of rows and columns."""

from dataclasses import dataclass, replace
from functools import lru_cache

from engine.istanbul.board import Grid
from render.kit.canvas import HEIGHT, WIDTH, Box

_EDGE = 14
_PAD = 16
_RIGHT = 28
_BESIDE = 26
_LEAST_RAIL = 430
_DESIGNED = 256
_WIDEST = 1.09
HEADER = 50
STATE = 70
TALLEST_STATE = 128
_TALLEST_PIECE = 100


@dataclass(frozen=True, slots=True)
class Tile:
    """One place on the board: its box and the bands inside it, top to bottom. `state_high`: the pixels that what the
    place costs and holds may take; more where pieces leave room."""

    place: int
    row: int
    column: int
    box: Box
    state_high: int

    @property
    def scale(self) -> float:
        """How large drawings are compared with the 256 pixel tile they were designed for."""
        return min(self.box.w, self.box.h * _WIDEST) / _DESIGNED

    @property
    def piece_scale(self) -> float:
        """The scale of pieces, chosen so that a merchant on three assistants fits even on low tiles."""
        room = self.state.h + self.pieces.h - self.px(STATE)
        return min(self.scale, room / _TALLEST_PIECE)

    def px(self, length: float) -> int:
        return round(length * self.scale)

    @property
    def state(self) -> Box:
        """What the place costs and holds."""
        side = self.px(10)
        return Box(self.box.x + side, self.box.y + self.px(HEADER + 13), self.box.w - 2 * side, self.state_high)

    def with_room_for(self, pieces_high: int) -> "Tile":
        """The tile with a state band as high as pieces of that height in pixels let it be."""
        room = self.state.h + self.pieces.h - pieces_high
        return replace(self, state_high=max(self.px(STATE), min(self.px(TALLEST_STATE), room)))

    @property
    def pieces(self) -> Box:
        """Where pieces stand; they never enter the state band."""
        top = self.state.bottom + self.px(1)
        return Box(self.box.x + self.px(9), top, self.box.w - 2 * self.px(9), self.box.bottom - self.px(6) - top)


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
    gap = 12
    room_down = HEIGHT - 2 * _EDGE - 2 * _PAD - gap * (rows - 1)
    room_across = WIDTH - _EDGE - 2 * _PAD - _BESIDE - _LEAST_RAIL - _RIGHT - gap * (columns - 1)
    height = room_down // rows
    width = min(_DESIGNED, room_across // columns, round(height * _WIDEST))
    frame = Box(
        _EDGE, _EDGE, columns * width + gap * (columns - 1) + 2 * _PAD, rows * height + gap * (rows - 1) + 2 * _PAD
    )
    left, top = frame.x + _PAD, frame.y + _PAD
    low = round(STATE * min(width, height * _WIDEST) / _DESIGNED)
    tiles = {
        place: Tile(place, r, c, Box(left + c * (width + gap), top + r * (height + gap), width, height), low)
        for r, row in enumerate(grid)
        for c, place in enumerate(row)
    }
    rail = frame.right + _BESIDE
    return Geometry(frame, tiles, Box(rail, 26, WIDTH - _RIGHT - rail, HEIGHT - 52))
