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
from render.marco_polo.spaces import LOWER, WHOLE

SHEETS: Final = {"draft": WHOLE, "goals": LOWER}
"""What the sheet covers at each stage: all action spaces, or those below the contracts."""
_HEAD: Final = 60


def fields(sheet: Box, count: int, rows: int = 1) -> list[Box]:
    """A field for each thing on offer below the title, as many in each row."""
    across = -(-count // rows)
    top = sheet.y + _HEAD + 8
    wide, high = (sheet.w - 20) // across, (sheet.bottom - 4 - top) // rows
    return [Box(sheet.x + 14 + i % across * wide, top + i // across * high, wide - 8, high - 8) for i in range(count)]


def draw_offers(canvas: Canvas, scene: GameScene) -> None:
    """Draw what is offered before the first round, nothing afterwards; goal cards for their owner only."""
    view: View = scene.view
    if view.stage == "draft":
        sheet = _sheet(canvas, scene)
        colour = view.seats[len(view.draft) - 2].colour
        for box, character in zip(fields(sheet, len(view.draft)), view.draft, strict=True):
            draw_character(canvas, box, scene.say, character, colour, len(view.seats), full=True)
            if PICK(character) in scene.offered:
                light(canvas, box.inset(2))
    elif view.stage == "goals" and view.goals and view.seat is not None:
        sheet = _sheet(canvas, scene)
        posts = view.seats[view.seat].posts
        for box, goal in zip(fields(sheet, len(view.goals), 2), view.goals, strict=True):
            draw_goal(canvas, box, scene.say, goal, posts)


def _sheet(canvas: Canvas, scene: GameScene) -> Box:
    sheet = SHEETS[scene.view.stage]
    canvas.panel(sheet, 18)
    canvas.fill(Box(sheet.x + 3, sheet.y + 3, sheet.w - 6, _HEAD), 15, CRIMSON)
    title = scene.say(f"picture-stage-{scene.view.stage}")
    canvas.text(sheet.middle[0], sheet.y + 34, title, 48, colour=IVORY, anchor="m", room=sheet.w - 40)
    return sheet
