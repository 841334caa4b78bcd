"""What lies on a player's board: trading posts still to be built, contracts, goal cards."""

from typing import Final

from engine.marco_polo.characters import CHARACTERS
from engine.marco_polo.data.board import MILESTONES, MOST_CONTRACTS, POSTS
from engine.marco_polo.view import SeatView, View
from render.kit.canvas import Box, Canvas
from render.kit.colour import rgb
from render.marco_polo.contracts import draw_contract, draw_flat_contract, empty_contract
from render.marco_polo.game_scene import GameScene
from render.marco_polo.goals import draw_goal
from render.marco_polo.lights import light

_DONE: Final = 78
_NUMBER: Final = 168


def draw_posts(canvas: Canvas, box: Box, scene: GameScene, seat: SeatView) -> None:
    """How many trading posts are still to be placed, and which of them bring points."""
    owned = CHARACTERS[seat.character].posts if seat.character in CHARACTERS else POSTS
    placed = owned - seat.posts_left
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
        cy = box.middle[1] - (14 if points else 0)
        black = "black-" if i >= POSTS else ""
        canvas.sprite(f"post-{black}{seat.colour}" if i >= placed else "post-gone", cx, cy, high)
        if points:
            canvas.badge(f"+{points}", cx, box.bottom - 20, 34 if owned == POSTS else 26, rgb("#7A1E1E"))


def draw_contracts(canvas: Canvas, box: Box, scene: GameScene, seat: SeatView, lit: frozenset[str]) -> None:
    """Active ones, one still without a place, and how many are completed."""
    shown = [*seat.contracts, *([seat.drawn] if seat.drawn else [])]
    room = box._replace(w=box.w - _DONE)
    draw = draw_contract if len(shown) == _UPRIGHT else draw_flat_contract
    for number, tile in enumerate(contract_boxes(room, len(shown))):
        if number >= len(shown):
            empty_contract(canvas, tile)
            continue
        draw(canvas, tile, shown[number], seat.have)
        if shown[number] in lit or shown[number] == seat.drawn:
            light(canvas, tile, 10)
    x = box.right - _DONE // 2
    canvas.sprite("contract", x, box.y + box.h * 0.24, _DONE - 10)
    canvas.text(x, box.y + box.h * 0.56, str(len(seat.done)), 50, weight="extrabold", anchor="m")
    canvas.text(x, box.y + box.h * 0.8, scene.say("picture-done"), 36, anchor="m", room=_DONE + 8)


def contract_boxes(box: Box, count: int) -> list[Box]:
    """Below each other; one more that must find a place stands beside the others; in two columns where they are more
    than the rules let anybody have."""
    if count <= MOST_CONTRACTS:
        high = box.h // MOST_CONTRACTS
        return [Box(box.x, box.y + i * high, box.w - 10, high - 6) for i in range(MOST_CONTRACTS)]
    if count == _UPRIGHT:
        wide = box.w // count
        return [box._replace(x=box.x + i * wide, w=wide - 10) for i in range(count)]
    wide, high = box.w // 2, box.h // -(-count // 2)
    return [Box(box.x + i % 2 * wide, box.y + i // 2 * high, wide - 6, high - 6) for i in range(count)]


_UPRIGHT: Final = MOST_CONTRACTS + 1


def draw_goals(canvas: Canvas, box: Box, scene: GameScene, number: int) -> None:
    """The viewer's own goal cards, everybody's at the end, else their backs."""
    view: View = scene.view
    seat = view.seats[number]
    known = view.goals if number == view.seat and not view.over else seat.goal_cards
    if not known:
        side = min(box.h - 60, 120)
        step = min(side * 0.66, (box.w - side * 0.66) / max(1, seat.goals - 1))  # overlapping where they are many
        for i in range(seat.goals):
            canvas.sprite("card", box.middle[0] + (i - (seat.goals - 1) / 2) * step, box.middle[1], side)
        return
    high = (box.h - 8 * (len(known) - 1)) // len(known)
    for i, goal in enumerate(known):
        field = Box(box.x, box.y + i * (high + 8), box.w, high)
        draw_goal(canvas, field, scene.say, goal, seat.posts)
