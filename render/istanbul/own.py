"""The reader's own things in the strip above the board: lira, goods and room for them, what expansions add."""

from typing import Final, NamedTuple

from engine.istanbul.view import View
from render.istanbul.held import seals
from render.istanbul.style import GOODS, good
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, INK, rgb

_COLUMN: Final = 60
_SIDE, _NUMBER = 50, 50
_MERCHANT: Final = 84
_BARROW: Final = rgb("#5B3A20")


class Count(NamedTuple):
    """So many of what a sprite shows; without one, the room of the wheelbarrow."""

    sprite: str
    number: int


def counted(view: View, seat: int) -> list[Count]:
    """What a seat owns that may be counted; cards lie beside it."""
    own = view.seats[seat]
    found = [Count("coin", own.lira)]
    found += [Count(good(number), own.goods[number]) for number in range(len(GOODS))]
    found += [Count("", own.capacity)]
    found += [Count("coffee", own.coffee)] if view.mocha else []
    return [*found, Count("seal", seals(own))] if view.letters else found


def own_width(view: View, seat: int) -> int:
    """The pixels that `draw_own` takes."""
    return _MERCHANT + 24 + _COLUMN * len(counted(view, seat))


def draw_own(canvas: Canvas, box: Box, view: View, seat: int) -> None:
    """The own merchant, and columns of a sign above its number."""
    colour = view.seats[seat].colour
    canvas.cell(box, 14, CREAM, canvas.player(colour)[0], 5)
    canvas.sprite(f"merchant-{colour}", box.x + 10 + _MERCHANT // 2, box.middle[1], _MERCHANT)
    upper, lower = box.y + box.h * 3 // 10, box.y + box.h * 3 // 4
    for column, count in enumerate(counted(view, seat)):
        x = box.x + _MERCHANT + 12 + _COLUMN * column + _COLUMN // 2
        if count.sprite:
            canvas.sprite(count.sprite, x, upper, _SIDE)
        else:
            canvas.icon("wheelbarrow", x, upper, _SIDE, _BARROW)
        canvas.text(x, lower, str(count.number), _NUMBER, weight="extrabold", colour=INK, anchor="m", room=_COLUMN - 4)
