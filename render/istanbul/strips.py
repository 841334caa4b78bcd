"""Fronts in the strip above the board: Kiosk tiles to choose from, and the reader's own hand."""

from typing import Final, NamedTuple

from engine.istanbul.view import View
from render.istanbul.cards import card_front
from render.istanbul.fronts import Painted, guild_front, kiosk_front, painted
from render.istanbul.geometry import FRONTS
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import SOFT_INK
from render.scene import Say

_FRONT: Final = (67, FRONTS - 6)
_STEP: Final = 74
_LABEL: Final = 32
_GAP: Final = 18


class Fronts(NamedTuple):
    """What lies in a row, and the id of the message that says what it is."""

    label: str
    fronts: list[Painted]


def fronts_of(view: View) -> list[Fronts]:
    """Kiosk tiles to choose from, then the reader's own hand; those there are."""
    tiles: list[Painted] = []
    if view.letters and view.letters.tiles_open:
        numbers = [*([view.letters.tile] if view.letters.tile else []), *view.letters.tiles_open]
        tiles = [painted(kiosk_front, number) for number in numbers]
    hand: list[Painted] = []
    if view.seat is not None:
        hand += [painted(card_front, face) for face in view.hand]
        hand += [painted(guild_front, number) for number in (view.mocha.guild_hand if view.mocha else ())]
    return [row for row in (Fronts("place-22", tiles), Fronts("picture-hand", hand)) if row.fronts]


def width_of(rows: list[Fronts]) -> int:
    """The pixels that all fronts take beside each other, without labels."""
    return sum(_STEP * len(row.fronts) for row in rows)


def draw_unlabelled(canvas: Canvas, box: Box, rows: list[Fronts]) -> None:
    """Draw all fronts beside each other from the left."""
    for number, front in enumerate(front for row in rows for front in row.fronts):
        front(canvas, Box(box.x + number * _STEP, box.y + (box.h - _FRONT[1]) // 2, *_FRONT))


def draw_fronts(canvas: Canvas, box: Box, rows: list[Fronts], say: Say) -> None:
    """Draw all fronts beside each other, each on the next where they have no room, with a label before each row."""
    labels = [say(row.label) for row in rows]
    words = sum(lettering.width(label, "semibold", _LABEL) + 2 * _GAP for label in labels)
    count = sum(len(row.fronts) for row in rows)
    step = min(_STEP, (box.w - words - len(rows) * _FRONT[0]) // max(1, count - len(rows)))
    x = box.x + _GAP
    for label, row in zip(labels, rows, strict=True):
        x += canvas.text(x, box.middle[1], label, _LABEL, colour=SOFT_INK) + _GAP
        for number, front in enumerate(row.fronts):
            front(canvas, Box(x + number * step, box.y + (box.h - _FRONT[1]) // 2, *_FRONT))
        x += step * (len(row.fronts) - 1) + _FRONT[0] + _GAP
