"""What Nim draws: the heaps, a bar for each match, and the players below."""

from typing import Final

from PIL import Image

from render.game import GamePictures
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import CRIMSON, SAND
from render.scene import BOARD, Scene
from tests.nim.rules import HEAPS, Took, View

_COLUMN: Final = WIDTH // len(HEAPS)
_STRIP: Final = 160


def draw_board(scene: Scene[View, Took]) -> Image.Image:
    """The heaps side by side; the last taken from is named below with who took."""
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), SAND), scene.style.palette)
    for number, matches in enumerate(scene.view.heaps):
        sheet = Box(number * _COLUMN, 0, _COLUMN, HEIGHT - _STRIP).inset(30)
        canvas.panel(sheet, 24)
        canvas.text(sheet.middle[0], sheet.y + 70, str(number + 1), 70, anchor="m")
        for match in range(matches):
            canvas.fill(Box(sheet.x + 60, sheet.bottom - 110 - 130 * match, sheet.w - 120, 50), 20, CRIMSON)
    for seat, who in enumerate(scene.names):
        shown = f"{who}: −{scene.events[-1].matches}" if scene.events and scene.events[-1].seat == seat else who
        canvas.text(60 + seat * _COLUMN, HEIGHT - _STRIP // 2, shown, 60, room=_COLUMN - 80)
    return canvas.image


PICTURES: Final = GamePictures({BOARD: draw_board})
