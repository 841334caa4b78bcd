"""Where pieces are, as numbers of places: those of a seat, and the neutral figures below the rows of all seats."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.istanbul.state import OWN_SUPPLY
from engine.istanbul.view import View
from render.istanbul.game_scene import GameScene
from render.istanbul.signs import draw_number
from render.istanbul.style import CARAVAN_MASTER
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, IVORY, SOFT_INK

FOOT: Final = 62
"""The height of the line with the neutral figures."""
_GAP: Final = 8
_NUMBER: Final = 60
"""How wide a place's number is at most, and the room for the piece on its left."""
_LEAST_NUMBER: Final = 46
_PIECE: Final = 62
_NAMES: Final = (38, 36)
"""The sizes of names in one line, the largest first."""
_APART: Final = 90
"""Pixels between two neutral figures at most."""


def draw_whereabouts(canvas: Canvas, box: Box, view: View, number: int) -> None:
    """A cell each for a seat's merchant, the assistants it has left, its family member, and its companion."""
    seat = view.seats[number]
    out = sorted(set(seat.out))
    kinds: list[tuple[str, Sequence[int]]] = [("merchant", (seat.merchant,)), ("assistant", out)]
    kinds.append(("family", (seat.family,)))
    if view.letters:
        kinds.append(("companion", (seat.companion,)))
    single = _PIECE + _NUMBER + 3 * _GAP
    wide = box.w - (len(kinds) - 1) * (single + _GAP)
    x = box.x
    for kind, places in kinds:
        cell = Box(x, box.y, wide if kind == "assistant" else single, box.h)
        canvas.cell(cell, 12, CREAM, BRASS)
        _draw_cell(canvas, cell, f"{kind}-{seat.colour}", places)
        x = cell.right + _GAP


def _draw_cell(canvas: Canvas, cell: Box, sprite: str, places: Sequence[int]) -> None:
    """A piece with its places; alone in the own supply, faint in the general one and where there is none."""
    y = cell.middle[1]
    gone = not places or min(places) < OWN_SUPPLY
    alone = not gone and min(places) == OWN_SUPPLY
    middle = cell.middle[0] if alone else cell.x + _GAP + _PIECE / 2
    canvas.sprite(sprite, middle, y, min(_PIECE, cell.h - 4), opacity=0.35 if gone else 1.0)
    left = cell.x + _PIECE + 2 * _GAP
    if gone:
        canvas.text(left + _NUMBER / 2, y, "–", 42, colour=SOFT_INK, anchor="m")
    elif not alone:
        draw_numbers(canvas, Box(left, cell.y, cell.right - _GAP - left, cell.h), places)


def draw_numbers(canvas: Canvas, box: Box, places: Sequence[int]) -> None:
    """Numbers of places from the left of the box, beside each other as large as they fit."""
    room = (box.w + _GAP) // len(places) - _GAP
    wide = max(_LEAST_NUMBER, min(_NUMBER, room))
    high = min(box.h - 8, round(wide * 0.94))
    step = min(wide + _GAP, (box.w - wide) // max(1, len(places) - 1)) if len(places) > 1 else 0
    for count, place in enumerate(places):
        draw_number(canvas, Box(box.x + count * step, box.middle[1] - high // 2, wide, high), str(place))


class Told(NamedTuple):
    """A piece of nobody's with its name, which may be empty, and the places it is at."""

    sprite: str
    name: str = ""
    places: tuple[int, ...] = ()
    holder: str = ""

    def width(self, size: int) -> int:
        marks = len(self.places) + bool(self.holder)
        name = lettering.width(self.name, "semibold", size) + _GAP if self.name else 0
        return _PIECE + name + marks * _NUMBER


def _told(scene: GameScene) -> list[Told]:
    """Where each neutral figure is, between which places the barrier stands, and who is caravan master."""
    view: View = scene.view
    told = [Told(f"figure-{figure}", scene.say(f"figure-{figure}"), (place,)) for figure, place in view.figures]
    if view.mocha and view.mocha.barrier:
        told.append(Told("barrier", places=view.mocha.barrier))
    if CARAVAN_MASTER in view.options:
        if view.caravan is None:
            told.append(Told("caravan", scene.say("picture-no-caravan-master")))
        else:
            told.append(Told("caravan", holder=f"merchant-{view.seats[view.caravan].colour}"))
    return told


def draw_figures(canvas: Canvas, box: Box, scene: GameScene) -> None:
    """In one line what belongs to no player's row, as much apart as there is room."""
    told = _told(scene)
    size = next(
        (size for size in _NAMES if sum(one.width(size) for one in told) + _GAP * len(told) <= box.w), _NAMES[-1]
    )
    apart = min(_APART, (box.w - sum(one.width(size) for one in told)) // max(1, len(told) - 1))
    x, y = box.x, box.middle[1]
    for one in told:
        canvas.sprite(one.sprite, x + _PIECE // 2 - 3, y, 56)
        if one.name:
            canvas.text(x + _PIECE, y, one.name, size, colour=IVORY)
        end = x + one.width(size)
        if one.holder:
            canvas.sprite(one.holder, end - _NUMBER // 2, y, 58)
        for count, place in enumerate(reversed(one.places)):
            draw_number(canvas, Box(end - (count + 1) * _NUMBER, y - 26, _NUMBER - 4, 52), str(place))
        x = end + apart
