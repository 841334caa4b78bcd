"""The last turn's way over the board: a frame where it ended, and dots along the gaps between tiles from where it
began; no dot and no arrow lies on a figure, a name or a piece."""

import heapq
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from engine.istanbul.board import Edge
from render.istanbul.pieces import Room
from render.istanbul.tiles import GAP, RIM, Geometry, Tile, told_box
from render.kit.canvas import Box, Canvas
from render.kit.colour import LAST_MOVE, SHADOW

_FRAME: Final = GAP + RIM  # outside of what a tile shows
_DOT: Final = 12  # as wide as a gap with the rims of both tiles
_APART: Final = 25
_BEGIN: Final = 16  # pixels from a tile's corner to the first dot
_ARROWS: Final = (46, 38, 30, 22, 18)  # the largest that hides nothing
_END_OF_DOTS: Final = 38  # the widest arrow behind dots, which lies on their line
_OVER_RIGHT, _OVER_DOWN = 10, 6  # pixels that an arrow reaches from the middle of a gap over the tile behind it
# Of a circle clockwise, by which an arrow is turned that leads so many rows down and columns to the right.
_QUARTERS: Final = {(0, 1): 0, (1, 0): 1, (0, -1): 2, (-1, 0): 3}
_BESIDE_END, _BESIDE_START, _AT_FRAME, _OVER_BARRIER = 6.0, 1.3, 3.0, 20.0
"""What a stretch of gap counts beside the tile where the way ends, whose frame hides dots, beside that where it began,
along the frame of the board, and over the barrier; any other counts 1, and a little less beside a tile of the way."""
_BESIDE_WAY: Final = 0.9


class Corner(NamedTuple):
    """Where gaps cross: above the row and on the left of the column of that number."""

    row: int
    column: int


def glow_below(canvas: Canvas, plan: Geometry, path: tuple[int, ...]) -> None:
    """The light round the last move's destination; drawn before the tiles."""
    if path:
        canvas.halo(plan.tiles[path[-1]].box.inset(-8), 24, LAST_MOVE, 14, 1.5)


def mark_move(
    canvas: Canvas, plan: Geometry, path: tuple[int, ...], rooms: Mapping[int, Room], barrier: Edge | None = None
) -> None:
    """Mark the last move: a framed destination, dots to it from where it began, an arrow at their end."""
    if not path:
        return
    canvas.rim(plan.tiles[path[-1]].box.inset(-GAP), 24, LAST_MOVE, _FRAME)
    taken = [standing.box for room in rooms.values() for standing in room.standing]
    taken += [room.plate for room in rooms.values() if room.plate]
    taken += [box for tile in plan.tiles.values() for box in told_box(tile)]
    for leg in _legs(plan, path):
        here, *_, there = (plan.tiles[place] for place in leg)
        if here.is_beside(there):
            step = there.row - here.row, there.column - here.column
            _arrow(canvas, _across(here, there), step, here.row == there.row, taken)
        elif here != there:
            _dotted(canvas, plan, _route(plan, leg, barrier), taken)


def _legs(plan: Geometry, path: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The way in walks from neighbour to neighbour, and jumps of two places."""
    legs = [path[:1]]
    for here, there in pairwise(path):
        if plan.tiles[here].is_beside(plan.tiles[there]):
            legs[-1] = (*legs[-1], there)
        else:
            legs += [(here, there), (there,)]
    return [leg for leg in legs if len(leg) > 1]


def _route(plan: Geometry, leg: Sequence[int], barrier: Edge | None) -> list[Corner]:
    """The corners that the dots of a leg pass, from one of its first tile to one of its last."""
    tiles = {(tile.row, tile.column): tile.place for tile in plan.tiles.values()}
    start, end = plan.tiles[leg[0]], plan.tiles[leg[-1]]
    ends = set(_corners(end))

    def cost(one: Corner, two: Corner) -> float:
        beside = {tiles[at] for at in _beside(one, two) if at in tiles}
        total = 1.0 if len(beside) == 2 else _AT_FRAME
        total *= _BESIDE_END if end.place in beside else _BESIDE_START if start.place in beside else 1.0
        total *= _OVER_BARRIER if barrier and beside == set(barrier) else 1.0
        return total * _BESIDE_WAY if beside & set(leg[1:-1]) else total

    waiting = [(0.0, [corner]) for corner in sorted(_corners(start))]
    passed: set[Corner] = set()
    while waiting:
        spent, route = heapq.heappop(waiting)
        here = route[-1]
        if here in ends and len(route) > 1:
            return route
        if here in passed and len(route) > 1:
            continue
        passed.add(here)
        for there in _next(here, tiles):
            if there not in route:
                heapq.heappush(waiting, (spent + cost(here, there), [*route, there]))
    raise ValueError("a board of one place has no way")


def _corners(tile: Tile) -> Iterable[Corner]:
    return (Corner(tile.row + down, tile.column + right) for down in (0, 1) for right in (0, 1))


def _next(corner: Corner, tiles: Mapping[tuple[int, int], int]) -> list[Corner]:
    near = [Corner(corner.row + down, corner.column + right) for down, right in _QUARTERS]
    return [there for there in near if any(at in tiles for at in _beside(corner, there))]


def _beside(one: Corner, two: Corner) -> list[tuple[int, int]]:
    """The row and column on both sides of the gap between two corners."""
    row, column = min(one.row, two.row), min(one.column, two.column)
    if one.row == two.row:
        return [(row - 1, column), (row, column)]
    return [(row, column - 1), (row, column)]


def _point(plan: Geometry, corner: Corner) -> tuple[int, int]:
    """The middle of a crossing of gaps in pixels."""
    first = min(plan.tiles.values(), key=lambda tile: (tile.row, tile.column)).box
    x, y = first.x - GAP // 2, first.y - GAP // 2
    return x + corner.column * (first.w + GAP), y + corner.row * (first.h + GAP)


def _dotted(canvas: Canvas, plan: Geometry, route: list[Corner], taken: list[Box]) -> None:
    """Dots along a route, and an arrow on its last stretch."""
    *_, before, last = route
    (x, y), (right, down) = _point(plan, before), _point(plan, last)
    step = (_sign(down - y), _sign(right - x))
    length = abs(right - x) + abs(down - y)
    spots = [(right - step[1] * back, down - step[0] * back) for back in range(_BEGIN * 2, length - _BEGIN, 6)]
    arrow = _arrow(canvas, spots, step, step[0] != 0, taken, _END_OF_DOTS)
    for dot in _dots([_point(plan, corner) for corner in route]):
        if not dot.overlaps(arrow.inset(-2)):
            canvas.fill(dot.inset(-1), _DOT // 2 + 1, SHADOW, opacity=0.55)
            canvas.fill(dot, _DOT // 2, LAST_MOVE)


def _dots(points: list[tuple[int, int]]) -> list[Box]:
    """Boxes of dots along the stretches between points, evenly apart from the first."""
    dots, left = [], float(_BEGIN)
    for (x, y), (right, down) in pairwise(points):
        length = abs(right - x) + abs(down - y)
        across, along = _sign(right - x), _sign(down - y)
        while left <= length:
            middle = x + across * left, y + along * left
            dots.append(Box(round(middle[0]) - _DOT // 2, round(middle[1]) - _DOT // 2, _DOT, _DOT))
            left += _APART
        left -= length
    return dots


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _across(here: Tile, there: Tile) -> list[tuple[int, int]]:
    """Where the middle of an arrow may be on the gap between two neighbours."""
    one, two = here.box, there.box
    if here.row == there.row:
        x = (one.middle[0] + two.middle[0]) // 2
        return [(x, y) for y in range(one.bottom - 24, one.y + 24, -4)]
    y = (one.middle[1] + two.middle[1]) // 2
    return [(x, y) for x in range(one.right - 24, one.x + 24, -4)]


def _arrow(
    canvas: Canvas,
    spots: Sequence[tuple[int, int]],
    step: tuple[int, int],
    upright: bool,
    taken: Sequence[Box],
    widest: int = _ARROWS[0],
) -> Box:
    """Draw an arrow over an upright or level gap, at the first spot where it is as large as may be and hides nothing;
    returns its box."""
    found = [_over(x, y, side, upright) for side in _ARROWS if side <= widest for x, y in spots]
    box = next((box for box in found if not any(box.overlaps(other) for other in taken)), found[-1])
    canvas.sprite("arrow", *box.middle, box.w, quarters=_QUARTERS[step])
    return box


def _over(x: int, y: int, side: int, upright: bool) -> Box:
    """The box of an arrow, mostly on the tile on the left or above, whose picture is free there."""
    if upright:
        return Box(x + min(_OVER_RIGHT, side // 2) - side, y - side // 2, side, side)
    return Box(x - side // 2, y + min(_OVER_DOWN, side // 2) - side, side, side)
