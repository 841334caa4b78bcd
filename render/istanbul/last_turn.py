"""The last turn as a strip of the rail: who had it, the way, what it brought."""

from typing import Final

from render.istanbul.game_scene import GameScene
from render.istanbul.signs import draw_signs
from render.istanbul.story import Story
from render.istanbul.story_signs import Sign
from render.kit import fonts, lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import MAROON, SOFT_INK, rgb

_TITLED: Final = 230
_FLOWING: Final = 130
_PATH: Final = 50
_LEAST_NAME: Final = 130


def draw_last_turn(canvas: Canvas, box: Box, scene: GameScene, story: Story | None) -> None:
    """Draw the last turn under the mover's name and token; where the room is low the name stands beside the way."""
    canvas.panel(box, 18)
    if story is None:
        lines, size = lettering.lines(scene.say("picture-no-turn-yet"), "semibold", 38, box.w - 52, 34)
        for number, part in enumerate(lines):
            y = box.middle[1] + round((number - (len(lines) - 1) / 2) * 40)
            canvas.text(box.x + 26, y, part, size, colour=SOFT_INK)
        return
    low = box.h < _TITLED
    colour = scene.view.seats[story.seat].colour
    name = fonts.printable(scene.names[story.seat], colour.capitalize())
    if not low:
        title = "picture-this-turn" if scene.running else "picture-last-turn"
        label, size = lettering.fitted_with(
            lambda short: scene.say(title, name=short), name, "title", 38, box.w - 120, 30
        )
        canvas.text(box.x + 26, box.y + 38, label, size, weight="title", colour=MAROON)
    canvas.sprite(f"{story.piece}-{colour}", box.right - 42, box.y + 36, 58)
    if box.h < _FLOWING:
        draw_signs(canvas, Box(box.x + 18, box.y + 8, box.w - 96, box.h - 16), _way(story.path) + story.signs)
        return
    top = box.y + (6 if low else 62)
    if story.path:
        line = Box(box.x + 22, top, box.w - (110 if low else 44), _PATH)
        if low:
            room = max(_LEAST_NAME, line.w - _long(story.path))
            taken = 12 + canvas.text(line.x, line.middle[1], name, 38, weight="extrabold", room=room, least=36)
            line = Box(line.x + taken, line.y, line.w - taken, line.h)
        _path(canvas, line, scene, story.path)
        canvas.rule(box.x + 26, top + _PATH + 2, box.w - (120 if low else 52), rgb("#B98A4A"))
        top += _PATH + 6
    draw_signs(canvas, Box(box.x + 22, top, box.w - 44, box.bottom - 8 - top), story.signs)


def _way(path: tuple[int, ...]) -> tuple[Sign, ...]:
    """Where the way began and ended, as signs."""
    return (Sign("number", str(path[0])), Sign("text", "→"), Sign("number", str(path[-1]))) if path else ()


def _long(path: tuple[int, ...]) -> int:
    """The pixels that the places passed take."""
    return len(path) * 88 - 34


def _ends(path: tuple[int, ...], room: int) -> tuple[int, ...]:
    """The whole way, or where it began and ended when the room is too narrow for it."""
    return path if _long(path) <= room else (path[0], path[-1])


def _path(canvas: Canvas, box: Box, scene: GameScene, path: tuple[int, ...]) -> None:
    x, y = box.x + 28, box.y + box.h // 2
    for i, place in enumerate(_ends(path, box.w)):
        if i:
            canvas.text(x - 2, y, "→", 34, colour=SOFT_INK, anchor="m")
            x += 44
        canvas.disc(place, x, y, _PATH)
        x += 44
    name = scene.say(f"place-{path[-1]}")
    if box.right - x > 160:
        canvas.text(x - 4, y, name, 38, room=box.right - x, least=26)
