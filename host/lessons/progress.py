"""Where a lesson stands: which of the choices that it tells were made."""

from typing import NamedTuple

from db import Database, LogRow
from host.lessons.lesson import LESSONS, Lesson, Step
from host.log import CHOICES, without_undone
from host.table import Table

MARK = "mark"
"""In the options of a lesson: the mark of what was told when it began."""


class Progress(NamedTuple):
    """`made`: how many of the told choices were made, one after the other; `astray`: whether the learner then chose
    something else; `row`: the last row of the log before that, or the last one; `beyond`: whether the game has gone on
    since all was told."""

    lesson: Lesson
    made: int
    astray: bool
    row: int
    beyond: bool

    @property
    def over(self) -> bool:
        """Whether all of it was told, and the learner plays on freely."""
        return self.made == len(self.lesson.told)

    @property
    def number(self) -> int:
        """The number of the present step, from 0."""
        return self.lesson.told[min(self.made, len(self.lesson.told) - 1)][0]

    @property
    def step(self) -> Step | None:
        """What is told now; None where nothing is any more."""
        return None if self.over or self.astray else self.lesson.steps[self.number]

    def next_of(self, seat: int) -> str | None:
        """The notation that the lesson has for a seat now, None where it has none."""
        if self.over or self.astray:
            return None
        _, chooses, notation = self.lesson.told[self.made]
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
    made = 0
    for row, (_, seat, notation) in zip(chosen, lesson.told, strict=False):
        if (row.seat, row.notation) != (seat, notation):
            break
        made += 1
    astray = made < min(len(chosen), len(lesson.told))
    before = chosen[made - 1].seq if made else len(lesson.begun) + 1
    return Progress(lesson, made, astray, before, made == len(lesson.told) < len(chosen))
