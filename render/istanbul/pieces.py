"""How pieces stand on a place: sizes, order, merchants on stacks, the glow of whose turn it is, and the room that the
sign of the place leaves them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.istanbul.reading.view import View
from engine.istanbul.state import NEUTRAL, OWN, OWN_SUPPLY
from render.istanbul.places import Plated
from render.kit.canvas import WHOLE, Box, Canvas, around
from render.kit.colour import IVORY, WALNUT, rgb
from render.kit.pillars import Pillars, cell

_GLOW: Final = rgb("#FF8A00")
_FULL: Final = {
    "merchant": (76, 76),
    "figure": (68, 68),
    "neutral": (68, 68),
    "family": (48, 68),
    "assistant": (70, 55),
    "companion": (62, 72),
}
_TALLEST: Final = max(tall for _, tall in _FULL.values())
_QUIET: Final = rgb("#2B1A12")
_FILLED: Final = 1.09  # merchants are drawn so much larger than their box: the sprite has a clear edge
_LARGEST: Final = 1.3
_LEAST: Final = 20  # percent
_BADGE: Final = 0.52
# Of a merchant's side: what each of its assistants raises it, so that five are told from two; how wide these are, and
# it itself, which hides all but their edges; how far its middle is above the topmost.
_RISE, _PILE, _OF_STACK, _STANDS = 0.05, 0.88, 0.9, 0.5
_EDGE: Final = 4
_PADDING: Final = 5
_WIDEST: Final = 0.97  # of a place's width: what a plate takes at most
_WIDE: Final = 0.7  # of a place's width: a plate as wide as this leaves the rest to pieces, as large as they may be
_WIDER: Final = 0.76  # of a place's width: what the plate of a sign with many parts may take before pieces shrink
# Pixels: a plate of this height, where it is wide enough for that, shows three rows that can be read on a phone.
_READABLE: Final = 124
_CROWDED: Final = 0.8  # of the usual scale: before pieces become smaller than this a plate gives them more room
_NARROW: Final = 0.6  # of a place's width: what a plate keeps beside such pieces
_LEAST_PLATE: Final = 0.3  # of a place's width: what a plate keeps in a crowd
_LOWEST: Final = 0.7  # of a place's height: the lowest plate of what changes
_SPARE: Final = 8
_LARGE: Final = 1.45  # of the usual scale: the largest pieces
_SMALL: Final = 0.62  # of the usual scale: the smallest pieces beside a plate of usual width
_COLUMNS_PRINTED: Final = 3  # the least width of a plate with what never changes
_ABOVE_TAG: Final = 0.5  # of the usual scale: the smallest pieces above a tag, so that the plate has the rest
_PRINTED: Final = 0.49  # of the place's height: a plate with what never changes
_LEAST_PRINTED, _MOST_PRINTED = 66, 70  # pixels: the least and the most of that
# Of the usual scale: pieces that would be smaller beside such a plate stand above it, in a row if they have room.
_BESIDE_PRINTED: Final = 1.2


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing standing on a place. `stack`: sprites of the assistants under a merchant, bottom first; `lit`: it is
    its turn."""

    kind: str
    sprite: str
    stack: tuple[str, ...] = ()
    lit: bool = False


class Standing(NamedTuple):
    piece: Piece
    box: Box


Sized = tuple[Piece, int, int]  # a piece with its width and height in pixels


def pieces_on(view: View) -> dict[int, list[Piece]]:
    """Every place's pieces: merchants, companions, figures, family members, assistants."""
    pieces: dict[int, list[Piece]] = {place: [] for row in view.grid for place in row}
    moving = None if view.over else view.seats[view.active]
    by_companion = view.letters is not None and view.letters.mover == "companion"
    for seat in view.seats:
        own = {NEUTRAL: "assistant-neutral", OWN: f"assistant-{seat.colour}"}
        stack = tuple(own[sort] for sort in seat.stack)
        lit = seat is moving and not by_companion
        pieces[seat.merchant].append(Piece("merchant", f"merchant-{seat.colour}", stack, lit))
    for seat in view.seats:
        if seat.companion > OWN_SUPPLY:
            lit = seat is moving and by_companion
            pieces[seat.companion].append(Piece("companion", f"companion-{seat.colour}", lit=lit))
    others = [
        *(("neutral", "figure-neutral", place) for place in view.neutral_merchants),
        *(("figure", f"figure-{figure}", place) for figure, place in view.figures),
        *(("family", f"family-{seat.colour}", seat.family) for seat in view.seats),
        *(("assistant", f"assistant-{seat.colour}", place) for seat in view.seats for place in seat.out),
        *(("assistant", "assistant-neutral", place) for place in view.neutral_out),
    ]
    for kind, sprite, place in others:
        pieces[place].append(Piece(kind, sprite))
    return pieces


def usual_scale(high: int) -> float:
    """The scale of pieces on a place that is `high` pixels high: two merchants stand above each other."""
    return min(1.0, (high - _gap(1.0)) / 2 / _FULL["merchant"][1])


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


def _ground(standing: list[Standing]) -> Box:
    """The quiet ground, from which the light outlines of pieces stand out as from no picture of a place."""
    x, y, wide, high = around([box for _, box in standing], 0, WHOLE)
    return Box(x - 5, y - 2, wide + 10, high + 5)


def draw_pieces(canvas: Canvas, standing: list[Standing]) -> None:
    """Draws arranged pieces; the active merchant glows."""
    if not standing:
        return
    canvas.fill(_ground(standing), 16, _QUIET, opacity=0.8)
    for piece, box in standing:
        if piece.lit:
            side = box.w * 3 // 4
            light = Box(box.x + (box.w - side) // 2, box.y + box.w // 8, side, side)
            canvas.halo(light, side // 2, _GLOW, max(4, side // 6), 1.6)
    for piece, box in standing:
        if piece.kind == "merchant":
            _draw_merchant(canvas, piece, box)
        else:
            canvas.sprite(piece.sprite, *box.middle, box.w if piece.kind == "assistant" else box.h)


def _draw_merchant(canvas: Canvas, piece: Piece, box: Box) -> None:
    """The merchant on its assistants, whose number stands beside it, on white if neutral ones are among them."""
    x, _ = box.middle
    most = round(box.w * _FILLED)
    bottom = box.bottom + (most - box.h) // 2
    side = round(most / max(1.0, _STANDS + _OF_STACK / 2 + _PILE * _RISE * len(piece.stack)))
    if piece.stack:
        canvas.pile(piece.stack, x, bottom, round(side * _PILE), _RISE)
    height = round(side * _PILE * _RISE) * len(piece.stack)
    canvas.sprite(piece.sprite, x, bottom - height - side * _STANDS, round(side * _OF_STACK))
    high = round(box.w * _BADGE)
    ground, ink = (IVORY, WALNUT) if "assistant-neutral" in piece.stack else (WALNUT, IVORY)
    canvas.badge(str(len(piece.stack)), box.right - high * 0.42, box.bottom - high * 0.44, high, ground, ink)


class Room(NamedTuple):
    """`plate`: the paper for the sign of the place, None where pieces leave no room for it; `standing`: the pieces with
    their boxes, all in `pieces`; `tag`: where what a step costs or a number of steps lies, clear of both."""

    plate: Box | None
    pieces: Box
    standing: list[Standing]
    tag: Box | None = None

    @property
    def taken(self) -> list[Box]:
        """What the plate and the pieces cover."""
        plates = [self.plate] if self.plate else []
        return plates + ([_ground(self.standing)] if self.standing else [])


def shared(
    body: Box, sign: Plated, pieces: Sequence[Piece], *, printed: bool, tags: Sequence[tuple[int, int]] = ()
) -> Room:
    """How the sign and the pieces of a place share the body of its tile. `printed`: the sign never changes; `tags`: the
    sizes that a tag may have, the best first. Where it has no room on its right, plate and pieces leave it some."""
    inside = body.inset(_EDGE)
    room = _shared(inside, sign, pieces, printed, inside.w)
    if not tags:
        return room
    fitting = [(wide, high) for wide, high in tags if high <= inside.h]
    for wide, high in fitting:
        for y in (inside.bottom - high, inside.y):
            tag = Box(inside.right - wide, y, wide, high)
            if not any(tag.overlaps(box) for box in room.taken):
                return room._replace(tag=tag)
    wide, high = min(fitting)
    tag = Box(inside.right - wide, inside.bottom - high, wide, high)
    left = inside._replace(w=inside.w - wide - 2 * _EDGE)
    above = Box(tag.x + _EDGE, inside.y, tag.w - _EDGE, tag.y - inside.y - 2 * _EDGE)
    usual = usual_scale(inside.h)
    beside = _shared(left, sign, pieces, printed, inside.w)
    alone = _shared(left, sign, (), printed, inside.w)
    lost = alone.plate.w - beside.plate.w if alone.plate and beside.plate and not printed else 0
    least = (_ABOVE_TAG if lost >= cell(inside.h - 2 * _PADDING) else _SMALL) * usual
    if lost and width_of(pieces, above.h, least) <= above.w and above.h >= _TALLEST * least:
        return Room(alone.plate, above, arrange(pieces, above, min(usual * _LARGE, above.h / _TALLEST)), tag)
    return beside._replace(tag=tag)


def _shared(body: Box, sign: Plated, pieces: Sequence[Piece], printed: bool, whole: int) -> Room:
    """The plate is as wide as its sign and the pieces let it be; a printed one is small, in the lower left corner, with
    the pieces beside it or above it, and makes room for a crowd. `whole`: the width of the place with its tag."""
    usual = usual_scale(body.h)
    if printed:
        high = min(_MOST_PRINTED, max(_LEAST_PRINTED, round(body.h * _PRINTED)))
        wide = _even(_plate_width(sign, high), body, most=round(body.w * _WIDEST), least=_COLUMNS_PRINTED)
        plate = Box(body.x, body.bottom - high, wide, high)
        if _beside(body, plate).w < width_of(pieces, body.h, usual * _BESIDE_PRINTED):
            above = body._replace(h=plate.y - _EDGE - body.y)
            if width_of(pieces, above.h, usual) > above.w:
                return Room(None, body, arrange(pieces, body, usual * _LARGE))
            return Room(plate, above, arrange(pieces, above, min(usual * _LARGE, above.h / _TALLEST)))
    else:
        plate = _trimmed(body._replace(w=_width(body, sign, pieces, usual, whole)), sign)
    beside = _beside(body, plate)
    return Room(plate, beside, arrange(pieces, beside, usual * _LARGE))


def _beside(body: Box, plate: Box) -> Box:
    """The room for pieces on the right of a plate, with a margin for the quiet ground below them."""
    left = plate.right + 2 * _EDGE + 2
    return body._replace(x=left, w=body.right - left - _EDGE)


def _trimmed(plate: Box, sign: Plated) -> Box:
    """No higher than a sign of that width needs it, so that the picture is seen above it; columns keep their height, in
    which figures stay large."""
    high = plate.h
    while not isinstance(sign, Pillars) and high > plate.h * _LOWEST and _plate_width(sign, high - _SPARE) > plate.w:
        high -= 2
    return plate._replace(y=plate.bottom - high, h=high)


def within(plate: Box) -> Box:
    """The room for signs on a plate."""
    return plate.inset(_PADDING)


def _plate_width(sign: Plated, high: int) -> int:
    return sign.width(high - 2 * _PADDING) + 2 * _PADDING


def _even(wide: int, body: Box, *, most: int, least: int = 2) -> int:
    """The width of a plate on the grid that all places share: as many whole columns as are nearest to `wide`, `least`
    or more; where that is wider than `most`, as many halves as fit."""
    column = cell(body.h - 2 * _PADDING)
    halves = 2 * max(least, round((wide - 2 * _PADDING) / column))
    if halves * column // 2 + 2 * _PADDING > most:
        halves = max(2, (most - 2 * _PADDING) * 2 // column)
    return halves * column // 2 + 2 * _PADDING


def _width(body: Box, sign: Plated, pieces: Sequence[Piece], usual: float, whole: int) -> int:
    """The width of a plate as high as the place: pieces are as large as leaves it enough."""
    widest = round(body.w * _WIDEST)
    wanted = _even(_plate_width(sign, body.h), body, most=widest)
    enough = min(wanted, round(whole * _WIDER), max(round(whole * _WIDE), _plate_width(sign, _READABLE)))
    margin = 3 * _EDGE + 2 if pieces else 0
    for kept, least in ((enough, _CROWDED), (min(enough, round(whole * _NARROW)), _SMALL)):
        for percent in range(round(_LARGE * 100), round(least * 100), -4):
            room = body.w - width_of(pieces, body.h, usual * percent / 100) - margin
            if room >= kept:
                return _even(wanted, body, most=room)
    return _even(wanted, body, most=max(room, round(whole * _LEAST_PLATE)))
