"""Tables at which nobody has moved for weeks: when a notice comes, when they are closed, and who is told. Both is told
to everybody who plays there: those who are waited for, and those who wait."""

from typing import Any, Final

from db import Change, TimerRow
from host.clock import DAY_S
from host.finished.deserters import note_deserters
from host.host import Host, resumer, start_follower
from host.messages import following, server_log
from host.messages.posts import Closed, Post, Stalled, Stalls, all_unprompted, revise
from host.payload import Payload
from host.people.settings import called_directly, settings_of
from host.sleeper import table_timer
from host.table.commit import Commit
from host.table.log import written_at
from host.table.table import Table

STALLED: Final = "stalled"
STALLED_S: Final = 23 * DAY_S  # without a move, then a notice
CLOSED_AFTER_NOTICE_S: Final = 7 * DAY_S


@start_follower
async def follow(_: Host, commit: Commit) -> None:
    if commit.table.row.lesson is None:
        commit.change.arm(STALLED, commit.now + STALLED_S, {})


@resumer
async def set_missing(host: Host, table: Table, change: Change) -> None:
    if table.row.lesson is None and not await host.db.timers.of_kind(table.row.id, STALLED):
        change.arm(STALLED, host.clock.now() + STALLED_S, {})


class StalledTimer(Payload):
    """`moved`: when somebody last acted before the notice that was given, in UTC seconds; None before one is."""

    moved: float | None = None


@table_timer(STALLED, StalledTimer)
async def is_due(host: Host, table: Table, timer: TimerRow, stalled: StalledTimer, now: float) -> None:
    """Give the notice, close the table, or look again later."""
    if table.closed or table.over:
        await host.db.timers.settle(timer)
        return
    row, change, moved = await host.game(table.row.id), Change(table.row.id), await _moved(host, table)
    if stalled.moved == moved:
        change.settle(timer)
        change.disarm_all()
        await note_deserters(host.db, change, row, table.seats, now, table.called)
        owed = [*all_unprompted(table.seats), *await _told(host, table, None)]
        revise(change, row, owed, status="cancelled", ended=now)
        await server_log.tell_log(host.people, change, row, server_log.CLOSED)
        await following.tell_of_end(host.db, change, row)
        host.forget(row.id)
    elif now < moved + STALLED_S:
        change.rearm(timer, moved + STALLED_S, {})
    else:
        closes = now + CLOSED_AFTER_NOTICE_S
        change.rearm(timer, closes, StalledTimer(moved=moved).stored())
        revise(change, row, await _told(host, table, closes))
    await host.db.write(change)


async def _moved(host: Host, table: Table) -> float:
    """Since when nobody has moved who could, in UTC seconds: while everybody who must act is away, nobody is late."""
    away = [(await settings_of(host.people, table.seats[seat].user_id or 0)).away for seat in table.called]
    return max(await written_at(host.db, table.row.id, table.seq), min(away, default=0.0))


async def _told(host: Host, table: Table, closes: float | None) -> list[Post]:
    """The posts that tell everybody who plays when the game closes, or (None) that it is closed."""
    waits_for, people = sorted(table.called), [seat for seat in table.seats if seat.by_person]
    direct = await called_directly(host.people, people)
    facts: dict[str, Any] = {"waits_for": waits_for, "direct": direct}
    notices = [Stalls(seat=seat, closes=closes, mine=seat in waits_for) for seat in direct]
    return [Closed(**facts) if closes is None else Stalled(closed=closes, **facts), *notices]


async def closes_at(host: Host, table: Table) -> float | None:
    """When a table closes at which nobody moves, after that was told; None for any other."""
    for timer in await host.db.timers.of_kind(table.row.id, STALLED):
        moved = StalledTimer.read(timer.payload).moved
        if moved is not None and moved == await _moved(host, table):
            return timer.due
    return None
