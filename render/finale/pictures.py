"""Race, end and shares: the race alone, winner and score sheet above it, and each player's share of winning."""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from engine.core.standings import place, ranking, winners
from render.finale.chart import END, LABELS_WIDE, Scale, draw_chart, draw_names, draw_rounds
from render.game import Look
from render.kit import lettering
from render.kit.cache import cached
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import (
    BLACK,
    BRASS,
    BRONZE,
    CREAM,
    GOLD,
    INK,
    IVORY,
    MAROON,
    RGB,
    SAND,
    SOFT_INK,
    WALNUT,
    WHITE,
    mix,
    rgb,
)
from render.kit.masks import lattice
from render.scene import Course, ShareCourse

MARGIN: Final = 22
_GAP: Final = 14
_WIDE: Final = WIDTH - 2 * MARGIN
_BANNER: Final = 172
_HEAD: Final = 76
_ROW: Final = {2: 100, 3: 92, 4: 84}
_LEAST_ROW: Final = 76
_NAME: Final = 590
_SCORE: Final = 190


_LEVELS: Final = (0, 25, 50, 75, 100)
_THICK: Final = 11
_EMBLEMS: Final = 5
_EMBLEM: Final = 46
_HEADER: Final = 172
_DISC: Final = 64


@cached
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
    canvas.fill(box.inset(2), 22, mix(ground, WHITE, 0.12), to=mix(ground, BLACK, 0.14))
    side = 148 if len(won) == 1 else 96
    x = box.x + 30
    for colour in colours:
        canvas.sprite(f"{look.token}-{colour}", x + side / 2, box.middle[1], side)
        x += side + 6
    room = box.right - 40 - x - 20
    canvas.text(x + 20, box.y + 40, course.headline, 44, colour=ink, room=room, least=34)
    lines, size = lettering.lines(course.reason, "title", 72, room, 50)
    below = box.h - 76
    canvas.lines(x + 20, box.bottom - 10 - below / 2, lines, size, below / len(lines), weight="title", colour=ink)


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
            figure, x = column.figures[seat], first + step * at + step // 2
            ink = INK if figure else mix(SOFT_INK, SAND, 0.5)
            canvas.text(x, y + row // 2, str(figure or "–"), 52 if figure else 44, colour=ink, anchor="m")


def _row(canvas: Canvas, box: Box, course: Course, look: Look, seat: int, place_: int) -> None:
    colour = course.view.seats[seat].colour
    ground, _ = canvas.player(colour)
    canvas.cell(box, 14, mix(ground, WHITE, 0.7), ground if place_ == 1 else BRASS, 3)
    y = box.middle[1]
    canvas.disc(place_, box.x + 40, y, 58)
    canvas.sprite(f"{look.token}-{colour}", box.x + 114, y, min(76, box.h))
    name = course.name(seat)
    canvas.text(box.x + 164, y, name, 52, weight="extrabold", room=_NAME - 190, least=34)
    score = str(course.marks[-1].scores[seat])
    canvas.text(box.x + _NAME + _SCORE // 2 - 14, y, score, 66, weight="extrabold", anchor="m")


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
