"""On Marco Polo's pictures everything is large enough, whole, hidden by nothing, and nearest to its own city."""

from dataclasses import replace
from functools import lru_cache, partial
from math import hypot

import pytest

from engine.marco_polo.components.map import CITIES
from render.kit.canvas import Box
from render.marco_polo import MARCO_POLO as MARCO
from render.marco_polo import actions, board
from render.marco_polo.geometry import SPOTS, post_boxes
from render.marco_polo.own import fields
from render.marco_polo.reach import draw_map_in_reach
from render.marco_polo.spaces import TITLES
from render.scene import SPACES, Scene
from tests.render import golden
from tests.render.bounds import NOTHING, wrong
from tests.render.drawn import Drawn, watched
from tests.render.scenes.crowded import NAMES
from tests.render.scenes.marco_polo import MARCO_POLO, crowd, four, view
from words.speech import words

SAY = words("en").about("marco_polo").say
PICTURES = {**MARCO.pictures, "reach": draw_map_in_reach}
OF_MARCO_POLO = [case for case in golden.CASES if case[0] in MARCO_POLO]


@lru_cache(maxsize=2)
def printed(picture: str) -> list[Drawn]:
    """What is on every map, on the action spaces of every game."""
    if picture == SPACES:
        titles = tuple((name, SAY(f"picture-space-{name}")) for name in TITLES)
        return watched(partial(actions._panels.__wrapped__, titles))[1]
    places = tuple((place, SAY(f"place-{place.replace('_', '-')}")) for place in board._NAMED)
    return watched(partial(board._named_map.__wrapped__, places))[1]


def seen(picture: str, scene: Scene) -> list[Drawn]:
    """All on a picture, with the words people read. A sheet of goal cards, or of journeys, covers action
    spaces; figures stand on their places."""
    drawn = watched(partial(PICTURES[picture], replace(scene, say=SAY)))[1]
    if picture not in MARCO.boards or (picture == SPACES and scene.view.stage == "draft"):
        return drawn
    again = {(one.by, one.what) for one in drawn}
    figures = [one.box for one in drawn if one.by == "board.figures"]
    drawn = [one for one in printed(picture) if one.by.startswith("spaces.") or (one.by, one.what) not in again] + drawn
    drawn = [
        one for one in drawn if not one.what.startswith("place-") or not any(map(one.box.overlaps, figures))
    ]  # fmt: skip
    sheet = next(
        (one.box for one in drawn if one.by in ("actions.draw_goals", "journey.draw_list") and one.kind == "field"),
        None,
    )
    if sheet is None:
        return drawn
    covered = (
        "spaces.", "actions.draw_", "components.draw_contract", "components.draw_costs", "components.draw_reward",
        "components.no_contracts",
    )  # fmt: skip
    return [one for one in drawn if not (one.by.startswith(covered) and sheet.overlaps(one.box))]


@pytest.mark.parametrize(("scene", "picture"), OF_MARCO_POLO)
def test_a_picture_of_marco_polo_is_clear(scene: str, picture: str) -> None:
    assert wrong("marco_polo", seen(picture, MARCO_POLO[scene]())) == NOTHING


@pytest.mark.parametrize(("count", "names"), list(zip((2, 3, 4, 4, 3), NAMES, strict=True)))
def test_trying_names_and_large_figures_leave_marco_polo_clear(count: int, names: str) -> None:
    full = crowd("sumatra")
    free = view(*four())
    table = replace(full.view, seats=full.view.seats[:count], spaces=free.spaces, start=0, beijing=free.beijing)
    private = replace(table, seat=0, goals=("G02", "G09"))
    for picture, shown in (("board", table), ("spaces", private), ("carts", private)):
        assert wrong("marco_polo", seen(picture, replace(full, view=shown, names=NAMES[names][:count]))) == NOTHING


def apart(one: Box, two: Box) -> float:
    """From the middle of one to the nearest point of the other."""
    x, y = one.middle
    return hypot(max(two.x - x, 0, x - two.right), max(two.y - y, 0, y - two.bottom))


def from_city(part: Box, city: str) -> float:
    """From its disc or its name, whichever is nearer."""
    spot = SPOTS[city]
    return min(apart(part, box) for box in (spot.disc, spot.label) if box)


@pytest.mark.parametrize("city", sorted(CITIES))
def test_posts_bonus_and_card_lie_nearest_to_their_own_city(city: str) -> None:
    """Sumatra's three cards lie on its dock."""
    spot = SPOTS[city]
    posts = post_boxes(spot.posts, 4) if spot.posts else []
    cards = spot.cards if len(spot.cards) == 1 else ()
    for part in (*posts, *cards, *([spot.bonus] if spot.bonus else [])):
        assert min(CITIES, key=lambda other: from_city(part, other)) == city


@pytest.mark.parametrize("count", [0, 1, 2, 3, 8])
def test_own_things_lie_side_by_side_however_many_contracts(count: int) -> None:
    box = Box(180, 16, 1070, 134)
    parts = fields(box, count)
    assert len(parts) == count + (4 if count <= 2 else 3)
    assert all(box.contains(part) for part in parts.values())
    boxes = list(parts.values())
    assert not any(one.overlaps(two) for at, one in enumerate(boxes) for two in boxes[at + 1 :])
