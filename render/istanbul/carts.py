"""The picture of all wheelbarrows (/table carts): goods and room, rubies and the golden plate of the leader, piles of
cards."""

from typing import Final, NamedTuple

from PIL import Image

from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.state import LAST_CAPACITY
from render.istanbul.belongings import FOOT, draw_estate, draw_figures, draw_heads
from render.istanbul.components import card_front, guild_front
from render.istanbul.scene import GameScene, has_more
from render.istanbul.style import GOODS, good
from render.kit import lettering
from render.kit.cache import cached
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import BRASS, CREAM, INK, IVORY, OAK, RGB, SOFT_INK, WALNUT, WHITE, mix, rgb
from render.kit.masks import lattice
from render.kit.mat import Paint

LEADING: Final = rgb("#F4D27A")  # the plate of whoever has the most rubies
_MARGIN: Final = 20
_GAP: Final = 10
_TALLEST: Final = 352
_GLOW: Final = 30
_PLATE: Final = 300
_HEAD: Final = 40  # the line of words above the rows
_TOP: Final = _HEAD + 12
_NARROW_BODY: Final = 384
_BARROW, _STEP = 680, 54
_CARAVAN: Final = 100  # the tile of the caravan master, which lies beside the rubies of whoever has it
_PLANK: Final = rgb("#8A5A2E")
_DARK_PLANK: Final = rgb("#6E4220")
_GROOVE: Final = rgb("#3B2010")
_CHALK: Final = rgb("#FFF1CF")
_MOST_COUNT: Final = 72


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
    canvas.cell(plate, plate.h // 2, LEADING if ahead else CREAM, BRASS, 3 if ahead else 2)
    canvas.sprite("ruby", x + 8 + side / 2, y, side)
    canvas.text(x + side + 14, y, count, large, weight="extrabold")
    canvas.text(x + side + 16 + wide, y + side * 0.1, goal, small, weight="extrabold", colour=SOFT_INK)


def draw_frame(canvas: Canvas, box: Box) -> Box:
    """Draw an empty wheelbarrow with wheel and handles; returns the box of its body."""
    wheel = min(132, box.h - 40)
    middle = box.middle[1]
    for y in (box.y + box.h // 5, box.bottom - box.h // 5):
        canvas.cell(Box(box.right - 110, y - 15, 108, 30), 14, _DARK_PLANK, _GROOVE, 4)
    canvas.cell(Box(box.x + 60, middle - 9, 90, 18), 4, BRASS, _GROOVE, 4)
    canvas.sprite("wheel", box.x + 8 + wheel / 2, middle, wheel)
    body = draw_small_frame(canvas, Box(box.x + 134, box.y, box.w - 218, box.h))
    for number in range(1, len(GOODS)):
        y = round(body.y + body.h / len(GOODS) * number)
        canvas.rule(body.x + 5, y - 1, body.w - 10, rgb("#4A2C14"), 3)
    return body


def draw_small_frame(canvas: Canvas, box: Box) -> Box:
    """A body without wheel, for rows in which other belongings need the room; returns its box."""
    canvas.fill(box, 18, _GROOVE)
    canvas.fill(box.inset(5), 14, rgb("#9A6638"), to=_DARK_PLANK)
    return box


def draw_counts(canvas: Canvas, body: Box, seat: SeatView) -> None:
    """Each good with its number, two below each other; beside them a wheelbarrow over the room there is for each."""
    wide, high = body.w * 7 // 20, body.h // 2
    size = min(_MOST_COUNT, high * 3 // 4)
    room = wide - size - 18
    for number, count in enumerate(seat.goods):
        x, y = body.x + 8 + number // 2 * wide, body.y + number % 2 * high + high // 2
        canvas.sprite(good(number), x + 6 + size / 2, y, size)
        canvas.text(x + size + 14, y, str(count), size, weight="extrabold", colour=_CHALK, room=room, least=40)
    x = (body.x + 8 + 2 * wide + body.right - 8) // 2
    canvas.icon("wheelbarrow", x, body.y + high // 2 + 4, size, _CHALK)
    canvas.text(x, body.y + high + high // 2, str(seat.capacity), size, weight="extrabold", colour=_CHALK, anchor="m")


def draw_goods(canvas: Canvas, body: Box, seat: SeatView, step: int) -> None:
    """Draw a plank for each good with fields from 0 to 5, closed beyond the capacity. `step`: pixels from one plank to
    the next."""
    plank = body.h / len(GOODS)
    for number, count in enumerate(seat.goods):
        y = round(body.y + plank * (number + 0.5))
        _plank(canvas, Box(body.x, y, body.w, min(68, round(plank) - 2)), step, number, count, seat.capacity)


def _plank(canvas: Canvas, box: Box, step: int, number: int, count: int, capacity: int) -> None:
    """`box`: its y is the plank's middle, its h the good's side."""
    x, y, side = box.x, box.y, box.h
    ground, mark = GOODS[number]
    canvas.sprite(good(number), x + 40, y, side)
    high = min(52, side - 8)
    for i in range(LAST_CAPACITY + 1):
        field = Box(x + 76 + i * step, y - high // 2, step - 6, high)
        if i > capacity:
            canvas.cell(field, 9, rgb("#57331A"), _GROOVE)
            canvas.text(*field.middle, "×", high, weight="extrabold", colour=_PLANK, anchor="m")
            continue
        full = 0 < i <= count
        if i == count:
            canvas.fill(field.inset(-4), 12, WHITE)
        canvas.cell(field, 9, ground if full else rgb("#F3DDB0"), mix(ground, INK, 0.4) if full else _PLANK)
        written = mark if full else rgb("#7A5A3A")
        canvas.text(*field.middle, str(i), round(high * 0.84), weight="extrabold", colour=written, anchor="m")
    end = x + 76 + 6 * step + round(step * 0.68)
    canvas.text(end, y, str(count), 46, weight="extrabold", colour=_CHALK, anchor="m")


class Row(NamedTuple):
    """The place of one player's things."""

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
    plate = box.inset(3)._replace(w=_PLATE)
    room = Box(plate.right + 12, box.y + 10, _NARROW_BODY if more else _BARROW, box.h - 20)
    body = draw_small_frame(canvas, room) if more else draw_frame(canvas, room)
    left = room.right + 10
    return Row(box, plate, body, Box(left, room.y, box.right - 12 - left, room.h))


@cached
def _table(count: int, more: bool) -> tuple[Image.Image, tuple[Row, ...]]:
    """The cloth with every player's empty row."""
    canvas = Canvas(lattice(WIDTH, HEIGHT, rgb("#5A1F1C"), rgb("#34100F")))
    height = min(count * (_TALLEST + _GAP), HEIGHT - _TOP - FOOT) - _GAP
    boxes = Box(_MARGIN, _TOP, WIDTH - 2 * _MARGIN, height).rows(count, _GAP)
    rows = tuple(_panel(canvas, box, more) for box in boxes)
    return canvas.image, rows


@cached
def _lit(count: int, more: bool, number: int, colour: str, palette: str) -> tuple[Image.Image, int]:
    """A stripe of the table with the row of who must act, and its top."""
    ground, rows = _table(count, more)
    canvas, box = Canvas(ground, palette), rows[number].box
    _panel(canvas, box, more, canvas.player(colour)[0])
    top, bottom = max(0, box.y - _GLOW), min(HEIGHT, box.bottom + _GLOW)
    return canvas.image.crop((0, top, WIDTH, bottom)), top


def draw_carts(scene: GameScene) -> Image.Image:
    """One row a player, in seat order, and a line of neutral figures; with two players the card piles between."""
    view, palette = scene.view, scene.style.palette
    more = has_more(view)
    ground, rows = _table(len(view.seats), more)
    canvas = Canvas(ground, palette)
    if not view.over:
        stripe, top = _lit(len(view.seats), more, view.active, view.seats[view.active].colour, palette)
        canvas.image.paste(stripe, (0, top))
    _heads(canvas, rows[0], scene)
    for number, row in enumerate(rows):
        _fill(canvas, row, scene, number)
    sheet = Box(0, 0, WIDTH, HEIGHT - FOOT).inset(_MARGIN)
    draw_figures(canvas, Box(sheet.x + 8, HEIGHT - FOOT, sheet.w - 16, FOOT), scene)
    top = rows[-1].box.bottom + _GAP
    if HEIGHT - FOOT - top > 200:
        _piles(canvas, sheet._replace(y=top, h=HEIGHT - FOOT - top), scene)
    return canvas.image


def _heads(canvas: Canvas, first: Row, scene: GameScene) -> None:
    """The names of the columns in words above the first row."""
    line = Box(first.body.x, first.box.y - _HEAD, first.body.w, _HEAD - 4)
    heads = {"goods": line}
    if has_more(scene.view):
        goods = line._replace(w=line.w * 7 // 10)
        heads = {"goods": goods, "room": line.right_of(goods.right)}
    for name, box in heads.items():
        canvas.text(*box.middle, scene.say(f"picture-column-{name}"), 32, colour=IVORY, anchor="m", room=box.w)
    draw_heads(canvas, line._replace(x=first.belongings.x, w=first.belongings.w), scene.view, scene.say)


def _fill(canvas: Canvas, row: Row, scene: GameScene, number: int) -> None:
    view = scene.view
    seat = view.seats[number]
    _plate(canvas, row.plate, scene, number, number == view.active and not view.over)
    if has_more(view):
        draw_counts(canvas, row.body, seat)
    else:
        draw_goods(canvas, row.body, seat, _STEP)
    draw_estate(canvas, row.belongings, view, number)


def _plate(canvas: Canvas, box: Box, scene: GameScene, number: int, active: bool) -> None:
    """Name, token and rubies on the player's colour."""
    colour = scene.view.seats[number].colour
    ink = canvas.nameplate(box, colour)
    middle = box.y + box.h * 0.36
    canvas.sprite(f"merchant-{colour}", box.x + 62, middle, 104)
    status = "picture-acts-now" if active else "picture-first-player" if number == scene.view.start else ""
    label = scene.say(status) if status else ""
    written, size = lettering.lines(scene.name(number), "extrabold", 50, box.w - 134, 34, 2 if label else 3)
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
