"""Before the first round, what is chosen from lies on the action spaces: characters of the draft, own goal cards."""

from typing import Final

from engine.marco_polo.notation import PICK
from engine.marco_polo.view import View
from render.kit.canvas import Box, Canvas
from render.kit.colour import CRIMSON, IVORY
from render.marco_polo.characters import draw_character
from render.marco_polo.game_scene import GameScene
from render.marco_polo.goals import draw_goal
from render.marco_polo.lights import light
from render.marco_polo.spaces import PANELS

SHEET: Final = Box(PANELS["coins"].x, PANELS["coins"].y, PANELS["khan"].right - PANELS["coins"].x, PANELS["coins"].h)
_HEAD: Final = 52


def fields(count: int, rows: int = 1) -> list[Box]:
    """A field for each thing on offer below the title, as many in each row."""
    across = -(-count // rows)
    top = SHEET.y + _HEAD + 12
    wide, high = (SHEET.w - 24) // across, (SHEET.bottom - 8 - top) // rows
    return [Box(SHEET.x + 14 + i % across * wide, top + i // across * high, wide - 8, high - 8) for i in range(count)]


def draw_offers(canvas: Canvas, scene: GameScene) -> None:
    """Draw what is offered before the first round, nothing afterwards; goal cards for their owner only."""
    view: View = scene.view
    if view.stage == "draft":
        _sheet(canvas, scene)
        colour = view.seats[len(view.draft) - 2].colour
        for box, character in zip(fields(len(view.draft)), view.draft, strict=True):
            draw_character(canvas, box, scene.say, character, colour, len(view.seats))
            if PICK(character) in scene.offered:
                light(canvas, box)
    elif view.stage == "goals" and view.goals and view.seat is not None:
        _sheet(canvas, scene)
        seat = view.seats[view.seat]
        for box, goal in zip(fields(len(view.goals), 2), view.goals, strict=True):
            draw_goal(canvas, box, scene.say, goal, seat.colour, seat.posts)


def _sheet(canvas: Canvas, scene: GameScene) -> None:
    canvas.panel(SHEET, 18)
    canvas.fill(Box(SHEET.x + 3, SHEET.y + 3, SHEET.w - 6, _HEAD), 15, CRIMSON)
    title = scene.say(f"picture-stage-{scene.view.stage}")
    canvas.text(SHEET.middle[0], SHEET.y + 29, title, 34, colour=IVORY, anchor="m", room=SHEET.w - 40)
