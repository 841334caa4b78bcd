"""The barrier between two places, with the emblem of whoever may pass it."""

from engine.istanbul.view import View
from render.istanbul.geometry import Geometry
from render.kit.canvas import Box, Canvas
from render.kit.colour import CRIMSON, INK, IVORY, SHADOW

_THICK = 30
_STRIPE = 26
_EMBLEM = 52
_RAISED = 8
_ASIDE = 18
_IN, _LOWERED = 24, 12
"""The emblem lies where no place has its signs: on the left of an upright bar, below the end of a level one."""


def draw_barrier(canvas: Canvas, plan: Geometry, view: View) -> None:
    """A bar striped like one across a road over the gap, with its holder's emblem."""
    if view.mocha is None or view.mocha.barrier is None or view.mocha.barrier_holder is None:
        return
    colour = view.seats[view.mocha.barrier_holder].colour
    one, two = (plan.tiles[place].box for place in view.mocha.barrier)
    upright = one.y == two.y
    x, y = (one.middle[0] + two.middle[0]) // 2, (one.middle[1] + two.middle[1]) // 2
    if upright:
        bar = Box(x - _THICK // 2, one.y + one.h // 10, _THICK, one.h * 8 // 10)
    else:
        bar = Box(one.x + one.w // 10, y - _THICK // 2 - _RAISED, one.w * 8 // 10, _THICK)
    canvas.halo(Box(bar.x, bar.y + 4, bar.w, bar.h), 10, SHADOW, 6, 0.7)
    canvas.cell(bar, 10, CRIMSON, INK, 4)
    for along in range(_STRIPE, (bar.h if upright else bar.w) - _STRIPE, 2 * _STRIPE):
        stripe = (
            Box(bar.x + 4, bar.y + along, bar.w - 8, _STRIPE)
            if upright
            else Box(bar.x + along, bar.y + 4, _STRIPE, bar.h - 8)
        )
        canvas.fill(stripe, 2, IVORY)
    canvas.sprite(
        f"emblem-{colour}",
        *((x - _ASIDE, bar.bottom - bar.h // 4) if upright else (one.right - _IN, y + _LOWERED)),
        _EMBLEM,
    )
