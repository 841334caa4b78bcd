"""What is within the reader's reach, for a narrow screen."""

from typing import Final

from engine.marco_polo.view import View
from render.kit.canvas import Box
from render.kit.near import WHOLE, around
from render.marco_polo.geometry import MAP, SPOTS
from render.marco_polo.header import own_box
from render.marco_polo.marks import Offered
from render.marco_polo.spaces import PANELS

WIDE: Final = 920
_MAP: Final = (WIDE, 560)
_MARGIN: Final = 110


def near_boxes(view: View, seat: int, offered: Offered) -> list[Box]:
    """A seat's own things, and what may be chosen: places with the way there, or the action spaces in two rows."""
    own = own_box(len(view.seats))
    if offered.places:
        seen = [*offered.places, *view.seats[seat].figures]
        return [own, around([SPOTS[place].disc for place in seen], _MARGIN, MAP, _MAP)]
    left, right = ("coins", "bazaar", "khan"), ("contracts", "travel")
    return [own, *(around([PANELS[name] for name in row], 0, WHOLE) for row in (left, right))]
