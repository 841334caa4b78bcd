"""Where a lesson stands: which choices of its script the log of its game holds."""

from typing import NamedTuple

from db import Database, LogRow
from host.lessons.script import SCRIPTS, Script, Step
from host.log import CHOICES, without_undone
from host.table import Table

MARK = "script"
"""In the options of a lesson: the mark of the script with which it began."""


class Progress(NamedTuple):
    """`made`: how many of the told choices were made, one after the other; `astray`: whether the learner then chose
    something else; `row`: the last row of the log before that, or the last one; `beyond`: whether the game has gone on
    since all was told."""

    script: Script
    made: int
    astray: bool
    row: int
    beyond: bool

    @property
    def over(self) -> bool:
        """Whether all of it was told, and the learner plays on freely."""
        return self.made == len(self.script.told)

    @property
    def number(self) -> int:
        """The number of the present step, from 0."""
        return self.script.told[min(self.made, len(self.script.told) - 1)][0]

    @property
    def step(self) -> Step | None:
        """What is told now; None where nothing is any more."""
        return None if self.over or self.astray else self.script.steps[self.number]

    def next_of(self, seat: int) -> str | None:
        """The notation that the script has for a seat now, None where it has none."""
        if self.over or self.astray:
            return None
        _, chooses, notation = self.script.told[self.made]
        return notation if chooses == seat else None


def script_of(table: Table) -> Script | None:
    """The script with which a lesson began, None where it is not there any more."""
    script = SCRIPTS.get(table.row.lesson or "")
    return script if script is not None and script.mark == table.row.options.get(MARK) else None


async def progress_of(db: Database, table: Table) -> Progress | None:
    """Where a lesson stands; None for any other game, and for a lesson whose script is another one now."""
    script = script_of(table) if table.row.lesson is not None else None
    return None if script is None else compared(script, await db.games.log(table.row.id))


def compared(script: Script, rows: list[LogRow]) -> Progress:
    """As `progress_of`, from the log of the lesson."""
    chosen = [row for row in without_undone(rows) if row.kind in CHOICES][len(script.begun) :]
    made = 0
    for row, (_, seat, notation) in zip(chosen, script.told, strict=False):
        if (row.seat, row.notation) != (seat, notation):
            break
        made += 1
    astray = made < min(len(chosen), len(script.told))
    before = chosen[made - 1].seq if made else len(script.begun) + 1
    return Progress(script, made, astray, before, made == len(script.told) < len(chosen))
