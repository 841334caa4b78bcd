"""The strip above the map: round, whose turn it is, everybody's points and dice."""

from typing import Final

from engine.marco_polo.amounts import VP
from engine.marco_polo.data.board import ROUNDS
from engine.marco_polo.view import View
from render.kit import fonts, lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, CRIMSON, INK, LINEN, SOFT_INK, rgb
from render.kit.parts import fit
from render.marco_polo.dice import draw_die, grid
from render.marco_polo.game_scene import GameScene
from render.marco_polo.last_turn import last_turn
from render.marco_polo.lights import light
from render.marco_polo.marks import dice_of
from render.marco_polo.story import Story
from render.marco_polo.symbols import SIGNS

STRIP: Final = Box(16, 5, 1728, 86)
_CELL: Final = 206
_GAP: Final = 8


def cell_box(place: int, count: int) -> Box:
    """A player's cell, in turn order of the round; all of them end at the strip's right."""
    left = STRIP.right - 10 - (count - place) * _CELL - (count - place - 1) * _GAP
    return Box(left, STRIP.y + 8, _CELL, STRIP.h - 16)


def draw_header(canvas: Canvas, scene: GameScene, story: Story) -> None:
    """`story`: the last turn, told where the reader is not choosing."""
    view: View = scene.view
    canvas.panel(STRIP, 18)
    own = view.seat is not None and not view.over
    x = STRIP.x + 24
    x += canvas.text(x, STRIP.middle[1] + 1, scene.say("picture-round", round=max(1, view.round), rounds=ROUNDS), 34,
                     colour=SOFT_INK, room=190) + 18  # fmt: skip
    first = cell_box(0, len(view.seats))
    room = Box(x, STRIP.y + 8, first.x - _GAP - x, STRIP.h - 16)
    if own:
        _own_board(canvas, room, scene)
    else:
        signs = last_turn(scene, story)
        upper = room._replace(y=room.y - 2, h=room.h // 2)
        _banner(canvas, upper if signs else room, scene)
        if signs:
            fit(canvas, Box(room.x, upper.bottom + 1, room.w, room.bottom - upper.bottom + 3), signs)
    for place in range(len(view.seats)):
        number = (view.start + place) % len(view.seats)
        _player(canvas, cell_box(place, len(view.seats)), view, number, acts(scene, number))


def acts(scene: GameScene, number: int) -> bool:
    """Whether a seat's frame shines: it must act now, or at the end it has won."""
    view: View = scene.view
    if view.over:
        return number in view.winners
    return number in scene.acting if scene.acting else number == view.active and view.stage == "turn"


def _own_board(canvas: Canvas, box: Box, scene: GameScene) -> None:
    """In private the reader's own dice and goods, which every choice is about; dice that may be chosen are lit."""
    view: View = scene.view
    seat = view.seats[view.seat or 0]
    canvas.cell(box, 14, LINEN, canvas.player(seat.colour)[0], 5)
    wide = min(84, box.w * 3 // 5 // VP)
    goods = box.right - 10 - wide * VP
    lit = dice_of(scene.offered)
    for place, die in zip(grid(Box(box.x + 12, box.y + 6, goods - box.x - 20, box.h - 12), len(seat.dice), 50),
                          seat.dice, strict=True):  # fmt: skip
        if die in lit:
            light(canvas, place.inset(4), 10)
        draw_die(canvas, place.inset(3), seat.colour, die)
    for kind in range(VP):
        x = goods + kind * wide
        canvas.sprite(SIGNS[kind], x + 20, box.middle[1], 38)
        canvas.text(
            x + 41, box.middle[1] + 1, str(seat.have[kind]), 36, weight="extrabold", room=wide - 43, least=20
        )  # fmt: skip


def _banner(canvas: Canvas, box: Box, scene: GameScene) -> None:
    view: View = scene.view
    shown = view.winners[0] if view.winners else view.active
    seat = view.seats[shown]
    name = fonts.printable(scene.names[shown], seat.colour.capitalize())
    if view.stage not in ("turn", "end"):
        canvas.cell(box, 14, rgb("#3A5A63"), INK, 3)
        stage = scene.say(f"picture-stage-{view.stage}")
        canvas.text(*box.middle, stage, 34, weight="extrabold", colour=CREAM, anchor="m", room=box.w - 24)
        return
    ground, ink = canvas.player(seat.colour)
    canvas.cell(box, 12, ground, INK, 3)
    canvas.sprite(f"family-{seat.colour}", box.x + 34, box.middle[1], min(54, box.h - 2))
    largest = min(38, box.h - 4)
    label, size = lettering.fitted_with(
        lambda short: _headline(scene, short), name, "extrabold", largest, box.w - 72, 26
    )
    canvas.text(box.x + 60, box.middle[1] + 1, label, size, weight="extrabold", colour=ink)


def _headline(scene: GameScene, name: str) -> str:
    view: View = scene.view
    if not view.over:
        return scene.say("picture-to-move", name=name)
    return scene.say("picture-winner", name=name) if len(view.winners) == 1 else scene.say("picture-over")


def _player(canvas: Canvas, box: Box, view: View, number: int, active: bool) -> None:
    """Figure, points, dice left; the turn's number in this round, the hourglass where the next round is to start."""
    seat = view.seats[number]
    own, ink = canvas.player(seat.colour)
    if active:
        canvas.halo(box.inset(-2), 16, own, 7, 1.5)
    canvas.cell(box, 14, CREAM, own if active else BRASS, 6 if active else 2)
    canvas.fill(Box(box.x + 5, box.y + 5, 10, box.h - 10), 4, own)
    y = box.middle[1]
    canvas.sprite(f"emblem-{seat.colour}", box.x + 40, y, 40)
    canvas.sprite("points", box.x + 92, y, 58)
    points = str(seat.have[5])
    size = 32 if len(points) < 3 else 25
    canvas.text(box.x + 92, y, points, size, weight="extrabold", colour=rgb("#FFF1CF"), anchor="m")
    canvas.cell(Box(box.x + 126, y - 17, 34, 34), 8, own, INK, 2)
    canvas.text(
        box.x + 143, y + 1, str(len(seat.dice)), 26, weight="extrabold", colour=ink, anchor="m"
    )  # fmt: skip
    place = (number - view.start) % len(view.seats) + 1
    canvas.disc(place, box.right - 23, y - 14, 32)
    if number == view.hourglass:
        canvas.icon("hourglass", box.right - 23, y + 16, 26, CRIMSON)
