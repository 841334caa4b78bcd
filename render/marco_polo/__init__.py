"""The Voyages of Marco Polo's pictures."""

from typing import Final

from render.marco_polo.board import draw_board
from render.scene import Pictures

PICTURES: Final[Pictures] = {"board": draw_board}
