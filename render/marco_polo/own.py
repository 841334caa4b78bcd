"""In private the reader's own things above the map: goods, dice, posts left, contracts and goal cards."""

from typing import Final

from engine.marco_polo.amounts import VP
from engine.marco_polo.data.board import MOST_CONTRACTS
from engine.marco_polo.view import SeatView, View
from render.kit.canvas import Box, Canvas
from render.kit.colour import LINEN
from render.marco_polo.contracts import draw_contract, empty_contract
from render.marco_polo.dice import apart, draw_die
from render.marco_polo.game_scene import GameScene
from render.marco_polo.goals import draw_goal
from render.marco_polo.lights import light
from render.marco_polo.marks import contracts_of, dice_of
from render.marco_polo.symbols import SIGNS

_GOODS: Final = 500
_CONTRACT: Final = 190
_GAP: Final = 6
_GOALS: Final = 176
_THREE: Final = 3
"""With more contracts than these goal cards are left out: their cities are marked on the map too."""
_POSTS: Final = 128


def fields(box: Box, contracts: int) -> dict[str, Box]:
    """From left to right: goods above dice and posts left; so many contracts; goal cards beside a few."""
    inner = box.inset(6)
    high = inner.h // 2
    found = {
        "goods": Box(inner.x, inner.y, _GOODS, high),
        "dice": Box(inner.x, inner.y + high, _GOODS - _POSTS, inner.h - high),
        "posts": Box(inner.x + _GOODS - _POSTS, inner.y + high, _POSTS, inner.h - high),
    }
    x = inner.x + _GOODS + _GAP
    goals = _GOALS if contracts <= _THREE else 0
    wide = min(_CONTRACT, (inner.right - goals - x) // contracts - _GAP)
    for number in range(contracts):
        found[f"contract {number}"] = Box(x, inner.y, wide, inner.h)
        x += wide + _GAP
    return found | ({"goals": Box(x, inner.y, min(inner.right - x, 2 * _GOALS), inner.h)} if goals else {})


def draw_own(canvas: Canvas, box: Box, scene: GameScene) -> None:
    """What may be chosen of it is lit; nobody else's goal cards."""
    view: View = scene.view
    seat = view.seats[view.seat or 0]
    canvas.cell(box, 14, LINEN, canvas.player(seat.colour)[0], 5)
    shown = [*seat.contracts, *([seat.drawn] if seat.drawn else [])]
    places = fields(box, max(MOST_CONTRACTS, len(shown)))
    _goods(canvas, places["goods"], seat)
    lit = dice_of(scene.offered)
    dice = apart(places["dice"], seat.dice, 60)
    for place, die in zip(dice, seat.dice, strict=True):
        if die in lit:
            light(canvas, place.inset(4), 10)
        draw_die(canvas, place.inset(2), seat.colour, die)
    _posts(canvas, places["posts"], seat)
    offered = contracts_of(scene.offered)
    for number, place in enumerate(place for name, place in places.items() if name.startswith("contract")):
        if number < len(shown):
            draw_contract(canvas, place, shown[number], seat.have)
            if shown[number] in offered or shown[number] == seat.drawn:
                light(canvas, place.inset(2), 10)
        else:
            empty_contract(canvas, place)
    if "goals" in places and view.stage != "goals":
        for goal, row in zip(view.goals, grid_of_goals(places["goals"], len(view.goals)), strict=True):
            draw_goal(canvas, row, scene.say, goal, seat.posts)


def grid_of_goals(box: Box, count: int) -> list[Box]:
    """A row for each goal card."""
    high = (box.h - 4 * (count - 1)) // max(2, count)
    return [Box(box.x, box.y + i * (high + 4), box.w, high) for i in range(count)]


def _goods(canvas: Canvas, box: Box, seat: SeatView) -> None:
    wide = box.w // VP
    for kind in range(VP):
        x, y = box.x + kind * wide, box.middle[1]
        canvas.sprite(SIGNS[kind], x + 24, y, 48)
        canvas.text(x + 50, y + 1, str(seat.have[kind]), 54, weight="extrabold", room=wide - 50, least=30)


def _posts(canvas: Canvas, box: Box, seat: SeatView) -> None:
    canvas.sprite(f"post-{seat.colour}", box.x + 30, box.middle[1], 52)
    canvas.text(box.x + 58, box.middle[1] + 1, f"×{seat.posts_left}", 48, weight="extrabold", room=box.w - 60, least=30)
