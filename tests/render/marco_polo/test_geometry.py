"""On Marco Polo's map nothing touches anything else, however full it is."""

from itertools import combinations

import pytest
from PIL import ImageChops

from engine.marco_polo.components.map import BEIJING, CARD_SPACES, CITIES, PLACES, ROADS
from render.kit.canvas import HEIGHT, WIDTH, Box
from render.kit.sprites import original
from render.marco_polo.components import slot_of
from render.marco_polo.geometry import BEIJING_SPACES, LINES, MAP, POSTS, SPOTS, STRIP, Line, figure_boxes, post_boxes
from render.marco_polo.header import cell_box
from render.marco_polo.spaces import DICE, FRAMES, PANELS, column_box, line_box, price_box, tile_box
from tools.artwork import landscape

ROAD = 6  # half a road's width
PARTS = [
    (f"{place} {i}", box)
    for place, spot in SPOTS.items()
    for i, box in enumerate((spot.disc, spot.label, spot.number, spot.posts, spot.bonus, *spot.cards))
    if box is not None
]
BANDS = [(f"{place} figures", spot.figures) for place, spot in SPOTS.items()]
PRICES = [(f"{line.road.a}-{line.road.b}", line.badge) for line in LINES if line.badge]
SPACES = [(f"beijing space {i}", box) for i, box in enumerate(BEIJING_SPACES)]


def clashes(boxes: list[tuple[str, Box]]) -> list[tuple[str, str]]:
    return [(a, b) for (a, one), (b, two) in combinations(boxes, 2) if one.overlaps(two)]


def of(name: str) -> str:
    return name.split()[0]


def test_every_place_road_and_card_has_its_place() -> None:
    assert set(SPOTS) == set(PLACES)
    assert [line.road for line in LINES] == list(ROADS)
    assert {place: len(spot.cards) for place, spot in SPOTS.items()} == {
        place: CARD_SPACES.count(place) for place in PLACES
    }
    assert {place for place, spot in SPOTS.items() if spot.bonus} == {
        place for place, one in PLACES.items() if one.kind in ("small", "large")
    }
    assert sum(line.badge is not None for line in LINES) == sum(bool(r.coins or r.camels) for r in ROADS) == 16


def test_everything_is_on_the_map() -> None:
    assert all(MAP.contains(box) for _, box in (*PARTS, *BANDS, *PRICES, *SPACES))
    assert all(MAP.inset(ROAD).contains(Box(round(x), round(y), 0, 0)) for line in LINES for x, y in line.points)


def test_discs_labels_posts_bonuses_cards_and_prices_do_not_touch() -> None:
    found = clashes([*PARTS, *PRICES, *SPACES])
    assert [pair for pair in found if not name_on_own_disc(*pair)] == []


def name_on_own_disc(one: str, two: str) -> bool:
    """A name lies on the lowest pixels of its own disc, the number of an oasis at the foot of its palm."""
    return of(one) == of(two) and one.endswith(" 0") and two.endswith((" 1", " 2"))


@pytest.mark.parametrize("city", sorted(CITIES - {BEIJING}))
def test_a_citys_bonus_and_cards_lie_on_one_dock_with_its_disc(city: str) -> None:
    spot = SPOTS[city]
    assert spot.bonus is not None
    for box in (spot.disc, spot.bonus, *spot.cards):
        assert any(part.contains(box) for part in spot.dock)
    joined, apart = [spot.dock[0]], list(spot.dock[1:])
    while touching := [part for part in apart if any(part.overlaps(one) for one in joined)]:
        joined, apart = joined + touching, [part for part in apart if part not in touching]
    assert apart == []
    others = [(name, box) for name, box in (*PARTS, *BANDS, *PRICES, *SPACES) if of(name) != city]
    others += [(name, part) for name, other in SPOTS.items() if name != city for part in other.dock]
    assert [name for name, box in others if any(part.overlaps(box) for part in spot.dock)] == []


def test_figures_touch_nothing_but_their_own_disc() -> None:
    others = [(name, box) for name, box in (*PARTS, *PRICES, *SPACES) if not name.endswith(" 0")]
    for name, band in BANDS:
        assert [(name, other) for other, box in others if band.overlaps(box)] == []
    assert clashes(BANDS) == []


def test_the_file_with_docks_and_roads_is_as_they_lie_now() -> None:
    assert ImageChops.difference(original("maps", "marco-polo-printed"), landscape.printed()).getbbox() is None


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.road.a}-{line.road.b}")
def test_roads_pass_by_what_is_not_at_their_ends(line: Line) -> None:
    ends = {line.road.a, line.road.b}
    for name, box in (*PARTS, *BANDS, *SPACES):
        if of(name) not in ends:
            assert not any(box.inset(-ROAD).contains(Box(round(x), round(y), 0, 0)) for x, y in line.points), name
    for name, box in PRICES:
        if name != f"{line.road.a}-{line.road.b}":
            assert not any(box.inset(-ROAD).contains(Box(round(x), round(y), 0, 0)) for x, y in line.points), name


@pytest.mark.parametrize("count", range(1, 6))
def test_figures_stand_side_by_side_in_their_band(count: int) -> None:
    for spot in SPOTS.values():
        boxes = figure_boxes(spot.figures, count)
        assert len(boxes) == count
        assert all(spot.figures.contains(box) for box in boxes)
        assert not any(one.overlaps(two) for one, two in combinations(boxes, 2))
        assert min(box.h for box in boxes) >= 28


def test_four_posts_fit_in_a_row() -> None:
    for spot in SPOTS.values():
        if spot.posts:
            boxes = post_boxes(spot.posts, 4)
            assert all(spot.posts.contains(box) and box.w == POSTS[0] // 4 for box in boxes)
            assert not any(one.overlaps(two) for one, two in combinations(boxes, 2))


def test_a_card_has_room_for_its_die() -> None:
    for spot in SPOTS.values():
        assert all(card.contains(slot_of(card)) for card in spot.cards)


def test_panels_strip_and_map_do_not_touch() -> None:
    whole = Box(0, 0, WIDTH, HEIGHT)
    for boxes in ([("strip", STRIP), ("map", MAP.inset(-5))], [("strip", STRIP), *PANELS.items()]):
        assert all(whole.contains(box) for _, box in boxes)
        assert clashes(boxes) == []
    for count in (2, 3, 4):
        cells = [(str(i), cell_box(i, count)) for i in range(count)]
        assert clashes(cells) == []
        assert all(STRIP.contains(box) for _, box in cells)


def test_dice_have_an_area_of_their_own_inside_their_panel() -> None:
    printed = [(f"{line} {n}", column_box(line, n)) for line in FRAMES if "bazaar" in line for n in range(1, 7)]
    printed += [(f"price {n}", price_box(n)) for n in range(1, 7)] + [(f"tile {n}", tile_box(n)) for n in range(6)]
    assert clashes([*DICE.items(), *printed]) == []
    for name, box in (*DICE.items(), *FRAMES.items(), *printed):
        assert any(panel.contains(box) for panel in PANELS.values()), name
    assert all(line_box(line).contains(DICE[line]) for line in FRAMES if "bazaar" in line)
