"""What is within the reader's reach, for a narrow screen."""

from typing import Final

from engine.marco_polo.view import View
from render.kit.canvas import Box
from render.kit.near import WHOLE as PICTURE
from render.kit.near import around
from render.marco_polo.geometry import MAP, SPOTS
from render.marco_polo.header import has_own, own_box
from render.marco_polo.journey import list_parts
from render.marco_polo.marks import Offered
from render.marco_polo.offers import SHEETS, fields
from render.marco_polo.spaces import PANELS, UPPER

WIDE: Final = 920
_MAP: Final = (WIDE, 620)
_MARGIN: Final = 130
_EDGE: Final = 6


def of_map(view: View, seat: int, offered: Offered) -> list[Box]:
    """A seat's own things, and the places that may be chosen, else those where its figures stand."""
    seen = [*offered.places, *view.seats[seat].figures]
    here = around([SPOTS[place].disc for place in seen], _MARGIN, MAP, _MAP) if seen else MAP
    return [*_own(view), here]


def of_actions(view: View, ways: int) -> list[Box]:
    """A seat's own things, and what may be chosen: characters, the list of so many journeys, or the action spaces."""
    if view.stage == "draft":
        tiles = fields(SHEETS["draft"], len(view.draft))
        across = max(1, WIDE // tiles[0].w)
        return [around(tiles[first : first + across], _EDGE, PICTURE) for first in range(0, len(tiles), across)]
    if ways:
        return [*_own(view), *list_parts(ways)]
    rows = ("coins", "bazaar"), ("khan", "travel")
    panels = [around([PANELS[name] for name in row], 0, PICTURE) for row in rows]
    return [*_own(view), *_halves(UPPER), *panels]


def _own(view: View) -> list[Box]:
    return [own_box(len(view.seats))] if has_own(view) else []


def _halves(box: Box) -> list[Box]:
    half = box.w // 2
    return [box._replace(w=half), box._replace(x=box.x + half, w=box.w - half)]
