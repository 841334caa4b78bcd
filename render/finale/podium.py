"""The podium: gold, silver and bronze for the first three places, those who tie beside each other on one step; who came
after them stands beside it, smaller."""

from typing import Final, NamedTuple

from engine.core.standings import place, ranking
from render.game import Look
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BLACK, INK, IVORY, RGB, SHADOW, WHITE, mix, rgb
from render.scene import Course

_WIDEST: Final = 380  # for one player on a step
_NARROWEST: Final = 210
_OTHERS: Final = 224  # for each beside it
_GAP: Final = 22  # between podium and those beside it
_LEDGE: Final = 14  # the upper side of a step, as one sees it from a little above
_PAD: Final = 12


class _Step(NamedTuple):
    """The looks of a step: its metal above and below, its height and that of the token on it as shares of the podium's,
    the size of the score, the largest and the least of the names on it, and their colour."""

    metal: tuple[RGB, RGB]
    high: float
    token: float
    score: int
    name: tuple[int, int]
    ink: RGB = INK


_STEPS: Final = {
    1: _Step((rgb("#F8DC86"), rgb("#C8912A")), 0.51, 0.46, 120, (56, 38)),
    2: _Step((rgb("#F1F3F5"), rgb("#A9B0B8")), 0.44, 0.4, 104, (50, 36)),
    3: _Step((rgb("#E9B98D"), rgb("#B4713F")), 0.37, 0.36, 90, (46, 34)),
}
_BESIDE: Final = _Step((rgb("#6B5747"), rgb("#43342A")), 0.32, 0.31, 70, (40, 30), IVORY)
_ORDER: Final = (2, 1, 3)  # the places from left to right


def draw_podium(canvas: Canvas, box: Box, course: Course, look: Look) -> None:
    """Steps that stand on the lower edge of the box."""
    standings = course.marks[-1].standings
    tied: dict[int, list[int]] = {}
    for seat in ranking(standings):
        tied.setdefault(place(standings, seat), []).append(seat)
    steps = [(_STEPS[rank], tied[rank]) for rank in _ORDER if rank in tied]
    others = [seat for rank, seats in tied.items() if rank not in _STEPS for seat in seats]
    beside = len(others) * _OTHERS + (_GAP if others else 0)
    needs = [_need(course, seat, step, box.h) for step, seats in steps for seat in seats]
    widths = _widths(needs, box.w - beside)
    x, each = box.x + (box.w - beside - sum(widths)) // 2, iter(widths)
    for step, seats in steps:
        spots = [next(each) for _ in seats]
        _draw_step(canvas, Box(x, box.y, sum(spots), box.h), step, seats, spots, course, look)
        x += sum(spots)
    if others:
        aside = Box(x + _GAP, box.y, beside - _GAP, box.h)
        _draw_step(canvas, aside, _BESIDE, others, [_OTHERS] * len(others), course, look)


def _need(course: Course, seat: int, step: _Step, high: int) -> int:
    """The width at which the name has room on two lines, in its least size, and token and score beside each other."""
    least, words = step.name[1], course.name(seat).split(" ")
    lines = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + 1)]
    wide = min(max(lettering.width(line, "semibold", least) for line in two) for two in lines)
    score = lettering.width(str(course.marks[-1].scores[seat]), "extrabold", step.score)
    return max(_NARROWEST, round(step.token * high) + score + 2 * _PAD, min(_WIDEST, wide + 2 * _PAD + 4))


def _widths(needs: list[int], room: int) -> list[int]:
    """The width of each player's part of the steps: what each needs and as much more for all, or where there is not
    room for that, less for those who need most."""
    most = room
    while sum(min(need, most) for need in needs) > room:
        most -= 4
    found = [min(need, most) for need in needs]
    more = (min(room, _WIDEST * len(needs)) - sum(found)) // len(needs)
    return [wide + max(0, more) for wide in found]


def _draw_step(
    canvas: Canvas, box: Box, step: _Step, seats: list[int], widths: list[int], course: Course, look: Look
) -> None:
    high = round(box.h * step.high)
    face = box.below(box.bottom - high)
    light, dark = step.metal
    canvas.fill(face, 6, mix(light, WHITE, 0.45))
    front = face.below(face.y + _LEDGE)
    canvas.fill(front, 2, light, to=dark)
    canvas.rule(front.x, front.y, front.w, mix(dark, BLACK, 0.1), 2)
    for edge, ink in ((front.x, mix(light, WHITE, 0.5)), (front.right - 3, mix(dark, BLACK, 0.35))):
        canvas.image.paste(ink, (edge, front.y + 2, edge + 3, front.bottom))
    x = front.x
    for seat, wide in zip(seats, widths, strict=True):
        _stand(canvas, front._replace(x=x, w=wide), box.h, step, seat, course, look)
        x += wide


def _stand(canvas: Canvas, spot: Box, high: int, step: _Step, seat: int, course: Course, look: Look) -> None:
    """A player's token and score on the step, the name below. `high`: of the whole podium."""
    middle, side = spot.middle[0], round(step.token * high)
    score = str(course.marks[-1].scores[seat])
    score, size = lettering.fitted(score, "extrabold", step.score, spot.w - side - 2 * _PAD, 40)
    left = middle - (side + 4 + lettering.width(score, "extrabold", size)) // 2
    canvas.halo(Box(left + side // 6, spot.y - 16, 2 * side // 3, 12), 6, SHADOW, 6, 0.7)
    canvas.sprite(f"{look.token}-{course.view.seats[seat].colour}", left + side / 2, spot.y - 4 - side / 2, side)
    canvas.text(left + side + 4, spot.y - _LEDGE - 10 - size * 0.35, score, size, weight="extrabold", colour=IVORY)
    largest, least = step.name
    lines, chosen = lettering.name_lines(course.name(seat), "semibold", largest, spot.w - 2 * _PAD, least, 2)
    chosen = min(chosen, (spot.h - 4) // len(lines))
    canvas.lines(middle, spot.middle[1], lines, chosen, chosen, colour=step.ink, anchor="m")
