"""The leaderboard of a server as a picture: place, face, name, rating and games won, a row a person."""

from typing import Final

from PIL import Image

from render.cards.faces import draw_face
from render.cards.shapes import LeaderboardScene, Ranked
from render.game import Look
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, GOLD, IVORY, LINEN, PARCHMENT, RGB, SOFT_INK
from render.kit.mat import mat

WIDE: Final = 1200  # pixels, of which a phone shows a third and less: figures of 36 are then 11 high
MOST_ROWS: Final = 9
_MARGIN: Final = 24
_HEAD: Final = 112
_ROW: Final = 92
_PLACE: Final = 66
_FACE: Final = 70
_RATING: Final = 740  # from the left of a row, where the rating ends; the games won end at its right
_OFF: Final = 758


def draw_leaderboard(scene: LeaderboardScene, look: Look, cloth: tuple[RGB, RGB]) -> Image.Image:
    """A page of it. At most MOST_ROWS people are drawn."""
    board = scene.view
    shown = board.ranked[:MOST_ROWS]
    high = _MARGIN + _HEAD + len(shown) * _ROW + 28 + _MARGIN
    canvas = Canvas(mat(WIDE, high, *cloth), scene.style.palette)
    middle = _MARGIN + _HEAD // 2 - 8
    canvas.sprite(look.sign, _MARGIN + 44, middle, 84)
    x = _MARGIN + 106
    taken = canvas.text(x, middle, board.title, 72, weight="title", colour=IVORY, room=WIDE - x - _MARGIN, least=44)
    left = WIDE - _MARGIN - x - taken - 40
    if left > 0 and board.game:
        canvas.text(WIDE - _MARGIN, middle + 8, board.game, 44, colour=LINEN, anchor="r", room=left, least=36)
    sheet = Box(_MARGIN, _MARGIN + _HEAD, WIDE - 2 * _MARGIN, len(shown) * _ROW + 28)
    canvas.panel(sheet, 20)
    for number, ranked in enumerate(shown):
        row = Box(sheet.x + 14, sheet.y + 14 + number * _ROW, sheet.w - 28, _ROW)
        _row(canvas, row.inset(4)._replace(x=row.x, w=row.w), scene, number, ranked)
    return canvas.image


def _row(canvas: Canvas, box: Box, scene: LeaderboardScene, number: int, ranked: Ranked) -> None:
    y, first = box.middle[1], ranked.place == 1
    canvas.cell(box, 14, CREAM if number % 2 == 0 else PARCHMENT, GOLD if first else BRASS, 4 if first else 2)
    canvas.disc(ranked.place, box.x + 52, y, _PLACE, figure=0.56)
    name = scene.name(number)
    draw_face(canvas, box.x + 134, y, _FACE, scene.view.seats[number], name)
    x = box.x + 184
    canvas.text(x, y, name, 50, weight="extrabold", room=box.x + _RATING - 150 - x, least=36)
    canvas.text(box.x + _RATING, y, str(ranked.rating), 62, weight="extrabold", anchor="r")
    off = scene.say("card-off", off=ranked.off)
    canvas.text(box.x + _OFF, y + 4, off, 40, colour=SOFT_INK, room=130, least=36)
    won = scene.say("card-won-short", won=ranked.won, games=ranked.games)
    taken = canvas.text(box.right - 24, y, won, 46, anchor="r", room=box.w - _OFF - 220, least=36)
    canvas.icon("crown", box.right - 24 - taken - 40, y, 52, BRASS)
