"""The last turn as a strip of the rail: who had it, the way, what it brought."""

from itertools import pairwise
from typing import Final

from render.istanbul.game_scene import GameScene
from render.istanbul.signs import draw_signs
from render.istanbul.story import Story
from render.istanbul.story_signs import Sign
from render.kit import fonts, lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import MAROON, SOFT_INK

_TITLED: Final = 230
_TITLE: Final = 64
_SIGNS: Final = 50
"""The height of what the turn brought, below the way."""


def draw_last_turn(canvas: Canvas, box: Box, scene: GameScene, story: Story | None) -> None:
    """Draw the last turn under its player's name; where the room is low the piece alone tells whose it was."""
    canvas.panel(box, 18)
    room = Box(box.x + 18, box.y + 8, box.w - 36, box.h - 16)
    if story is None:
        _nothing_yet(canvas, room, scene.say("picture-no-turn-yet"))
        return
    piece = Sign("sprite", f"{story.piece}-{scene.view.seats[story.seat].colour}")
    if box.h < _TITLED:
        way = (piece, *_way(story.path[:1] + story.path[-1:]))
        above = room._replace(h=room.h - _SIGNS)
        draw_signs(canvas, above, way, largest=above.h)
        draw_signs(canvas, room._replace(y=above.bottom, h=_SIGNS), story.signs)
        return
    _title(canvas, room, scene, story.seat)
    rest = room._replace(y=room.y + _TITLE, h=room.h - _TITLE)
    draw_signs(canvas, rest, (piece, *_way(story.path), *story.signs))


def _nothing_yet(canvas: Canvas, box: Box, told: str) -> None:
    lines, size = lettering.lines(told, "semibold", 38, box.w - 16, 34)
    for number, line in enumerate(lines):
        y = box.middle[1] + round((number - (len(lines) - 1) / 2) * 40)
        canvas.text(box.x + 8, y, line, size, colour=SOFT_INK)


def _title(canvas: Canvas, box: Box, scene: GameScene, seat: int) -> None:
    name = fonts.printable(scene.names[seat], scene.view.seats[seat].colour.capitalize())
    title = "picture-this-turn" if scene.running else "picture-last-turn"
    label, size = lettering.fitted_with(lambda short: scene.say(title, name=short), name, "title", 38, box.w - 16, 30)
    canvas.text(box.x + 8, box.y + 30, label, size, weight="title", colour=MAROON)


def _way(path: tuple[int, ...]) -> tuple[Sign, ...]:
    """The places of a way with arrows between them."""
    steps = [(Sign("text", "→"), Sign("number", str(there))) for _, there in pairwise(path)]
    return (Sign("number", str(path[0])), *(sign for step in steps for sign in step)) if path else ()
