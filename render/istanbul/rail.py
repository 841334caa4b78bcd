"""The rail beside the board: whose turn it is, every player's standing, what happened in the last turn."""

from typing import NamedTuple

from engine.istanbul.view import View
from render.istanbul.game_scene import GameScene
from render.istanbul.last_turn import draw_last_turn
from render.istanbul.standing import (
    LEAST_ROW,
    draw_cart,
    draw_counts,
    draw_standing,
    has_more,
    row_height,
    shows_carts,
    shows_counts,
)
from render.istanbul.story import Story
from render.istanbul.strips import Strip, draw_strip, strip_height, strips_of
from render.kit import fonts, lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import GOLD

_BANNER, _OWN = 74, 58
_GAP = 8
_LEAST_STORY, _MOST_STORY = 76, 320
_STORY = {2: 250, 3: 190, 4: 132, 5: 116}


class Plan(NamedTuple):
    """What the rail shows: strips from the bottom, lines of the reader's own things, the height of each row."""

    strips: list[Strip]
    own: int
    row: int


def draw_rail(canvas: Canvas, rail: Box, scene: GameScene, story: Story | None) -> None:
    """From the top: the banner, every player's row, the last turn; in private what the reader may play instead."""
    view: View = scene.view
    plan = _planned(view, rail)
    top = _title(canvas, Box(rail.x, rail.y, rail.w, _BANNER + plan.own * _OWN), scene, plan.own) + _GAP
    for number, seat in enumerate(view.seats):
        name = fonts.printable(scene.names[number], seat.colour.capitalize())
        lit = number in view.winners if view.over else number == view.active
        draw_standing(canvas, Box(rail.x, top, rail.w, plan.row), view, number, name, lit)
        top += plan.row + _GAP
    bottom = rail.bottom
    for strip in plan.strips:
        high = strip_height(strip, rail)
        draw_strip(canvas, Box(rail.x, bottom - high, rail.w, high), scene.say(strip.label), strip)
        bottom -= high + _GAP
    if bottom - top >= _LEAST_STORY:
        draw_last_turn(canvas, Box(rail.x, top, rail.w, min(_MOST_STORY, bottom - top)), scene, story)


def _planned(view: View, rail: Box) -> Plan:
    """As much as leaves room for every player's name and figures."""
    strips = strips_of(view)
    while True:
        below = sum(strip_height(strip, rail) + _GAP for strip in strips) or _STORY[len(view.seats)] + _GAP
        own, row = _own_lines(view, rail.h - _BANNER - below - _GAP * (len(view.seats) + 1))
        if row >= LEAST_ROW or not strips:
            return Plan(strips, own, row)
        strips.pop()


def _own_lines(view: View, room: int) -> tuple[int, int]:
    """How many lines of the reader's own things, which the rows have no room for, stand below the banner; and the
    height of the rows."""
    for lines in range(3):
        rows = row_height(view, room - lines * _OWN)
        missing = (not shows_carts(view, rows)) + (has_more(view) and not shows_counts(view, rows))
        if lines == missing or view.seat is None or view.over:
            break
    return lines, rows


def _title(canvas: Canvas, box: Box, scene: GameScene, own: int) -> int:
    """Whose turn it is, on the player's colour; below it `own` lines of the reader's own things. Returns where it
    ends."""
    view: View = scene.view
    won = view.winners
    answering = [seat for seat in scene.acting if seat != view.active]
    shown = won[0] if won else answering[0] if answering else view.active
    seat = view.seats[shown]
    ground, ink = canvas.player(seat.colour)
    canvas.panel(box, 16)
    banner = Box(box.x, box.y, box.w, _BANNER)
    canvas.cell(banner, 16, ground, GOLD, 4)
    y = banner.middle[1]
    canvas.sprite(f"merchant-{seat.colour}", banner.x + 44, y - 1, 80)
    name = fonts.printable(scene.names[shown], seat.colour.capitalize())
    label, size = lettering.fitted_with(
        lambda short: _headline(scene, short, len(won), bool(answering)), name, "extrabold", 46, banner.w - 106, 34
    )
    canvas.text(banner.x + 90, y, label, size, weight="extrabold", colour=ink)
    if own and view.seat is not None:
        draw_cart(canvas, Box(box.x + 18, banner.bottom + 3, box.w - 36, _OWN - 8), view.seats[view.seat])
    if own > 1 and view.seat is not None:
        y = banner.bottom + _OWN + _OWN // 2 - 5
        draw_counts(canvas, box.x + 18, box.right - 18, y, view, view.seats[view.seat])
    return box.bottom


def _headline(scene: GameScene, name: str, winning: int, answers: bool) -> str:
    view: View = scene.view
    if view.over:
        return scene.say("picture-winner", name=name) if winning == 1 else scene.say("picture-over")
    if answers:
        return scene.say("picture-to-answer", name=name)
    if view.final_round:
        return scene.say("picture-final-round", name=name)
    return scene.say("picture-to-move", name=name)
