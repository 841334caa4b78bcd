"""What each step on offer costs and brings on arrival, as plates on the places: assistants left or collected, lira paid
to other merchants, and whether the turn would end there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

from engine.istanbul import events
from engine.istanbul.notation import COMPANION, MOVE
from engine.istanbul.outlook import Outlook
from engine.istanbul.view import View
from render.istanbul.game_scene import GameScene
from render.istanbul.geometry import Geometry
from render.istanbul.pieces import Standing
from render.istanbul.room import Room
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, CRIMSON, LEAF, OAK
from render.kit.parts import Framed, Icon, Part, Row, Sprite, Text

_HIGH: Final = 46
_OVER: Final = 6
"""So far a plate hangs over the edge of its tile, in pixels."""
_BY: Final = {"merchant": MOVE, "companion": COMPANION}


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
