"""The strip above the board: whose turn it is, one's own things and cards, the last turn, everybody's rubies and how
many end the game."""

from functools import partial
from typing import Final, NamedTuple

from engine.istanbul.reading.view import View
from render.istanbul.carts import LEADING, leads
from render.istanbul.components import card_front, guild_front, guild_hand, kiosk_front
from render.istanbul.scene import GameScene, Story, seals
from render.istanbul.signs import draw_number, draw_signs
from render.istanbul.style import good
from render.istanbul.tiles import FRONTS
from render.kit import lettering
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.colour import BRASS, CREAM, GOLD, INK, IVORY, OAK, SOFT_INK, rgb
from render.kit.mat import Paint
from render.kit.scale import FIGURE, SHRUNK
from render.scene import Say

_COLUMN: Final = 60
_SIDE = 50
_MERCHANT: Final = 84
_BARROW: Final = rgb("#5B3A20")
_HIGH: Final = FRONTS - 2  # of cards and tiles
_LEAST_WIDE, _MOST_WIDE = 72, 104
_BETWEEN: Final = 7
_STEP: Final = _LEAST_WIDE + _BETWEEN
_LABEL: Final = 32
_FRONTS_GAP: Final = 18
_PIECE: Final = 84
_PLACE_NUMBER: Final = 76
_ROOMY: Final = 520
_MARGIN, _GAP = 8, 8
# How wide a player's chip is, by the number of players; narrower where the reader's own things need the room.
_CHIPS: Final = {2: 180, 3: 170, 4: 150, 5: 136}
_NARROW_CHIPS: Final = {2: 150, 3: 150, 4: 132, 5: 118}
_RACE: Final = 84
_BANNER: Final = 0.44  # of the room beside the chips
_LEAST_STORY: Final = 300
_RUBIES: Final = 72


def counted(view: View, seat: int) -> list[tuple[str, int]]:
    """The things of a seat that are counted, by their sprites; without one, the room of the wheelbarrow. Cards lie
    beside them."""
    own = view.seats[seat]
    return [
        ("coin", own.lira),
        *((good(number), count) for number, count in enumerate(own.goods)),
        ("", own.capacity),
        *([("coffee", own.coffee)] if view.mocha else []),
        *([("seal", seals(own))] if view.letters else []),
    ]


def own_width(view: View, seat: int) -> int:
    return _MERCHANT + 24 + _COLUMN * len(counted(view, seat))


def draw_own(canvas: Canvas, box: Box, view: View, seat: int) -> None:
    """The seat's own merchant, and columns of a sign above its number."""
    colour = view.seats[seat].colour
    canvas.slab(box, 14, CREAM, canvas.player(colour)[0], 5)
    canvas.sprite(f"merchant-{colour}", box.x + 10 + _MERCHANT // 2, box.middle[1], _MERCHANT)
    upper, lower = box.y + box.h * 3 // 10, box.y + box.h * 3 // 4
    for column, (sprite, count) in enumerate(counted(view, seat)):
        x = box.x + _MERCHANT + 12 + _COLUMN * column + _COLUMN // 2
        if sprite:
            canvas.sprite(sprite, x, upper, _SIDE)
        else:
            canvas.icon("wheelbarrow", x, upper, _SIDE, _BARROW)
        canvas.text(x, lower, str(count), FIGURE, weight="extrabold", anchor="m", room=_COLUMN - 4)


class Fronts(NamedTuple):
    """The cards or tiles of a row, and the id of the message that names them."""

    label: str
    fronts: list[Paint]


def fronts_of(view: View) -> list[Fronts]:
    """Kiosk tiles to choose from, then the reader's own hand; those there are."""
    tiles: list[Paint] = []
    if view.letters and view.letters.tiles_open:
        numbers = [*([view.letters.tile] if view.letters.tile else []), *view.letters.tiles_open]
        tiles = [kiosk_front(number) for number in numbers]
    hand: list[Paint] = []
    if view.seat is not None:
        hand = [*map(card_front, view.hand), *map(guild_front, guild_hand(view))]
    return [row for row in (Fronts("place-22", tiles), Fronts("picture-hand", hand)) if row.fronts]


def width_of(rows: list[Fronts]) -> int:
    """The pixels that all fronts take beside each other, without labels."""
    return sum(_STEP * len(row.fronts) for row in rows)


def draw_unlabelled(canvas: Canvas, box: Box, rows: list[Fronts]) -> None:
    """Draw all fronts beside each other from the left."""
    for number, front in enumerate(front for row in rows for front in row.fronts):
        front(canvas, Box(box.x + number * _STEP, box.y + (box.h - _HIGH) // 2, _LEAST_WIDE, _HIGH))


def draw_fronts(canvas: Canvas, box: Box, rows: list[Fronts], say: Say) -> None:
    """Draw all fronts beside each other as wide as they have room, each on the next where there is too little, with a
    label before each row."""
    labels = [say(row.label) for row in rows]
    words = sum(lettering.width(label, "semibold", _LABEL) + 2 * _FRONTS_GAP for label in labels)
    count = sum(len(row.fronts) for row in rows)
    wide = max(_LEAST_WIDE, min(_MOST_WIDE, (box.w - words) // count - _BETWEEN))
    step = min(wide + _BETWEEN, (box.w - words - len(rows) * wide) // max(1, count - len(rows)))
    x = box.x + _FRONTS_GAP
    for label, row in zip(labels, rows, strict=True):
        x += canvas.text(x, box.middle[1], label, _LABEL, colour=SOFT_INK) + _FRONTS_GAP
        for number, front in enumerate(row.fronts):
            front(canvas, Box(x + number * step, box.y + (box.h - _HIGH) // 2, wide, _HIGH))
        x += step * (len(row.fronts) - 1) + wide + _FRONTS_GAP


def draw_last_turn(canvas: Canvas, box: Box, scene: GameScene, story: Story | None) -> None:
    """Draw the piece that moved, where to, and beside that what the turn brought and how; without an arrow where that
    needs the room."""
    canvas.slab(box, 14, CREAM, OAK)
    if story is None:
        lines, size = lettering.lines(scene.say("picture-no-turn-yet"), "semibold", 38, box.w - 32, 34)
        canvas.lines(*box.middle, lines, size, 40, colour=SOFT_INK, anchor="m")
        return
    seat, y = scene.view.seats[story.seat], box.middle[1]
    canvas.sprite(f"{story.piece}-{seat.colour}", box.x + 10 + _PIECE // 2, y, _PIECE)
    narrow = box.w < _ROOMY
    x = box.x + _PIECE + (14 if narrow else 20)
    if story.path:
        if not narrow:
            x += canvas.text(x, y, "→", _PLACE_NUMBER * 2 // 3, weight="extrabold", colour=SOFT_INK) + 8
        draw_number(canvas, Box(x, y - _PLACE_NUMBER // 2, _PLACE_NUMBER, _PLACE_NUMBER), str(story.path[-1]))
        x += _PLACE_NUMBER + 14
    signs = Box(x, box.y + 3, box.right - 8 - x, box.h - 6)
    draw_signs(canvas, signs, f"emblem-{seat.colour}", story.result, story.deeds)


def has_row_of_fronts(view: View) -> bool:
    """Whether kiosk tiles and the reader's own cards need a row of their own."""
    rows, own = fronts_of(view), _own(view)
    if own is None or not rows:
        return bool(rows)
    room = _chips_left(view, WIDTH) - 2 * _MARGIN - _GAP - own_width(view, own)
    return len(rows) > 1 or width_of(rows) > room


def _own(view: View) -> int | None:
    """The seat of a reader whose own things stand first."""
    return None if view.over else view.seat


def draw_header(canvas: Canvas, strip: Box, scene: GameScene, story: Story | None) -> None:
    """From the left: whose turn it is, the last turn, how many rubies everybody has. In private the reader's own
    things and cards stand first, before the last turn if that has room."""
    view = scene.view
    canvas.panel(strip, 16)
    rows, own, own_row = fronts_of(view), _own(view), has_row_of_fronts(view)
    line = strip.inset(_MARGIN)
    line = line._replace(h=line.h - FRONTS * own_row)
    room = line._replace(w=_chips_left(view, line.right) - _GAP - line.x)
    if own is None:
        first = room._replace(w=round(room.w * _BANNER))
        _banner(canvas, first, scene)
    else:
        first = room._replace(w=own_width(view, own))
        draw_own(canvas, first, view, own)
    left = first.right + _GAP
    if own_row:
        draw_fronts(canvas, line._replace(y=line.bottom, h=FRONTS + _MARGIN), rows, scene.say)
    else:
        draw_unlabelled(canvas, line._replace(x=left), rows)
        left += width_of(rows)
    begins = story is None and scene.running  # nothing was done yet of a turn that is tried or prepared
    if room.right - left >= _LEAST_STORY and not begins:
        draw_last_turn(canvas, room.right_of(left), scene, story)
    _race(canvas, line, scene)


def _banner(canvas: Canvas, box: Box, scene: GameScene) -> None:
    """Whose turn it is, on the player's colour; at the end who has won."""
    view, won = scene.view, scene.view.winners
    answering = [seat for seat in scene.acting if seat != view.active]
    shown = won[0] if won else answering[0] if answering else view.active
    colour = view.seats[shown].colour
    ground, ink = canvas.player(colour)
    canvas.slab(box, 14, ground, GOLD, 4)
    canvas.sprite(f"merchant-{colour}", box.x + 54, box.middle[1], 92)
    headline = partial(_headline, scene, answers=bool(answering))
    written, size = lettering.lines_with(headline, scene.name(shown), "extrabold", 60, box.w - 122, 42)
    canvas.lines(box.x + 108, box.middle[1] + 1, written, size, size, weight="extrabold", colour=ink)


def _headline(scene: GameScene, name: str, answers: bool) -> str:
    if scene.view.over:
        return scene.say("picture-winner", name=name) if len(scene.view.winners) == 1 else scene.say("picture-over")
    if answers:
        return scene.say("picture-to-answer", name=name)
    return scene.say("picture-final-round" if scene.view.final_round else "picture-to-move", name=name)


def _chip_width(view: View) -> int:
    return (_CHIPS if _own(view) is None else _NARROW_CHIPS)[len(view.seats)]


def _chips_left(view: View, right: int) -> int:
    """Where the ruby and the chips begin that end at `right`."""
    return right - len(view.seats) * (_chip_width(view) + _GAP) - _RACE


def _race(canvas: Canvas, line: Box, scene: GameScene) -> None:
    """The ruby with how many end the game, and a chip for each player, in turn order."""
    view = scene.view
    race = Box(_chips_left(view, line.right), line.y, _RACE, line.h)
    canvas.sprite("ruby", race.middle[0], race.y + 32, 62)
    if not view.over:
        goal = scene.say("picture-race", rubies=view.rubies_to_end)
        x, y = race.middle[0], race.bottom - 18
        canvas.text(x, y, goal, 42, weight="extrabold", anchor="m", room=race.w, least=SHRUNK)
    wide = _chip_width(view)
    for place in range(len(view.seats)):
        box = Box(race.right + _GAP + place * (wide + _GAP), line.y, wide, line.h)
        _chip(canvas, box, view, (view.start + place) % len(view.seats))


def _chip(canvas: Canvas, box: Box, view: View, number: int) -> None:
    """The player's merchant and rubies; the plate of who has most is golden, the chip of who must move shines."""
    colour = view.seats[number].colour
    ground, _ = canvas.player(colour)
    lit = number in view.winners if view.over else number == view.active
    if lit:
        canvas.halo(box.inset(-2), 16, ground, 7, 1.8)
    canvas.slab(box, 16, ground, IVORY if lit else INK, 5 if lit else 2)
    plate = Box(box.right - box.w * 46 // 100 - 9, box.y + 10, box.w * 46 // 100, box.h - 20)
    canvas.sprite(f"merchant-{colour}", (box.x + plate.x) // 2 + 2, box.middle[1], min(84, plate.x - box.x + 6))
    canvas.slab(plate, 12, LEADING if leads(view, number) else CREAM, BRASS)
    seat, room = view.seats[number], plate.w - 4
    canvas.text(*plate.middle, str(seat.rubies), _RUBIES, weight="extrabold", anchor="m", room=room, least=40)
