"""The banner of a lobby: title on the game's scenery, emblems of what is played, and the seats filling up; its size for
a phone."""

from collections.abc import Callable
from typing import Final

from PIL import Image, ImageFilter

from render.cards.faces import draw_face
from render.cards.shapes import Chair, LobbyScene
from render.game import GamePictures
from render.kit import lettering
from render.kit.cache import cached
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, GOLD, INK, IVORY, RGB, SHADOW, SOFT_INK, WHITE, mix
from render.kit.masks import faded

WIDE: Final = 1200  # pixels, of which a phone shows a third and less: a name of 36 is then 11 high
HIGH: Final = 540
_MARGIN: Final = 24
_TITLE: Final = 124
_LEAST_TITLE: Final = 70
_TITLE_Y: Final = 82
_EMBLEM: Final = 78
_EMBLEM_Y: Final = 196
_SEATS: Final = Box(_MARGIN, 304, WIDE - 2 * _MARGIN, 212)
_GAP: Final = 14
_WIDEST: Final = 330
_RADIUS: Final = 20
_FIGURE: Final = 104
_FACE: Final = 96  # of a person, beside whom the figure is smaller
_BESIDE: Final = 72
_ASIDE: Final = (-28, 54)  # from the middle of the seat to those of both
_NAME: Final = 48
_LEAST_NAME: Final = 42  # a long word is 6 smaller still
_LINE: Final = 46
_HOUSE: Final = 40
_NUMBER: Final = 58
_CORNER: Final = 24  # from a corner of the seat to the middle of its number, which lies across the edge
_FAINT: Final = 0.35


def draw_lobby(scene: LobbyScene, own: GamePictures) -> Image.Image:
    """For a table that has not begun, or has just begun."""
    lobby = scene.view
    canvas = Canvas(_ground(own.scenery.paint, own.scenery.ink, own.scenery.glow, lobby.title), scene.style.palette)
    x = _MARGIN + _EMBLEM // 2 + 4
    for emblem in (emblem for option in lobby.options for emblem in own.scenery.emblems.get(option, ())):
        canvas.sprite(emblem, x, _EMBLEM_Y, _EMBLEM)
        x += _EMBLEM + _GAP
    count = len(lobby.seats) + lobby.free
    for number, box in enumerate(_boxes(count)):
        if number < len(lobby.seats):
            chair = lobby.seats[number]
            _taken(canvas, box, chair, scene.name(number), own.look.token)
            if lobby.numbered:
                canvas.disc(number + 1, box.x + _CORNER, box.y + _CORNER, _NUMBER)
        else:
            _free(canvas, box)
    return canvas.image


def _boxes(count: int) -> list[Box]:
    """A box for each seat, all as wide, in the middle."""
    wide = min(_WIDEST, (_SEATS.w + _GAP) // max(1, count) - _GAP)
    left = (WIDE - count * (wide + _GAP) + _GAP) // 2
    return [_SEATS._replace(x=left + number * (wide + _GAP), w=wide) for number in range(count)]


def _taken(canvas: Canvas, box: Box, chair: Chair, name: str, token: str) -> None:
    ground, _ = canvas.player(chair.colour)
    canvas.halo(box._replace(y=box.y + 6), _RADIUS, SHADOW, 8, 0.5)
    canvas.fill(box, _RADIUS, ground)
    canvas.fill(box.inset(6), _RADIUS - 6, mix(ground, WHITE, 0.86), to=mix(ground, CREAM, 0.66))
    written = Box(box.x + 12, box.bottom - 100, box.w - 24, 94)
    if chair.face:
        draw_face(canvas, box.middle[0] + _ASIDE[0], box.y + 62, _FACE, chair, name)
        canvas.sprite(f"{token}-{chair.colour}", box.middle[0] + _ASIDE[1], box.y + 78, _BESIDE)
    else:
        canvas.sprite(f"{token}-{chair.colour}", box.middle[0], box.y + 60, _FIGURE)
    if chair.house:
        canvas.icon("family-house", box.right - 16 - _HOUSE / 2, box.y + 16 + _HOUSE / 2, _HOUSE, SOFT_INK)
    lines, size = lettering.name_lines(name, "extrabold", _NAME, written.w, _LEAST_NAME, 2)
    canvas.lines(*written.middle, lines, size, _LINE, weight="extrabold", colour=INK, anchor="m")


def _free(canvas: Canvas, box: Box) -> None:
    canvas.fill(box, _RADIUS, SHADOW, opacity=0.35)
    canvas.dashes(box, _RADIUS, IVORY, 5, 22)
    canvas.sprite("emblem-any", *box.middle, _FIGURE, opacity=_FAINT)


@cached
def _ground(paint: Callable[[int, int], Image.Image], ink: RGB, shine: RGB, title: str) -> Image.Image:
    """The scenery with the title on it."""
    canvas = Canvas(paint(WIDE, HIGH))
    written, size = lettering.fitted(title, "title", _TITLE, WIDE - 2 * _MARGIN - 12, _LEAST_TITLE)
    line = lettering.word(written, "title", size)
    glow = _glow(line.mask)
    left, top = _MARGIN + 6 + line.left, _TITLE_Y + line.top
    edge = (glow.width - line.mask.width) // 2
    canvas.image.paste(shine, (left - edge, top - edge + 3), glow)
    canvas.text(_MARGIN + 6, _TITLE_Y, written, size, weight="title", colour=ink)
    canvas.rim(Box(0, 0, WIDE, HIGH), 0, BRASS, 4)
    canvas.rim(Box(4, 4, WIDE - 8, HIGH - 8), 0, GOLD, 2)
    return canvas.image


def _glow(mask: Image.Image) -> Image.Image:
    edge = 24
    wide = Image.new("L", (mask.width + 2 * edge, mask.height + 2 * edge), 0)
    wide.paste(mask, (edge, edge))
    return faded(wide.filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.GaussianBlur(6)), 1.5)
