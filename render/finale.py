"""The pictures of a finished game: winner and score sheet, the race turn by turn, shares of winning; scales, lines and
names in charts. In their charts a line stands for each player, told apart by colour, shape and name."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.core.standings import Mark, ShareMark, place, ranking, winners
from render.game import Look
from render.kit import lettering
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import (
    BLACK,
    BRASS,
    BRONZE,
    CREAM,
    CRIMSON,
    GOLD,
    INK,
    IVORY,
    LINEN,
    MAROON,
    RGB,
    SAND,
    SOFT_INK,
    WALNUT,
    WHITE,
    mix,
    rgb,
)
from render.kit.mat import mat
from render.scene import AnyScene, Course, ShareCourse

_CLOTH: Final = (rgb("#5A1F1C"), rgb("#2A0E14"))
_MARGIN: Final = 22
_GAP: Final = 14
_WIDE: Final = WIDTH - 2 * _MARGIN
_BANNER: Final = 172
_HEAD: Final = 76
_ROW: Final = {2: 100, 3: 92, 4: 84}
_LEAST_ROW: Final = 76
_NAME: Final = 590
_SCORE: Final = 190

_THICKEST, _THINNEST = 14, 5
_CROSSING: Final = 10  # as thick are lines that have no room beside each other
_LABEL: Final = 84
_END: Final = 26  # how far lines go on after the last turn
_LABELS_WIDE: Final = 380
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100)
_MOST_LEVELS: Final = 6

_SHARE_LEVELS: Final = (0, 25, 50, 75, 100)
_SHARE_THICK: Final = 11
_SHARE_EMBLEM: Final = 46
_HEADER: Final = 172
_DISC: Final = 64
Point = tuple[int, int]


def draw_race(course: Course, look: Look) -> Image.Image:
    """For a game that runs or is over."""
    canvas = Canvas(mat(WIDTH, HEIGHT, *_CLOTH), course.style.palette)
    _chart(canvas, Box(_MARGIN, _MARGIN, _WIDE, HEIGHT - 2 * _MARGIN), course, look)
    return canvas.image


def draw_end(course: Course, look: Look) -> Image.Image:
    """For a game that is over."""
    canvas = Canvas(mat(WIDTH, HEIGHT, *_CLOTH), course.style.palette)
    banner = Box(_MARGIN, _MARGIN, _WIDE, _BANNER)
    _banner(canvas, banner, course, look)
    row = _ROW.get(len(course.names), _LEAST_ROW)
    sheet = Box(_MARGIN, banner.bottom + _GAP, _WIDE, _HEAD + len(course.names) * row + 18)
    _sheet(canvas, sheet, row, course, look)
    top = sheet.bottom + _GAP
    _chart(canvas, Box(_MARGIN, top, _WIDE, HEIGHT - _MARGIN - top), course, look)
    return canvas.image


def draw_shares(course: ShareCourse) -> Image.Image:
    """For a game that is over. One mark at least."""
    canvas = Canvas(mat(WIDTH, HEIGHT, *_CLOTH), course.style.palette)
    box = Box(_MARGIN, _MARGIN, _WIDE, HEIGHT - 2 * _MARGIN)
    canvas.panel(box, 20)
    plot = Box(box.x + 150, box.y + _HEADER, box.w - 186 - _LABELS_WIDE, box.h - _HEADER - 102)
    scale = _Scale(plot, course.marks, 100)
    _rounds(canvas, scale, course)
    for level in _SHARE_LEVELS:
        canvas.rule(plot.x, scale.y(level) - 1, plot.w, BRASS)
        percent = course.say("picture-percent", percent=level)
        canvas.text(plot.x - 18, scale.y(level), percent, 40, weight="extrabold", anchor="r")
    canvas.text(plot.x, box.y + 54, course.say("shares-title"), 52, weight="title", colour=MAROON, room=box.w - 200)
    swings = [scale.x(turn) for turn in course.swings]
    for x in swings:
        canvas.image.paste(BRONZE, (x - 2, plot.y - 20, x + 2, plot.bottom))
    seats = range(len(course.names))
    lines = [scale.line([100 * mark.shares[seat] for mark in course.marks]) for seat in seats]
    colours = [course.view.seats[seat].colour for seat in seats]
    draw = ImageDraw.Draw(canvas.image)
    for line, colour in zip(lines, colours, strict=True):
        for margin, ink in ((10, CREAM), (6, INK), (0, canvas.player(colour)[0])):
            draw.line(line, ink, _SHARE_THICK + margin, joint="curve")
    for seat, line in enumerate(lines):
        _emblems(canvas, line, colours[seat], 5, (seat + 0.5) / len(lines), _SHARE_EMBLEM)
    for number, x in enumerate(spread(swings, _DISC, plot.right), 1):
        canvas.disc(number, x, plot.y - 40, _DISC)
    ends = sorted((line[-1][1], seat) for seat, line in enumerate(lines))
    _names(canvas, scale, course, [(seat, y, "") for y, seat in ends])
    return canvas.image


def _banner(canvas: Canvas, box: Box, course: Course, look: Look) -> None:
    """Who won, on the winner's colour, and by what; a shared win is on walnut, with everybody's token."""
    colours = [course.view.seats[seat].colour for seat in winners(course.marks[-1].standings)]
    ground, ink = canvas.player(colours[0]) if len(colours) == 1 else (WALNUT, IVORY)
    canvas.fill(box.inset(-3), 26, GOLD)
    canvas.fill(box.inset(2), 22, mix(ground, WHITE, 0.12), to=mix(ground, BLACK, 0.14))
    side = 148 if len(colours) == 1 else 96
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


def _row(canvas: Canvas, box: Box, course: Course, look: Look, seat: int, rank: int) -> None:
    colour = course.view.seats[seat].colour
    ground, _ = canvas.player(colour)
    canvas.cell(box, 14, mix(ground, WHITE, 0.7), ground if rank == 1 else BRASS, 3)
    y = box.middle[1]
    canvas.disc(rank, box.x + 40, y, 58)
    canvas.sprite(f"{look.token}-{colour}", box.x + 114, y, min(76, box.h))
    canvas.text(box.x + 164, y, course.name(seat), 52, weight="extrabold", room=_NAME - 190, least=34)
    score = str(course.marks[-1].scores[seat])
    canvas.text(box.x + _NAME + _SCORE // 2 - 14, y, score, 66, weight="extrabold", anchor="m")


class _Scale(NamedTuple):
    """Where turns and figures lie in `plot`; `top`: the highest figure that has room."""

    plot: Box
    marks: Sequence[Mark | ShareMark]
    top: int

    def x(self, turn: int) -> int:
        first, last = self.marks[0].turn, self.marks[-1].turn
        return self.plot.x + round(self.plot.w * (turn - first) / max(1, last - first))

    def y(self, figure: float) -> int:
        return self.plot.bottom - round(self.plot.h * figure / self.top)

    def line(self, figures: Sequence[float], shift: int = 0) -> list[Point]:
        """The points of a line with a figure for each mark, `shift` pixels higher, and its end after the last turn."""
        points = [(self.x(mark.turn), self.y(figure) - shift) for mark, figure in zip(self.marks, figures, strict=True)]
        return [*points, (points[-1][0] + _END, points[-1][1])]


def _chart(canvas: Canvas, box: Box, course: Course, look: Look) -> None:
    """A panel with rounds, levels, lines and names, the title where no line can be. One mark at least."""
    canvas.panel(box, 20)
    goal = look.goal(course.view)
    top = max(*(max(mark.scores) for mark in course.marks), goal or 0, 1)
    plot = Box(box.x + 112, box.y + 46, box.w - 148 - _LABELS_WIDE, box.h - 148)
    scale = _Scale(plot, course.marks, top)
    _rounds(canvas, scale, course)
    _levels(canvas, scale, goal)
    canvas.sprite(look.sign, plot.x + 44, plot.y + 46, 60)
    title = course.say("race-title")
    canvas.text(plot.x + 84, plot.y + 46, title, 46, weight="title", colour=MAROON, room=plot.w // 2)
    last = course.marks[-1]
    order = sorted(range(len(course.names)), key=last.standings.__getitem__)
    for number, seat in enumerate(order):
        _line(canvas, scale, course, seat, number)
    _names(canvas, scale, course, [(seat, scale.y(last.scores[seat]), str(last.scores[seat])) for seat in order[::-1]])


def _rounds(canvas: Canvas, scale: _Scale, scene: AnyScene) -> None:
    """Every second round on a darker ground, the numbers of as many as have room, and beside them what they are."""
    plot, bands = scale.plot, _bands(scale.marks)
    every = -(-len(bands) * 96 // plot.w)
    for at, (number, first, last) in enumerate(bands):
        left, right = scale.x(first), scale.x(last)
        if at % 2 == 0 and right > left:
            canvas.fill(Box(left, plot.y - 8, right - left, plot.h + 16), 4, LINEN, opacity=0.6)
        if at % every == 0:
            canvas.text((left + right) / 2, plot.bottom + 62, str(number), 40, colour=SOFT_INK, anchor="m")
    label = scene.say("picture-rounds")
    canvas.text(plot.right + _END + 18, plot.bottom + 62, label, 40, colour=SOFT_INK, room=_LABELS_WIDE - 40)


def _bands(marks: Sequence[Mark | ShareMark]) -> list[tuple[int, int, int]]:
    """Each round with the turn before it and its last one, as far as they are known."""
    bands: list[tuple[int, int, int]] = []
    for number, of_round in groupby(marks[1:] or marks, key=lambda mark: mark.round):
        *_, last = of_round
        bands.append((number, bands[-1][2] if bands else marks[0].turn, last.turn))
    return bands


def _levels(canvas: Canvas, scale: _Scale, goal: int | None) -> None:
    """A rule for every so many points; the one that ends the game in red."""
    plot = scale.plot
    step = next((step for step in _STEPS if scale.top <= step * _MOST_LEVELS), _STEPS[-1])
    for score in sorted({*range(0, scale.top + 1, step), *([goal] if goal else [])}):
        y, ends = scale.y(score), score == goal
        canvas.rule(plot.x, y - 1, plot.w, CRIMSON if ends else BRASS, 4 if ends else 2)
        ink = CRIMSON if ends else INK
        canvas.text(plot.x - 22, y, str(score), 44, weight="extrabold", colour=ink, anchor="r")


def _line(canvas: Canvas, scale: _Scale, course: Course, seat: int, number: int) -> None:
    """The `number`-th line from below; those of equal scores lie beside each other where the levels leave room for
    it."""
    count, colour = len(course.names), course.view.seats[seat].colour
    beside = scale.plot.h / scale.top / (count + 1)
    thick = min(_THICKEST, round(beside)) if beside >= _THINNEST else _CROSSING
    shift = round((number - (count - 1) / 2) * min(thick, beside))
    points = scale.line([mark.scores[seat] for mark in course.marks], shift)
    _stairs(canvas, points, thick, canvas.player(colour)[0])
    _emblems(canvas, points, colour, 3, (seat + 0.5) / count, 3 * thick + 6)


def _stairs(canvas: Canvas, points: Sequence[Point], thick: int, colour: RGB) -> None:
    """A line through these points that goes to the right, then up or down, with a light and a dark edge."""
    corners = [0, *(at for at in range(1, len(points)) if points[at][1] != points[at - 1][1]), len(points) - 1]
    bars = [Box(points[a][0], points[a][1], points[b][0] - points[a][0], 0) for a, b in pairwise(corners)]
    for (_, before), (x, y) in ((points[at - 1], points[at]) for at in corners[1:-1]):
        bars.append(Box(x, min(before, y), 0, abs(before - y)))
    half, edge = thick // 2, thick // 4
    for margin, ink in ((half + 2 * edge, CREAM), (half + edge, INK), (half, colour)):
        for bar in bars:
            canvas.image.paste(ink, bar.inset(-margin).edges)


def _emblems(canvas: Canvas, points: Sequence[Point], colour: str, times: int, begin: float, side: int) -> None:
    """The shape of a player's colour on the line again and again. `begin`: where, so that no two players' meet."""
    for number in range(times):
        canvas.sprite(f"emblem-{colour}", *points[round((number + begin) * (len(points) - 2) / times)], side)


def _names(canvas: Canvas, scale: _Scale, scene: AnyScene, ends: Sequence[tuple[int, int, str]]) -> None:
    """The name of each player where the line ends, from above to below: the seat, the height, and what is written
    before the name; moved apart where they would overlap."""
    plot = scale.plot
    x, high = plot.right + _END + 18, min(_LABEL, round(plot.h / (len(ends) - 0.5)))
    size = min(58, high)
    for (seat, _, before), y in zip(ends, spread([y for _, y, _ in ends], high, plot.bottom - 12), strict=True):
        canvas.sprite(f"emblem-{scene.view.seats[seat].colour}", x + 30, y, min(64, high - 2))
        taken = canvas.text(x + 72, y, before, size, weight="extrabold") + 16
        canvas.text(x + 72 + taken, y, scene.name(seat), min(46, size), room=_LABELS_WIDE - 106 - taken, least=30)


def spread(spots: Sequence[int], apart: int, last: int) -> list[int]:
    """Growing numbers, moved until each is `apart` or more above the one before and none is above `last`."""
    moved = list(spots)
    for at in range(1, len(moved)):
        moved[at] = max(moved[at], moved[at - 1] + apart)
    for at in range(len(moved) - 1, -1, -1):
        moved[at] = min(moved[at], last)
        last = moved[at] - apart
    return moved
