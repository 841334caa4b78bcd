"""The table of a season's group as a picture: place, face, name, the place in each game, points, who rises and who
falls."""

from typing import Final

from PIL import Image

from render.cards.faces import draw_face
from render.cards.shapes import SeasonLine, SeasonScene
from render.game import Look
from render.kit import masks
from render.kit.canvas import Box, Canvas
from render.kit.colour import (
    BRASS,
    CREAM,
    CRIMSON,
    GOLD,
    INK,
    IVORY,
    LEAF,
    LINEN,
    OAK,
    PARCHMENT,
    RGB,
    SOFT_INK,
    mix,
)
from render.kit.mat import mat

WIDE: Final = 1100  # pixels, of which a phone shows a third: figures of 36 are then 12 high
HIGH: Final = 700
MOST_ROWS: Final = 9
_MARGIN: Final = 20
_HEAD: Final = 86
_LABELS: Final = 40
_LABEL: Final = 30
_GAP: Final = 4
_HIGHEST: Final = 96  # of a row
_GAMES: Final = 5  # for which there are columns
_GAME: Final = 60
_POINTS: Final = 132  # pixels for points, at the right of a row before its move
_MOVE: Final = 52


def draw_season_table(scene: SeasonScene, look: Look, cloth: tuple[RGB, RGB]) -> Image.Image:
    """As a rule the whole group; at most MOST_ROWS people are drawn."""
    table = scene.view
    canvas = Canvas(mat(WIDE, HIGH, *cloth), scene.style.palette)
    middle = _MARGIN + _HEAD // 2 - 6
    canvas.sprite(look.sign, _MARGIN + 38, middle, 74)
    x = _MARGIN + 92
    where = canvas.text(WIDE - _MARGIN, middle + 6, table.where, 42, colour=LINEN, anchor="r", room=380, least=34)
    room = WIDE - _MARGIN - x - (where + 30 if where else 0)
    canvas.text(x, middle, table.title, 66, weight="title", colour=IVORY, room=room, least=40)
    sheet = Box(_MARGIN, _MARGIN + _HEAD, WIDE - 2 * _MARGIN, HIGH - 2 * _MARGIN - _HEAD)
    canvas.panel(sheet, 20)
    inner = sheet.inset(14)
    games = min(_GAMES, max(table.games, *(len(line.places) for line in table.lines), 1))
    _labels(canvas, inner, scene, games)
    shown = table.lines[:MOST_ROWS]
    high = min(_HIGHEST, (inner.h - _LABELS + _GAP) // max(1, len(shown)) - _GAP)
    for number, line in enumerate(shown):
        row = Box(inner.x, inner.y + _LABELS + number * (high + _GAP), inner.w, high)
        _row(canvas, row, scene, number, line, games)
    return canvas.image


def _labels(canvas: Canvas, box: Box, scene: SeasonScene, games: int) -> None:
    """What the figures of the columns are."""
    y = box.y + _LABELS // 2 - 3
    right = box.right - _MOVE
    points, places = scene.say("card-season-points"), scene.say("card-season-places")
    canvas.text(right - 10, y, points, _LABEL, colour=SOFT_INK, anchor="r", room=_POINTS - 10, least=28)
    left = right - _POINTS - games * _GAME
    canvas.text(left + games * _GAME // 2, y, places, _LABEL, colour=SOFT_INK, anchor="m", room=games * _GAME, least=28)


def _row(canvas: Canvas, box: Box, scene: SeasonScene, number: int, line: SeasonLine, games: int) -> None:
    y, champion = box.middle[1], line.champion
    ink = SOFT_INK if line.faded else INK
    ground = mix(LINEN, OAK, 0.12) if line.faded else (CREAM if number % 2 == 0 else PARCHMENT)
    canvas.cell(box, 14, ground, GOLD if champion else BRASS, 4 if champion else 2)
    side = min(box.h - 6, 58)
    if line.place is not None:
        canvas.disc(line.place, box.x + 40, y, side, figure=0.62)
    name = scene.name(number)
    draw_face(canvas, box.x + 108, y, min(box.h, 66), scene.view.seats[number], name)
    size = min(round(box.h * 0.7), 46)
    right = box.right - _MOVE
    left = right - _POINTS - games * _GAME
    x = box.x + 152
    crown = min(box.h - 8, 56) if champion else 0
    taken = canvas.text(x, y, name, size, weight="extrabold", colour=ink, room=left - x - 12 - crown, least=30)
    if crown:
        canvas.icon("crown", x + taken + 10 + crown // 2, y, crown, BRASS)
    for game in range(games):
        _game(canvas, left + game * _GAME + _GAME // 2, y, min(box.h - 10, 50), line.places[game : game + 1], ink)
    size, room = min(box.h - 6, 54), _POINTS - 20
    canvas.text(right - 10, y, line.points, size, weight="extrabold", colour=ink, anchor="r", room=room, least=36)
    if line.move:
        _move(canvas, box.right - _MOVE // 2, y, min(box.h // 2, 28), line.move)


def _game(canvas: Canvas, x: int, y: int, side: int, place: tuple[int, ...], ink: RGB) -> None:
    """The place in a game; a dash where they left it, a dot where there is none yet."""
    if place == (1,):
        canvas.disc(1, x, y, side + 4, figure=0.62)
        return
    field = Box(x - side // 2, y - side // 2, side, side)
    if not place:
        canvas.fill(Box(x - 5, y - 5, 10, 10), 5, BRASS, opacity=0.5)
    elif place == (0,):
        canvas.cell(field, side // 2, LINEN, CRIMSON)
        canvas.rule(x - side // 5, y - 2, 2 * (side // 5), CRIMSON, 5)
    else:
        canvas.cell(field, side // 2, LINEN, BRASS)
        canvas.text(x, y, str(place[0]), round(side * 0.68), weight="extrabold", colour=ink, anchor="m")


def _move(canvas: Canvas, x: int, y: int, side: int, move: int) -> None:
    """A triangle that points to where they are going."""
    mask = masks.triangle(side, move > 0)
    box = Box(x - side // 2, y - side // 2, side, side)
    canvas.image.paste(CRIMSON if move > 0 else LEAF, box.edges, mask)
