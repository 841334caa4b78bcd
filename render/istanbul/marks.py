"""Marks over the board: arrows of the last move, frames of places to choose, plates with the price of a step, the
barrier, one's own letters."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from typing import Final

from engine.core.notation import Verb
from engine.istanbul import events
from engine.istanbul.letters import SEALED
from engine.istanbul.notation import BESIDE, COMPANION, MOVE, RETURN, RUBY, SEND, STEP, TO, TUNNEL, USE
from engine.istanbul.reading.outlook import Outlook
from engine.istanbul.reading.view import View
from render.istanbul.components import draw_letter
from render.istanbul.pieces import Room, Standing
from render.istanbul.scene import GameScene
from render.istanbul.signs import assistant_of
from render.istanbul.tiles import HEADER, Geometry, Tile
from render.kit.canvas import WHOLE, Box, Canvas, around
from render.kit.colour import CREAM, CRIMSON, INK, IVORY, LAST_MOVE, LEAF, OAK, ON_OFFER, SHADOW
from render.kit.parts import Framed, Icon, Part, Row, Sprite, Text

_THICK: Final = 30
_STRIPE: Final = 26
_EMBLEM: Final = 52
_RAISED: Final = 8
_ASIDE: Final = 18
_IN, _LOWERED = 24, 12
"""The emblem lies where no place has its signs: on the left of an upright bar, below the end of a level one."""
_ARROW: Final = 46
# Of a circle clockwise, by which an arrow is turned that leads so many rows down and columns to the right.
_QUARTERS: Final = {(0, 1): 0, (1, 0): 1, (0, -1): 2, (-1, 0): 3}
_LETTER: Final = 58
# Verbs whose decision is a choice of places; of several the first one counts.
_TO_PLACES: Final = (MOVE, TUNNEL, SEND, STEP, USE, BESIDE, RUBY, RETURN)
_HIGH: Final = 46
_OVER: Final = 6  # so far a plate hangs over the edge of its tile, in pixels
_BY: Final = {"merchant": MOVE, "companion": COMPANION}


def draw_barrier(canvas: Canvas, plan: Geometry, view: View) -> None:
    """A bar striped like one across a road over the gap, with its holder's emblem."""
    if view.mocha is None or view.mocha.barrier is None or view.mocha.barrier_holder is None:
        return
    near, far = (plan.tiles[place].box for place in view.mocha.barrier)
    x, y = (near.middle[0] + far.middle[0]) // 2, (near.middle[1] + far.middle[1]) // 2
    if near.y == far.y:
        bar = Box(x - _THICK // 2, near.y + near.h // 10, _THICK, near.h * 8 // 10)
        stripes = [Box(bar.x + 4, at, bar.w - 8, _STRIPE) for at in _stripes(bar.y, bar.bottom)]
        emblem = (x - _ASIDE, bar.bottom - bar.h // 4)
    else:
        bar = Box(near.x + near.w // 10, y - _THICK // 2 - _RAISED, near.w * 8 // 10, _THICK)
        stripes = [Box(at, bar.y + 4, _STRIPE, bar.h - 8) for at in _stripes(bar.x, bar.right)]
        emblem = (near.right - _IN, y + _LOWERED)
    canvas.raised(bar, 10, CRIMSON, INK, 4, drop=4, blur=6, strength=0.7)
    for stripe in stripes:
        canvas.fill(stripe, 2, IVORY)
    canvas.sprite(f"emblem-{view.seats[view.mocha.barrier_holder].colour}", *emblem, _EMBLEM)


def _stripes(start: int, end: int) -> range:
    """Where every second stripe between the ends of a bar begins."""
    return range(start + _STRIPE, end - _STRIPE, 2 * _STRIPE)


def _numbered(offered: tuple[str, ...], verb: Verb) -> frozenset[int]:
    """The places in notations like `move 7` and `return 4 9`."""
    return frozenset(int(word) for notation in offered for word in verb.words(notation) if word.isdigit())


def reachable(offered: tuple[str, ...], view: View) -> frozenset[int]:
    """The places offered, whatever they are chosen for; `to red` is where that player's merchant stands."""
    merchants = {TO(seat.colour): seat.merchant for seat in view.seats}
    named = [_numbered(offered, verb) for verb in _TO_PLACES]
    named.append(frozenset(merchants[notation] for notation in offered if notation in merchants))
    return next(filter(None, named), frozenset())


def companion_steps(offered: tuple[str, ...]) -> frozenset[int]:
    """Where the reader's companion may go."""
    return _numbered(offered, COMPANION)


def glow_below(canvas: Canvas, plan: Geometry, path: tuple[int, ...]) -> None:
    """The light round the last move's destination; drawn before the tiles."""
    if path:
        canvas.halo(plan.tiles[path[-1]].box.inset(-8), 24, LAST_MOVE, 14, 1.5)


def mark_move(canvas: Canvas, plan: Geometry, path: tuple[int, ...], rooms: Mapping[int, Room]) -> None:
    """Mark the last move: a dotted origin, a framed destination, and an arrow on every edge crossed, placed where it
    hides least of the pieces and of the signs of places."""
    if not path:
        return
    canvas.dashes(plan.tiles[path[0]].box.inset(-3), 20, LAST_MOVE, 3, 7)
    canvas.rim(plan.tiles[path[-1]].box.inset(-7), 24, LAST_MOVE, 13)
    taken = [standing.box for room in rooms.values() for standing in room.standing]
    taken += [room.plate for room in rooms.values() if room.plate]
    for here, there in pairwise(path):
        _arrow(canvas, plan.tiles[here], plan.tiles[there], taken)


def _arrow(canvas: Canvas, here: Tile, there: Tile, taken: list[Box]) -> None:
    """Between neighbours; a jump has none."""
    if not here.is_beside(there):
        return
    quarters = _QUARTERS[there.row - here.row, there.column - here.column]
    spots = _spots(here.box, there.box)
    edge = around(spots, 0, WHOLE)
    close = [box for box in taken if box.overlaps(edge)]
    spot = min(spots, key=lambda box: sum(_shared(box, other) for other in close))
    canvas.sprite("arrow", *spot.middle, _ARROW, quarters=quarters)


def _spots(here: Box, there: Box) -> list[Box]:
    """Where an arrow may lie on the edge of two neighbours: well below their headers, or clear of the lower one's."""
    side = _ARROW
    if here.y == there.y:
        x = min(here.right, there.right) - side * 3 // 4
        return [Box(x, y, side, side) for y in range(here.bottom - side, here.y + here.h // 3, -4)]
    y = min(here.bottom, there.bottom) - side * 2 // 3
    return [Box(x, y, side, side) for x in range(here.right - side * 2, here.x, -4)]


def _shared(a: Box, b: Box) -> int:
    wide, high = min(a.right, b.right) - max(a.x, b.x), min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0, wide) * max(0, high)


def choosing(offered: tuple[str, ...], view: View) -> bool:
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


@dataclass(frozen=True, slots=True)
class Step:
    """One step. `piece`: merchant or companion; `left`, `collected`: the assistant's sprite, or empty; `paid`: lira;
    `ends`: the turn would end before the place's action."""

    place: int
    piece: str
    left: str = ""
    collected: str = ""
    paid: int = 0
    ends: bool = False


def steps(offered: Sequence[str], outlooks: Sequence[Outlook], view: View) -> list[Step]:
    """The steps on offer; with nothing but their place where no outlook is known."""
    return [
        _step(int(word), piece, outlook, view)
        for notation, outlook in zip_longest(offered, outlooks)
        for piece, verb in _BY.items()
        for word in verb.words(notation)[:1]
        if word.isdigit()
    ]


def _step(place: int, piece: str, outlook: Outlook | None, view: View) -> Step:
    if outlook is None:
        return Step(place, piece)
    colours = tuple(seat.colour for seat in view.seats)
    left, collected = (
        next((assistant_of(event, colours) for event in outlook.events if isinstance(event, kind)), "")
        for kind in (events.Left, events.Collected)
    )
    paid = sum(event.lira for event in outlook.events if isinstance(event, (events.PaidSeat, events.PaidNeutral)))
    return Step(place, piece, left, collected, paid, bool(outlook.cut_short))


def _parts(step: Step, colour: str, brief: bool) -> list[Part]:
    """`brief`: without the assistant that is left, which is what most steps cost."""
    parts: list[Part] = [Sprite(f"companion-{colour}")] if step.piece == "companion" else []
    if step.ends:
        return [*parts, Icon("hand-back-right", CRIMSON, 0.9)]
    if step.left and not brief:
        parts += [Sprite(step.left), Text("−", CRIMSON)]
    if step.collected:
        parts += [Sprite(step.collected), Text("+", LEAF)]
    if step.paid:
        parts += [Sprite("coin", 0.95), Text(f"−{step.paid}", CRIMSON)]
    return parts


def _plate(canvas: Canvas, box: Box, taken: Sequence[Standing], steps: list[Step], colour: str) -> None:
    """A plate in the tile's lower right corner with prices and gains of steps, if there are any; in brief if it would
    hide pieces."""
    for brief in (False, True):
        parts = [part for step in steps for part in _parts(step, colour, brief)]
        if not parts:
            return
        plate = Framed(Row(tuple(parts), 0.03), OAK, CREAM)
        wide = plate.width(_HIGH)
        lies = Box(box.right - wide + 2, box.bottom + _OVER - _HIGH, wide, _HIGH)
        if not any(lies.overlaps(standing.box) for standing in taken):
            break
    plate.draw(canvas, lies.x, lies.middle[1], _HIGH)


def draw_steps(canvas: Canvas, plan: Geometry, scene: GameScene, rooms: Mapping[int, Room]) -> None:
    """Draws a plate on each place that may be stepped on, if the step costs or brings something."""
    view = scene.view
    if view.seat is None:
        return
    by_place: dict[int, list[Step]] = {}
    for step in steps(scene.offered, scene.outlooks, view):
        by_place.setdefault(step.place, []).append(step)
    draw_plates(canvas, plan, by_place, view.seats[view.seat].colour, rooms)


def draw_plates(
    canvas: Canvas, plan: Geometry, by_place: Mapping[int, list[Step]], colour: str, rooms: Mapping[int, Room]
) -> None:
    """Draws what the steps to each place cost and bring a player of that colour."""
    for place, steps_there in by_place.items():
        _plate(canvas, plan.tiles[place].box, rooms[place].standing, steps_there, colour)
