"""The Voyages of Marco Polo's pictures."""

from typing import Final

from engine.marco_polo.events import Event
from engine.marco_polo.view import View
from render.marco_polo import hand as hand
from render.marco_polo.actions import draw_actions
from render.marco_polo.board import draw_board
from render.marco_polo.carts import draw_carts
from render.marco_polo.end import LOOK as LOOK
from render.marco_polo.marks import where_to_choose as where_to_choose
from render.marco_polo.minute import MINUTE as MINUTE
from render.marco_polo.reach import draw_map_in_reach, draw_spaces_in_reach
from render.marco_polo.story import where_told as where_told
from render.marco_polo.topics import TOPICS as TOPICS
from render.scene import BOARD, REACH, SPACES, SPACES_REACH, Pictures

PICTURES: Final[Pictures[View, Event]] = {BOARD: draw_board, SPACES: draw_actions, "carts": draw_carts}
BOARDS: Final = (BOARD, SPACES)
"""The map and the action spaces are two pictures, since Discord shows each at most 350 pixels high."""
OVERLAYS: Final[Pictures[View, Event]] = {REACH: draw_map_in_reach, SPACES_REACH: draw_spaces_in_reach}
