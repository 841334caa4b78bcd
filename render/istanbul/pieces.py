"""Which pieces stand on a place, and how they are packed so that none leaves its band."""

from dataclasses import dataclass
from typing import Final

from engine.istanbul.state import NEUTRAL, OWN_SUPPLY
from engine.istanbul.view import View
from render.kit.canvas import Box, Canvas
from render.kit.colour import WALNUT, rgb

_GLOW: Final = rgb("#FF8A00")
_FULL: Final = {
    "merchant": (74, 74), "figure": (64, 64), "neutral": (64, 64), "family": (40, 66), "assistant": (58, 48),
    "companion": (58, 70),
}  # fmt: skip
_NARROW: Final = {
    "merchant": 1.0, "figure": 1.0, "neutral": 1.0, "family": 0.64, "assistant": 0.92, "companion": 0.84,
}  # fmt: skip
_QUIET: Final = rgb("#2B1A12")
_FILLED: Final = 1.09
"""Merchants are drawn so much larger than their box: the sprite has a clear edge."""
_CHIP_SHARE: Final = 0.72
_MOST_IN_PILE: Final = 5
_CLEAR: Final = 37
_LARGEST: Final = 1.5
_SMALLEST_ROW: Final = 68
"""Percent: merchants of 50 pixels; smaller pieces stand in several rows."""
_LEAST_HEIGHT: Final = 18
_BADGED: Final = 34


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
    """A piece with the box it fills. `whole`: large enough to show assistants below the merchant, `chips` of them."""

    piece: Piece
    box: Box
    whole: bool
    chips: int = 0


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


def least_height(pieces: list[Piece], band: Box, scale: float) -> int:
    """How many pixels the pieces need to stand whole in one row, merchants on no assistant if need be, or in several
    rows of small ones."""
    if not pieces:
        return 0
    row = _scale_of_row(pieces, band.w, scale)
    if not row:
        return len(_rows(pieces, _CLEAR, band.w)) * _CLEAR
    return max(_whole_size(piece, row, 0)[1] for piece in pieces)


def _scale_of_row(pieces: list[Piece], room: int, scale: float) -> float:
    """The largest scale at which the pieces stand beside each other, no higher than merchants of the given scale; 0 if
    they would be too small."""
    highest = max((_FULL[piece.kind][1] for piece in pieces), default=1)
    scale = max(scale, min(_LARGEST, scale * _FULL["merchant"][1] / highest))
    for row in (scale, *(percent / 100 for percent in range(int(scale * 100), _SMALLEST_ROW, -2))):
        wide = sum(_whole_size(piece, row, 0)[0] for piece in pieces) + _gap(row) * (len(pieces) - 1)
        if wide <= room:
            return row
    return 0.0


def _gap(scale: float) -> int:
    return max(2, round(5 * scale))


def arrange(pieces: list[Piece], band: Box, scale: float) -> list[Standing]:
    """Boxes for the pieces inside the band, without overlap: one row of whole pieces, or several rows of smaller ones
    when there are many."""
    row_scale = _scale_of_row(pieces, band.w, scale)
    wholes = [_whole_size(piece, row_scale, band.h) for piece in pieces]
    if row_scale and all(high <= band.h for _, high, _ in wholes):
        return _stand_in_row(pieces, wholes, band, _gap(row_scale))
    height = round(66 * scale)
    while height > _LEAST_HEIGHT:
        rows = _rows(pieces, height, band.w)
        if len(rows) * height <= band.h:
            break
        height -= 1
    top = band.bottom - len(rows) * height
    strips = [Box(band.x, top + i * height, band.w, height) for i in range(len(rows))]
    return [standing for row, strip in zip(rows, strips, strict=True) for standing in _small_row(row, strip)]


def _whole_size(piece: Piece, scale: float, room: int) -> tuple[int, int, int]:
    """Width and height, and how many assistants the height shows below a merchant."""
    width, height = (round(side * scale) for side in _FULL[piece.kind])
    chips = min(len(piece.stack), _MOST_IN_PILE)
    while chips and height + _pile_rise(chips, width) > room:
        chips -= 1
    return width, height + (_pile_rise(chips, width) if chips else 0), chips


def _pile_rise(count: int, width: int) -> int:
    """By how many pixels a pile of `count` assistants lifts the merchant."""
    return round(width * (0.13 + 0.085 * (count - 1)))


def _stand_in_row(pieces: list[Piece], sizes: list[tuple[int, int, int]], band: Box, gap: int) -> list[Standing]:
    standing, x = [], band.x
    for piece, (width, height, chips) in zip(pieces, sizes, strict=True):
        standing.append(Standing(piece, Box(x, band.bottom - height, width, height), True, chips))
        x += width + gap
    return standing


def _rows(pieces: list[Piece], height: int, room: int) -> list[list[Piece]]:
    rows: list[list[Piece]] = [[]]
    used = 0
    for piece in pieces:
        width = round(height * _NARROW[piece.kind])
        if rows[-1] and used + width > room:
            rows.append([])
            used = 0
        rows[-1].append(piece)
        used += width + 2
    return rows


def _small_row(row: list[Piece], strip: Box) -> list[Standing]:
    standing, x = [], strip.x
    for piece in row:
        width = round(strip.h * _NARROW[piece.kind])
        standing.append(Standing(piece, Box(x, strip.y, width, strip.h), False))
        x += width + 2
    return standing


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
    """The merchant on a pile of assistants with their number beside; in a crowd only the number, if it hides little."""
    box, count = one.box, len(one.piece.stack)
    cx = box.x + box.w / 2
    if one.chips:
        canvas.pile(one.piece.stack[: one.chips], cx, box.bottom, round(box.w * _CHIP_SHARE), 0.118)
    canvas.sprite(one.piece.sprite, cx, box.y + box.w / 2, round(box.w * _FILLED))
    if box.w >= _BADGED and (count > 1 or count > one.chips):
        height = max(20, round(box.w * 0.42))
        canvas.badge(str(count), box.right - height * 0.5, box.bottom - height * 0.5, height, WALNUT)
