"""What one commit writes: rows of the log, records of turns that ended, posts that the channel is owed, timers of those
who must act, and the game's row."""

from collections.abc import Sequence

from db import Change, Database, People
from host import ahead, following, owed, plans, posts, records, reminders, server_log, stalled, unfinished
from host.lessons import lasting
from host.pending import PendingRows
from host.posts import Post
from host.table import Table


async def add_start(change: Change, people: People, table: Table, pending: PendingRows, now: float) -> None:
    """Put into `change` what the start of a game writes. `now`: UTC seconds."""
    calls = await reminders.calls_of(people, table, {}, now)
    _add(change, table, pending, 0, await owed.at_start(people, table, calls), now)
    reminders.follow(change, table, {}, calls, now)
    if table.row.lesson is None:
        stalled.first_look(change, now)
    else:
        lasting.put_off(change, now)


async def add_act(
    change: Change, db: Database, table: Table, pending: PendingRows, seq: int, called: dict[int, int], now: float
) -> list[Post]:
    """Put into `change` what an act at a running table writes. `seq`, `called`: the table's before it; `now`: UTC
    seconds. Returns the posts among it."""
    people = db.people
    seated = pending.seated
    rows = [row for row in await db.ahead.of_game(table.row.id) if row.seat not in seated]
    asked = ahead.asked_by(table, called, seq)
    answered = ahead.answers_to(rows, table, asked)
    planned = plans.follow(change, table, rows, pending, asked, now)
    calls = await reminders.calls_of(people, table, called, now, {*answered, *planned})
    told = await owed.after_act(people, table, pending, called, calls)
    _add(change, table, pending, seq, told, now)
    acted = {row.seat for row in pending.rows if row.actor_id is not None}
    votes = await db.timers.of_kind(table.row.id, reminders.VOTE)
    reminders.follow(change, table, called, calls, now, votes=votes, acted=acted)
    if table.row.lesson is None:
        unfinished.follow(change, table, acted, now)
    else:
        lasting.put_off(change, now)
    ahead.follow(change, table, answered, seated, now)
    if table.closed and "status" in pending.columns:
        change.disarm_all()
    if table.over or pending.columns.get("status") == server_log.CANCELLED:
        ended = server_log.ENDED if table.over else server_log.CANCELLED
        await server_log.tell_log(people, change, table.row, ended, table.seq)
    if told:
        await following.tell_of_turn(db, change, table, told)
    if table.over or pending.columns.get("status") == server_log.CANCELLED:
        await following.tell_of_end(db, change, table.row)
    if pending.reseated:
        change.seats(table.seats)
    if pending.settled is not None:
        change.end(pending.settled)
    if pending.undone_after is not None:
        change.mark_undone(pending.undone_after)
    return told


def _add(change: Change, table: Table, pending: PendingRows, seq: int, told: Sequence[Post], now: float) -> None:
    """Put in rows, records, posts and the update of the game's row. `seq`: the number that the game's row must still
    have, so that a concurrent write is noticed."""
    change.append(pending.rows)
    columns = {**pending.columns, "seq": table.seq, "published": table.published}
    if table.over:
        columns |= {"status": "finished", "ended": now, "result": table.result()}
    change.update_game(seq, **columns)
    for turn in pending.turns:
        change.record(records.encode(table.position.rules, table.row.id, turn))
    posts.owe(change, table.seq, table.row.channel_id, told)
