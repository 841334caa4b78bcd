"""Tables at which nobody has moved for a month are closed, a week after a notice."""

from typing import Final

from db import Change, TimerRow
from host.clock import DAY_S
from host.host import Host, resumer, start_follower
from host.messages import following, posts, server_log
from host.messages.posts import revise
from host.payload import Payload
from host.people.settings import settings_of
from host.sleeper import table_timer
from host.table.commit import Commit
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
    row, change = await host.game(table.row.id), Change(table.row.id)
    (last,) = await host.db.games.log(row.id, after=table.seq - 1)
    away = [(await settings_of(host.people, table.seats[seat].user_id or 0)).away for seat in table.called]
    # While everybody who must act is away, nobody is late.
    moved = max(last.at, min(away, default=0.0))
    if stalled.moved == moved:
        change.settle(timer)
        change.disarm_all()
        revise(change, row, [*posts.all_unprompted(table.seats), posts.Closed()], status="cancelled", ended=now)
        await server_log.tell_log(host.people, change, row, server_log.CLOSED)
        await following.tell_of_end(host.db, change, row)
        host.forget(row.id)
    elif now < moved + STALLED_S:
        change.rearm(timer, moved + STALLED_S, {})
    else:
        closes = now + CLOSED_AFTER_NOTICE_S
        change.rearm(timer, closes, StalledTimer(moved=moved).stored())
        revise(change, row, [posts.Stalled(closed=closes)])
    await host.db.write(change)
