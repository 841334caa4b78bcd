"""Strips of fronts in the rail: Kiosk tiles to choose from, and the reader's own hand."""

from typing import Final, NamedTuple

from engine.istanbul.view import View
from render.istanbul.cards import card_front
from render.istanbul.fronts import Painted, guild_front, kiosk_front, painted
from render.kit.canvas import Box, Canvas
from render.kit.colour import SOFT_INK

_FRONT, _STEP = 86, 72
_ONE_ROW: Final = _FRONT + 18


class Strip(NamedTuple):
    """Rows of fronts."""

    label: str
    fronts: list[Painted]


def strips_of(view: View) -> list[Strip]:
    """From the bottom: Kiosk tiles to choose from, the reader's own hand."""
    strips = []
    if view.letters and view.letters.tiles_open:
        tiles = [*([view.letters.tile] if view.letters.tile else []), *view.letters.tiles_open]
        strips.append(Strip("place-22", [painted(kiosk_front, number) for number in tiles]))
    if view.seat is not None:
        hand = [painted(card_front, face) for face in view.hand]
        hand += [painted(guild_front, number) for number in (view.mocha.guild_hand if view.mocha else ())]
        strips += [Strip("picture-hand", hand)] if hand else []
    return strips


def strip_height(strip: Strip, box: Box) -> int:
    """As many rows as the fronts need."""
    return _ONE_ROW + _FRONT * ((len(strip.fronts) - 1) // _across(box))


def _across(box: Box) -> int:
    """How many fronts stand beside each other."""
    return (box.w - 40) // _STEP


def draw_strip(canvas: Canvas, box: Box, label: str, strip: Strip) -> None:
    """Draw fronts beside each other; without the label if they need its room."""
    canvas.panel(box, 16)
    x, most = box.x + 20, _across(box)
    if len(strip.fronts) <= most - 2:
        x += (
            canvas.text(
                x, box.middle[1], label, 30, colour=SOFT_INK, room=box.w - 58 - _STEP * len(strip.fronts), least=28
            )
            + 18
        )
    for i, front in enumerate(strip.fronts):
        front(canvas, Box(x + i % most * _STEP, box.y + 11 + i // most * _FRONT, _STEP - 6, _FRONT - 4))
