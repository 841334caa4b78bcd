"""Which pictures Marco Polo has, and the columns of its score sheet at the end. What counts as a big change stands in
scene.py."""

from typing import Final

from engine.marco_polo.components.amounts import CAMEL
from engine.marco_polo.view import View
from render.game import GamePictures, Hand, Line, Look, Section
from render.marco_polo import minute, own
from render.marco_polo.actions import draw_actions
from render.marco_polo.board import draw_board
from render.marco_polo.carts import draw_carts
from render.marco_polo.marks import where_to_choose
from render.marco_polo.reach import draw_map_in_reach, draw_spaces_in_reach
from render.marco_polo.scene import changed, where_told
from render.marco_polo.scenery import SCENERY
from render.marco_polo.scoring import SIGNS, WORDS, totals
from render.marco_polo.symbols import SIGNS as GOODS
from render.marco_polo.topics import LEGENDS, TOPICS
from render.scene import BOARD, REACH, SPACES, SPACES_REACH


def _sections(view: View) -> list[Section]:
    """What was scored during the game, the final scoring, and the camels, which break ties."""
    sheets = [totals(seat.sheet) for seat in view.seats]
    track, *final = [Line(SIGNS[kind], word, tuple(sheet[kind] for sheet in sheets)) for kind, word in WORDS.items()]
    camels = Line(GOODS[CAMEL], "picture-camels", tuple(seat.have[CAMEL] for seat in view.seats))
    return [Section("", [track]), Section("picture-final", final, adds=True), Section("picture-ties", [camels])]


MARCO_POLO: Final = GamePictures(
    {BOARD: draw_board, SPACES: draw_actions, "carts": draw_carts},
    overlays={REACH: draw_map_in_reach, SPACES_REACH: draw_spaces_in_reach},
    boards=(BOARD, SPACES),  # since Discord shows each at most 350 pixels high
    where_to_choose=where_to_choose,
    where_told=where_told,
    changed=changed,
    hand=Hand(own.holds, own.draw_hand),
    look=Look("family", "points", "picture-points", sections=_sections),
    cloth=own.CLOTH,
    scenery=SCENERY,
    topics=TOPICS,
    legends=LEGENDS,
    minute=minute.STEPS,
)
