"""Istanbul's pictures."""

from typing import Final

from render.istanbul.board import draw_board
from render.istanbul.carts import draw_carts
from render.scene import Pictures

PICTURES: Final[Pictures] = {"board": draw_board, "carts": draw_carts}
