"""Highlights on the board: the last move, and the places the reader may choose."""

from itertools import pairwise
from typing import Final

from engine.core.notation import Verb
from engine.istanbul.letters import SEALED
from engine.istanbul.notation import BESIDE, COMPANION, MOVE, RETURN, RUBY, SEND, STEP, TO, TUNNEL, USE
from engine.istanbul.view import View
from render.istanbul.geometry import Geometry
from render.istanbul.letters import draw_letter
from render.kit.canvas import Canvas
from render.kit.colour import LAST_MOVE, ON_OFFER, SHADOW

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


def mark_move(canvas: Canvas, plan: Geometry, path: tuple[int, ...]) -> None:
    """Mark the last move: a dashed origin, a framed destination, and an arrow on every edge crossed, placed where it
    hides least."""
    if not path:
        return
    canvas.dashes(plan.tiles[path[0]].box.inset(-6), 22, LAST_MOVE, 7, 18)
    canvas.rim(plan.tiles[path[-1]].box.inset(-6), 23, LAST_MOVE, 8)
    for here, there in pairwise(path):
        _arrow(canvas, plan, here, there)


def _arrow(canvas: Canvas, plan: Geometry, here: int, there: int) -> None:
    """Between neighbours; a jump has none."""
    one, two = plan.tiles[here], plan.tiles[there]
    if abs(one.row - two.row) + abs(one.column - two.column) != 1:
        return
    (x1, y1), (x2, y2) = one.box.middle, two.box.middle
    quarters = (0 if two.column > one.column else 2) if one.row == two.row else (1 if two.row > one.row else 3)
    if one.row == two.row:
        x, y = (x1 + x2) // 2, y1 + one.px(30)
    else:
        x, y = x1 + one.box.w * 3 // 10, (y1 + y2) // 2 - one.px(14)
    canvas.sprite("arrow", x, y, 56, quarters=quarters)


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
            canvas.rim(tile.box.inset(-5), 22, ON_OFFER, 7)
        elif place == seat.merchant or (steps and place == seat.companion):
            canvas.dashes(tile.box.inset(-5), 21, ON_OFFER, 6, 18)
        else:
            canvas.fill(tile.box, 18, SHADOW, opacity=0.48)
        if place in steps:
            canvas.sprite(f"companion-{seat.colour}", tile.box.right - 20, tile.pieces.y + 16, 56)


def mark_letters(canvas: Canvas, plan: Geometry, view: View) -> None:
    """Where the reader's own letters are to be delivered."""
    if view.seat is None:
        return
    for place in sorted({place for place, seals in view.seats[view.seat].letters if seals == SEALED}):
        box = plan.tiles[place].box
        draw_letter(canvas, box.right - 24, box.bottom - 18, 56, place, False)
