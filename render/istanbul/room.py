"""How what a place shows and the pieces on it share the room of its tile."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from render.istanbul.geometry import Tile
from render.istanbul.pieces import Piece, Standing, arrange, one_row_scale, usual_scale, width_of
from render.kit.canvas import Box
from render.kit.parts import Sign

_EDGE: Final = 4
_PADDING: Final = 5
_WIDEST: Final = 0.95
"""Of a place's width: what a plate takes at most."""
_PRIVATE: Final = 0.86
"""The same where what a step costs may lie in the lower right corner."""
_WIDE: Final = 0.7
"""Of a place's width: a plate as wide as this leaves the rest to pieces, as large as they may be."""
_WIDER: Final = 0.76
"""Of a place's width: what the plate of a sign with many parts may take before pieces shrink."""
_READABLE: Final = 124
"""Pixels: a plate of this height, where it is wide enough for that, shows three rows that can be read on a phone."""
_CROWDED: Final = 0.8
"""Of the usual scale: before pieces become smaller than this a plate gives them more room."""
_NARROW: Final = 0.6
"""Of a place's width: what a plate keeps beside such pieces."""
_LEAST: Final = 0.3
"""Of a place's width: what a plate keeps in a crowd."""
_LOWEST: Final = 0.7
"""Of a place's height: the lowest plate of what changes."""
_SPARE: Final = 8
_LARGE: Final = 1.45
_SMALL: Final = 0.62
"""Of the usual scale: the largest pieces, and the smallest beside a plate of usual width."""
_PRINTED: Final = 0.49
_MOST_PRINTED: Final = 70
"""The height of a plate with what never changes: as a share of the place's, and in pixels."""
_BESIDE_PRINTED: Final = 1.2
"""Of the usual scale: pieces that would be smaller beside such a plate stand above it, in a row if they have room."""


class Room(NamedTuple):
    """`plate`: the paper on which stands what the place shows, None where pieces leave no room for it; `standing`:
    where the pieces stand, in `pieces`."""

    plate: Box | None
    pieces: Box
    standing: list[Standing]


def shared(tile: Tile, sign: Sign, pieces: Sequence[Piece], *, printed: bool, private: bool = False) -> Room:
    """The plate is as wide as its sign and the pieces let it be. `printed`: what the place shows never changes: it is
    small, in the lower left corner, with the pieces beside it or above it, and makes room for a crowd; `private`: a
    panel shows what steps cost."""
    widest = _PRIVATE if private else _WIDEST
    body = tile.body.inset(_EDGE)
    usual = usual_scale(body.h)
    if printed:
        high = min(_MOST_PRINTED, round(body.h * _PRINTED))
        plate = Box(body.x, body.bottom - high, min(_plate_width(sign, high), round(body.w * widest)), high)
        if _beside(body, plate).w < width_of(pieces, body.h, usual * _BESIDE_PRINTED):
            above = body._replace(h=plate.y - _EDGE - body.y)
            if width_of(pieces, above.h, usual) > above.w:
                return Room(None, body, arrange(pieces, body, usual * _LARGE))
            return Room(plate, above, arrange(pieces, above, min(usual * _LARGE, one_row_scale(above.h))))
    else:
        plate = _trimmed(body._replace(w=_width(body, sign, pieces, usual, widest)), sign)
    beside = _beside(body, plate)
    return Room(plate, beside, arrange(pieces, beside, usual * _LARGE))


def _beside(body: Box, plate: Box) -> Box:
    """The room for pieces on the right of a plate, with a margin for the quiet ground below them."""
    left = plate.right + 2 * _EDGE + 2
    return body._replace(x=left, w=body.right - left - _EDGE)


def _trimmed(plate: Box, sign: Sign) -> Box:
    """No higher than a sign of that width needs it, so that the picture is seen above it."""
    high = plate.h
    while high > plate.h * _LOWEST and _plate_width(sign, high - _SPARE) > plate.w:
        high -= 2
    return plate._replace(y=plate.bottom - high, h=high)


def within(plate: Box) -> Box:
    """The room for signs on a plate."""
    return plate.inset(_PADDING)


def _plate_width(sign: Sign, high: int) -> int:
    return sign.width(high - 2 * _PADDING) + 2 * _PADDING


def _width(body: Box, sign: Sign, pieces: Sequence[Piece], usual: float, widest: float) -> int:
    """The width of a plate as high as the place: pieces are as large as leaves it enough."""
    wanted = min(_plate_width(sign, body.h), round(body.w * widest))
    enough = min(wanted, round(body.w * _WIDER), max(round(body.w * _WIDE), _plate_width(sign, _READABLE)))
    for kept, least in ((enough, _CROWDED), (min(enough, round(body.w * _NARROW)), _SMALL)):
        for percent in range(round(_LARGE * 100), round(least * 100), -4):
            room = body.w - width_of(pieces, body.h, usual * percent / 100) - 3 * _EDGE - 2
            if room >= kept:
                return min(wanted, room)
    return max(room, min(wanted, round(body.w * _LEAST)))
