"""The score pad: a column for each player in order of rank, and in words of what the score is made, what breaks ties;
what brought nobody anything is left out."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.standings import place, ranking
from render.game import Look, Section
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, GOLD, INK, LINEN, MAROON, SAND, SOFT_INK, WHITE, mix
from render.kit.scale import SHRUNK
from render.scene import Course

_EDGE: Final = 16
_WORDS: Final = 304  # the width of the words
_HEAD: Final = 84
_TITLE: Final = 46  # the height of what stands above some lines
_HIGHEST: Final = 180  # of a line
_SIGN: Final = 60
_FIGURE, _SCORE = 54, 62
_TOKEN: Final = 54
_APART: Final = 7  # above and below the rule between sections
_LABEL: Final = 44
_FAINT: Final = mix(SOFT_INK, SAND, 0.62)


def draw_pad(canvas: Canvas, box: Box, course: Course, look: Look) -> None:
    """Above each column its player's token and score."""
    canvas.panel(box, 20)
    seats, inner = ranking(course.marks[-1].standings), box.inset(_EDGE)
    columns = dict(zip(seats, inner.right_of(inner.x + _WORDS).columns(len(seats), 8), strict=True))
    for seat, column in columns.items():
        _column(canvas, column, course, look, seat)
    score = Box(inner.x, inner.y + 6, _WORDS - 10, _HEAD - 12)
    canvas.fill(score, 12, LINEN)
    _word(canvas, score, look.sign, course.say(look.word), "extrabold")
    sections = _told(look.sections(course.view))
    titles = sum(bool(section.title) for section in sections)
    room = inner.bottom - 4 - score.bottom - _TITLE * titles - 2 * _APART * len(sections)
    high = min(_HIGHEST, room // max(1, sum(len(section.lines) for section in sections)))
    y = score.bottom
    for section in sections:
        for part in (score, *(column.inset(8) for column in columns.values())):
            canvas.rule(part.x, y + _APART - 1, part.w, BRASS)
        y = _section(canvas, Box(inner.x, y + 2 * _APART, _WORDS - 10, high), section, columns, course)


def _told(sections: Sequence[Section]) -> list[Section]:
    """Without the lines that nobody has anything in."""
    told = [section._replace(lines=[line for line in section.lines if any(line.figures)]) for section in sections]
    return [section for section in told if section.lines]


def _section(canvas: Canvas, row: Box, section: Section, columns: Mapping[int, Box], course: Course) -> int:
    """Draws the title and the lines, the first one in `row`; returns where they end."""
    if section.title:
        middle = row.y + _TITLE // 2
        canvas.text(row.x + 8, middle, course.say(section.title), 40, weight="title", colour=MAROON, room=row.w - 16)
        for seat, column in columns.items() if section.adds else ():
            total = sum(line.figures[seat] for line in section.lines)
            told = f"+{total}" if total else "0"
            canvas.text(column.middle[0], middle, told, 46, weight="extrabold", colour=MAROON, anchor="m")
        row = row._replace(y=row.y + _TITLE)
    for line in section.lines:
        _word(canvas, row, line.sign, course.say(line.word), "semibold")
        for seat, column in columns.items():
            figure = line.figures[seat]
            ink, size = INK if figure else _FAINT, min(_FIGURE, row.h)
            canvas.text(column.middle[0], row.middle[1], str(figure), size, colour=ink, anchor="m")
        row = row._replace(y=row.bottom)
    return row.y


def _column(canvas: Canvas, column: Box, course: Course, look: Look, seat: int) -> None:
    """The ground of a player's column, the winner's with a golden edge, and its head."""
    colour = course.view.seats[seat].colour
    ground, _ = canvas.player(colour)
    won = place(course.marks[-1].standings, seat) == 1
    canvas.cell(column, 14, mix(ground, WHITE, 0.8), GOLD if won else mix(ground, SAND, 0.55), 5 if won else 2)
    score = str(course.marks[-1].scores[seat])
    score, size = lettering.fitted(score, "extrabold", _SCORE, column.w - _TOKEN - 24, 30)
    left = column.middle[0] - (_TOKEN + 4 + lettering.width(score, "extrabold", size)) // 2 - 3
    y = column.y + _HEAD // 2 + 2
    canvas.sprite(f"{look.token}-{colour}", left + _TOKEN // 2, y, _TOKEN)
    canvas.text(left + _TOKEN + 4, y, score, size, weight="extrabold")


def _word(canvas: Canvas, box: Box, sign: str, word: str, weight: str) -> None:
    """What a line is: its sign and its word."""
    canvas.sprite(sign, box.x + 8 + _SIGN / 2, box.middle[1], min(_SIGN, box.h - 2))
    x = box.x + 18 + _SIGN
    canvas.text(x, box.middle[1], word, min(_LABEL, box.h), weight=weight, room=box.right - x - 2, least=SHRUNK)
