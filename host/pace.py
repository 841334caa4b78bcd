"""How fast a table plays: the times of reminders, and what becomes of a person who does not move."""

from typing import Final

from db import GameRow
from host.clock import DAY_S, HOUR_S, MINUTE_S

PACE: Final = "pace"
ABSENCE: Final = "absence"
# In seconds for a move; the first is what a new table has, None: nobody is reminded.
PACES: Final[dict[str, float | None]] = {
    "day": DAY_S,
    "live": 10 * MINUTE_S,
    "hours": 4 * HOUR_S,
    "three-days": 3 * DAY_S,
    "week": 7 * DAY_S,
    "none": None,
}
VOTE: Final = "vote"
HOUSE: Final = "house"
WAIT: Final = "wait"
ABSENCES: Final = (VOTE, HOUSE, WAIT)
TABLE_OPTIONS: Final = {PACE: tuple(PACES), ABSENCE: ABSENCES}
REMINDERS: Final = 3
TIME_IS_UP: Final = REMINDERS  # the step after the reminders, which are steps 0, 1 and 2
SOON_S: Final = 10 * MINUTE_S
VOTE_S: Final = 48 * HOUR_S
STALLED_S: Final = 23 * DAY_S  # without a move, then a notice
CLOSED_AFTER_NOTICE_S: Final = 7 * DAY_S


def pace_name(row: GameRow) -> str:
    """A table's pace. Tables from before there were paces have none."""
    return str(row.options.get(PACE, "none"))


def pace_of(row: GameRow) -> float | None:
    """The seconds for a move; None where nobody is reminded."""
    return PACES.get(pace_name(row))


def absence_of(row: GameRow) -> str:
    """What a table does when somebody's time is up."""
    return str(row.options.get(ABSENCE, WAIT))


def moment_of(step: int, asked: float, pace: float, silent: bool) -> float:
    """When a step is due for a seat that was asked at `asked`, in UTC seconds: the reminders after 1, 2 and 3 paces,
    the end of its time after 4. Whoever was asked silently gets the first reminder soon, the others a pace sooner."""
    if step == TIME_IS_UP:
        return asked + (REMINDERS + 1) * pace
    return asked + step * pace + (min(SOON_S, pace) if silent else pace)


def step_due(first: int, now: float, asked: float, pace: float, silent: bool) -> int:
    """The step to be done now of those from `first` on: where several reminders are overdue, as after days without the
    bot, the last of them stands for all. Time is never up before a reminder was sent."""
    due = [step for step in range(first, REMINDERS) if moment_of(step, asked, pace, silent) <= now]
    return due[-1] if due else first
