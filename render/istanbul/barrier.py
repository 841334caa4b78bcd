"""The barrier of Mocha & Baksheesh: a striped bar over the gap of two places; what it leaves of their tiles."""

from typing import Final

from PIL import Image, ImageDraw

from engine.istanbul.board import Edge
from engine.istanbul.reading.view import View
from render.istanbul.tiles import HEADER, RIM, Geometry, Tile
from render.kit.cache import cached
from render.kit.canvas import Box, Canvas
from render.kit.colour import CRIMSON, INK, IVORY

_THICK: Final = 26
_STRIPE: Final = 26
_RAISED: Final = 9  # a level bar lies so much higher than the gap: the header of the lower tile has its number there
EMBLEM: Final = 48
"""It lies in the middle of an upright bar and at the end of a level one, above where the name below ends."""
_BEYOND: Final = 12  # how far the emblem reaches beyond the end of a level bar
_FINE: Final = 4  # so many times larger the stripes are drawn, which makes their edges smooth
_ABOVE_END: Final = 16  # an upright bar with its shadow ends with its tiles
_CLEAR: Final = 4  # between the bar and what a tile shows


def _sides(plan: Geometry, barrier: Edge) -> tuple[Tile, Tile]:
    """The two tiles that it lies between: the left or upper one first."""
    one, two = sorted((plan.tiles[place] for place in barrier), key=lambda tile: (tile.row, tile.column))
    return one, two


def _bar(near: Box, far: Box) -> Box:
    x, y = (near.middle[0] + far.middle[0]) // 2, (near.bottom + far.y) // 2
    if near.y == far.y:
        top = near.y + RIM + HEADER + 2 * RIM
        return Box(x - _THICK // 2, top, _THICK, near.bottom - _ABOVE_END - top)
    return Box(near.x + near.w // 10, y - _THICK // 2 - _RAISED, near.w * 8 // 10, _THICK)


def draw_barrier(canvas: Canvas, plan: Geometry, view: View) -> None:
    """A bar striped like one across a road over the gap, with its holder's emblem."""
    if view.mocha is None or view.mocha.barrier is None or view.mocha.barrier_holder is None:
        return
    near, far = (tile.box for tile in _sides(plan, view.mocha.barrier))
    bar = _bar(near, far)
    emblem = bar.middle if near.y == far.y else (bar.right + _BEYOND, bar.middle[1])
    canvas.raised(bar, 10, CRIMSON, INK, 4, drop=4, blur=6, strength=0.7)
    inside = bar.inset(4)
    canvas.image.paste(IVORY, inside.edges, _stripes(inside.w, inside.h))
    canvas.sprite(f"emblem-{view.seats[view.mocha.barrier_holder].colour}", *emblem, EMBLEM)


@cached
def _stripes(wide: int, high: int) -> Image.Image:
    """The slanting light stripes of a bar: an awning has upright ones."""
    if high > wide:
        return _stripes(high, wide).transpose(Image.Transpose.TRANSPOSE)
    mask = Image.new("L", (wide * _FINE, high * _FINE), 0)
    draw, slant = ImageDraw.Draw(mask), high * _FINE
    for start in range(_STRIPE, wide - _STRIPE - high, 2 * _STRIPE):
        left, right = start * _FINE, (start + _STRIPE) * _FINE
        draw.polygon([(left + slant, 0), (right + slant, 0), (right, slant), (left, slant)], 255)
    return mask.reduce(_FINE)


def bodies(plan: Geometry, view: View) -> dict[int, Box]:
    """The body of each place's tile, without what the barrier covers of it."""
    found = {place: tile.body for place, tile in plan.tiles.items()}
    if view.mocha and view.mocha.barrier:
        near, far = _sides(plan, view.mocha.barrier)
        one, two = near.body, far.body
        if near.row == far.row:
            reach = EMBLEM // 2 + _CLEAR
            middle = (near.box.right + far.box.x) // 2
            found[near.place] = one._replace(w=middle - reach - one.x)
            found[far.place] = two.right_of(middle + reach)
        else:
            bar = _bar(near.box, far.box)
            found[near.place] = one._replace(h=bar.middle[1] - EMBLEM // 2 - _CLEAR - one.y)
    return found


def below_level_bar(plan: Geometry, view: View) -> int | None:
    """The place that has the emblem of a level bar beside its name."""
    if view.mocha is None or view.mocha.barrier is None:
        return None
    near, far = _sides(plan, view.mocha.barrier)
    return far.place if near.column == far.column else None
