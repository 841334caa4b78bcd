"""Reminders: for every person who must act one timer, which goes from reminder to reminder until their time is up."""

from collections.abc import Mapping
from typing import Final

from db import Change, Database, GameRow, TimerRow
from engine.core.decision import Refusal
from host.clock import HOUR_S, MINUTE_S
from host.host import Host, commit_follower, resumer
from host.messages.posts import Left, Prompt, Unprompt, owe_again
from host.people.quiet_hours import PersonalTime, reachable_at
from host.people.settings import PersonSettings, settings_of
from host.table.calls import Call
from host.table.commit import Commit
from host.table.pace import REMINDERS, TIME_IS_UP, SeatTimer, TurnTimer, moment_of, step_due, time_of, told_daily
from host.table.table import Table
from host.table_options import ABSENCE, BANK, PACE, WAIT
from host.timer_kinds import table_timer
from host.timers.absence import time_is_up
from host.votes.votes import end_of_vote_about

TURN: Final = "turn"
UNFINISHED: Final = "unfinished"
"""The timer of a person whose turn waits for its end alone."""
UNFINISHED_AFTER_S: Final = 5 * MINUTE_S
SNOOZES: Final = {"hour": HOUR_S, "four-hours": 4 * HOUR_S, "half-day": 12 * HOUR_S}
OVERDUE_S: Final = 30 * MINUTE_S  # so late was a reminder held up, as while the bot did not run


@commit_follower
async def follow(_: Host, commit: Commit) -> None:
    """Set and delete the timers of those who are asked something new."""
    set_timers(commit.change, commit.table, commit.called, commit.calls, commit.now)
    if commit.table.row.lesson is None:
        for seat in commit.acted:
            _follow_unfinished(commit.change, commit.table, seat, commit.now)


def set_timers(change: Change, table: Table, before: Mapping[int, int], calls: Mapping[int, Call], now: float) -> None:
    """Set and delete timers with a change of the table: `before` is what `Table.called` was; `calls`: the calls of this
    change."""
    if table.over or table.closed:
        return
    pace, called = PACE.of(table.row), table.called
    for seat in table.seats:
        since = called.get(seat.seat)
        if seat.user_id is None or since == before.get(seat.seat):
            continue
        if since is None or pace is None:
            change.disarm(TURN, user_id=seat.user_id)
        else:
            _set(change, seat.user_id, seat.seat, since, now, pace, calls[seat.seat])


def _set(change: Change, user_id: int, seat: int, since: int, now: float, pace: float, call: Call) -> None:
    """The first reminder of a seat that must act since row `since` of the log."""
    timer = TurnTimer(seat=seat, since=since, asked=now, acted=now, silent=call.silent, step=0)
    change.arm(TURN, moment_of(0, timer, pace, call.time), timer.stored(), user_id=user_id)


@resumer
async def set_missing(host: Host, table: Table, change: Change) -> None:
    """Set the timers that a running game should have and has not: it began before there were any, or was frozen."""
    pace, now = PACE.of(table.row), host.clock.now()
    if table.row.lesson is not None or pace is None:
        return
    timers = await host.db.timers.of_game(table.row.id)
    found = {timer.user_id: TurnTimer.read(timer.payload).since for timer in timers if timer.kind == TURN}
    for seat, since in table.called.items():
        user_id = table.seats[seat].user_id
        if user_id is not None and found.get(user_id) != since:
            time = time_of(table.row, await settings_of(host.people, user_id))
            _set(change, user_id, seat, since, now, pace, Call(silent=False, time=time))


@table_timer(TURN, TurnTimer)
async def is_due(host: Host, table: Table, timer: TimerRow, asked: TurnTimer, now: float) -> None:
    """Send the reminder that is due, or do what the table chose when the time is up; later where the person has acted
    since, is away or may not be pinged now."""
    user_id = timer.user_id or 0
    if not table.still_asked(asked.seat, asked.since):
        await host.db.timers.settle(timer)
        return
    row, change = await host.game(table.row.id), Change(table.row.id)
    settings = await settings_of(host.people, user_id)
    if begin_again(change, table, timer, asked, settings, now):
        await host.db.write(change)
        return
    if asked.step == TIME_IS_UP:
        await time_is_up(host, table, row, timer, asked, now)
        return
    pings_from = await end_of_vote_about(host, table, asked.seat) or reachable_at(settings, now)
    if pings_from > now:
        hold(change, timer, asked, pings_from)
        await host.db.write(change)
        return
    late = now - timer.due > OVERDUE_S
    send = table.row.id not in settings.muted and not told_daily(table.row, settings)
    if send and late:
        send = _first_late(host, user_id)
    stood_still = late and timer.due < host.began  # otherwise the clock was set
    remind(change, table, row, timer, asked, settings, now, send=send, late=stood_still)
    await host.db.write(change)


def _first_late(host: Host, user_id: int) -> bool:
    """Whether a person was not reminded just before at another table: after days of standstill everything is overdue at
    once, and one message tells of it."""
    now = host.clock.steady()
    if now - host.reminded_late.get(user_id, -OVERDUE_S) < OVERDUE_S:
        return False
    host.reminded_late[user_id] = now
    return True


def time_ends(table: Table, timer: TurnTimer, time: PersonalTime) -> float | None:
    """When the time of a timer's seat is up and somebody else decides what becomes of it; None where the table waits,
    or a time bank says when."""
    pace, others = PACE.of(table.row), set(table.people) - {timer.seat}
    if pace is None or BANK.of(table.row) is not None or not others or ABSENCE.of(table.row) == WAIT:
        return None
    return moment_of(TIME_IS_UP, timer, pace, time)


async def _timer_of(db: Database, table: Table, user_id: int | None) -> TurnTimer | None:
    """The timer of a person who must act."""
    timers = await db.timers.of_kind(table.row.id, TURN)
    return next((TurnTimer.read(timer.payload) for timer in timers if timer.user_id == user_id), None)


async def time_up_at(db: Database, table: Table, seat: int) -> float | None:
    """When the time of a seat that must act is up by the table's pace; None where it never is."""
    user_id = table.seats[seat].user_id
    own = await _timer_of(db, table, user_id)
    if own is None or user_id is None:
        return None
    return time_ends(table, own, time_of(table.row, await settings_of(db.people, user_id)))


def begin_again(
    change: Change, table: Table, timer: TimerRow, before: TurnTimer, settings: PersonSettings, now: float
) -> bool:
    """Whether the timer's step comes later than it was set for: a pace after the person's last choice in a turn that
    goes on, or when they are back."""
    pace, acted, away = PACE.of(table.row), table.acted.get(before.seat, 0.0), settings.away > now
    if pace is None or (acted <= before.acted and not away):
        return False
    again = before.but(asked=max(acted, settings.away), first=before.step, acted=max(acted, before.acted), silent=away)
    due = moment_of(again.step, again, pace, time_of(table.row, settings))
    change.settle(timer)
    change.arm(TURN, due, again.stored(), user_id=timer.user_id)
    return True


def hold(change: Change, timer: TimerRow, before: TurnTimer, until: float) -> None:
    """The timer's step comes when its person may be pinged again, and all after it as much later."""
    change.settle(timer)
    later = before.but(asked=before.asked + until - timer.due)
    change.arm(TURN, until, later.stored(), user_id=timer.user_id)


def remind(
    change: Change, table: Table, row: GameRow, timer: TimerRow, asked: TurnTimer, settings: PersonSettings,
    now: float, *, send: bool, late: bool,
) -> None:  # fmt: skip
    """Do the reminder that is due and set the next, or the end of the seat's time. `send`: False for one that nobody
    gets, since its person wants none or got one at another table; `late`: the bot did not run for some time."""
    pace, time = PACE.of(table.row), time_of(table.row, settings)
    if pace is None:
        change.settle(timer)
        return
    step = step_due(asked, now, pace, time)
    following = moment_of(step + 1, asked, pace, time)
    if step + 1 == TIME_IS_UP:
        following = max(following, time.after(now, pace))  # after a late reminder there is time to follow it
    change.settle(timer)
    change.arm(TURN, following, asked.but(step=step + 1).stored(), user_id=timer.user_id)
    if send:
        told = Prompt(seat=asked.seat, since=asked.since, reminder=step + 1, asked=asked.asked, late=late)
        if step + 1 == REMINDERS and (ends := time_ends(table, asked, time)) is not None:
            told = told.but(ends=max(ends, following))
        owe_again(change, row, [Unprompt(seat=asked.seat), told])
        change.update_game(row.seq, row.revision, revision=row.revision + 1)


async def snooze(db: Database, table: Table, user_id: int, seconds: float, now: float) -> float:
    """The person's next reminder comes after `seconds`; returns when. Raises Refusal no_reminder where none is due any
    more in this turn."""
    own = await _timer_of(db, table, user_id)
    if own is None or own.step == TIME_IS_UP:
        raise Refusal("no_reminder")
    change, due = Change(table.row.id), now + seconds
    change.arm(TURN, due, own.stored(), user_id=user_id)
    await db.write(change)
    return due


async def left_server(host: Host, game_id: str, seat: int) -> None:
    """The person of a seat that must act is not on the server any more: the table is told once a turn, and the seat's
    time is up. Where nobody is reminded the organiser replaces them. Raises Refusal as `Host.table`."""
    async with host.lock(game_id):
        table, row, change = await host.table_within_lock(game_id), await host.game(game_id), Change(game_id)
        user_id, now = table.seats[seat].user_id, host.clock.now()
        own = await _timer_of(host.db, table, user_id)
        if own is None or own.step == TIME_IS_UP:
            return
        change.arm(TURN, now, own.but(step=TIME_IS_UP).stored(), user_id=user_id)
        owe_again(change, row, [Left(seat=seat)])
        change.update_game(row.seq, row.revision, revision=row.revision + 1)
        await host.db.write(change)
    host.on_posts_owed()


# ---------------------------------------------------------------- turns that are chosen and not ended


def awaits_end(table: Table, seat: int) -> bool:
    """Whether a seat has chosen its turn and may end it."""
    if seat not in table.called or not table.choices_of(seat):
        return False
    return table.position.rules.turn_end in table.position.decision(seat).options


def _follow_unfinished(change: Change, table: Table, seat: int | None, now: float) -> None:
    """Set or delete the timer of a seat whose person has acted: they may forget the last step of their turn."""
    user_id = table.seats[seat].user_id if seat is not None else None
    if seat is None or user_id is None:
        return
    if awaits_end(table, seat):
        timer = SeatTimer(seat=seat, since=table.called[seat])
        change.arm(UNFINISHED, now + UNFINISHED_AFTER_S, timer.stored(), user_id=user_id)
    else:
        change.disarm(UNFINISHED, user_id=user_id)


@table_timer(UNFINISHED, SeatTimer)
async def tell_unfinished(host: Host, table: Table, timer: TimerRow, turn: SeatTimer, _: float) -> None:
    """Call a seat once more, without a ping, if its turn is still not ended and nobody votes about it."""
    row, change = await host.game(table.row.id), Change(table.row.id)
    change.settle(timer)
    voted_about = await end_of_vote_about(host, table, turn.seat) is not None
    if not voted_about and table.still_asked(turn.seat, turn.since) and awaits_end(table, turn.seat):
        call = Prompt(seat=turn.seat, since=turn.since, quiet=True, unfinished=True)
        owe_again(change, row, [Unprompt(seat=turn.seat), call])
        change.update_game(row.seq, row.revision, revision=row.revision + 1)
    await host.db.write(change)
