"""Where a lesson stands: which choices that it tells were made, when its learner is astray, and when it is over."""

from itertools import takewhile
from typing import NamedTuple

from db import Database, GameRow, LogRow
from host.lessons.lesson import LESSONS, Lesson, Step, Told
from host.table.log import CHOICES, without_undone
from host.table.table import Table

MARK = "mark"
"""In the options of a lesson: the mark of what was told when it began."""


class Progress(NamedTuple):
    """`script`: all choices that are told, in the order in which they are made; `made`: how many of them were;
    `astray`: whether the learner then chose something else; `row`: the last row of the log before that, or the last
    one; `beyond`: whether the game has gone on since all was told; `strayed`: how often the learner has
    pressed something that is not told."""

    lesson: Lesson
    script: tuple[Told, ...]
    made: int
    astray: bool
    row: int
    beyond: bool
    strayed: int

    @property
    def over(self) -> bool:
        """Whether all of it was told, and the learner plays on freely."""
        return self.made == len(self.script)

    @property
    def number(self) -> int:
        """The number of the present step, from 0."""
        return self.script[min(self.made, len(self.script) - 1)][0]

    @property
    def step(self) -> Step | None:
        """The step that is told now; None where none is any more."""
        return None if self.over or self.astray else self.lesson.steps[self.number]

    def next_of(self, seat: int) -> str | None:
        """The notation that the lesson has for a seat now, None where it has none."""
        if self.over or self.astray:
            return None
        _, chooses, notation = self.script[self.made]
        return notation if chooses == seat else None

    @property
    def at_once(self) -> tuple[str, ...]:
        """What is left of the present step, where one button may choose it."""
        step = self.step
        if step is None or not step.at_once:
            return ()
        left = takewhile(lambda choice: choice[:2] == (self.number, self.lesson.seat), self.script[self.made :])
        return tuple(notation for _, _, notation in left)


def lesson_of(row: GameRow) -> Lesson | None:
    """The lesson that a game is, None where it is none, or another one is told now than when it began."""
    lesson = LESSONS.get(row.lesson or "")
    return lesson if lesson is not None and lesson.mark == row.options.get(MARK) else None


async def progress_of(db: Database, table: Table) -> Progress | None:
    """Where a lesson stands; None for any other game, and for a lesson that is told in another way now."""
    lesson = lesson_of(table.row)
    return None if lesson is None else compared(lesson, await db.games.log(table.row.id))


def compared(lesson: Lesson, rows: list[LogRow]) -> Progress:
    """As `progress_of`, from the log of the lesson."""
    chosen = [row for row in without_undone(rows) if row.kind in CHOICES][len(lesson.begun) :]
    script, made = lesson.told, 0
    for row in chosen[: len(script)]:
        if (row.seat, row.notation) != script[made][1:]:
            script = _brought_forward(lesson, script, made, row)
        if (row.seat, row.notation) != script[made][1:]:
            break
        made += 1
    astray = made < min(len(chosen), len(script))
    before = chosen[made - 1].seq if made else len(lesson.begun) + 1
    strayed = 1 + sum(row.interaction_id is not None for row in chosen[made + 1 :]) if astray else 0
    return Progress(lesson, script, made, astray, before, made == len(script) < len(chosen), strayed)


def _brought_forward(lesson: Lesson, told: tuple[Told, ...], made: int, row: LogRow) -> tuple[Told, ...]:
    """The choices that are told, a step that may be chosen at any time of its turn next where `row` begins it."""
    turn = list(takewhile(lambda choice: choice[1] == lesson.seat, told[made:]))
    number = next((number for number, _, notation in turn if notation == row.notation), None)
    if number is None or row.seat != lesson.seat or not lesson.steps[number].anytime:
        return told
    step = [choice for choice in turn if choice[0] == number]
    rest = [choice for choice in told[made:] if choice not in step]
    return (*told[:made], *step, *rest)
