"""When reminders come and how many, those of a person's own interval too, when somebody's time is up, the call for a
turn not finished, *remind me later* (snooze), overdue reminders after a standstill."""

from collections.abc import Iterable, Mapping
from typing import Final

from db import Change, Database, GameRow, SeatRow, TimerRow
from engine.core.decision import Refusal
from host.clock import HOUR_S, MINUTE_S
from host.host import Host, commit_follower, resumer
from host.messages.posts import PUSHES_UP, Left, PresenceCheck, Prompt, Unprompt, VoteFacts, revise
from host.people.settings import PersonalTime, PersonSettings, settings_of
from host.seats import seating
from host.sleeper import table_timer
from host.table.calls import AskedTimer, Call, SeatTimer
from host.table.commit import Commit
from host.table.log import written_at
from host.table.table import Table
from host.table_options import ABSENCE, BANK, HOUSE, NO_SHOW, PACE, WAIT
from host.timers.absence import first_move_by, time_is_up
from host.votes.votes import VOTE

TURN: Final = "turn"
UNFINISHED: Final = "unfinished"
"""The timer of a person whose turn waits for its end alone."""
UNFINISHED_AFTER_S: Final = 5 * MINUTE_S
SNOOZES: Final = {"hour": HOUR_S, "four-hours": 4 * HOUR_S, "half-day": 12 * HOUR_S}
OVERDUE_S: Final = 30 * MINUTE_S  # so late was a reminder held up, as while the bot did not run
REMINDERS: Final = 3
TIME_IS_UP: Final = REMINDERS  # the step after the reminders, which are steps 0, 1 and 2
MOST_BETWEEN: Final = 3
"""Reminders by a person's own interval between two steps."""
SOON_S: Final = 10 * MINUTE_S


class TurnTimer(AskedTimer):
    """The next `step` of a seat, counted from the step `first` on if the timer was set once more. `acted`: when its
    person last did, as far as the timer knows; `silent`: whether it was called without a ping; `own`: whether it is due
    before that step, for a reminder by the person's own interval, and how many of these were `sent` since the last."""

    acted: float
    silent: bool
    step: int
    first: int = 0
    own: bool = False
    sent: int = 0


def moment_of(step: int, timer: TurnTimer, pace: float, time: PersonalTime) -> float:
    """When a step is due for a seat that was asked as its `timer` says, in UTC seconds: the reminders after 1, 2 and 3
    paces, the end of its time after 4. Whoever was asked silently gets the first reminder soon, the others a pace
    sooner. A timer that was set once more counts from the step `first` on."""
    paces, soon = step - timer.first, timer.silent and step != TIME_IS_UP
    return time.after(timer.asked, paces * pace + (min(SOON_S, pace) if soon else pace))


def next_due(timer: TurnTimer, since: float, row: GameRow, pace: float, time: PersonalTime) -> tuple[float, TurnTimer]:
    """When a timer is due, and the timer as it is then: for its step, or before that for a reminder by the person's own
    interval, which counts from `since`."""
    at, interval = moment_of(timer.step, timer, pace, time), time.settings.own_interval(row)
    if interval is not None and timer.step != TIME_IS_UP and timer.sent < MOST_BETWEEN:
        own_at = time.after(since, interval)
        if own_at < at:
            return own_at, timer.but(own=True)
    return at, timer.but(own=False)


def step_due(timer: TurnTimer, now: float, pace: float, time: PersonalTime) -> int:
    """The step to be done now: where several reminders are overdue, as after days without the bot, the last of them
    stands for all. Time is never up before a reminder was sent."""
    due = [step for step in range(timer.step, REMINDERS) if moment_of(step, timer, pace, time) <= now]
    return due[-1] if due else timer.step


@commit_follower
async def follow(_: Host, commit: Commit) -> None:
    """Set and delete the timers of those who are asked something new, and of those who have acted: they may forget the
    last step of their turn."""
    change, table = commit.change, commit.table
    if not commit.over and not commit.closed:
        set_timers(change, table.row, table.seats, commit.before, commit.called, commit.calls, commit.now)
    if table.row.lesson is not None:
        return
    for seat in table.seats:
        if seat.user_id is None or seat.seat not in commit.acted:
            continue
        if table.awaits_end(seat.seat):
            timer = SeatTimer(seat=seat.seat, since=commit.called[seat.seat])
            change.arm(UNFINISHED, commit.now + UNFINISHED_AFTER_S, timer.stored(), user_id=seat.user_id)
        else:
            change.disarm(UNFINISHED, user_id=seat.user_id)


def set_timers(
    change: Change,
    row: GameRow,
    seats: Iterable[SeatRow],
    before: Mapping[int, int],
    called: Mapping[int, int],
    calls: Mapping[int, Call],
    now: float,
) -> None:
    """Set and delete the timers of a game's seats with a change of those that are `called`, which were others `before`;
    `calls`: those of this change."""
    pace = PACE.of(row)
    for seat in seats:
        since = called.get(seat.seat)
        if seat.user_id is None or since == before.get(seat.seat):
            continue
        if since is None or pace is None:
            change.disarm(TURN, user_id=seat.user_id)
        else:
            _set(change, row, seat.user_id, seat.seat, since, now, pace, calls[seat.seat])


def _set(
    change: Change, row: GameRow, user_id: int, seat: int, since: int, now: float, pace: float, call: Call
) -> None:
    """The first reminder of a seat that must act since row `since` of the log."""
    timer = TurnTimer(seat=seat, since=since, asked=now, acted=now, silent=call.silent, step=0)
    due, timer = next_due(timer, now, row, pace, call.time)
    change.arm(TURN, due, timer.stored(), user_id=user_id)


@resumer
async def set_missing(host: Host, table: Table, change: Change) -> None:
    """Set the timers that a running game should have and has not: it began before there were any, or was frozen."""
    pace, now = PACE.of(table.row), host.clock.now()
    if table.row.lesson is not None or pace is None:
        return
    timers = await host.db.timers.of_kind(table.row.id, TURN)
    since_of = {timer.user_id: TurnTimer.read(timer.payload).since for timer in timers}
    for seat, since in table.called.items():
        user_id = table.seats[seat].user_id
        if user_id is not None and since_of.get(user_id) != since:
            time = (await settings_of(host.people, user_id)).time_at(table.row)
            _set(change, table.row, user_id, seat, since, now, pace, Call(silent=False, time=time))


@table_timer(TURN, TurnTimer)
async def is_due(host: Host, table: Table, timer: TimerRow, turn: TurnTimer, now: float) -> None:
    """Send the reminder that is due, or where none is wanted call once more without a ping if posts have come below the
    call, or do what the table chose when the time is up; later where the person has acted since, is away or may not be
    pinged now. A no-show is replaced instead of reminded, but not where the reminder comes late: they may have had no
    way to move."""
    user_id, pace = timer.user_id or 0, PACE.of(table.row)
    if pace is None or not table.still_asked(turn.seat, turn.since):
        await host.db.timers.settle(timer)
        return
    row, change = await host.game(table.row.id), Change(table.row.id)
    settings = await settings_of(host.people, user_id)
    time, again = settings.time_at(table.row), _begun_again(table, turn, settings, now)
    late = now - timer.due > OVERDUE_S
    if again is not None:
        due, again = next_due(again, again.asked, row, pace, time)
        change.rearm(timer, due, again.stored())
    elif not late and await _is_no_show(host, table, turn, now):
        await seating.take_over(host, table, turn.seat, seating.NO_SHOW, settled=timer)
        return
    elif turn.step == TIME_IS_UP:
        await time_is_up(host, table, row, timer, turn, now)
        return
    elif turn.own and (step_at := moment_of(turn.step, turn, pace, time)) > now:
        await _remind_between(host, table, timer, turn, step_at, change)
    elif (pings_from := await _end_of_vote_about(host, table, turn.seat) or settings.reachable_at(now)) > now:
        # The steps after it come as much later.
        change.rearm(timer, pings_from, turn.but(asked=turn.asked + pings_from - timer.due).stored())
    else:
        wanted = settings.wants_pings(table.row) and (not late or _first_late(host, user_id))
        step = step_due(turn, now, pace, time)
        following, then = next_due(turn.but(step=step + 1, sent=0), now, row, pace, time)
        if step + 1 == TIME_IS_UP or (late and NO_SHOW.of(row)):
            following = max(following, time.after(now, pace))  # after a late reminder there is time to follow it
        change.rearm(timer, following, then.stored())
        if wanted:
            called, stood_still = await written_at(host.db, row.id, turn.since), late and timer.due < host.began
            reminder = _reminder(table, turn, step + 1, following, time)
            reminder = reminder.but(asked=called, late=stood_still)  # where it is not, the clock was set
            revise(change, row, [Unprompt(seat=turn.seat), reminder])
        elif await _is_pushed_up(host, table, turn.seat):
            unfinished = table.awaits_end(turn.seat)
            call = Prompt(seat=turn.seat, since=turn.since, quiet=True, unfinished=unfinished, recalled=True)
            revise(change, row, [Unprompt(seat=turn.seat), call])
        else:
            revise(change, row, [PresenceCheck(seat=turn.seat)])
    await host.db.write(change)


async def _is_no_show(host: Host, table: Table, turn: TurnTimer, now: float) -> bool:
    ends = await first_move_by(host, table, turn.seat, turn.asked)
    return ends is not None and ends <= now


async def _remind_between(
    host: Host, table: Table, timer: TimerRow, turn: TurnTimer, step_at: float, change: Change
) -> None:
    """Add the reminder by the person's own interval to a change, if they still wish it; it puts no step off, which is
    due at `step_at`: where nobody may ping them now it comes later, or that step instead."""
    user_id, pace, now = timer.user_id or 0, PACE.of(table.row) or 0.0, host.clock.now()
    settings = await settings_of(host.people, user_id)
    pings_from = await _end_of_vote_about(host, table, turn.seat) or settings.reachable_at(now)
    if pings_from > now:
        change.rearm(timer, min(pings_from, step_at), turn.but(own=pings_from < step_at).stored())
        return
    sent = turn.but(sent=turn.sent + 1)
    due, then = next_due(sent, now, table.row, pace, settings.time_at(table.row))
    change.rearm(timer, due, then.stored())
    late = now - timer.due > OVERDUE_S
    if settings.own_interval(table.row) is not None and (not late or _first_late(host, user_id)):
        called, stood_still = await written_at(host.db, table.row.id, turn.since), late and timer.due < host.began
        reminder = Prompt(seat=turn.seat, since=turn.since, own=True, unfinished=table.awaits_end(turn.seat))
        reminder = reminder.but(asked=called, late=stood_still)
        revise(change, await host.game(table.row.id), [Unprompt(seat=turn.seat), reminder])


async def _is_pushed_up(host: Host, table: Table, seat: int) -> bool:
    """Whether the bot has posted below the message that calls a seat; messages of people it does not read."""
    calls = [
        prompt.message_id
        for prompt in await host.db.games.prompts(table.row.id)
        if (prompt.channel_id, prompt.seat, prompt.user_id) == (table.row.channel_id, seat, None)
    ]
    last = await host.outbox.last_sent(table.row.id, PUSHES_UP)
    return bool(calls) and last is not None and last > max(calls)


async def _end_of_vote_about(host: Host, table: Table, seat: int) -> float | None:
    """When nobody votes about a seat any more; None where nobody does. A new call would take the place of that vote's
    message."""
    votes = await host.db.timers.of_kind(table.row.id, VOTE)
    return next((vote.due + MINUTE_S for vote in votes if VoteFacts.read(vote.payload).seat == seat), None)


def _begun_again(table: Table, turn: TurnTimer, settings: PersonSettings, now: float) -> TurnTimer | None:
    """The timer whose step comes later than it was set for: a pace after the person's last choice in a turn that goes
    on, or when they are back; None where it does not."""
    acted, away = table.acted.get(turn.seat, 0.0), settings.away > now
    if acted <= turn.acted and not away:
        return None
    return turn.but(asked=max(acted, settings.away), first=turn.step, acted=max(acted, turn.acted), silent=away)


def _reminder(table: Table, turn: TurnTimer, number: int, following: float, time: PersonalTime) -> Prompt:
    """The reminder of this number. `following`: when the next step comes."""
    reminder = Prompt(seat=turn.seat, since=turn.since, reminder=number, unfinished=table.awaits_end(turn.seat))
    ends = time_ends(table, turn, time) if number == REMINDERS else None
    return reminder if ends is None else reminder.but(ends=max(ends, following))


def _first_late(host: Host, user_id: int) -> bool:
    """Whether a person was not reminded just before at another table: after days of standstill everything is overdue at
    once, and one message tells of it."""
    now = host.clock.elapsed()
    if now - host.reminded_late.get(user_id, -OVERDUE_S) < OVERDUE_S:
        return False
    host.reminded_late[user_id] = now
    return True


def time_ends(table: Table, timer: TurnTimer, time: PersonalTime) -> float | None:
    """When the time of a timer's seat is up and somebody else decides what becomes of it; None where the table waits,
    or a time bank says when."""
    pace, chosen, others = PACE.of(table.row), ABSENCE.of(table.row), set(table.people) - {timer.seat}
    if pace is None or BANK.of(table.row) is not None or chosen == WAIT or not (others or chosen == HOUSE):
        return None
    return moment_of(TIME_IS_UP, timer, pace, time)


async def _timer_of(db: Database, table: Table, user_id: int | None) -> TurnTimer | None:
    timers = await db.timers.of_kind(table.row.id, TURN)
    return next((TurnTimer.read(timer.payload) for timer in timers if timer.user_id == user_id), None)


async def time_up_at(db: Database, table: Table, seat: int) -> float | None:
    """When the time of a seat that must act is up by the table's pace; None where it never is."""
    user_id = table.seats[seat].user_id
    own = await _timer_of(db, table, user_id)
    if own is None or user_id is None:
        return None
    return time_ends(table, own, (await settings_of(db.people, user_id)).time_at(table.row))


async def must_show_up_by(host: Host, table: Table, seat: int) -> float | None:
    """When a seat that must act is replaced as a no-show; None where it is not."""
    own = await _timer_of(host.db, table, table.seats[seat].user_id)
    return None if own is None else await first_move_by(host, table, seat, own.asked)


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
    async with host.at_table(game_id) as table:
        row, change, user_id = await host.game(game_id), Change(game_id), table.seats[seat].user_id
        own = await _timer_of(host.db, table, user_id)
        if own is None or own.step == TIME_IS_UP:
            return
        change.arm(TURN, host.clock.now(), own.but(step=TIME_IS_UP).stored(), user_id=user_id)
        revise(change, row, [Left(seat=seat)])
        await host.db.write(change)


@table_timer(UNFINISHED, SeatTimer)
async def tell_unfinished(host: Host, table: Table, timer: TimerRow, turn: SeatTimer, _: float) -> None:
    """Call a seat once more, without a ping, if its turn is still not ended and nobody votes about it."""
    row, change = await host.game(table.row.id), Change(table.row.id)
    change.settle(timer)
    voted_about = await _end_of_vote_about(host, table, turn.seat) is not None
    if not voted_about and table.still_asked(turn.seat, turn.since) and table.awaits_end(turn.seat):
        call = Prompt(seat=turn.seat, since=turn.since, quiet=True, unfinished=True)
        revise(change, row, [Unprompt(seat=turn.seat), call])
    await host.db.write(change)
