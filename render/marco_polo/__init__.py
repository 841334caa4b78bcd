"""The Voyages of Marco Polo's pictures."""

from typing import Final

from engine.marco_polo.events import Event
from engine.marco_polo.view import View
from render.marco_polo import hand as hand
from render.marco_polo import topics as topics
from render.marco_polo.board import draw_board
from render.marco_polo.carts import draw_carts
from render.marco_polo.end import LOOK as LOOK
from render.scene import BOARD, Pictures

PICTURES: Final[Pictures[View, Event]] = {BOARD: draw_board, "carts": draw_carts}
