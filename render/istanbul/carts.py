"""The picture of every player's cart: goods, room, rubies, lira, cards, mosque tiles, and where pieces are."""

from typing import NamedTuple

from PIL import Image

from engine.istanbul.reading.view import View
from render.istanbul.barrow import draw_counts, draw_frame, draw_goods, draw_small_frame
from render.istanbul.belongings import FOOT, draw_estate, draw_figures, draw_heads
from render.istanbul.components import card_front, guild_front
from render.istanbul.scene import GameScene, has_more
from render.kit import lettering
from render.kit.cache import cached
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import (
    BRASS,
    CREAM,
    INK,
    IVORY,
    OAK,
    RGB,
    SOFT_INK,
    WALNUT,
    rgb,
)  # fmt: skip
from render.kit.masks import lattice
from render.kit.mat import Paint

LEADING = rgb("#F4D27A")
"""The plate of whoever has the most rubies."""


_MARGIN = 20
_GAP = 10
_TALLEST = 352
_GLOW = 30
_PLATE = 300
_HEAD = 40  # the line of words above the rows
_TOP = _HEAD + 12
_NARROW_BODY = 384
_BARROW, _STEP = 680, 54
_CARAVAN = 100  # the tile of the caravan master, which lies beside the rubies of whoever has it


def leads(view: View, number: int) -> bool:
    """Whether nobody has more rubies, and not all have as many."""
    counts = [seat.rubies for seat in view.seats]
    return counts[number] == max(counts) > min(counts)


def draw_rubies(canvas: Canvas, x: int, y: int, side: int, view: View, number: int) -> None:
    """A ruby with "3/5" beside it, from `x` to the right, `side` pixels high. The leaders' plate is golden."""
    count, goal = str(view.seats[number].rubies), f"/{view.rubies_to_end}"
    large, small = round(side * 1.04), round(side * 0.7)
    wide = lettering.width(count, "extrabold", large)
    plate = Box(x, y - side // 2, side + 34 + wide + lettering.width(goal, "extrabold", small), side + 2)
    if leads(view, number):
        canvas.cell(plate, plate.h // 2, LEADING, BRASS, 3)
    else:
        canvas.cell(plate, plate.h // 2, CREAM, BRASS)
    canvas.sprite("ruby", x + 8 + side / 2, y, side)
    canvas.text(x + side + 14, y, count, large, weight="extrabold", colour=INK)
    canvas.text(x + side + 16 + wide, y + side * 0.1, goal, small, weight="extrabold", colour=SOFT_INK)


class Row(NamedTuple):
    """Where one player's things lie."""

    box: Box
    plate: Box
    body: Box
    belongings: Box


def _panel(canvas: Canvas, box: Box, more: bool, light: RGB | None = None) -> Row:
    """Draw the empty row of a player. `more`: with room for what expansions add; `light`: the colour of whoever must
    act. Returns the boxes of its parts."""
    if light:
        canvas.halo(box.inset(-3), 22, light, 12, 1.6)
    canvas.panel(box, 20, edge=light or OAK)
    plate = Box(box.x + 3, box.y + 3, _PLATE, box.h - 6)
    room = Box(plate.right + 12, box.y + 10, _NARROW_BODY if more else _BARROW, box.h - 20)
    body = draw_small_frame(canvas, room) if more else draw_frame(canvas, room)
    left = room.right + 10
    return Row(box, plate, body, Box(left, room.y, box.right - 12 - left, room.h))


@cached
def _table(count: int, more: bool) -> tuple[Image.Image, tuple[Row, ...]]:
    """The cloth with every player's empty row."""
    canvas = Canvas(lattice(WIDTH, HEIGHT, rgb("#5A1F1C"), rgb("#34100F"), 104))
    height = min(_TALLEST, (HEIGHT - _TOP - FOOT - _GAP * count) // count)
    boxes = [Box(_MARGIN, _TOP + n * (height + _GAP), WIDTH - 2 * _MARGIN, height) for n in range(count)]
    rows = tuple(_panel(canvas, box, more) for box in boxes)
    return canvas.image, rows


@cached
def _lit(count: int, more: bool, number: int, colour: str, palette: str) -> tuple[Image.Image, int]:
    """A stripe of the table with the row of who must act, and its top."""
    ground, rows = _table(count, more)
    canvas = Canvas(ground, palette)
    box = rows[number].box
    _panel(canvas, box, more, canvas.player(colour)[0])
    top, bottom = max(0, box.y - _GLOW), min(HEIGHT, box.bottom + _GLOW)
    return canvas.image.crop((0, top, WIDTH, bottom)), top


def draw_carts(scene: GameScene) -> Image.Image:
    """One row a player, in seat order, and a line of neutral figures; with two players the card piles between."""
    view: View = scene.view
    more = has_more(view)
    ground, rows = _table(len(view.seats), more)
    canvas = Canvas(ground, scene.style.palette)
    if not view.over:
        stripe, top = _lit(len(view.seats), more, view.active, view.seats[view.active].colour, scene.style.palette)
        canvas.image.paste(stripe, (0, top))
    _heads(canvas, rows[0], scene)
    for number, row in enumerate(rows):
        _fill(canvas, row, scene, number)
    draw_figures(canvas, Box(_MARGIN + 8, HEIGHT - FOOT, WIDTH - 2 * _MARGIN - 16, FOOT), scene)
    top = rows[-1].box.bottom + _GAP
    if HEIGHT - FOOT - top > 200:
        _piles(canvas, Box(_MARGIN, top, WIDTH - 2 * _MARGIN, HEIGHT - FOOT - top), scene)
    return canvas.image


def _heads(canvas: Canvas, first: Row, scene: GameScene) -> None:
    """In words above the first row what its columns count."""
    line = Box(first.body.x, first.box.y - _HEAD, first.body.w, _HEAD - 4)
    goods = line._replace(w=line.w * 7 // 10) if has_more(scene.view) else line
    canvas.text(*goods.middle, scene.say("picture-column-goods"), 32, colour=IVORY, anchor="m", room=goods.w)
    if goods.w < line.w:
        room = line._replace(x=goods.right, w=line.w - goods.w)
        canvas.text(*room.middle, scene.say("picture-column-room"), 32, colour=IVORY, anchor="m", room=room.w)
    draw_heads(canvas, line._replace(x=first.belongings.x, w=first.belongings.w), scene.view, scene.say)


def _fill(canvas: Canvas, row: Row, scene: GameScene, number: int) -> None:
    view: View = scene.view
    seat = view.seats[number]
    _plate(canvas, row.plate, scene, number, number == view.active and not view.over)
    if has_more(view):
        draw_counts(canvas, row.body, seat)
    else:
        draw_goods(canvas, row.body, seat, _STEP)
    draw_estate(canvas, row.belongings, view, number)


def _plate(canvas: Canvas, box: Box, scene: GameScene, number: int, active: bool) -> None:
    """Name, token and rubies on the player's colour."""
    seat = scene.view.seats[number]
    ink = canvas.nameplate(box, seat.colour)
    token = 104
    middle = box.y + box.h * 0.36
    canvas.sprite(f"merchant-{seat.colour}", box.x + 62, middle, token)
    name = scene.name(number)
    status = "picture-acts-now" if active else "picture-first-player" if number == scene.view.start else ""
    label = scene.say(status) if status else ""
    written, size = lettering.lines(name, "extrabold", 50, box.w - 134, 34, 2 if label else 3)
    y = middle - (20 if label else 0)
    canvas.lines(box.x + 122, y, written, size, size, weight="extrabold", colour=ink)
    if label:
        below = y + size * (len(written) + 1) / 2 + 4
        canvas.text(box.x + 122, below, label, 32, colour=ink, room=box.w - 134)
    low = round(box.bottom - box.h * 0.2)
    draw_rubies(canvas, box.x + 16, low, 54, scene.view, number)
    if scene.view.caravan == number:
        side = round(min(_CARAVAN, box.h * 0.38))
        tile = Box(box.right - 10 - side, low - side // 2, side, side)
        canvas.cell(tile, side // 5, CREAM, INK, 3)
        canvas.sprite("caravan", *tile.middle, side - 4)


def _piles(canvas: Canvas, box: Box, scene: GameScene) -> None:
    """The decks' sizes and the face-up discard piles, their top cards first."""
    view: View = scene.view
    canvas.panel(box, 20)
    bonus = [card_front(face) for face in view.discard[::-1]]
    if view.mocha is None:
        _pile(canvas, box, "card", view.deck, scene.say("picture-discard"), bonus)
        return
    guild = [guild_front(card) for card in view.mocha.guild_discard[::-1]]
    half = box.w // 2
    _pile(canvas, box._replace(w=half), "card", view.deck, "", bonus)
    _pile(canvas, box._replace(x=box.x + half, w=half), "guild-card", view.mocha.guild_deck, "", guild)


def _pile(canvas: Canvas, box: Box, back: str, deck: int, label: str, fronts: list[Paint]) -> None:
    """A deck and beside it what has been discarded of it."""
    y = box.middle[1]
    side = min(200, box.h - 60)
    canvas.sprite(back, box.x + 110, y, side)
    canvas.badge(str(deck), box.x + 110 + side * 0.25, y + side * 0.32, 52, WALNUT)
    left = box.x + 240
    if label:
        left += canvas.text(left, y, label, 40, colour=SOFT_INK, room=260) + 40
    high = min(190, box.h - 56)
    wide = high * 3 // 4
    if not fronts:
        canvas.dashes(Box(left, y - high // 2, wide, high), 14, BRASS, 4, 16)
    most = (box.right - 30 - left) // (wide + 16)
    for i, front in enumerate(fronts[:most]):
        front(canvas, Box(left + i * (wide + 16), y - high // 2, wide, high))
