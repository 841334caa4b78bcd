"""Tables at which nobody has moved for a month are closed, a week after a notice."""

from typing import Final

from db import Change, GameRow, TimerRow
from host.host import Host, resumer, start_follower
from host.messages import following, posts, server_log
from host.messages.posts import owe_again
from host.payload import Payload
from host.people.settings import settings_of
from host.table.commit import Commit
from host.table.pace import CLOSED_AFTER_NOTICE_S, STALLED_S
from host.table.table import Table
from host.timer_kinds import table_timer

STALLED: Final = "stalled"


@start_follower
async def follow(_: Host, commit: Commit) -> None:
    """Set the timer of a game that begins."""
    if commit.table.row.lesson is None:
        commit.change.arm(STALLED, commit.now + STALLED_S, {})


@resumer
async def set_missing(host: Host, table: Table, change: Change) -> None:
    """Set the timer of a game that has none."""
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
    quiet_until = moved + STALLED_S
    change.settle(timer)
    if stalled.moved == moved:
        await _close(host, change, table, row, now)
        return
    if now < quiet_until:
        change.arm(STALLED, quiet_until, {})
    else:
        closes = now + CLOSED_AFTER_NOTICE_S
        change.arm(STALLED, closes, StalledTimer(moved=moved).stored())
        owe_again(change, row, [posts.Stalled(closed=closes)])
        change.update_game(row.seq, row.revision, revision=row.revision + 1)
    await host.db.write(change)


async def _close(host: Host, change: Change, table: Table, row: GameRow, now: float) -> None:
    owe_again(change, row, [*posts.all_unprompted(table.seats), posts.Closed()])
    change.disarm_all()
    change.update_game(row.seq, row.revision, status="cancelled", ended=now, revision=row.revision + 1)
    await server_log.tell_log(host.people, change, row, server_log.CLOSED)
    await following.tell_of_end(host.db, change, row)
    await host.db.write(change)
    host.forget(row.id)
