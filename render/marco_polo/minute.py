"""The fields of Marco Polo in one minute: dice, their gains, a journey to a city, what brings points."""

from typing import Final

from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM
from render.marco_polo.dice import empty_slot
from render.marco_polo.spaces import COLOURS
from render.marco_polo.symbols import ARROW, Symbol, draw_row
from render.scene import MinuteScene

_COLOUR: Final = "blue"
_SIDE: Final = 104
_SPACE: Final = 126
_LOOSE: Final = (2, 6)
_PLACED: Final = 5


def _dice(canvas: Canvas, box: Box, scene: MinuteScene) -> None:
    """One of the dice goes to an action space."""
    space = Box(box.right - _SPACE, box.middle[1] - _SPACE // 2, _SPACE, _SPACE)
    slot = space.inset(16)
    canvas.cell(space, 16, CREAM, COLOURS["bazaar"], 7)
    empty_slot(canvas, slot)
    canvas.sprite(f"die-{_COLOUR}-{_PLACED}", *slot.middle, slot.w - 8)
    dice = tuple(Symbol(f"die-{_COLOUR}-{value}") for value in _LOOSE)
    draw_row(canvas, box._replace(w=space.x - box.x - 10), (*dice, ARROW), _SIDE)


def _gain(canvas: Canvas, box: Box, scene: MinuteScene) -> None:
    """A camel, coins and a good."""
    draw_row(canvas, box, (Symbol("good-camel"), Symbol("coin-plain", worth="3"), Symbol("good-silk")), _SIDE)


def _journey(canvas: Canvas, box: Box, scene: MinuteScene) -> None:
    """Coins and a camel take the figure to a city, where a post is set up."""
    price, there = (Symbol("coin-plain", worth="3"), Symbol("good-camel")), Symbol("place-large")
    draw_row(canvas, box, (*price, ARROW, there, Symbol(f"post-{_COLOUR}")), _SIDE)


def _points(canvas: Canvas, box: Box, scene: MinuteScene) -> None:
    """Goal cards, contracts and Beijing bring points."""
    sources = (Symbol("card"), Symbol("contract"), Symbol("place-beijing"))
    draw_row(canvas, box, (*sources, ARROW, Symbol("points")), _SIDE)


STEPS: Final = {"turn": _dice, "first": _gain, "way": _journey, "end": _points}
