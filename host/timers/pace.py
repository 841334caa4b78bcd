"""How fast a table plays: the times of reminders, and what becomes of a person who does not move."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from db import GameRow
from host.clock import DAY_S, HOUR_S, MINUTE_S
from host.people.settings import PersonSettings
from host.timers.quiet_hours import PersonalTime

PACE: Final = "pace"
ABSENCE: Final = "absence"
CLOCK: Final = "clock"
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
RUNS: Final = "runs"
STOPS: Final = "stops"  # in the quiet hours of the person who is waited for
CLOCKS: Final = (RUNS, STOPS)


class Bank(NamedTuple):
    """The seconds that each person has for all their moves, and those that each turn of theirs adds."""

    total: float
    turn: float


BANK: Final = "bank"
NO_BANK: Final = "none"
BANKS: Final[dict[str, Bank | None]] = {
    NO_BANK: None,
    "live": Bank(30 * MINUTE_S, MINUTE_S),
    "day": Bank(DAY_S, HOUR_S),
    "three-days": Bank(3 * DAY_S, 4 * HOUR_S),
    "week": Bank(7 * DAY_S, 8 * HOUR_S),
}
UNDO: Final = "undo"  # who decides whether what others know is taken back
CONSENT: Final = "consent"
ORGANISER: Final = "organiser"
UNDOS: Final = (CONSENT, ORGANISER)
HINTS: Final = "hints"  # whether a person may ask for them
ALLOWED: Final = "allowed"
FORBIDDEN: Final = "forbidden"
RATED: Final = "rated"
NO: Final = "no"
YES: Final = "yes"
TABLE_OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    PACE: tuple(PACES), BANK: tuple(BANKS), CLOCK: CLOCKS, ABSENCE: ABSENCES, UNDO: UNDOS,
    HINTS: (ALLOWED, FORBIDDEN), RATED: (NO, YES),
}  # fmt: skip
SETTLED_AT_START: Final = (RATED,)
# What tables have that began before there was the option.
BEFORE_OPTIONS: Final = {
    PACE: "none", BANK: NO_BANK, CLOCK: RUNS, ABSENCE: WAIT, UNDO: CONSENT, HINTS: ALLOWED, RATED: NO,
}  # fmt: skip
REMINDERS: Final = 3
TIME_IS_UP: Final = REMINDERS  # the step after the reminders, which are steps 0, 1 and 2
SOON_S: Final = 10 * MINUTE_S
VOTE_S: Final = 48 * HOUR_S
STALLED_S: Final = 23 * DAY_S  # without a move, then a notice
CLOSED_AFTER_NOTICE_S: Final = 7 * DAY_S


def table_option(row: GameRow, name: str) -> str:
    """What a table chose of `TABLE_OPTIONS`."""
    return str(row.options.get(name, BEFORE_OPTIONS[name]))


def gives_hints(row: GameRow) -> bool:
    """Whether people may ask for hints at a table; at a rated one they may not, whatever it chose."""
    return table_option(row, HINTS) == ALLOWED and table_option(row, RATED) != YES


def pace_of(row: GameRow) -> float | None:
    """The seconds for a move; None where nobody is reminded."""
    return PACES.get(table_option(row, PACE))


def bank_of(row: GameRow) -> Bank | None:
    """The time that a table gives each person for all their moves; None where it is not limited."""
    return BANKS.get(table_option(row, BANK))


def absence_of(row: GameRow) -> str:
    """What a table does when somebody's time is up."""
    return table_option(row, ABSENCE)


def time_of(row: GameRow, settings: PersonSettings) -> PersonalTime:
    """How the time of a person with these settings passes at a table."""
    return PersonalTime(settings, table_option(row, CLOCK) == STOPS)


def told_daily(row: GameRow, settings: PersonSettings) -> bool:
    """Whether a person is told of a table in their daily digest alone: not where a move may be overdue within a day."""
    pace, bank = pace_of(row), bank_of(row)
    quick = (pace is not None and pace < DAY_S) or (bank is not None and bank.total < DAY_S)
    return bool(settings.digest) and not quick


def moment_of(step: int, timer: Mapping[str, Any], pace: float, time: PersonalTime) -> float:
    """When a step is due for a seat that was asked as its `timer` says, in UTC seconds: the reminders after 1, 2 and 3
    paces, the end of its time after 4. Whoever was asked silently gets the first reminder soon, the others a pace
    sooner. A timer that was set once more counts from the step `first` on."""
    paces, soon = step - timer.get("first", 0), timer["silent"] and step != TIME_IS_UP
    return time.after(timer["asked"], paces * pace + (min(SOON_S, pace) if soon else pace))


def step_due(timer: Mapping[str, Any], now: float, pace: float, time: PersonalTime) -> int:
    """The step to be done now: where several reminders are overdue, as after days without the bot, the last of them
    stands for all. Time is never up before a reminder was sent."""
    first: int = timer["step"]
    due = [step for step in range(first, REMINDERS) if moment_of(step, timer, pace, time) <= now]
    return due[-1] if due else first
