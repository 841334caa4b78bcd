"""Reminders: for every person who must act one timer, which goes from reminder to reminder until their time is up."""

from collections.abc import Container, Mapping, Sequence
from typing import Any, Final, NamedTuple

from db import Change, Database, GameRow, People, TimerRow
from engine.core.decision import Refusal
from host.clock import HOUR_S, MINUTE_S
from host.messages.posts import PROMPT, UNPROMPT, Post, owe_again
from host.people.settings import PersonSettings, settings_of
from host.table.table import Table
from host.table_options import ABSENCE, BANK, PACE, WAIT
from host.timers.pace import (
    REMINDERS,
    TIME_IS_UP,
    moment_of,
    step_due,
    time_of,
    told_daily,
)
from host.timers.quiet_hours import PersonalTime, reachable_at
from host.timers.stalled import STALLED, first_look

TURN: Final = "turn"
VOTE: Final = "vote"
SNOOZES: Final = {"hour": HOUR_S, "four-hours": 4 * HOUR_S, "half-day": 12 * HOUR_S}
OVERDUE_S: Final = 30 * MINUTE_S  # so late was a reminder held up, as while the bot did not run


class Call(NamedTuple):
    """How a person is called: `silent`, that is without a ping, and how their `time` then passes."""

    silent: bool
    time: PersonalTime


async def calls_of(
    people: People, table: Table, before: Mapping[int, int], now: float, answered: Container[int] = ()
) -> dict[int, Call]:
    """The calls of a change of the table, by seat; `before` is what `Table.called` was. Silent are those of people who
    have just acted, want no pings of this table or a daily digest instead, have quiet hours, are away or
    have `answered` ahead."""
    calls, present = {}, table.present(now)
    for seat, since in table.called.items():
        user_id = table.seats[seat].user_id
        if since != before.get(seat) and user_id is not None:
            settings = await settings_of(people, user_id)
            unwanted = table.row.id in settings.muted or told_daily(table.row, settings)
            silent = seat in present or seat in answered or unwanted or reachable_at(settings, now) > now
            calls[seat] = Call(silent, time_of(table.row, settings))
    return calls


def follow(
    change: Change, table: Table, before: Mapping[int, int], calls: Mapping[int, Call], now: float, *,
    votes: Sequence[TimerRow] = (), acted: Container[int | None] = (),
) -> None:  # fmt: skip
    """Set and delete timers with a change of the table: `before` is what `Table.called` was. `calls`: the calls of this
    change; `votes`: those that run at the table; `acted`: the seats whose people did it, about whom nobody votes any
    more."""
    if table.over:
        change.disarm_all()
    if table.over or table.closed:
        return
    pace, called = PACE.of(table.row), table.called
    for seat in table.seats:
        if seat.user_id is None:
            continue
        since = called.get(seat.seat)
        asked_anew = since != before.get(seat.seat)
        if asked_anew or seat.seat in acted:
            for vote in votes:
                if vote.user_id == seat.user_id:
                    change.disarm(VOTE, user_id=seat.user_id)
        if not asked_anew:
            continue
        if since is None or pace is None:
            change.disarm(TURN, user_id=seat.user_id)
        else:
            _set(change, seat.user_id, seat.seat, since, now, pace, calls[seat.seat])


def _set(change: Change, user_id: int, seat: int, since: int, now: float, pace: float, call: Call) -> None:
    """The first reminder of a seat that must act since row `since` of the log."""
    payload = {"seat": seat, "since": since, "asked": now, "acted": now, "silent": call.silent, "step": 0}
    change.arm(TURN, moment_of(0, payload, pace, call.time), payload, user_id=user_id)


async def set_missing(db: Database, table: Table, now: float) -> None:
    """Set the timers that a running game should have and has not: it began before there were any, or was frozen."""
    if table.over or table.closed or table.row.lesson is not None:
        return
    found = {(timer.kind, timer.user_id): timer.payload.get("since") for timer in await db.timers.of_game(table.row.id)}
    change, pace = Change(table.row.id), PACE.of(table.row)
    for seat, since in table.called.items() if pace is not None else ():
        user_id = table.seats[seat].user_id
        if user_id is not None and pace is not None and found.get((TURN, user_id)) != since:
            time = time_of(table.row, await settings_of(db.people, user_id))
            _set(change, user_id, seat, since, now, pace, Call(silent=False, time=time))
    if (STALLED, None) not in found:
        first_look(change, now)
    if change.operations:
        await db.write(change)


def time_ends(table: Table, timer: Mapping[str, Any], time: PersonalTime) -> float | None:
    """When the time of a timer's seat is up and somebody else decides what becomes of it; None where the table waits,
    or a time bank says when."""
    pace, others = PACE.of(table.row), set(table.people) - {timer["seat"]}
    if pace is None or BANK.of(table.row) is not None or not others or ABSENCE.of(table.row) == WAIT:
        return None
    return moment_of(TIME_IS_UP, timer, pace, time)


async def time_up_at(db: Database, table: Table, seat: int) -> float | None:
    """When the time of a seat that must act is up by the table's pace; None where it never is."""
    user_id = table.seats[seat].user_id
    timers = await db.timers.of_game(table.row.id)
    own = next((timer.payload for timer in timers if (timer.kind, timer.user_id) == (TURN, user_id)), None)
    if own is None or user_id is None:
        return None
    return time_ends(table, own, time_of(table.row, await settings_of(db.people, user_id)))


def still_asked(table: Table, timer: TimerRow) -> bool:
    """Whether the seat of a timer must act since the same row as when it was set."""
    return not table.closed and table.called.get(timer.payload["seat"]) == timer.payload["since"]


def begin_again(change: Change, table: Table, timer: TimerRow, settings: PersonSettings, now: float) -> bool:
    """Whether the timer's step comes later than it was set for: a pace after the person's last choice in a turn that
    goes on, or when they are back."""
    paid, pace = timer.payload, PACE.of(table.row)
    acted = table.acted.get(paid["seat"], 0.0)
    away = settings.away > now
    if pace is None or (acted <= paid["acted"] and not away):
        return False
    asked = {"asked": max(acted, settings.away), "first": paid["step"]}
    payload = {**paid, **asked, "acted": max(acted, paid["acted"]), "silent": away}
    change.settle(timer)
    change.arm(
        TURN, moment_of(paid["step"], payload, pace, time_of(table.row, settings)), payload, user_id=timer.user_id
    )
    return True


def hold(change: Change, timer: TimerRow, until: float) -> None:
    """The timer's step comes when its person may be pinged again, and all after it as much later."""
    change.settle(timer)
    later = {**timer.payload, "asked": timer.payload["asked"] + until - timer.due}
    change.arm(TURN, until, later, user_id=timer.user_id)


def remind(
    change: Change, table: Table, row: GameRow, timer: TimerRow, settings: PersonSettings, now: float, *,
    send: bool, late: bool,
) -> None:  # fmt: skip
    """Do the reminder that is due and set the next, or the end of the seat's time. `send`: False for one that nobody
    gets, since its person wants none or got one at another table; `late`: the bot did not run for some time."""
    paid, pace, time = timer.payload, PACE.of(table.row), time_of(table.row, settings)
    if pace is None:
        change.settle(timer)
        return
    step = step_due(paid, now, pace, time)
    following = moment_of(step + 1, paid, pace, time)
    if step + 1 == TIME_IS_UP:
        following = max(following, time.after(now, pace))  # after a late reminder there is time to follow it
    change.settle(timer)
    change.arm(TURN, following, {**paid, "step": step + 1}, user_id=timer.user_id)
    if send:
        told = {"seat": paid["seat"], "since": paid["since"], "reminder": step + 1, "asked": paid["asked"]}
        told |= {"late": True} if late else {}
        if step + 1 == REMINDERS and (ends := time_ends(table, paid, time)) is not None:
            told["ends"] = max(ends, following)
        owe_again(change, row, [Post(UNPROMPT, {"seat": paid["seat"]}), Post(PROMPT, told)])
        change.update_game(row.seq, row.revision, revision=row.revision + 1)


async def snooze(db: Database, table: Table, user_id: int, seconds: float, now: float) -> float:
    """The person's next reminder comes after `seconds`; returns when. Raises Refusal no_reminder where none is due any
    more in this turn."""
    timers = await db.timers.of_game(table.row.id)
    own = next((timer.payload for timer in timers if (timer.kind, timer.user_id) == (TURN, user_id)), None)
    if own is None or own["step"] == TIME_IS_UP:
        raise Refusal("no_reminder")
    change, due = Change(table.row.id), now + seconds
    change.arm(TURN, due, own, user_id=user_id)
    await db.write(change)
    return due
