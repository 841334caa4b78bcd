"""The picture of every player's cart: goods, room, rubies, lira, cards, assistants, mosque tiles."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.istanbul.names import POLICE_STATION
from engine.istanbul.view import SeatView, View
from render.istanbul.barrow import draw_counts, draw_frame, draw_goods, draw_small_frame
from render.istanbul.cards import card_front
from render.istanbul.estate import draw_estate, draw_heads, draw_mosque_tiles
from render.istanbul.fronts import Painted, guild_front, painted
from render.istanbul.game_scene import GameScene
from render.istanbul.held import has_more
from render.istanbul.rubies import draw_rubies
from render.kit import fonts, lettering
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import (
    BRASS,
    CREAM,
    GOLD,
    INK,
    IVORY,
    OAK,
    RGB,
    SOFT_INK,
    WALNUT,
    WHITE,
    mix,
    rgb,
)  # fmt: skip
from render.kit.paper import lattice

_MARGIN = 26
_GAP = 12
_TALLEST = 352
_GLOW = 30
_PLATE = 330
_NARROW_PLATE = 300
_HEAD = 40
"""The line of words above the rows, where expansions add to what is counted."""
_NARROW_BODY = 384
_BARROW, _STEP = 760, 62
_COUNT = 60
_CARAVAN = 100
"""The tile of the caravan master, which lies beside the rubies of whoever has it."""


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
    if more:
        plate = Box(box.x + 3, box.y + 3, _NARROW_PLATE, box.h - 6)
        body = draw_small_frame(canvas, Box(box.x + 318, box.y + 12, _NARROW_BODY, box.h - 24))
        left = body.right + 10
        return Row(box, plate, body, Box(left, box.y + 12, box.right - 12 - left, box.h - 24))
    plate = Box(box.x + 3, box.y + 3, _PLATE, box.h - 6)
    body = draw_frame(canvas, Box(box.x + 348, box.y + 14, _BARROW, box.h - 28))
    left = box.x + 348 + _BARROW + 10
    return Row(box, plate, body, Box(left, box.y + 16, box.right - 14 - left, box.h - 32))


@lru_cache(maxsize=2)
def _table(count: int, more: bool) -> tuple[Image.Image, tuple[Row, ...]]:
    """The cloth with every player's empty row."""
    canvas = Canvas(lattice(WIDTH, HEIGHT, rgb("#5A1F1C"), rgb("#34100F"), 104))
    top = _MARGIN + (_HEAD - _GAP if more else 0)
    height = min(_TALLEST, (HEIGHT - top - _MARGIN - _GAP * (count - 1)) // count)
    boxes = [Box(_MARGIN, top + n * (height + _GAP), WIDTH - 2 * _MARGIN, height) for n in range(count)]
    rows = tuple(_panel(canvas, box, more) for box in boxes)
    return canvas.image, rows


@lru_cache(maxsize=25)
def _lit(count: int, more: bool, number: int, colour: str, palette: str) -> tuple[Image.Image, int]:
    """A stripe of the table with the row of who must act, and its top."""
    ground, rows = _table(count, more)
    canvas = Canvas(ground, palette)
    box = rows[number].box
    _panel(canvas, box, more, canvas.player(colour)[0])
    top, bottom = max(0, box.y - _GLOW), min(HEIGHT, box.bottom + _GLOW)
    return canvas.image.crop((0, top, WIDTH, bottom)), top


def draw_carts(scene: GameScene) -> Image.Image:
    """One row a player, in seat order; with two players the card piles below."""
    view: View = scene.view
    more = has_more(view)
    ground, rows = _table(len(view.seats), more)
    canvas = Canvas(ground, scene.style.palette)
    if not view.over:
        stripe, top = _lit(len(view.seats), more, view.active, view.seats[view.active].colour, scene.style.palette)
        canvas.image.paste(stripe, (0, top))
    if more:
        _heads(canvas, rows[0], scene)
    for number, row in enumerate(rows):
        _fill(canvas, row, scene, number)
    top = rows[-1].box.bottom + _GAP
    if HEIGHT - _MARGIN - top > 200:
        _piles(canvas, Box(_MARGIN, top, WIDTH - 2 * _MARGIN, HEIGHT - _MARGIN - top), scene)
    return canvas.image


def _heads(canvas: Canvas, first: Row, scene: GameScene) -> None:
    """In words above the first row what its columns count."""
    line = Box(first.body.x, first.box.y - _HEAD, first.body.w, _HEAD - 4)
    goods = line._replace(w=line.w * 7 // 10)
    room = line._replace(x=goods.right, w=line.right - goods.right)
    for box, name in ((goods, "goods"), (room, "room")):
        canvas.text(*box.middle, scene.say(f"picture-column-{name}"), 30, colour=IVORY, anchor="m", room=box.w)
    draw_heads(canvas, line._replace(x=first.belongings.x, w=first.belongings.w), scene.view, scene.say)


def _fill(canvas: Canvas, row: Row, scene: GameScene, number: int) -> None:
    view: View = scene.view
    seat = view.seats[number]
    _plate(canvas, row.plate, scene, number, number == view.active and not view.over)
    if has_more(view):
        draw_counts(canvas, row.body, seat)
        draw_estate(canvas, row.belongings, view, number)
    else:
        draw_goods(canvas, row.body, seat, _STEP)
        _belongings(canvas, row.belongings, seat)


def _plate(canvas: Canvas, box: Box, scene: GameScene, number: int, active: bool) -> None:
    """Name, token and rubies on the player's colour."""
    view: View = scene.view
    seat = view.seats[number]
    ground, ink = canvas.player(seat.colour)
    lit, shaded = mix(ground, WHITE, 0.12), mix(ground, rgb("#000000"), 0.12)
    canvas.fill(box._replace(w=box.w + 20), 17, lit, to=shaded, left=box.w)
    canvas.fill(Box(box.right, box.y, 4, box.h), 1, GOLD)
    token = 104
    middle = box.y + box.h * 0.36
    canvas.sprite(f"merchant-{seat.colour}", box.x + 62, middle, token)
    name = fonts.printable(scene.names[number], seat.colour.capitalize())
    label = _status(scene, number, active)
    written, size = lettering.lines(name, "extrabold", 50, box.w - 134, 34, 2 if label else 3)
    y = middle - size * len(written) / 2 + size / 2 - (20 if label else 0)
    for line in written:
        canvas.text(box.x + 122, y, line, size, weight="extrabold", colour=ink)
        y += size
    if label:
        canvas.text(box.x + 122, y + 4, label, 32, colour=ink, room=box.w - 134)
    low = round(box.bottom - box.h * 0.2)
    draw_rubies(canvas, box.x + 16, low, 54, view, number)
    if view.caravan == number:
        side = round(min(_CARAVAN, box.h * 0.38))
        tile = Box(box.right - 10 - side, low - side // 2, side, side)
        canvas.cell(tile, side // 5, CREAM, INK, 3)
        canvas.sprite("caravan", *tile.middle, side - 4)


def _status(scene: GameScene, number: int, active: bool) -> str:
    if active:
        return scene.say("picture-acts-now")
    return scene.say("picture-first-player") if number == scene.view.start else ""


def _belongings(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """Lira, assistants with the merchant, cards above; mosque tiles and the family member below."""
    gap = 10
    high = (box.h - gap) // 2
    wide = (box.w - 2 * gap) // 3
    cells = [Box(box.x + i * (wide + gap), box.y, wide, high) for i in range(3)]
    for cell in cells:
        canvas.cell(cell, 14, CREAM, BRASS)
    y = cells[0].middle[1]
    canvas.sprite("coin", cells[0].x + 42, y, 66)
    canvas.text(cells[0].x + 80, y, str(seat.lira), _COUNT, weight="extrabold", room=wide - 84, least=46)
    canvas.pile((f"assistant-{seat.colour}",) * 2, cells[1].x + 42, y + 30, 66)
    taken = canvas.text(cells[1].x + 80, y, str(len(seat.stack)), _COUNT, weight="extrabold")
    canvas.text(cells[1].x + 84 + taken, y + 6, f"/{len(seat.stack) + len(seat.out)}", 38, colour=SOFT_INK)
    canvas.sprite("card", cells[2].x + 42, y, 70)
    canvas.text(cells[2].x + 80, y, str(seat.cards), _COUNT, weight="extrabold")
    lower = Box(box.x, box.y + high + gap, box.w, box.h - high - gap)
    draw_mosque_tiles(canvas, Box(lower.x, lower.y, 2 * wide + gap, lower.h), seat.tiles)
    _family(canvas, Box(cells[2].x, lower.y, wide, lower.h), seat)


def _family(canvas: Canvas, box: Box, seat: SeatView) -> None:
    canvas.cell(box, 14, CREAM, BRASS)
    y = box.middle[1]
    canvas.sprite(f"family-{seat.colour}", box.x + 36, y, min(66, box.h - 8))
    away = seat.family != POLICE_STATION
    canvas.disc(seat.family, box.right - 44, y, 58, opacity=1.0 if away else 0.55)


def _piles(canvas: Canvas, box: Box, scene: GameScene) -> None:
    """The decks' sizes and the face-up discard piles, their top cards first."""
    view: View = scene.view
    canvas.panel(box, 20)
    bonus = [painted(card_front, face) for face in view.discard[::-1]]
    if view.mocha is None:
        _pile(canvas, box, "card", view.deck, scene.say("picture-discard"), bonus)
        return
    guild = [painted(guild_front, card) for card in view.mocha.guild_discard[::-1]]
    half = box.w // 2
    _pile(canvas, box._replace(w=half), "card", view.deck, "", bonus)
    _pile(canvas, box._replace(x=box.x + half, w=half), "guild-card", view.mocha.guild_deck, "", guild)


def _pile(canvas: Canvas, box: Box, back: str, deck: int, label: str, fronts: list[Painted]) -> None:
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
