"""Charts of whole games: scales, rounds, levels, lines beside each other where they meet, the turn that decided, names
at the ends. A line stands for each player, told apart by colour, shape and name."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from engine.core.standings import Mark, ShareMark, ranking, winners
from render.finale.shapes import pennant
from render.game import Look
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, BRONZE, CREAM, CRIMSON, INK, LINEN, MAROON, RGB, SOFT_INK
from render.scene import AnyScene, Course

_EDGE: Final = 36  # between the plot and the panel's edges
_TITLE: Final = 96  # the height of the title's line
_TOLD: Final = 66  # that of the line below it, which says what the flag means
_ALONE: Final = 18  # what is free instead
_LEVEL: Final = 48
_BESIDE: Final = 18  # between the plot and the figures beside it
_AXIS: Final = 96  # the height of the rounds below it
_FIGURE: Final = 60
_WIDEST: Final = 640  # with names too
_LABEL: Final = 84
_NAME, _LEAST_NAME = 50, 34
_END: Final = 26  # how far lines go on after the last turn
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100)
_MOST_LEVELS: Final = 6
_BETWEEN_ROUNDS: Final = 84
_FLAG: Final = (50, 40)
_THICK: Final = 12
_THIN: Final = 8
_TALL: Final = 600  # a plot of this height has thick lines
Point = tuple[int, int]


class Scale(NamedTuple):
    """Where turns and figures lie in `plot`; `top`: the highest figure that has room."""

    plot: Box
    marks: Sequence[Mark | ShareMark]
    top: int

    def x(self, turn: int) -> int:
        first, last = self.marks[0].turn, self.marks[-1].turn
        return self.plot.x + round(self.plot.w * (turn - first) / max(1, last - first))

    def y(self, figure: float) -> int:
        return self.plot.bottom - round(self.plot.h * figure / self.top)


def draw_chart(canvas: Canvas, box: Box, course: Course, look: Look, *, names: bool) -> None:
    """A panel with title, rounds, levels and lines, at the ends the scores, with or without `names`. One mark at
    least."""
    canvas.panel(box, 20)
    goal = look.goal(course.view)
    top = _up_to_a_level(max(*(max(mark.scores) for mark in course.marks), goal or 0, 1))
    head = _TITLE + (_TOLD if course.decided else _ALONE)
    right = _END + 96 + max(lettering.width(str(score), "extrabold", _FIGURE) for score in course.marks[-1].scores)
    right += room_of_names(course, _WIDEST - right) if names else 0
    left = box.x + _EDGE + lettering.width(str(top), "extrabold", _LEVEL) + _BESIDE
    plot = Box(left, box.y + head + 24, box.right - _EDGE - right - left, box.h - head - 24 - _AXIS)
    scale = Scale(plot, course.marks, top)
    canvas.sprite(look.sign, box.x + _EDGE + 30, box.y + _TITLE // 2 + 8, 64)
    write_title(canvas, Box(box.x + _EDGE + 74, box.y, box.w - 2 * _EDGE - 74, _TITLE), course.say("race-title"))
    draw_rounds(canvas, scale, course)
    _levels(canvas, scale, goal)
    if course.decided:
        _decided(canvas, scale, Box(box.x + _EDGE, box.y + _TITLE, box.w - 2 * _EDGE, _TOLD), course, course.decided)
    _lines(canvas, scale, course)
    last = course.marks[-1]
    ends = [(seat, scale.y(last.scores[seat]), str(last.scores[seat])) for seat in ranking(last.standings)]
    draw_ends(canvas, scale, course, ends, right, names=names)


def write_title(canvas: Canvas, box: Box, title: str) -> None:
    canvas.text(box.x, box.y + box.h // 2 + 8, title, 54, weight="title", colour=MAROON, room=box.w, least=36)


def draw_rounds(canvas: Canvas, scale: Scale, scene: AnyScene) -> None:
    """Every second round on a darker ground, the numbers of as many as have room, and after them what they are."""
    plot, bands = scale.plot, _bands(scale.marks)
    every = -(-len(bands) * _BETWEEN_ROUNDS // plot.w)
    for at, (number, first, last) in enumerate(bands):
        left, right = scale.x(first), scale.x(last)
        if at % 2 == 0 and right > left:
            canvas.fill(Box(left, plot.y - 8, right - left, plot.h + 16), 4, LINEN, opacity=0.6)
        if at % every == 0:
            canvas.text((left + right) / 2, plot.bottom + 58, str(number), 44, colour=SOFT_INK, anchor="m")
    canvas.text(plot.right + _END + 8, plot.bottom + 58, scene.say("picture-rounds"), 40, colour=SOFT_INK)


def _bands(marks: Sequence[Mark | ShareMark]) -> list[tuple[int, int, int]]:
    """Each round with the turn before it and its last one, as far as they are known."""
    bands: list[tuple[int, int, int]] = []
    for number, of_round in groupby(marks[1:] or marks, key=lambda mark: mark.round):
        *_, last = of_round
        bands.append((number, bands[-1][2] if bands else marks[0].turn, last.turn))
    return bands


def _between_levels(top: int) -> int:
    return next((step for step in _STEPS if top <= step * _MOST_LEVELS), _STEPS[-1])


def _up_to_a_level(highest: int) -> int:
    """The lowest level that no line rises above."""
    step = _between_levels(highest)
    return -(-highest // step) * step


def _levels(canvas: Canvas, scale: Scale, goal: int | None) -> None:
    """A rule for every so many points; the one that ends the game in red."""
    plot = scale.plot
    step = _between_levels(scale.top)
    for score in sorted({*range(0, scale.top + 1, step), *([goal] if goal else [])}):
        y, ends = scale.y(score), score == goal
        canvas.rule(plot.x, y - 1, plot.w, CRIMSON if ends else BRASS, 4 if ends else 2)
        ink = CRIMSON if ends else INK
        canvas.text(plot.x - _BESIDE, y, str(score), _LEVEL, weight="extrabold", colour=ink, anchor="r")


def _decided(canvas: Canvas, scale: Scale, box: Box, course: Course, mark: Mark) -> None:
    """A flag in the winner's colour at the turn since which nobody had more, and what it means, told by the round, as
    the numbers below the plot are those of rounds."""
    last = course.marks[-1]
    colour = course.view.seats[winners(last.standings)[0]].colour
    x, y = scale.x(mark.turn), box.y + box.h // 2 - 10
    canvas.image.paste(BRONZE, (x - 2, scale.plot.y - 30, x + 3, scale.plot.bottom))
    _fly(canvas, x, scale.plot.y - 30, colour, left=x + _FLAG[0] > scale.plot.right)
    _fly(canvas, box.x + 4, y - _FLAG[1] // 2, colour)
    canvas.sprite(f"emblem-{colour}", box.x + _FLAG[0] + 38, y, 50)
    told = course.say("picture-decided-last" if mark == last else "picture-decided", round=mark.round)
    canvas.text(box.x + _FLAG[0] + 78, y, told, 46, room=box.w - _FLAG[0] - 78, least=34)


def _fly(canvas: Canvas, x: int, y: int, colour: str, *, left: bool = False) -> None:
    """A flag whose pole is at `x`."""
    for margin, ink in ((4, INK), (0, canvas.player(colour)[0])):
        flag = pennant(_FLAG[0] + 2 * margin, _FLAG[1] + 2 * margin, left)
        canvas.image.paste(ink, (x - margin - (_FLAG[0] if left else 0), y - margin), flag)


def _lines(canvas: Canvas, scale: Scale, course: Course) -> None:
    """The line of each seat, the winner's last. Lines that would lie on each other are moved apart, so that each is
    seen; of equals the one lies higher that ends higher."""
    thick = _THICK if scale.plot.h > _TALL else _THIN
    gap = thick + thick // 3
    seats = ranking(course.marks[-1].standings)
    ways: dict[int, list[Point]] = {seat: [] for seat in seats}
    for scores, same in groupby(course.marks, key=lambda mark: mark.scores):
        order = sorted(seats, key=scores.__getitem__, reverse=True)
        heights = apart([scale.y(scores[seat]) for seat in order], gap, 0, scale.plot.bottom + gap)
        for mark in same:
            for seat, y in zip(order, heights, strict=True):
                ways[seat].append((scale.x(mark.turn), y))
    for way in ways.values():
        way.append((way[-1][0] + _END, way[-1][1]))
    for seat in reversed(seats):
        _stairs(canvas, ways[seat], thick, canvas.player(course.view.seats[seat].colour)[0])
    for seat in reversed(seats):
        colour = course.view.seats[seat].colour
        draw_emblems(canvas, ways[seat], colour, 3, (seat + 0.5) / len(seats), 3 * thick + 8)


def _stairs(canvas: Canvas, points: Sequence[Point], thick: int, colour: RGB) -> None:
    """A line through these points that goes to the right, then up or down, with a light and a dark edge."""
    corners = [0, *(at for at in range(1, len(points)) if points[at][1] != points[at - 1][1]), len(points) - 1]
    bars = [Box(points[a][0], points[a][1], points[b][0] - points[a][0], 0) for a, b in pairwise(corners)]
    for (_, before), (x, y) in ((points[at - 1], points[at]) for at in corners[1:-1]):
        bars.append(Box(x, min(before, y), 0, abs(before - y)))
    half = thick // 2
    for margin, ink in ((half + 3, CREAM), (half + 2, INK), (half, colour)):
        for bar in bars:
            canvas.image.paste(ink, bar.inset(-margin).edges)


def draw_emblems(canvas: Canvas, points: Sequence[Point], colour: str, times: int, begin: float, side: int) -> None:
    """The shape of a player's colour on the line again and again. `begin`: where, so that no two players' meet."""
    for number in range(times):
        canvas.sprite(f"emblem-{colour}", *points[round((number + begin) * (len(points) - 2) / times)], side)


def room_of_names(scene: AnyScene, most: int) -> int:
    """The width that the names need beside the ends of lines, in pixels."""
    names = [scene.name(seat) for seat in range(len(scene.names))]
    return min(most, 20 + max(lettering.width(name, "semibold", _NAME) for name in names))


def draw_ends(
    canvas: Canvas, scale: Scale, scene: AnyScene, ends: Sequence[tuple[int, int, str]], room: int, *, names: bool
) -> None:
    """What stands where the lines end, from above to below: the seat, the height, and what is written before the name;
    moved apart where they would overlap."""
    plot, count = scale.plot, len(ends)
    x, high = plot.right + _END + 14, min(_LABEL, plot.h // max(1, count - 1))
    size = min(_FIGURE, high)
    for (seat, _, before), y in zip(
        ends, apart([y for _, y, _ in ends], high, plot.y - 8, plot.bottom - 14), strict=True
    ):
        canvas.sprite(f"emblem-{scene.view.seats[seat].colour}", x + 32, y, min(64, high - 2))
        taken = canvas.text(x + 76, y, before, size, weight="extrabold")
        if names:
            left = 76 + taken + (16 if before else 0)
            canvas.text(x + left, y, scene.name(seat), min(_NAME, size), room=room - _END - left, least=_LEAST_NAME)


def apart(spots: Sequence[int], gap: int, first: int, last: int) -> list[int]:
    """Growing numbers, moved as little as possible until each is `gap` or more above the one before, and all are from
    `first` to `last`, between which there must be room."""
    groups: list[tuple[float, int]] = []  # sums and counts of those that are moved together, without their gaps
    for at, spot in enumerate(spots):
        groups.append((spot - at * gap, 1))
        while len(groups) > 1 and groups[-2][0] / groups[-2][1] >= groups[-1][0] / groups[-1][1]:
            (total, count), (more, others) = groups[-2:]
            groups[-2:] = [(total + more, count + others)]
    highest = last - gap * (len(spots) - 1)
    level = [min(max(total / count, first), highest) for total, count in groups for _ in range(count)]
    return [round(spot + at * gap) for at, spot in enumerate(level)]
