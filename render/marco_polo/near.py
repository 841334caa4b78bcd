"""What is within the reader's reach, for a narrow screen."""

from typing import Final

from engine.marco_polo.view import View
from render.kit.canvas import Box
from render.kit.near import WHOLE, around
from render.marco_polo.geometry import MAP, SPOTS
from render.marco_polo.header import own_box
from render.marco_polo.journey import Way, list_boxes
from render.marco_polo.marks import Offered
from render.marco_polo.offers import SHEETS, fields
from render.marco_polo.spaces import PANELS

WIDE: Final = 920
_MAP: Final = (WIDE, 560)
_MARGIN: Final = 110
_EDGE: Final = 6


def near_boxes(view: View, seat: int, offered: Offered, found: list[Way]) -> list[Box]:
    """A seat's own things, and what may be chosen: characters, places with the ways `found` to them, or the action
    spaces in two rows."""
    if view.stage == "draft":
        tiles = fields(SHEETS["draft"], len(view.draft))
        across = max(1, WIDE // tiles[0].w)
        return [around(tiles[first : first + across], _EDGE, WHOLE) for first in range(0, len(tiles), across)]
    own = own_box(len(view.seats))
    if offered.places:
        seen = [*offered.places, *view.seats[seat].figures]
        return [own, around([SPOTS[place].disc for place in seen], _MARGIN, MAP, _MAP), *list_boxes(len(found))]
    left, right = ("coins", "bazaar", "khan"), ("contracts", "travel")
    return [own, *(around([PANELS[name] for name in row], 0, WHOLE) for row in (left, right))]
