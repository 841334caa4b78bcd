"""The strip above the board: whose turn it is or one's own things, the last turn, everybody's rubies in turn order."""

from typing import Final

from engine.istanbul.view import View
from render.istanbul.game_scene import GameScene
from render.istanbul.geometry import FRONTS
from render.istanbul.last_turn import draw_last_turn
from render.istanbul.own import draw_own, own_width
from render.istanbul.rubies import LEADING, leads
from render.istanbul.story import Story
from render.istanbul.strips import draw_fronts, draw_unlabelled, fronts_of, width_of
from render.kit import fonts, lettering
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.colour import BRASS, CREAM, GOLD, INK, IVORY

_MARGIN, _GAP = 8, 8
_CHIPS: Final = {2: 180, 3: 170, 4: 150, 5: 136}
_NARROW_CHIPS: Final = {2: 150, 3: 150, 4: 132, 5: 118}
"""How wide a player's chip is, by the number of players; narrower where the reader's own things need the room."""
_RACE: Final = 84
_BANNER: Final = 0.46
"""Of the room beside the chips."""
_LEAST_STORY: Final = 300
_RUBIES: Final = 72


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
    view: View = scene.view
    canvas.panel(strip, 16)
    rows, own, own_row = fronts_of(view), _own(view), has_row_of_fronts(view)
    line = Box(strip.x + _MARGIN, strip.y + _MARGIN, strip.w - 2 * _MARGIN, strip.h - 2 * _MARGIN - FRONTS * own_row)
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
    if room.right - left >= _LEAST_STORY:
        draw_last_turn(canvas, room._replace(x=left, w=room.right - left), scene, story)
    _race(canvas, line, scene)


def _banner(canvas: Canvas, box: Box, scene: GameScene) -> None:
    """Whose turn it is, on the player's colour; at the end who has won."""
    view: View = scene.view
    won = view.winners
    answering = [seat for seat in scene.acting if seat != view.active]
    shown = won[0] if won else answering[0] if answering else view.active
    colour = view.seats[shown].colour
    ground, ink = canvas.player(colour)
    canvas.cell(box, 14, ground, GOLD, 4)
    canvas.sprite(f"merchant-{colour}", box.x + 54, box.middle[1], 92)
    name = fonts.printable(scene.names[shown], colour.capitalize())
    written, size = lettering.lines_with(
        lambda short: _headline(scene, short, len(won), bool(answering)), name, "extrabold", 60, box.w - 122, 42
    )
    for number, line in enumerate(written):
        y = box.middle[1] + 1 + round((number - (len(written) - 1) / 2) * size)
        canvas.text(box.x + 108, y, line, size, weight="extrabold", colour=ink)


def _headline(scene: GameScene, name: str, winning: int, answers: bool) -> str:
    view: View = scene.view
    if view.over:
        return scene.say("picture-winner", name=name) if winning == 1 else scene.say("picture-over")
    if answers:
        return scene.say("picture-to-answer", name=name)
    if view.final_round:
        return scene.say("picture-final-round", name=name)
    return scene.say("picture-to-move", name=name)


def _chip_width(view: View) -> int:
    return (_CHIPS if _own(view) is None else _NARROW_CHIPS)[len(view.seats)]


def _chips_left(view: View, right: int) -> int:
    """Where the ruby and the chips begin that end at `right`."""
    return right - len(view.seats) * (_chip_width(view) + _GAP) - _RACE


def _race(canvas: Canvas, line: Box, scene: GameScene) -> None:
    """The ruby with how many end the game, and a chip for each player, in turn order."""
    view: View = scene.view
    race = Box(_chips_left(view, line.right), line.y, _RACE, line.h)
    canvas.sprite("ruby", race.middle[0], race.y + 32, 62)
    if not view.over:
        goal = scene.say("picture-race", rubies=view.rubies_to_end)
        canvas.text(race.middle[0], race.bottom - 18, goal, 42, weight="extrabold", anchor="m", room=race.w, least=36)
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
    canvas.cell(box, 16, ground, IVORY if lit else INK, 5 if lit else 2)
    plate = Box(box.right - box.w * 46 // 100 - 9, box.y + 10, box.w * 46 // 100, box.h - 20)
    canvas.sprite(f"merchant-{colour}", (box.x + plate.x) // 2 + 2, box.middle[1], min(84, plate.x - box.x + 6))
    canvas.cell(plate, 12, LEADING if leads(view, number) else CREAM, BRASS)
    rubies = str(view.seats[number].rubies)
    canvas.text(*plate.middle, rubies, _RUBIES, weight="extrabold", anchor="m", room=plate.w - 4, least=40)
