"""Highlights on the board: the last move, and the places the reader may choose."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from engine.core.notation import Verb
from engine.istanbul.letters import SEALED
from engine.istanbul.notation import BESIDE, COMPANION, MOVE, RETURN, RUBY, SEND, STEP, TO, TUNNEL, USE
from engine.istanbul.view import View
from render.istanbul.geometry import HEADER, Geometry, Tile
from render.istanbul.letters import draw_letter
from render.istanbul.room import Room
from render.kit.canvas import Box, Canvas
from render.kit.colour import LAST_MOVE, ON_OFFER, SHADOW

_ARROW: Final = 46
_LETTER: Final = 58
_TO_PLACES: Final = (MOVE, TUNNEL, SEND, STEP, USE, BESIDE, RUBY, RETURN)
"""Verbs whose decision is a choice of places; of several the first one counts."""


def _numbered(offered: tuple[str, ...], verb: Verb) -> frozenset[int]:
    """The places in notations like `move 7` and `return 4 9`."""
    return frozenset(int(word) for one in offered for word in verb.words(one) if word.isdigit())


def reachable(offered: tuple[str, ...], view: View) -> frozenset[int]:
    """The places offered, whatever they are chosen for; `to red` is where that player's merchant stands."""
    merchants = {TO(seat.colour): seat.merchant for seat in view.seats}
    named = [_numbered(offered, verb) for verb in _TO_PLACES]
    named.append(frozenset(merchants[one] for one in offered if one in merchants))
    return next((places for places in named if places), frozenset())


def companion_steps(offered: tuple[str, ...]) -> frozenset[int]:
    """Where the reader's companion may go."""
    return _numbered(offered, COMPANION)


def glow_below(canvas: Canvas, plan: Geometry, path: tuple[int, ...]) -> None:
    """The light round the last move's destination; drawn before the tiles."""
    if path:
        canvas.halo(plan.tiles[path[-1]].box.inset(-8), 24, LAST_MOVE, 14, 1.5)


def mark_move(canvas: Canvas, plan: Geometry, path: tuple[int, ...], rooms: Mapping[int, Room]) -> None:
    """Mark the last move: a dotted origin, a framed destination, and an arrow on every edge crossed, placed where it
    hides least of the pieces and of what places show."""
    if not path:
        return
    canvas.dashes(plan.tiles[path[0]].box.inset(-3), 20, LAST_MOVE, 3, 7)
    canvas.rim(plan.tiles[path[-1]].box.inset(-7), 24, LAST_MOVE, 13)
    taken = [one.box for room in rooms.values() for one in room.standing]
    taken += [room.plate for room in rooms.values() if room.plate]
    for here, there in pairwise(path):
        _arrow(canvas, plan.tiles[here], plan.tiles[there], taken)


def _arrow(canvas: Canvas, one: Tile, two: Tile, taken: list[Box]) -> None:
    """Between neighbours; a jump has none."""
    if abs(one.row - two.row) + abs(one.column - two.column) != 1:
        return
    quarters = (0 if two.column > one.column else 2) if one.row == two.row else (1 if two.row > one.row else 3)
    spot = min(_spots(one.box, two.box), key=lambda box: sum(_shared(box, other) for other in taken))
    canvas.sprite("arrow", *spot.middle, _ARROW, quarters=quarters)


def _spots(one: Box, two: Box) -> list[Box]:
    """Where an arrow may lie on the edge of two neighbours: well below their headers, or clear of the lower one's."""
    side = _ARROW
    if one.y == two.y:
        x = min(one.right, two.right) - side * 3 // 4
        return [Box(x, y, side, side) for y in range(one.bottom - side, one.y + one.h // 3, -4)]
    y = min(one.bottom, two.bottom) - side * 2 // 3
    return [Box(x, y, side, side) for x in range(one.right - side * 2, one.x, -4)]


def _shared(one: Box, two: Box) -> int:
    """The pixels that two boxes share."""
    wide, high = min(one.right, two.right) - max(one.x, two.x), min(one.bottom, two.bottom) - max(one.y, two.y)
    return max(0, wide) * max(0, high)


def choosing(offered: tuple[str, ...], view: View) -> bool:
    """Whether the reader is to choose a place."""
    return view.seat is not None and bool(reachable(offered, view) | companion_steps(offered))


def light(canvas: Canvas, plan: Geometry, view: View, offered: tuple[str, ...]) -> None:
    """When a place is to be chosen: darken those that the reader cannot choose and frame the others."""
    places, steps = reachable(offered, view), companion_steps(offered)
    if view.seat is None or not places | steps:
        return
    seat = view.seats[view.seat]
    for place, tile in plan.tiles.items():
        if place in places or place in steps:
            canvas.rim(tile.box.inset(-4), 22, ON_OFFER, 7)
        elif place == seat.merchant or (steps and place == seat.companion):
            canvas.dashes(tile.box.inset(-4), 21, ON_OFFER, 6, 18)
        else:
            canvas.fill(tile.box, 18, SHADOW, opacity=0.48)


def mark_letters(canvas: Canvas, plan: Geometry, view: View) -> None:
    """Where the reader's own letters are to be delivered: beside the name, below it where a barrier's emblem lies."""
    if view.seat is None:
        return
    barrier = view.mocha.barrier if view.mocha else None
    for place in sorted({place for place, seals in view.seats[view.seat].letters if seals == SEALED}):
        box = plan.tiles[place].box
        below = barrier is not None and place == barrier[1]
        draw_letter(canvas, box.right - 28, box.y + 22 + HEADER * below, _LETTER, place, False)
