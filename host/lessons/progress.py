"""Where a lesson stands: which of the choices that it tells were made."""

from itertools import takewhile
from typing import NamedTuple

from db import Database, LogRow
from host.lessons.lesson import LESSONS, Lesson, Step, Told
from host.table.log import CHOICES, without_undone
from host.table.table import Table

MARK = "mark"
"""In the options of a lesson: the mark of what was told when it began."""


class Progress(NamedTuple):
    """`told`: all choices that are told, in the order in which they are made; `made`: how many of them were; `astray`:
    whether the learner then chose something else; `row`: the last row of the log before that, or the last one;
    `beyond`: whether the game has gone on since all was told."""

    lesson: Lesson
    told: tuple[Told, ...]
    made: int
    astray: bool
    row: int
    beyond: bool

    @property
    def over(self) -> bool:
        """Whether all of it was told, and the learner plays on freely."""
        return self.made == len(self.told)

    @property
    def number(self) -> int:
        """The number of the present step, from 0."""
        return self.told[min(self.made, len(self.told) - 1)][0]

    @property
    def step(self) -> Step | None:
        """What is told now; None where nothing is any more."""
        return None if self.over or self.astray else self.lesson.steps[self.number]

    def next_of(self, seat: int) -> str | None:
        """The notation that the lesson has for a seat now, None where it has none."""
        if self.over or self.astray:
            return None
        _, chooses, notation = self.told[self.made]
        return notation if chooses == seat else None


def lesson_at(table: Table) -> Lesson | None:
    """What the lesson at a table tells, None where that is another one than when it began."""
    lesson = LESSONS.get(table.row.lesson or "")
    return lesson if lesson is not None and lesson.mark == table.row.options.get(MARK) else None


async def progress_of(db: Database, table: Table) -> Progress | None:
    """Where a lesson stands; None for any other game, and for a lesson that is told in another way now."""
    lesson = lesson_at(table) if table.row.lesson is not None else None
    return None if lesson is None else compared(lesson, await db.games.log(table.row.id))


def compared(lesson: Lesson, rows: list[LogRow]) -> Progress:
    """As `progress_of`, from the log of the lesson."""
    chosen = [row for row in without_undone(rows) if row.kind in CHOICES][len(lesson.begun) :]
    told, made = lesson.told, 0
    for row in chosen[: len(told)]:
        if (row.seat, row.notation) != told[made][1:]:
            told = _brought_forward(lesson, told, made, row)
        if (row.seat, row.notation) != told[made][1:]:
            break
        made += 1
    astray = made < min(len(chosen), len(told))
    before = chosen[made - 1].seq if made else len(lesson.begun) + 1
    return Progress(lesson, told, made, astray, before, made == len(told) < len(chosen))


def _brought_forward(lesson: Lesson, told: tuple[Told, ...], made: int, row: LogRow) -> tuple[Told, ...]:
    """What is told, with a step that may be chosen at any time of its turn as the next one, where `row` begins it."""
    turn = list(takewhile(lambda one: one[1] == lesson.seat, told[made:]))
    number = next((number for number, _, notation in turn if notation == row.notation), None)
    if number is None or row.seat != lesson.seat or not lesson.steps[number].anytime:
        return told
    step = [one for one in turn if one[0] == number]
    rest = [one for one in told[made:] if one not in step]
    return (*told[:made], *step, *rest)
