"""The picture of all wheelbarrows (/table carts): a row for each player, rubies and the golden plate of the leader,
piles of cards."""

from typing import Final, NamedTuple

from PIL import Image

from engine.istanbul.reading.view import View
from render.istanbul.barrow import draw_barrow, layout
from render.istanbul.belongings import FOOT, MOSQUES, draw_estate, draw_figures, draw_heads, heads
from render.istanbul.components import card_front, guild_front
from render.istanbul.scene import GameScene
from render.kit import lettering
from render.kit.cache import cached
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import BRASS, CREAM, INK, IVORY, OAK, RGB, SOFT_INK, WALNUT, rgb
from render.kit.masks import lattice
from render.kit.mat import Paint

LEADING: Final = rgb("#F4D27A")  # the plate of whoever has the most rubies
_MARGIN: Final = 20
_GAP: Final = 10
_TALLEST: Final = 352
_GLOW: Final = 30
_PAD, _BRIM = 8, 4  # above and below belongings, and wheelbarrows, which are as high as they get
_PLATE: Final = 290
_HEAD: Final = 70  # the two lines of words above the rows
_TOP: Final = _HEAD + 8
_LEAST_BARROW, _MOST_BARROW = 392, 640
_COLUMN: Final = 160  # how wide a column of belongings is where there is room
_RUBIES: Final = 72  # the height below a name for the rubies
_LINE: Final = 38  # that of a line of a long name
_STATUS: Final = 34  # that of the line below a name
_CARAVAN: Final = 100  # the tile of the caravan master, which lies beside the rubies of whoever has it


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
    ahead = leads(view, number)
    canvas.raised(plate, plate.h // 2, LEADING if ahead else CREAM, BRASS, 3 if ahead else 2)
    canvas.sprite("ruby", x + 8 + side / 2, y, side)
    canvas.text(x + side + 14, y, count, large, weight="extrabold")
    canvas.text(x + side + 16 + wide, y + side * 0.1, goal, small, weight="extrabold", colour=SOFT_INK)


class Row(NamedTuple):
    """The place of one player's things."""

    box: Box
    plate: Box
    barrow: Box
    belongings: Box


def _row(box: Box, columns: int) -> Row:
    """`columns`: of things that are counted beside the wheelbarrow, which has the room they leave."""
    plate = box.inset(3)._replace(w=_PLATE)
    room = Box(plate.right + 14, box.y + _PAD, box.right - 12 - plate.right - 14, box.h - 2 * _PAD)
    wide = min(_MOST_BARROW, max(_LEAST_BARROW, room.w - columns * _COLUMN - MOSQUES))
    barrow = box._replace(x=room.x, y=box.y + _BRIM, w=wide, h=box.h - 2 * _BRIM)
    return Row(box, plate, barrow, room.right_of(room.x + wide + 12))


def _panel(canvas: Canvas, box: Box, light: RGB | None = None) -> None:
    """Draw the empty row of a player. `light`: the colour of whoever must act."""
    if light:
        canvas.halo(box.inset(-3), 22, light, 12, 1.6)
    canvas.panel(box, 20, edge=light or OAK)


def _rows(count: int) -> list[Box]:
    height = min(count * (_TALLEST + _GAP), HEIGHT - _TOP - FOOT) - _GAP
    return Box(_MARGIN, _TOP, WIDTH - 2 * _MARGIN, height).rows(count, _GAP)


@cached
def _table(count: int) -> Image.Image:
    """The cloth with every player's empty row."""
    canvas = Canvas(lattice(WIDTH, HEIGHT, rgb("#5A1F1C"), rgb("#34100F")))
    for box in _rows(count):
        _panel(canvas, box)
    return canvas.image


@cached
def _lit(count: int, number: int, colour: str, palette: str) -> tuple[Image.Image, int]:
    """A stripe of the table with the row of who must act, and its top."""
    canvas, box = Canvas(_table(count), palette), _rows(count)[number]
    _panel(canvas, box, canvas.player(colour)[0])
    top, bottom = max(0, box.y - _GLOW), min(HEIGHT, box.bottom + _GLOW)
    return canvas.image.crop((0, top, WIDTH, bottom)), top


def draw_carts(scene: GameScene) -> Image.Image:
    """One row a player, in seat order, and a line of neutral figures; with two players the card piles between."""
    view, palette = scene.view, scene.style.palette
    count, columns = len(view.seats), len(heads(view)) - 1
    rows = [_row(box, columns) for box in _rows(count)]
    canvas = Canvas(_table(count), palette)
    if not view.over:
        stripe, top = _lit(count, view.active, view.seats[view.active].colour, palette)
        canvas.image.paste(stripe, (0, top))
    _heads(canvas, rows[0], scene)
    for number, row in enumerate(rows):
        _plate(canvas, row.plate, scene, number, number == view.active and not view.over)
        draw_barrow(canvas, row.barrow, view.seats[number])
        draw_estate(canvas, row.belongings, view, number)
    sheet = Box(0, 0, WIDTH, HEIGHT - FOOT).inset(_MARGIN)
    draw_figures(canvas, Box(sheet.x + 8, HEIGHT - FOOT, sheet.w - 16, FOOT), scene)
    top = rows[-1].box.bottom + _GAP
    if HEIGHT - FOOT - top > 200:
        _piles(canvas, sheet._replace(y=top, h=HEIGHT - FOOT - top), scene)
    return canvas.image


def _heads(canvas: Canvas, first: Row, scene: GameScene) -> None:
    """The names of the columns in words above the first row, and of the pieces below each count."""
    parts, line = layout(first.barrow), Box(0, first.box.y - _HEAD, 0, _HEAD - 4)
    upper = line.rows(2)[0]
    room = parts.plate.inset(-34)
    size = draw_heads(canvas, line._replace(x=first.belongings.x, w=first.belongings.w), scene.view, scene.say)
    for name, part in (("goods", parts.tray._replace(w=room.x - parts.tray.x)), ("room", room)):
        box = upper._replace(x=part.x, w=part.w)
        canvas.text(*box.middle, scene.say(f"picture-column-{name}"), size, colour=IVORY, anchor="m", room=box.w)


def _plate(canvas: Canvas, box: Box, scene: GameScene, number: int, active: bool) -> None:
    """Name, token and rubies on the player's colour."""
    colour = scene.view.seats[number].colour
    ink = canvas.nameplate(box, colour)
    room = box._replace(h=box.h - _RUBIES - 8)
    low = room.bottom + _RUBIES // 2 - 4
    x, middle = box.x + 116, room.middle[1]
    canvas.sprite(f"merchant-{colour}", box.x + 60, middle, 100)
    status = "picture-acts-now" if active else "picture-first-player" if number == scene.view.start else ""
    label = scene.say(status) if status else ""
    most = max(2, (room.h - (_STATUS if label else 0)) // _LINE)
    written, size = lettering.name_lines(scene.name(number), "extrabold", 50, box.right - 10 - x, 34, most)
    pitch = size + 4
    y = middle - (_STATUS // 2 if label else 0)
    canvas.lines(x, y, written, size, pitch, weight="extrabold", colour=ink)
    if label:
        below = y + pitch * len(written) / 2 + _STATUS / 2
        canvas.text(x, below, label, 32, colour=ink, room=box.right - 10 - x)
    draw_rubies(canvas, box.x + 16, low, 54, scene.view, number)
    if scene.view.caravan == number:
        side = round(min(_CARAVAN, box.h * 0.38))
        tile = Box(box.right - 10 - side, low - side // 2, side, side)
        canvas.raised(tile, side // 5, CREAM, INK, 3)
        canvas.sprite("caravan", *tile.middle, side - 4)


def _piles(canvas: Canvas, box: Box, scene: GameScene) -> None:
    """The decks' sizes and the face-up discard piles, their top cards first."""
    view = scene.view
    canvas.panel(box, 20)
    bonus = [card_front(face) for face in view.discard[::-1]]
    if view.mocha is None:
        _pile(canvas, box, "card", view.deck, scene.say("picture-discard"), bonus)
        return
    guild = [guild_front(card) for card in view.mocha.guild_discard[::-1]]
    left, right = box.columns(2)
    _pile(canvas, left, "card", view.deck, "", bonus)
    _pile(canvas, right, "guild-card", view.mocha.guild_deck, "", guild)


def _pile(canvas: Canvas, box: Box, back: str, deck: int, label: str, fronts: list[Paint]) -> None:
    """A deck and beside it its discard pile."""
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
