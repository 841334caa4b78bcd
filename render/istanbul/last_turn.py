"""The last turn as a part of the strip above the board: who had it, the way, what it brought."""

from typing import Final

from render.istanbul.game_scene import GameScene
from render.istanbul.signs import draw_number, draw_signs
from render.istanbul.story import Story
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, OAK, SOFT_INK

_PIECE: Final = 84
_NUMBER: Final = 76
_LEAST_SIGNS: Final = 140


def draw_last_turn(canvas: Canvas, box: Box, scene: GameScene, story: Story | None) -> None:
    """Draw the piece that moved, where to, and beside that what it brought."""
    canvas.cell(box, 14, CREAM, OAK)
    if story is None:
        _nothing_yet(canvas, box, scene.say("picture-no-turn-yet"))
        return
    seat, y = scene.view.seats[story.seat], box.middle[1]
    canvas.sprite(f"{story.piece}-{seat.colour}", box.x + 10 + _PIECE // 2, y, _PIECE)
    x = box.x + _PIECE + 20
    if story.path:
        x += canvas.text(x, y, "→", _NUMBER * 2 // 3, weight="extrabold", colour=SOFT_INK) + 8
        draw_number(canvas, Box(x, y - _NUMBER // 2, _NUMBER, _NUMBER), str(story.path[-1]))
        x += _NUMBER + 14
    if box.right - 8 - x >= _LEAST_SIGNS:
        draw_signs(canvas, Box(x, box.y + 3, box.right - 8 - x, box.h - 6), story.signs, largest=box.h - 20)


def _nothing_yet(canvas: Canvas, box: Box, told: str) -> None:
    lines, size = lettering.lines(told, "semibold", 38, box.w - 32, 34)
    for number, line in enumerate(lines):
        y = box.middle[1] + round((number - (len(lines) - 1) / 2) * 40)
        canvas.text(box.middle[0], y, line, size, colour=SOFT_INK, anchor="m")
