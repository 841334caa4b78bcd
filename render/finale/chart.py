"""The chart of a whole game: a line for each player, one step a turn, told apart by colour, shape and name."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Final

from engine.core.standings import Mark, ShareMark
from render.game import Look
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, CRIMSON, INK, LINEN, MAROON, RGB, SOFT_INK
from render.scene import AnyScene, Course

_THICKEST, _THINNEST = 14, 5
_CROSSING: Final = 10  # as thick are lines that have no room beside each other
_EMBLEMS: Final = 3
_LABEL: Final = 84
END: Final = 26  # how far lines go on after the last turn
LABELS_WIDE: Final = 380
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100)
_MOST_LEVELS: Final = 6


class Scale:
    """Where turns and scores lie in `plot`; `top`: the highest score that has room."""

    def __init__(self, plot: Box, marks: Sequence[Mark | ShareMark], top: int) -> None:
        self.plot = plot
        self.top = top
        self._first = marks[0].turn
        self._turns = max(1, marks[-1].turn - marks[0].turn)

    def x(self, turn: int) -> int:
        return self.plot.x + round(self.plot.w * (turn - self._first) / self._turns)

    def y(self, score: float) -> int:
        return self.plot.bottom - round(self.plot.h * score / self.top)


def draw_chart(canvas: Canvas, box: Box, course: Course, look: Look) -> None:
    """A panel with rounds, levels, lines and names, the title where no line can be. One mark at least."""
    canvas.panel(box, 20)
    goal = look.goal(course.view)
    top = max(*(max(mark.scores) for mark in course.marks), goal or 0, 1)
    plot = Box(box.x + 112, box.y + 46, box.w - 148 - LABELS_WIDE, box.h - 148)
    scale = Scale(plot, course.marks, top)
    draw_rounds(canvas, scale, course.marks, course.say("picture-rounds"))
    _levels(canvas, scale, goal)
    title = plot.y + 46
    canvas.sprite(look.sign, plot.x + 44, title, 60)
    canvas.text(plot.x + 84, title, course.say("race-title"), 46, weight="title", colour=MAROON, room=plot.w // 2)
    order = sorted(range(len(course.names)), key=lambda seat: course.marks[-1].standings[seat])
    for at, seat in enumerate(order):
        _line(canvas, scale, course, seat, at)
    last = course.marks[-1].scores
    draw_names(canvas, scale, course, [(seat, scale.y(last[seat]), str(last[seat])) for seat in order[::-1]])


def draw_rounds(canvas: Canvas, scale: Scale, marks: Sequence[Mark | ShareMark], label: str) -> None:
    """Every second round on a darker ground, the numbers of as many as have room, and beside them what they are."""
    plot, bands = scale.plot, _bands(marks)
    every = -(-len(bands) * 96 // plot.w)
    for at, (number, first, last) in enumerate(bands):
        left, right = scale.x(first), scale.x(last)
        if at % 2 == 0 and right > left:
            canvas.fill(Box(left, plot.y - 8, right - left, plot.h + 16), 4, LINEN, opacity=0.6)
        if at % every == 0:
            canvas.text((left + right) / 2, plot.bottom + 62, str(number), 40, colour=SOFT_INK, anchor="m")
    canvas.text(plot.right + END + 18, plot.bottom + 62, label, 40, colour=SOFT_INK, room=LABELS_WIDE - 40)


def _bands(marks: Sequence[Mark | ShareMark]) -> list[tuple[int, int, int]]:
    """Each round with the turn before it and its last one, as far as they are known."""
    found = []
    before = marks[0].turn
    for number, some in groupby(marks[1:] or marks, key=lambda mark: mark.round):
        *_, last = some
        found.append((number, before, last.turn))
        before = last.turn
    return found


def _levels(canvas: Canvas, scale: Scale, goal: int | None) -> None:
    """A rule for every so many points; the one that ends the game in red."""
    plot = scale.plot
    step = next((one for one in _STEPS if scale.top <= one * _MOST_LEVELS), _STEPS[-1])
    for score in sorted({*range(0, scale.top + 1, step), *([goal] if goal else [])}):
        y, ends = scale.y(score), score == goal
        canvas.rule(plot.x, y - 1, plot.w, CRIMSON if ends else BRASS, 4 if ends else 2)
        ink = CRIMSON if ends else INK
        canvas.text(plot.x - 22, y, str(score), 44, weight="extrabold", colour=ink, anchor="r")


def _line(canvas: Canvas, scale: Scale, course: Course, seat: int, at: int) -> None:
    """The `at`-th line from below; those of equal scores lie beside each other where the levels leave room for it."""
    count = len(course.names)
    level = scale.plot.h / scale.top
    beside = level / (count + 1)
    thick = min(_THICKEST, round(beside)) if beside >= _THINNEST else _CROSSING
    shift = round((at - (count - 1) / 2) * min(thick, beside))
    spots = [(scale.x(mark.turn), scale.y(mark.scores[seat]) - shift) for mark in course.marks]
    spots.append((spots[-1][0] + END, spots[-1][1]))
    colour = course.view.seats[seat].colour
    _stairs(canvas, spots, thick, canvas.player(colour)[0])
    for number in range(_EMBLEMS):
        spot = round((number + (seat + 0.5) / count) * (len(course.marks) - 1) / _EMBLEMS)
        canvas.sprite(f"emblem-{colour}", *spots[spot], 3 * thick + 6)


def _stairs(canvas: Canvas, spots: Sequence[tuple[int, int]], thick: int, colour: RGB) -> None:
    """A line through these points that goes to the right, then up or down, with a light and a dark edge."""
    corners = [0, *(at for at in range(1, len(spots)) if spots[at][1] != spots[at - 1][1]), len(spots) - 1]
    bars = [Box(spots[a][0], spots[a][1], spots[b][0] - spots[a][0], 0) for a, b in pairwise(corners)]
    for (_, before), (x, y) in ((spots[at - 1], spots[at]) for at in corners[1:-1]):
        bars.append(Box(x, min(before, y), 0, abs(before - y)))
    half, edge = thick // 2, thick // 4
    for margin, ink in ((half + 2 * edge, CREAM), (half + edge, INK), (half, colour)):
        for bar in bars:
            wide = bar.inset(-margin)
            canvas.image.paste(ink, (wide.x, wide.y, wide.right, wide.bottom))


def draw_names(canvas: Canvas, scale: Scale, scene: AnyScene, ends: Sequence[tuple[int, int, str]]) -> None:
    """The name of each player where the line ends, from above to below: the seat, the height, and what is written
    before the name; moved apart where they would overlap."""
    plot = scale.plot
    high = min(_LABEL, round(plot.h / (len(ends) - 0.5)))
    spots = spread([y for _, y, _ in ends], high, plot.bottom - 12)
    for (seat, _, before), y in zip(ends, spots, strict=True):
        colour = scene.view.seats[seat].colour
        x = plot.right + END + 18
        canvas.sprite(f"emblem-{colour}", x + 30, y, min(64, high - 2))
        size = min(58, high)
        taken = canvas.text(x + 72, y, before, size, weight="extrabold") + 16
        name = scene.name(seat)
        canvas.text(x + 72 + taken, y, name, min(46, size), room=LABELS_WIDE - 106 - taken, least=30)


def spread(spots: Sequence[int], high: int, lowest: int) -> list[int]:
    """Heights from above to below, moved until each is `high` below the one before and none is below `lowest`."""
    found = list(spots)
    for at in range(1, len(found)):
        found[at] = max(found[at], found[at - 1] + high)
    for at in range(len(found) - 1, -1, -1):
        found[at] = min(found[at], lowest)
        lowest = found[at] - high
    return found
