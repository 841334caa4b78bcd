"""The picture of each player's chance of winning turn by turn."""

from typing import Final

from PIL import Image, ImageDraw

from render.finale.chart import Point, Scale, apart, draw_emblems, draw_ends, draw_rounds, room_of_names, write_title
from render.finale.cloth import laid_out
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, BRONZE, CREAM, INK, SOFT_INK
from render.kit.scale import LABEL
from render.scene import ShareCourse

_LEVELS: Final = (0, 25, 50, 75, 100)
_THICK: Final = 9
_EDGES: Final = ((8, CREAM), (4, INK))
_EMBLEM: Final = 44
_HEAD: Final = 190
_TOLD: Final = 40  # the height of the line that says what the numbers are
_ENDS: Final = 116  # the width of the ends of lines without their names
_WIDEST: Final = 500
_DISC, _APART = 66, 76  # how large the numbers are, and how far from one middle to the next
_FINE: Final = 2  # so many times as large lines are drawn, since Pillow's edges are hard
_BEYOND: Final = 40  # what is drawn around the plot


def draw_shares(course: ShareCourse) -> Image.Image:
    """For a game that is over. One mark at least."""
    canvas, box = laid_out(course.style.palette)
    canvas.panel(box, 20)
    write_title(canvas, Box(box.x + 40, box.y, box.w - 80, 104), course.say("shares-title"))
    right = _ENDS + room_of_names(course, _WIDEST - _ENDS)
    head = _HEAD + (_TOLD if course.swings else 0)
    plot = Box(box.x + 158, box.y + head, box.w - 194 - right, box.h - head - 102)
    scale = Scale(plot, course.marks, 100)
    draw_rounds(canvas, scale, course)
    for level in _LEVELS:
        canvas.rule(plot.x, scale.y(level) - 1, plot.w, BRASS)
        percent = course.say("picture-percent", percent=level)
        canvas.text(plot.x - 18, scale.y(level), percent, 44, weight="extrabold", anchor="r")
    swings = [scale.x(turn) for _, turn in course.swings]
    for x in swings:
        canvas.image.paste(BRONZE, (x - 2, plot.y - 20, x + 2, plot.bottom))
    seats = range(len(course.names))
    ways = [[(scale.x(mark.turn), scale.y(100 * mark.shares[seat])) for mark in course.marks] for seat in seats]
    ways = [[*way, (way[-1][0] + 26, way[-1][1])] for way in ways]
    last = course.marks[-1].shares
    order = sorted(seats, key=lambda seat: last[seat])
    _draw_lines(canvas, plot, [(ways[seat], course.view.seats[seat].colour) for seat in order])
    for seat in order:
        draw_emblems(canvas, ways[seat], course.view.seats[seat].colour, 4, (seat + 0.5) / len(ways), _EMBLEM)
    for (number, _), x in zip(course.swings, apart(swings, _APART, plot.x, plot.right), strict=True):
        canvas.disc(number, x, plot.y - 46, _DISC)
    if swings:
        told = course.say("picture-swings")
        canvas.text(box.x + 40, box.y + 112, told, LABEL, colour=SOFT_INK, room=box.w - 80)
    draw_ends(canvas, scale, course, [(seat, ways[seat][-1][1], "") for seat in order[::-1]], right, names=True)
    return canvas.image


def _draw_lines(canvas: Canvas, plot: Box, lines: list[tuple[list[Point], str]]) -> None:
    """Lines with a light and a dark edge, the last one above the others."""
    area = plot.inset(-_BEYOND)
    part = canvas.image.crop(area.edges).resize((_FINE * area.w, _FINE * area.h), Image.Resampling.NEAREST)
    draw = ImageDraw.Draw(part)
    for way, colour in lines:
        fine = [(_FINE * (x - area.x), _FINE * (y - area.y)) for x, y in way]
        for margin, ink in (*_EDGES, (0, canvas.player(colour)[0])):
            draw.line(fine, ink, _FINE * (_THICK + margin), joint="curve")
    canvas.image.paste(part.reduce(_FINE), area.edges)
