"""Which pieces stand on a place, and how they are packed so that none leaves its room."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.istanbul.state import NEUTRAL, OWN_SUPPLY
from engine.istanbul.view import View
from render.kit.canvas import Box, Canvas
from render.kit.colour import IVORY, WALNUT, rgb

_GLOW: Final = rgb("#FF8A00")
_FULL: Final = {
    "merchant": (76, 76), "figure": (68, 68), "neutral": (68, 68), "family": (48, 68), "assistant": (70, 55),
    "companion": (62, 72),
}  # fmt: skip
_QUIET: Final = rgb("#2B1A12")
_FILLED: Final = 1.09
"""Merchants are drawn so much larger than their box: the sprite has a clear edge."""
_LARGEST: Final = 1.3
_LEAST: Final = 20
"""Percent."""
_BADGE: Final = 0.5


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing standing on a place. `stack`: sprites of the assistants under a merchant, bottom first; `lit`: whose
    turn it is."""

    kind: str
    sprite: str
    stack: tuple[str, ...] = ()
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """A piece with the box it fills."""

    piece: Piece
    box: Box


Sized = tuple[Piece, int, int]
"""A piece with its width and height in pixels."""


def pieces_on(view: View) -> dict[int, list[Piece]]:
    """Every place's pieces: merchants, companions, figures, family members, assistants."""
    found: dict[int, list[Piece]] = {place: [] for row in view.grid for place in row}
    mover = "companion" if view.letters and view.letters.mover == "companion" else "merchant"
    for number, seat in enumerate(view.seats):
        lit = number == view.active and not view.over
        stack = tuple("assistant-neutral" if one == NEUTRAL else f"assistant-{seat.colour}" for one in seat.stack)
        found[seat.merchant].append(
            Piece("merchant", f"merchant-{seat.colour}", stack, lit and mover == "merchant"))  # fmt: skip
    for number, seat in enumerate(view.seats):
        if seat.companion > OWN_SUPPLY:
            lit = number == view.active and not view.over and mover == "companion"
            found[seat.companion].append(Piece("companion", f"companion-{seat.colour}", lit=lit))
    for place in view.neutral_merchants:
        found[place].append(Piece("neutral", "figure-neutral"))
    for figure, place in view.figures:
        found[place].append(Piece("figure", f"figure-{figure}"))
    for seat in view.seats:
        found[seat.family].append(Piece("family", f"family-{seat.colour}"))
    for seat in view.seats:
        for place in seat.out:
            found[place].append(Piece("assistant", f"assistant-{seat.colour}"))
    for place in view.neutral_out:
        found[place].append(Piece("assistant", "assistant-neutral"))
    return found


def usual_scale(high: int) -> float:
    """The scale of pieces on a place that is `high` pixels high: two merchants stand above each other."""
    return min(1.0, (high - _gap(1.0)) / 2 / _FULL["merchant"][1])


def one_row_scale(high: int) -> float:
    """The scale of pieces at which the highest of them is `high` pixels high."""
    return high / max(tall for _, tall in _FULL.values())


def width_of(pieces: Sequence[Piece], high: int, scale: float) -> int:
    """How wide the pieces' columns are together; 0 without any."""
    columns = _columns(pieces, high, scale)
    return sum(map(_wide, columns)) + _gap(scale) * (len(columns) - 1) if columns else 0


def arrange(pieces: Sequence[Piece], band: Box, largest: float) -> list[Standing]:
    """Boxes for the pieces in columns inside the band, without overlap, at a scale of at most `largest`."""
    for percent in range(round(min(largest, _LARGEST) * 100), _LEAST, -2):
        scale = percent / 100
        if width_of(pieces, band.h, scale) <= band.w:
            break
    standing, x = [], band.x
    for column in _columns(pieces, band.h, scale):
        wide, high = _wide(column), sum(tall for _, _, tall in column) + _gap(scale) * (len(column) - 1)
        y = band.middle[1] - high // 2
        for piece, width, tall in column:
            standing.append(Standing(piece, Box(x + (wide - width) // 2, y, width, tall)))
            y += tall + _gap(scale)
        x += wide + _gap(scale)
    return standing


def _columns(pieces: Sequence[Piece], high: int, scale: float) -> list[list[Sized]]:
    """The pieces with their widths and heights, as many below each other as the height holds."""
    columns: list[list[Sized]] = []
    used = high
    for piece in pieces:
        width, tall = (round(side * scale) for side in _FULL[piece.kind])
        if used + _gap(scale) + tall > high:
            columns.append([])
            used = -_gap(scale)
        columns[-1].append((piece, width, tall))
        used += _gap(scale) + tall
    return columns


def _wide(column: list[Sized]) -> int:
    return max(width for _, width, _ in column)


def _gap(scale: float) -> int:
    return max(2, round(4 * scale))


def draw_pieces(canvas: Canvas, standing: list[Standing]) -> None:
    """Draws arranged pieces; the active merchant glows."""
    if standing:
        _darken(canvas, standing)
    for one in standing:
        if one.piece.lit:
            _glow(canvas, one)
    for one in standing:
        if one.piece.kind == "merchant":
            _draw_merchant(canvas, one)
        else:
            _draw_single(canvas, one)


def _darken(canvas: Canvas, standing: list[Standing]) -> None:
    """A quiet ground below the pieces, so that their light outlines stand out from the picture of the place."""
    left, top = min(one.box.x for one in standing), min(one.box.y for one in standing)
    right, bottom = max(one.box.right for one in standing), max(one.box.bottom for one in standing)
    canvas.fill(Box(left - 5, top - 2, right - left + 10, bottom - top + 5), 16, _QUIET, opacity=0.8)


def _glow(canvas: Canvas, one: Standing) -> None:
    side = one.box.w * 3 // 4
    box = Box(one.box.x + (one.box.w - side) // 2, one.box.y + one.box.w // 8, side, side)
    canvas.halo(box, side // 2, _GLOW, max(4, side // 6), 1.6)


def _draw_single(canvas: Canvas, one: Standing) -> None:
    side = one.box.h if one.piece.kind != "assistant" else one.box.w
    cx, cy = one.box.middle
    canvas.sprite(one.piece.sprite, cx, cy, side)


def _draw_merchant(canvas: Canvas, one: Standing) -> None:
    """The merchant with the number of its assistants, white if neutral ones are among them."""
    box, stack = one.box, one.piece.stack
    canvas.sprite(one.piece.sprite, *box.middle, round(box.w * _FILLED))
    high = round(box.w * _BADGE)
    ground, ink = (IVORY, WALNUT) if "assistant-neutral" in stack else (WALNUT, IVORY)
    canvas.badge(str(len(stack)), box.right - high * 0.46, box.bottom - high * 0.46, high, ground, ink)
