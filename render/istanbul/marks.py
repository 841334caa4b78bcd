"""What lies over the board: the last move, places to choose, prices of steps, the barrier, the reader's letters."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from typing import Any, Final

from engine.core.notation import Verb
from engine.istanbul import events
from engine.istanbul.letters import SEALED
from engine.istanbul.notation import BESIDE, COMPANION, MOVE, RETURN, RUBY, SEND, STEP, TO, TUNNEL, USE
from engine.istanbul.reading.outlook import Outlook
from engine.istanbul.reading.view import View
from render.istanbul.components import draw_letter
from render.istanbul.pieces import Room, Standing
from render.istanbul.scene import GameScene
from render.istanbul.tiles import HEADER, Geometry, Tile
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, CRIMSON, INK, IVORY, LAST_MOVE, LEAF, OAK, ON_OFFER, SHADOW
from render.kit.parts import Framed, Icon, Part, Row, Sprite, Text

_THICK = 30
_STRIPE = 26
_EMBLEM = 52
_RAISED = 8
_ASIDE = 18
_IN, _LOWERED = 24, 12
"""The emblem lies where no place has its signs: on the left of an upright bar, below the end of a level one."""


_ARROW: Final = 46
_LETTER: Final = 58
_TO_PLACES: Final = (MOVE, TUNNEL, SEND, STEP, USE, BESIDE, RUBY, RETURN)
"""Verbs whose decision is a choice of places; of several the first one counts."""
_HIGH: Final = 46
_OVER: Final = 6  # so far a plate hangs over the edge of its tile, in pixels
_BY: Final = {"merchant": MOVE, "companion": COMPANION}


def draw_barrier(canvas: Canvas, plan: Geometry, view: View) -> None:
    """A bar striped like one across a road over the gap, with its holder's emblem."""
    if view.mocha is None or view.mocha.barrier is None or view.mocha.barrier_holder is None:
        return
    colour = view.seats[view.mocha.barrier_holder].colour
    one, two = (plan.tiles[place].box for place in view.mocha.barrier)
    upright = one.y == two.y
    x, y = (one.middle[0] + two.middle[0]) // 2, (one.middle[1] + two.middle[1]) // 2
    if upright:
        bar = Box(x - _THICK // 2, one.y + one.h // 10, _THICK, one.h * 8 // 10)
    else:
        bar = Box(one.x + one.w // 10, y - _THICK // 2 - _RAISED, one.w * 8 // 10, _THICK)
    canvas.halo(Box(bar.x, bar.y + 4, bar.w, bar.h), 10, SHADOW, 6, 0.7)
    canvas.cell(bar, 10, CRIMSON, INK, 4)
    for along in range(_STRIPE, (bar.h if upright else bar.w) - _STRIPE, 2 * _STRIPE):
        stripe = (
            Box(bar.x + 4, bar.y + along, bar.w - 8, _STRIPE)
            if upright
            else Box(bar.x + along, bar.y + 4, _STRIPE, bar.h - 8)
        )
        canvas.fill(stripe, 2, IVORY)
    canvas.sprite(
        f"emblem-{colour}",
        *((x - _ASIDE, bar.bottom - bar.h // 4) if upright else (one.right - _IN, y + _LOWERED)),
        _EMBLEM,
    )


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
    found = []
    for notation, outlook in zip_longest(offered, outlooks):
        for piece, verb in _BY.items():
            words = verb.words(notation)
            if words and words[0].isdigit():
                found.append(_step(int(words[0]), piece, outlook, view))
    return found


def _step(place: int, piece: str, outlook: Outlook | None, view: View) -> Step:
    if outlook is None:
        return Step(place, piece)
    told = outlook.events
    left = [_assistant(event, view) for event in told if isinstance(event, events.Left)]
    collected = [_assistant(event, view) for event in told if isinstance(event, events.Collected)]
    paid = sum(event.lira for event in told if isinstance(event, (events.PaidSeat, events.PaidNeutral)))
    return Step(place, piece, "".join(left[:1]), "".join(collected[:1]), paid, bool(outlook.cut_short))


def _assistant(event: Any, view: View) -> str:
    return f"assistant-{'neutral' if event.neutral else view.seats[event.seat].colour}"


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


def _plate(box: Box, taken: Sequence[Standing], told: list[Step], colour: str) -> tuple[Framed, Box] | None:
    """The plate and where it lies in the tile's lower right corner; in brief if it would hide pieces."""
    for brief in (False, True):
        parts = [part for step in told for part in _parts(step, colour, brief)]
        if not parts:
            return None
        plate = Framed(Row(tuple(parts), 0.03), OAK, CREAM)
        wide = plate.width(_HIGH)
        lies = Box(box.right - wide + 2, box.bottom + _OVER - _HIGH, wide, _HIGH)
        if not any(lies.overlaps(one.box) for one in taken):
            break
    return plate, lies


def draw_steps(canvas: Canvas, plan: Geometry, scene: GameScene, rooms: Mapping[int, Room]) -> None:
    """Draws a plate on each place that may be stepped on, if there is something to tell."""
    view: View = scene.view
    if view.seat is None:
        return
    told: dict[int, list[Step]] = {}
    for step in steps(scene.offered, scene.outlooks, view):
        told.setdefault(step.place, []).append(step)
    draw_plates(canvas, plan, told, view.seats[view.seat].colour, rooms)


def draw_plates(
    canvas: Canvas,
    plan: Geometry,
    told: Mapping[int, list[Step]],
    colour: str,
    rooms: Mapping[int, Room],
) -> None:
    """Draws what the steps to each place cost and bring a player of that colour."""
    for place, several in told.items():
        made = _plate(plan.tiles[place].box, rooms[place].standing, several, colour)
        if made:
            plate, lies = made
            plate.draw(canvas, lies.x, lies.middle[1], _HIGH)
