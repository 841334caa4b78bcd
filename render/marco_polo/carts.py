"""The picture of every player's board in Marco Polo (/table carts): dice, goods, camels, coins, posts left, contracts,
character, goal cards."""

from typing import Final

from PIL import Image

from engine.marco_polo.components.amounts import VP
from engine.marco_polo.components.board import MILESTONES, MOST_ACTIVE_CONTRACTS, POSTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.view import SeatView
from render.kit import lettering
from render.kit.cache import cached
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import BRASS, CREAM, INK, IVORY, LINEN, MAROON, OAK, RGB, SAND, mix, rgb
from render.kit.masks import lattice
from render.marco_polo import scoring
from render.marco_polo.characters import draw_character
from render.marco_polo.components import draw_contracts, draw_goal
from render.marco_polo.dice import apart, draw_figure
from render.marco_polo.header import acts
from render.marco_polo.marks import contracts_of, dice_of
from render.marco_polo.scene import GameScene
from render.marco_polo.scoring import draw_sheet
from render.marco_polo.symbols import ON_POINTS, SIGNS, light

_DONE: Final = 78
_NUMBER: Final = 168
_UPRIGHT: Final = MOST_ACTIVE_CONTRACTS + 1
_MARGIN: Final = 24
_GAP: Final = 10
_TALLEST: Final = 345
_PLATE: Final = 250
_CHARACTER: Final = 300
_MIDDLE: Final = 566
_CONTRACTS: Final = 306
_FAINT: Final = 0.45
_NONE: Final = mix(OAK, SAND, 0.35)  # nought of something


def _posts(canvas: Canvas, box: Box, scene: GameScene, seat: SeatView) -> None:
    """How many trading posts are still to be placed, and which of them bring points."""
    owned = CHARACTERS[seat.character].posts if seat.character in CHARACTERS else POSTS
    side = min(60, box.h - 6)
    canvas.sprite(f"post-{seat.colour}", box.x + 6 + side / 2, box.middle[1], side)
    left = canvas.text(box.x + 10 + side, box.middle[1] + 1, str(seat.posts_left), 66, weight="extrabold")
    x = box.x + 16 + side + left
    canvas.text(x, box.middle[1] + 1, scene.say("picture-left"), 36, room=box.x + _NUMBER - x)
    step = (box.w - _NUMBER - 12) // max(owned, 9)
    high = min(42, step - 2)
    for i in range(owned):
        cx = box.x + _NUMBER + step * (i + 0.5)
        points = MILESTONES.get(i + 1)
        black = "black-" if i >= POSTS else ""
        sprite = f"post-{black}{seat.colour}" if i >= owned - seat.posts_left else "post-gone"
        canvas.sprite(sprite, cx, box.middle[1] - (14 if points else 0), high)
        if points:
            canvas.badge(f"+{points}", cx, box.bottom - 20, 34 if owned == POSTS else 26, MAROON)


def _contracts(canvas: Canvas, box: Box, scene: GameScene, seat: SeatView, lit: frozenset[str]) -> None:
    """Active ones, one still without a place, and how many are completed."""
    count = len(seat.contracts) + bool(seat.drawn)
    draw_contracts(canvas, contract_boxes(box._replace(w=box.w - _DONE), count), seat, lit, flat=count != _UPRIGHT)
    x = box.right - _DONE // 2
    canvas.sprite("contract", x, box.y + box.h * 0.24, _DONE - 10)
    canvas.text(x, box.y + box.h * 0.56, str(len(seat.done)), 50, weight="extrabold", anchor="m")
    canvas.text(x, box.y + box.h * 0.8, scene.say("picture-done"), 36, anchor="m", room=_DONE + 8)


def contract_boxes(box: Box, count: int) -> list[Box]:
    """Below each other; one more that must find a place stands beside the others; in two columns where they are more
    than the rules let anybody have."""
    if count <= MOST_ACTIVE_CONTRACTS:
        return box._replace(w=box.w - 10, h=box.h - 6).rows(MOST_ACTIVE_CONTRACTS, 6)
    if count == _UPRIGHT:
        return box._replace(w=box.w - 10).columns(count, 10)
    return box._replace(w=box.w - 6, h=box.h - 6).grid(count, 2, 6)


def _goals(canvas: Canvas, box: Box, scene: GameScene, number: int) -> None:
    """The viewer's own goal cards, everybody's at the end, else their backs."""
    view = scene.view
    seat = view.seats[number]
    known = view.goals if number == view.seat and not view.over else seat.goal_cards
    if not known:
        side = min(box.h - 60, 120)
        step = min(side * 0.66, (box.w - side * 0.66) / max(1, seat.goals - 1))  # overlapping where they are many
        for i in range(seat.goals):
            canvas.sprite("card", box.middle[0] + (i - (seat.goals - 1) / 2) * step, box.middle[1], side)
        return
    for field, goal in zip(box.rows(len(known), 8), known, strict=True):
        draw_goal(canvas, field, scene.say, goal, seat.posts)


@cached
def _table(count: int) -> Image.Image:
    """The cloth with an empty board for each player."""
    canvas = Canvas(lattice(WIDTH, HEIGHT, rgb("#1F4C46"), rgb("#0D2A2C")))
    for row in rows(count):
        _blank(canvas, row, OAK)
    return canvas.image


def _blank(canvas: Canvas, row: Box, edge: RGB) -> None:
    """A player's board with its empty fields."""
    canvas.panel(row, 20, edge=edge)
    fields = parts(row)
    for cell in _purses(fields["goods"]):
        canvas.cell(cell, 10, CREAM, BRASS, 2)
    for name, fill in (("dice", LINEN), ("posts", CREAM)):
        canvas.cell(fields[name]._replace(w=fields[name].w - 6), 10, fill, BRASS, 2)


def rows(count: int) -> list[Box]:
    height = min(count * (_TALLEST + _GAP) - _GAP, HEIGHT - 2 * _MARGIN)
    return Box(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, height).rows(count, _GAP)


def parts(row: Box) -> dict[str, Box]:
    """The fields of a row, from left to right."""
    room = Box(row.x + _PLATE + 16, row.y + 14, row.w - _PLATE - 32, row.h - 28)
    character = room._replace(w=_CHARACTER)
    middle = room._replace(x=character.right + 14, w=_MIDDLE)
    contracts = room._replace(x=middle.right + 14, w=_CONTRACTS)
    return {
        "plate": row.inset(3)._replace(w=_PLATE),
        "character": character,
        "contracts": contracts,
        "goals": room.right_of(contracts.right + 14),
        **dict(zip(("goods", "dice", "posts"), middle.rows(3, 8), strict=True)),
    }


def draw_carts(scene: GameScene) -> Image.Image:
    """One row a player, in turn order of the round; with two players what actions cost and what scores below."""
    count = len(scene.view.seats)
    canvas, places = Canvas(_table(count), scene.style.palette), rows(count)
    for place, row in enumerate(places):
        _row(canvas, row, scene, (scene.view.start + place) % count)
    rest = Box(0, 0, WIDTH, HEIGHT).inset(_MARGIN).below(places[-1].bottom + 16)
    if rest.h > 200:
        scoring.draw_aid(canvas, rest, scene.say, scene.view.version)
    return canvas.image


def _row(canvas: Canvas, row: Box, scene: GameScene, number: int) -> None:
    view = scene.view
    seat = view.seats[number]
    if acts(scene, number):
        own = canvas.player(seat.colour)[0]
        canvas.halo(row.inset(-3), 22, own, 12, 1.6)
        _blank(canvas, row, own)
    fields = parts(row)
    _plate(canvas, fields["plate"], scene, number)
    draw_character(canvas, fields["character"], scene.say, seat.character, seat.colour, len(view.seats))
    _goods(canvas, fields["goods"], seat)
    mine = number == view.seat
    if view.over:
        draw_sheet(canvas, fields["dice"], seat.sheet)
    else:
        _dice(canvas, fields["dice"], seat, dice_of(scene.offered) if mine else frozenset())
    _posts(canvas, fields["posts"], scene, seat)
    _contracts(canvas, fields["contracts"], scene, seat, contracts_of(scene.offered) if mine else frozenset())
    _goals(canvas, fields["goals"], scene, number)


def _plate(canvas: Canvas, box: Box, scene: GameScene, number: int) -> None:
    """Figure, name, points and the place in the order of the round on the player's colour."""
    view = scene.view
    seat = view.seats[number]
    ink = canvas.nameplate(box, seat.colour)
    upper, lower = box.y + 50, box.y + 50 + round(box.h * 0.36)
    canvas.sprite(f"family-{seat.colour}", box.x + 46, upper, 88)
    written, size = lettering.lines(scene.name(number), "extrabold", 46, box.w - 100, 36)
    canvas.lines(box.x + 88, upper, written, size, size, weight="extrabold", colour=ink)
    canvas.sprite("points", box.x + 64, lower, 106)
    points = str(seat.have[VP])
    size = 54 if len(points) < 3 else 42
    canvas.text(box.x + 64, lower, points, size, weight="extrabold", colour=ON_POINTS, anchor="m")
    if not view.over:
        canvas.disc((number - view.start) % len(view.seats) + 1, box.x + 156, lower, 58)
        _says(canvas, box._replace(h=box.h - 6).inset(6), scene, number)
        if number == view.next_start:
            canvas.icon("hourglass", box.x + 218, lower, 56, ink)


def _says(canvas: Canvas, box: Box, scene: GameScene, number: int) -> None:
    """At the bottom of the box whose turn it is, and below that who will start the next round."""
    bottom = box.bottom
    if number == scene.view.next_start:
        bottom -= 34
        ink, label = canvas.player(scene.view.seats[number].colour)[1], scene.say("picture-next-start")
        canvas.text(box.middle[0], bottom + 17, label, 36, colour=ink, anchor="m", room=box.w, least=20)
    if acts(scene, number):
        plate = Box(box.x, bottom - 44, box.w, 42)
        canvas.cell(plate, 10, IVORY, INK, 3)
        canvas.text(*plate.middle, scene.say("picture-acts-now"), 40, weight="extrabold", anchor="m", room=box.w - 12)


def _purses(box: Box) -> list[Box]:
    return box._replace(w=box.w - 6).columns(VP, 6)


def _goods(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """Coins, camels and goods, each in the same place for everybody; faint where there are none."""
    side = min(48, box.h - 6)
    for kind, cell in enumerate(_purses(box)):
        amount, y = seat.have[kind], cell.middle[1]
        opacity, ink = (1.0, INK) if amount else (_FAINT, _NONE)
        canvas.sprite(SIGNS[kind], cell.x + 3 + side / 2, y, side, opacity=opacity)
        room = cell.w - side - 6
        canvas.text(cell.x + 4 + side, y + 1, str(amount), 64, weight="extrabold", colour=ink, room=room)


def _dice(canvas: Canvas, box: Box, seat: SeatView, lit: frozenset[int]) -> None:
    """Dice not placed yet, black and white ones apart; those offered lit."""
    for place, die in apart(Box(box.x + 10, box.y + 3, box.w - 26, box.h - 6), seat.dice, 66):
        if die in lit:
            light(canvas, place.inset(3), 12)
        draw_figure(canvas, place.inset(3), seat.colour, die)
