"""Each player's share of winning, turn by turn, and the turns that changed it most."""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from render.finale.chart import END, LABELS_WIDE, Scale, draw_names, draw_rounds
from render.finale.course import ShareCourse
from render.finale.pictures import MARGIN, cloth
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import BRASS, BRONZE, CREAM, INK, MAROON, RGB

_LEVELS: Final = (0, 25, 50, 75, 100)
_THICK: Final = 11
_EMBLEMS: Final = 5
_EMBLEM: Final = 46
_HEADER: Final = 172
_DISC: Final = 64


def draw_shares(course: ShareCourse) -> Image.Image:
    """For a game that is over. One mark at least."""
    canvas = Canvas(cloth(), course.style.palette)
    box = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    canvas.panel(box, 20)
    plot = Box(box.x + 150, box.y + _HEADER, box.w - 186 - LABELS_WIDE, box.h - _HEADER - 102)
    scale = Scale(plot, course.marks, 100)
    draw_rounds(canvas, scale, course.marks, course.say("picture-rounds"))
    for level in _LEVELS:
        canvas.rule(plot.x, scale.y(level) - 1, plot.w, BRASS, 2)
        percent = course.say("picture-percent", percent=level)
        canvas.text(plot.x - 18, scale.y(level), percent, 40, weight="extrabold", anchor="r")
    canvas.text(plot.x, box.y + 54, course.say("shares-title"), 52, weight="title", colour=MAROON, room=box.w - 200)
    for turn in course.swings:
        canvas.image.paste(BRONZE, (scale.x(turn) - 2, plot.y - 20, scale.x(turn) + 2, plot.bottom))
    spots = {seat: _spots(scale, course, seat) for seat in range(len(course.names))}
    for seat, line in spots.items():
        _line(canvas, line, canvas.player(course.view.seats[seat].colour)[0])
    for seat, line in spots.items():
        _emblems(canvas, line, course.view.seats[seat].colour, (seat + 0.5) / len(spots))
    for number, x in enumerate(_apart([scale.x(turn) for turn in course.swings], plot.right), 1):
        canvas.disc(number, x, plot.y - 40, _DISC)
    ends = sorted((line[-1][1], seat) for seat, line in spots.items())
    draw_names(canvas, scale, course, [(seat, y, "") for y, seat in ends])
    return canvas.image


def _spots(scale: Scale, course: ShareCourse, seat: int) -> list[tuple[int, int]]:
    spots = [(scale.x(mark.turn), scale.y(100 * mark.shares[seat])) for mark in course.marks]
    return [*spots, (spots[-1][0] + END, spots[-1][1])]


def _line(canvas: Canvas, spots: Sequence[tuple[int, int]], colour: RGB) -> None:
    """A line through these points, with a light and a dark edge."""
    draw = ImageDraw.Draw(canvas.image)
    for margin, ink in ((10, CREAM), (6, INK), (0, colour)):
        draw.line(spots, ink, _THICK + margin, joint="curve")


def _emblems(canvas: Canvas, spots: Sequence[tuple[int, int]], colour: str, begin: float) -> None:
    """The shape of a player's colour on the line again and again. `begin`: where, so that no two players' meet."""
    for number in range(_EMBLEMS):
        canvas.sprite(f"emblem-{colour}", *spots[round((number + begin) * (len(spots) - 2) / _EMBLEMS)], _EMBLEM)


def _apart(spots: Sequence[int], most: int) -> list[int]:
    """From left to right, moved until no two discs overlap."""
    found: list[int] = []
    for x in spots:
        found.append(max(x, found[-1] + _DISC) if found else x)
    for at in range(len(found) - 1, -1, -1):
        found[at] = min(found[at], most)
        most = found[at] - _DISC
    return found
