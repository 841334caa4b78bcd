"""Turns prepared and answers given ahead that are due when a table goes on: their timers ran out while it was
frozen."""

from db import Change, Database
from host import ahead, plans
from host.ahead import ANSWER
from host.pending import PendingRows
from host.plans import PLAN, PLAY
from host.table import Table


async def due_seats(db: Database, table: Table) -> set[int]:
    """The seats that are asked something now for which a choice is to be made soon."""
    if table.over or table.closed:
        return set()
    rows = await db.ahead.of_game(table.row.id)
    unmade = {row.seat for row in rows if row.name == PLAN and plans.is_due(table, row)}
    return unmade | set(ahead.answers_to(rows, table, table.called))


async def set_missing(db: Database, table: Table, now: float) -> None:
    """Set the timers that are missing of such choices; a plan that no longer holds is switched off. The caller holds
    the game's lock. `now`: UTC seconds."""
    if table.over or table.closed:
        return
    timers = {(timer.kind, timer.user_id) for timer in await db.timers.of_game(table.row.id)}
    rows = await db.ahead.of_game(table.row.id)
    change, user_of = Change(table.row.id), {seat.seat: seat.user_id for seat in table.seats}
    left = [row for row in rows if (PLAY, user_of[row.seat]) not in timers]
    plans.follow(change, table, left, PendingRows(), table.called, now)
    answered = ahead.answers_to(rows, table, table.called)
    ahead.follow(change, table, [seat for seat in answered if (ANSWER, user_of[seat]) not in timers], (), now)
    if change.operations:
        await db.write(change)
