"""A wheelbarrow is one design for every number of seats: each good has a compartment with its number, goods fill slots,
and extensions make the tray longer."""

from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from PIL import Image

from engine.istanbul.reading.view import View
from engine.istanbul.state import FIRST_CAPACITY, LAST_CAPACITY
from render.istanbul.barrow import draw_barrow, layout, slots
from render.istanbul.belongings import draw_estate, heads
from render.istanbul.carts import draw_carts
from render.istanbul.style import GOODS
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import RGB, WHITE
from tests.render.bounds import NEEDED
from tests.render.drawn import watched
from tests.render.scenes.base import scene, seat
from tests.render.scenes.expansions import EXPANSIONS, bazaar_crowd, table

BOXES = [Box(300, 100, wide, high) for wide in (392, 520, 640) for high in (178, 222, 310, 332)]
NARROW = Box(300, 100, 392, 178)


def drawn(box: Box, goods: tuple[int, ...], capacity: int) -> Image.Image:
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), WHITE))
    draw_barrow(canvas, box, replace(seat("red"), goods=goods, capacity=capacity))
    return canvas.image


@pytest.mark.parametrize("box", BOXES)
def test_the_parts_of_a_wheelbarrow_lie_in_its_box_and_apart(box: Box) -> None:
    parts = layout(box)
    assert all(box.contains(part) for part in (parts.wheel, parts.tray, parts.plate))
    assert not parts.plate.overlaps(parts.tray)
    assert parts.end(LAST_CAPACITY) == parts.tray.right
    first, *others = parts.compartments()
    assert len(others) == len(GOODS) - 1 and first.w >= 52
    assert all(parts.tray.contains(room) and room.right <= parts.end(FIRST_CAPACITY) for room in (first, *others))
    assert parts.figure >= 68  # 14 pixels on a phone, so that numbers of goods are read there at once


@pytest.mark.parametrize("box", BOXES)
def test_each_extension_makes_the_tray_longer(box: Box) -> None:
    parts = layout(box)
    for capacity in range(FIRST_CAPACITY, LAST_CAPACITY):
        shorter, longer = (drawn(box, (0, 0, 0, 0), room) for room in (capacity, capacity + 1))
        board = (parts.end(capacity) + parts.board // 2, parts.tray.middle[1])
        light, dark = (luminance(picture.getpixel(board)) for picture in (shorter, longer))
        assert light > 2 * dark


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("count", range(LAST_CAPACITY + 1))
def test_as_many_slots_have_a_goods_colour_as_there_are_goods(box: Box, count: int) -> None:
    picture, parts = drawn(box, (count,) * len(GOODS), LAST_CAPACITY), layout(box)
    for (ground, _), room in zip(GOODS, parts.compartments(), strict=True):
        filled = [picture.getpixel(slot.middle) == ground for slot in slots(room, LAST_CAPACITY)]
        assert filled == [number < count for number in range(LAST_CAPACITY)]


@pytest.mark.parametrize("capacity", range(FIRST_CAPACITY, LAST_CAPACITY + 1))
def test_slots_lie_apart_at_the_foot_of_their_compartment_and_are_told_from_its_floor(capacity: int) -> None:
    picture = drawn(NARROW, (0, 0, 0, 0), capacity)
    for room in layout(NARROW).compartments():
        row = slots(room, capacity)
        assert len(row) == capacity and all(room.contains(slot) for slot in row)
        assert all(one.right < other.x for one, other in pairwise(row))
        slot, floor = row[0].middle, (room.middle[0], row[0].y - 4)
        assert luminance(picture.getpixel(floor)) > 1.5 * luminance(picture.getpixel(slot))


def luminance(colour: RGB) -> float:
    """As the contrast of texts is measured (WCAG 2)."""
    parts = [value / 255 for value in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_every_number_beside_a_good_is_read_on_a_phone() -> None:
    shown = watched(partial(draw_carts, bazaar_crowd()))[1]
    counts = [one.size for one in shown if one.by == "barrow.draw_barrow" and one.kind == "text"]
    assert len(counts) == 5 * (len(GOODS) + 1)
    assert min(counts) >= 52 > NEEDED


@pytest.mark.parametrize("name", EXPANSIONS)
def test_columns_are_as_wide_for_every_seat_and_pieces_stand_below_them(name: str) -> None:
    made = EXPANSIONS[name]().view
    columns = len(heads(made)) - 1
    counted = [cells(made, number, "field") for number in range(len(made.seats))]
    firsts = [row[:columns] for row in counted]
    assert len({box.w for box in firsts[0]}) == 1
    assert all(first == firsts[0] for first in firsts)
    (tiles,) = {cells(made, number, "draw_mosque_tiles")[0].x for number in range(len(made.seats))}
    edges = {tiles, *(box.x for box in firsts[0])}
    for row in counted:
        assert {box.x for box in row} <= edges


def cells(made: View, number: int, function: str) -> list[Box]:
    """The fields that a function of belongings draws for a seat."""
    canvas, box = Canvas(Image.new("RGB", (WIDTH, HEIGHT))), Box(600, 300, 940, 174)

    def draw() -> Image.Image:
        draw_estate(canvas, box, made, number)
        return canvas.image

    fields = [one.box for one in watched(draw)[1] if one.kind == "field" and one.by == f"belongings.{function}"]
    return fields[:: 1 if function == "field" else 2]  # a plate, or an edge and what it encloses


def test_what_nobody_has_takes_no_room() -> None:
    """Neither letters nor assistants left, nor a tile of the Tavern, nor a companion."""
    bare = table("bazaar", seat("red"), seat("blue"))
    shown = watched(partial(draw_carts, scene(bare)))[1]
    assert not [one for one in shown if one.what == "–" or one.what.startswith(("letter", "companion", "tavern"))]
    lettered = replace(bare, seats=(seat("red", letters=((3, 1),)), bare.seats[1]))
    without, with_letters = (
        min(one.box.h for one in watched(partial(draw_carts, scene(made)))[1] if one.by == "belongings.field")
        for made in (bare, lettered)
    )
    assert without > with_letters


@pytest.mark.parametrize("name", ["bazaar_crowd", "mocha", "letters"])
def test_a_word_above_says_whose_place_stands_in_the_second_line_of_a_row(name: str) -> None:
    """Each in the middle below the name of its column."""
    made = EXPANSIONS[name]()
    shown = watched(partial(draw_carts, made))[1]
    words = {one.what: one.box for one in shown if one.by == "belongings.draw_heads"}
    for kind in ("merchant", "family", *(["companion"] if made.view.letters else [])):
        piece = f"{kind}-{made.view.seats[0].colour}"
        below = next(one.box for one in shown if one.what == piece and one.by == "belongings.draw_cell")
        word = words[kind.capitalize()]
        assert word.bottom < below.y
        upper = [box for box in words.values() if box.middle[1] < word.y]
        assert min(abs(box.middle[0] - word.middle[0]) for box in upper) <= 2
        assert abs(below.middle[0] - word.middle[0]) < 90
    assert "left at" in words
