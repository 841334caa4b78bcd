"""When a reminder is due, and the end of somebody's time."""

from typing import Final

from db import GameRow
from host.clock import DAY_S, HOUR_S, MINUTE_S
from host.payload import Payload
from host.people.quiet_hours import PersonalTime
from host.people.settings import PersonSettings
from host.table_options import BANK, CLOCK, PACE

REMINDERS: Final = 3
TIME_IS_UP: Final = REMINDERS  # the step after the reminders, which are steps 0, 1 and 2
SOON_S: Final = 10 * MINUTE_S
VOTE_S: Final = 48 * HOUR_S
STALLED_S: Final = 23 * DAY_S  # without a move, then a notice
CLOSED_AFTER_NOTICE_S: Final = 7 * DAY_S


class SeatTimer(Payload):
    """A timer about a `seat` that must act `since` a row of the log."""

    seat: int
    since: int


class AskedTimer(SeatTimer):
    """`asked`: when the seat was, in UTC seconds."""

    asked: float


class TurnTimer(AskedTimer):
    """The next `step` of a seat, counted from the step `first` on if the timer was set once more. `acted`: when its
    person last did, as far as the timer knows; `silent`: whether it was called without a ping."""

    acted: float
    silent: bool
    step: int
    first: int = 0


def time_of(row: GameRow, settings: PersonSettings) -> PersonalTime:
    """How the time of a person with these settings passes at a table."""
    return PersonalTime(settings, CLOCK.of(row))


def told_daily(row: GameRow, settings: PersonSettings) -> bool:
    """Whether a person is told of a table in their daily digest alone: not where a move may be overdue within a day."""
    pace, bank = PACE.of(row), BANK.of(row)
    quick = (pace is not None and pace < DAY_S) or (bank is not None and bank.total < DAY_S)
    return bool(settings.digest) and not quick


def moment_of(step: int, timer: TurnTimer, pace: float, time: PersonalTime) -> float:
    """When a step is due for a seat that was asked as its `timer` says, in UTC seconds: the reminders after 1, 2 and 3
    paces, the end of its time after 4. Whoever was asked silently gets the first reminder soon, the others a pace
    sooner. A timer that was set once more counts from the step `first` on."""
    paces, soon = step - timer.first, timer.silent and step != TIME_IS_UP
    return time.after(timer.asked, paces * pace + (min(SOON_S, pace) if soon else pace))


def step_due(timer: TurnTimer, now: float, pace: float, time: PersonalTime) -> int:
    """The step to be done now: where several reminders are overdue, as after days without the bot, the last of them
    stands for all. Time is never up before a reminder was sent."""
    due = [step for step in range(timer.step, REMINDERS) if moment_of(step, timer, pace, time) <= now]
    return due[-1] if due else timer.step
