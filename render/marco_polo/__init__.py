"""The Voyages of Marco Polo's pictures."""

from typing import Final

from render.marco_polo.board import draw_board
from render.marco_polo.carts import draw_carts
from render.scene import Pictures

PICTURES: Final[Pictures] = {"board": draw_board, "carts": draw_carts}
