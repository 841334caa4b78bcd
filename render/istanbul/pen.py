"""Draws in the state band of a tile."""

from collections.abc import Callable

from engine.istanbul.view import View
from render.istanbul.geometry import Tile
from render.kit.canvas import Box, Canvas
from render.kit.colour import INK, RGB, SOFT_INK, WALNUT

Band = Callable[[Canvas, Tile, View], None]


class Pen:
    """Draws in a tile's state band in the units it was designed for: 236 wide, 70 high."""

    def __init__(self, canvas: Canvas, tile: Tile) -> None:
        self.canvas = canvas
        self.tile = tile
        self.left = tile.state.x + (tile.state.w - tile.px(236)) // 2
        self.top = tile.state.y

    def at(self, x: float, y: float) -> tuple[int, int]:
        return self.left + self.tile.px(x), self.top + self.tile.px(y)

    def sprite(self, name: str, x: float, y: float, side: float, *, opacity: float = 1.0) -> None:
        self.canvas.sprite(name, *self.at(x, y), self.tile.px(side), opacity=opacity)

    def icon(self, name: str, x: float, y: float, side: float, colour: RGB = WALNUT) -> None:
        self.canvas.icon(name, *self.at(x, y), self.tile.px(side), colour)

    def text(
        self, x: float, y: float, text: str, size: float, *, anchor: str = "l",
        colour: RGB = INK, weight: str = "extrabold",
    ) -> None:  # fmt: skip
        self.canvas.text(*self.at(x, y), text, self.tile.px(size), anchor=anchor, colour=colour, weight=weight)

    def box(self, x: float, y: float, w: float, h: float) -> Box:
        return Box(*self.at(x, y), self.tile.px(w), self.tile.px(h))

    def arrow(self, x: float, y: float = 36) -> None:
        """What is given stands on its left, what is got on its right."""
        self.text(x, y, "→", 34, colour=SOFT_INK, anchor="m")

    def rubies_left(self, x: float, y: float, count: int) -> None:
        self.sprite("ruby" if count else "ruby-empty", x, y, 34)
        self.text(x + 20, y + 1, f"×{count}", 31)
