"""Istanbul's pictures."""

from typing import Final

from engine.istanbul.events import Event
from engine.istanbul.view import View
from render.istanbul import hand as hand
from render.istanbul.board import draw_board
from render.istanbul.carts import draw_carts
from render.istanbul.end import LOOK as LOOK
from render.istanbul.minute import MINUTE as MINUTE
from render.istanbul.reach import draw_reach
from render.istanbul.topics import TOPICS as TOPICS
from render.scene import BOARD, REACH, Pictures

PICTURES: Final[Pictures[View, Event]] = {BOARD: draw_board, "carts": draw_carts}
OVERLAYS: Final[Pictures[View, Event]] = {REACH: draw_reach}
