"""The two pictures of a whole game: the race alone, and the end with winner and score sheet above it."""

from typing import Final

from PIL import Image

from engine.core.standings import place, ranking, winners
from render.finale.chart import draw_chart
from render.finale.course import Course, Look
from render.kit import fonts, lettering
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import BRASS, GOLD, INK, IVORY, MAROON, SAND, SOFT_INK, WALNUT, WHITE, mix, rgb
from render.kit.kept import kept
from render.kit.paper import lattice

MARGIN: Final = 22
_GAP: Final = 14
_WIDE: Final = WIDTH - 2 * MARGIN
_BANNER: Final = 172
_HEAD: Final = 76
_ROW: Final = {2: 100, 3: 92, 4: 84}
_LEAST_ROW: Final = 76
_NAME: Final = 590
_SCORE: Final = 190


@kept
def cloth() -> Image.Image:
    return lattice(WIDTH, HEIGHT, rgb("#5A1F1C"), rgb("#2A0E14"), 104)


def draw_race(course: Course, look: Look) -> Image.Image:
    """For a game that runs or is over."""
    canvas = Canvas(cloth(), course.style.palette)
    draw_chart(canvas, Box(MARGIN, MARGIN, _WIDE, HEIGHT - 2 * MARGIN), course, look)
    return canvas.image


def draw_end(course: Course, look: Look) -> Image.Image:
    """For a game that is over."""
    canvas = Canvas(cloth(), course.style.palette)
    banner = Box(MARGIN, MARGIN, _WIDE, _BANNER)
    _banner(canvas, banner, course, look)
    row = _ROW.get(len(course.names), _LEAST_ROW)
    sheet = Box(MARGIN, banner.bottom + _GAP, _WIDE, _HEAD + len(course.names) * row + 18)
    _sheet(canvas, sheet, row, course, look)
    top = sheet.bottom + _GAP
    draw_chart(canvas, Box(MARGIN, top, _WIDE, HEIGHT - MARGIN - top), course, look)
    return canvas.image


def _banner(canvas: Canvas, box: Box, course: Course, look: Look) -> None:
    """Who won, on the winner's colour, and by what; a shared win is on walnut, with everybody's token."""
    won = winners(course.marks[-1].standings)
    colours = [course.view.seats[seat].colour for seat in won]
    ground, ink = canvas.player(colours[0]) if len(won) == 1 else (WALNUT, IVORY)
    canvas.fill(box.inset(-3), 26, GOLD)
    canvas.fill(box.inset(2), 22, mix(ground, WHITE, 0.12), to=mix(ground, rgb("#000000"), 0.14))
    side = 148 if len(won) == 1 else 96
    x = box.x + 30
    for colour in colours:
        canvas.sprite(f"{look.token}-{colour}", x + side / 2, box.middle[1], side)
        x += side + 6
    room = box.right - 40 - x - 20
    canvas.text(x + 20, box.y + 40, course.headline, 44, colour=ink, room=room, least=34)
    lines, size = lettering.lines(course.reason, "title", 72, room, 50)
    for line, text in enumerate(lines):
        y = box.y + 66 + (box.h - 76) * (line + 0.5) / len(lines)
        canvas.text(x + 20, y, text, size, weight="title", colour=ink)


def _sheet(canvas: Canvas, box: Box, row: int, course: Course, look: Look) -> None:
    """A row a player in order of rank: place, token, name, score, and of what it is made."""
    canvas.panel(box, 20)
    standings = course.marks[-1].standings
    columns = look.columns(course.view)
    first = box.x + _NAME + _SCORE
    step = (box.right - 20 - first) // max(1, len(columns))
    middle = box.y + 12 + _HEAD // 2
    if look.total:
        canvas.icon(look.total, box.x + _NAME + _SCORE // 2, middle, 70, MAROON)
    else:
        canvas.sprite(look.sign, box.x + _NAME + _SCORE // 2, middle, 70)
    for at, column in enumerate(columns):
        canvas.sprite(column.sign, first + step * at + step // 2, middle, 60)
    for line, seat in enumerate(ranking(standings)):
        y = box.y + 8 + _HEAD + line * row
        _row(canvas, Box(box.x + 14, y + 3, box.w - 28, row - 6), course, look, seat, place(standings, seat))
        for at, column in enumerate(columns):
            _figure(canvas, first + step * at + step // 2, y + row // 2, column.figures[seat])


def _row(canvas: Canvas, box: Box, course: Course, look: Look, seat: int, place_: int) -> None:
    colour = course.view.seats[seat].colour
    ground, _ = canvas.player(colour)
    canvas.cell(box, 14, mix(ground, WHITE, 0.7), ground if place_ == 1 else BRASS, 3)
    y = box.middle[1]
    canvas.disc(place_, box.x + 40, y, 58)
    canvas.sprite(f"{look.token}-{colour}", box.x + 114, y, min(76, box.h))
    name = fonts.printable(course.names[seat], colour.capitalize())
    canvas.text(box.x + 164, y, name, 52, weight="extrabold", room=_NAME - 190, least=34)
    score = str(course.marks[-1].scores[seat])
    canvas.text(box.x + _NAME + _SCORE // 2 - 14, y, score, 66, weight="extrabold", anchor="m")


def _figure(canvas: Canvas, x: int, y: int, figure: int) -> None:
    if figure:
        canvas.text(x, y, str(figure), 52, weight="semibold", colour=INK, anchor="m")
    else:
        canvas.text(x, y, "–", 44, weight="semibold", colour=mix(SOFT_INK, SAND, 0.5), anchor="m")
