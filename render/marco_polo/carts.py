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
from render.kit.colour import BRASS, CREAM, INK, IVORY, MAROON, OAK, RGB, SAND, SOFT_INK, mix, rgb
from render.kit.masks import lattice
from render.kit.scale import LABEL, SHRUNK
from render.marco_polo.characters import draw_character
from render.marco_polo.components import draw_contracts, draw_goals, draw_tick
from render.marco_polo.dice import apart, draw_figure
from render.marco_polo.header import acts
from render.marco_polo.marks import contracts_of, dice_of
from render.marco_polo.scene import GameScene
from render.marco_polo.scoring import draw_sheet
from render.marco_polo.symbols import SIGNS, draw_points, light

_DONE: Final = 78
_TICK, _COMPLETED = 44, 60
_NUMBER: Final = 168
_LONG_WORD: Final = 112
_UPRIGHT: Final = MOST_ACTIVE_CONTRACTS + 1
_MARGIN: Final = 24
_ROUND: Final = 20
_GAP: Final = 10
_TALLEST: Final = 345
_PLATE: Final = 250
_CHARACTER, _MIDDLE, _GOALS = 284, 554, 216  # how wide these fields are beside goal cards,
_LARGER, _BROADER, _BACKS = 310, 584, 116  # and beside their backs, which need less
_POINTS: Final = 108
_LABEL, _ACTS = 36, 46  # the heights of the lines that say who starts the next round, and whose turn it is
_FAINT: Final = 0.45
_BETWEEN: Final = 16  # so many pixels from one contract to the next, which must not look like one
_TWO_FIGURES: Final = 58  # the room that these and what is round them need in a purse
_NONE: Final = mix(OAK, SAND, 0.35)  # nought of something


def _posts(canvas: Canvas, box: Box, scene: GameScene, seat: SeatView) -> None:
    """How many trading posts are still to be placed, each at its place, and which of them bring points."""
    owned = CHARACTERS[seat.character].posts if seat.character in CHARACTERS else POSTS
    y, side = box.middle[1], min(60, box.h - 6)
    canvas.sprite(f"post-{seat.colour}", box.x + 6 + side / 2, y, side)
    taken = canvas.text(box.x + 10 + side, y + 1, str(seat.posts_left), 66, weight="extrabold")
    x, word = 16 + side + taken, scene.say("picture-left")
    short = lettering.width(word, "semibold", SHRUNK) <= _NUMBER - x
    left = _NUMBER if short else x + min(_LONG_WORD, lettering.width(word, "semibold", LABEL))
    canvas.text(box.x + x, y + 1, word, LABEL, room=left - x, least=SHRUNK)
    unit = min(44, (box.w - left - 12) * 10 // (10 * owned + 6 * len(MILESTONES)))
    right = box.right - 10
    for number in range(owned, owned - seat.posts_left, -1):
        points = MILESTONES.get(number)
        wide = unit * 8 // 5 if points else unit
        cx = right - wide / 2
        right -= wide
        sprite = f"post-{'black-' if number > POSTS else ''}{seat.colour}"
        canvas.sprite(sprite, cx, y - (14 if points else 0), min(42, unit - 2))
        if points:
            canvas.badge(f"+{points}", cx, y + 19, 34 if owned == POSTS else 28, MAROON)


def _contracts(canvas: Canvas, box: Box, seat: SeatView, lit: frozenset[str]) -> None:
    """Active ones, one still without a place, and below a tick how many are completed."""
    count = len(seat.contracts) + bool(seat.drawn)
    boxes = contract_boxes(box._replace(w=box.w - _DONE), count)[:count]
    draw_contracts(canvas, boxes, seat, lit, flat=count != _UPRIGHT)
    x, y = box.right - _DONE // 2, box.y + box.h * 3 // 10
    canvas.sprite("contract", x - 4, y, _DONE - 10)
    draw_tick(canvas, Box(x + 2, y, _TICK, _TICK))
    canvas.text(x, box.y + box.h * 0.74, str(len(seat.done)), _COMPLETED, weight="extrabold", anchor="m")


def contract_boxes(box: Box, count: int) -> list[Box]:
    """Below each other; one more that must find a place stands beside the others; in two columns where they are more
    than the rules let anybody have."""
    if count <= MOST_ACTIVE_CONTRACTS:
        return box._replace(w=box.w - 10, h=box.h - 2).rows(MOST_ACTIVE_CONTRACTS, _BETWEEN)
    if count == _UPRIGHT:
        return box._replace(w=box.w - 10).columns(count, 10)
    return box._replace(w=box.w - 6, h=box.h - 6).grid(count, 2, 6)


def _known(scene: GameScene, number: int) -> tuple[str, ...]:
    """The viewer's own goal cards, everybody's at the end."""
    view = scene.view
    return view.goals if number == view.seat and not view.over else view.seats[number].goal_cards


def _goals(canvas: Canvas, box: Box, scene: GameScene, number: int) -> None:
    """Those that are known, else their backs."""
    seat, known = scene.view.seats[number], _known(scene, number)
    if not known:
        side = min(box.h - 60, 120)
        step = min(side * 0.66, (box.w - side * 0.66) / max(1, seat.goals - 1))  # overlapping where they are many
        for i in range(seat.goals):
            canvas.sprite("card", box.middle[0] + (i - (seat.goals - 1) / 2) * step, box.middle[1], side)
        return
    draw_goals(canvas, box.rows(len(known), 8), scene.say, known, seat.posts)


@cached
def _table(count: int, goals: bool) -> Image.Image:
    """The cloth with an empty board for each player."""
    canvas = Canvas(lattice(WIDTH, _area(count).bottom + _MARGIN, rgb("#1F4C46"), rgb("#0D2A2C")))
    for row in rows(count):
        _blank(canvas, row, OAK, goals)
    return canvas.image


def _blank(canvas: Canvas, row: Box, edge: RGB, goals: bool) -> None:
    """A player's board with its empty fields."""
    canvas.panel(row, _ROUND, edge=edge)
    fields = parts(row, goals=goals)
    for cell in (*_purses(fields["goods"]), fields["posts"]._replace(w=fields["posts"].w - 6)):
        canvas.raised(cell, 10, CREAM, BRASS, 2, drop=2, blur=3, strength=0.3)


def _area(count: int) -> Box:
    height = min(count * (_TALLEST + _GAP) - _GAP, HEIGHT - 2 * _MARGIN)
    return Box(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, height)


def rows(count: int) -> list[Box]:
    return _area(count).rows(count, _GAP)


def parts(row: Box, *, goals: bool = True) -> dict[str, Box]:
    """The fields of a row, from left to right. `goals`: whether any goal cards are shown, which need more room than
    their backs."""
    room = Box(row.x + _PLATE + 16, row.y + 14, row.w - _PLATE - 32, row.h - 28)
    widths = (_CHARACTER, _MIDDLE, _GOALS) if goals else (_LARGER, _BROADER, _BACKS)
    character = room._replace(w=widths[0])
    middle = room._replace(x=character.right + 14, w=widths[1])
    last = room.right_of(room.right - widths[2])
    contracts = room._replace(x=middle.right + 14, w=last.x - 14 - middle.right - 14)
    return {
        "plate": row.inset(3)._replace(w=_PLATE),
        "character": character,
        "contracts": contracts,
        "goals": last,
        **dict(zip(("goods", "dice", "posts"), middle.rows(3, 8), strict=True)),
    }


def draw_carts(scene: GameScene) -> Image.Image:
    """One row a player, in turn order of the round; lower where there are few."""
    count = len(scene.view.seats)
    goals = any(_known(scene, number) for number in range(count))
    canvas = Canvas(_table(count, goals), scene.style.palette)
    for place, row in enumerate(rows(count)):
        _row(canvas, row, scene, (scene.view.start + place) % count, goals)
    return canvas.image


def _row(canvas: Canvas, row: Box, scene: GameScene, number: int, goals: bool) -> None:
    view = scene.view
    seat = view.seats[number]
    if acts(scene, number):
        own = canvas.player(seat.colour)[0]
        canvas.halo(row.inset(-3), 22, own, 12, 1.6, covered=row.core(_ROUND))
        _blank(canvas, row, own, goals)
    fields = parts(row, goals=goals)
    _plate(canvas, fields["plate"], scene, number)
    draw_character(canvas, fields["character"], scene.say, seat.character, seat.colour, len(view.seats))
    _goods(canvas, fields["goods"], seat)
    mine = number == view.seat
    if view.over:
        draw_sheet(canvas, fields["dice"], seat.sheet)
    else:
        _dice(canvas, fields["dice"], scene, seat, dice_of(scene.offered) if mine else frozenset())
    _posts(canvas, fields["posts"], scene, seat)
    _contracts(canvas, fields["contracts"], seat, contracts_of(scene.offered) if mine else frozenset())
    _goals(canvas, fields["goals"], scene, number)


def _plate(canvas: Canvas, box: Box, scene: GameScene, number: int) -> None:
    """Figure, name, points and the place in the order of the round on the player's colour."""
    view = scene.view
    seat = view.seats[number]
    ink = canvas.nameplate(box, seat.colour)
    upper, labels = box.y + 50, 0 if view.over else _LABEL * (number == view.next_start) + _ACTS * acts(scene, number)
    room = box.below(upper + 46)
    room = room._replace(h=room.h - 10 - labels)
    side, lower = min(_POINTS, room.h), room.middle[1]
    canvas.sprite(f"family-{seat.colour}", box.x + 44, upper, 84)
    most = 3 if labels <= _ACTS else 2
    written, size = lettering.name_lines(scene.name(number), "extrabold", 46, box.w - 88, LABEL, most)
    canvas.lines(box.x + 82, upper, written, size, size + 2, weight="extrabold", colour=ink)
    draw_points(canvas, box.x + 62, lower, side, seat.have[VP], figure=0.6)
    if not view.over:
        canvas.tag((number - view.start) % len(view.seats) + 1, box.x + 152, lower, 54)
        _says(canvas, box._replace(h=box.h - 6).inset(6), scene, number)
        if number == view.next_start:
            canvas.icon("hourglass", box.x + 216, lower, 56, ink)


def _says(canvas: Canvas, box: Box, scene: GameScene, number: int) -> None:
    """At the bottom of the box whose turn it is, and below that who will start the next round."""
    bottom = box.bottom
    if number == scene.view.next_start:
        bottom -= _LABEL
        plate = Box(box.x, bottom, box.w, _LABEL - 2)
        canvas.slab(plate, 10, IVORY, INK, 2)
        canvas.text(*plate.middle, scene.say("picture-next-start"), LABEL, anchor="m", room=box.w - 12, least=SHRUNK)
    if acts(scene, number):
        plate = Box(box.x, bottom - _ACTS + 2, box.w, _ACTS - 4)
        canvas.slab(plate, 10, IVORY, INK, 3)
        canvas.text(*plate.middle, scene.say("picture-acts-now"), 40, weight="extrabold", anchor="m", room=box.w - 12)


def _purses(box: Box) -> list[Box]:
    return box._replace(w=box.w - 6).columns(VP, 6)


def _goods(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """Coins, camels and goods, each in the same place for everybody; faint where there are none."""
    purses = _purses(box)
    side = min(48, box.h - 6, purses[0].w - _TWO_FIGURES)
    for kind, cell in enumerate(purses):
        amount, y = seat.have[kind], cell.middle[1]
        opacity, ink = (1.0, INK) if amount else (_FAINT, _NONE)
        canvas.sprite(SIGNS[kind], cell.x + 2 + side / 2, y, side, opacity=opacity)
        room = cell.w - side - 6
        canvas.text(cell.x + 3 + side, y + 1, str(amount), 64, weight="extrabold", colour=ink, room=room)


def _dice(canvas: Canvas, box: Box, scene: GameScene, seat: SeatView, lit: frozenset[int]) -> None:
    """Dice not placed yet, black and white ones apart; those offered lit. Before the roll nobody has placed any."""
    if not seat.dice and scene.view.stage == "turn":
        canvas.text(box.x + 10, box.middle[1], scene.say("picture-no-dice"), LABEL, colour=SOFT_INK, room=box.w - 20)
    for place, die in apart(Box(box.x + 6, box.y + 1, box.w - 18, box.h - 2), seat.dice, 70):
        if die in lit:
            light(canvas, place.inset(3), 12)
        draw_figure(canvas, place.inset(3), seat.colour, die)
