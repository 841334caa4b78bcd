"""What one commit writes: rows of the log, records of turns that ended, posts that the channel is owed, timers of those
who must act, and the game's row."""

from collections.abc import Mapping, Sequence

from db import Change, Database, People
from host.houses.houses import house_to_act, is_watched
from host.lessons import lasting
from host.messages import following, posts, server_log
from host.messages.posts import BEGUN, END, ENDED, START, STEP, TURN, Post
from host.people.settings import called_directly
from host.table import records
from host.table.pending import PendingRows
from host.table.table import Table
from host.timers import reminders, stalled, unfinished
from host.timers.reminders import Call
from host.turn import prepared_turn, standing_answers


async def add_start(change: Change, people: People, table: Table, pending: PendingRows, now: float) -> None:
    """Put into `change` what the start of a game writes. `now`: UTC seconds."""
    calls = await reminders.calls_of(people, table, {}, now)
    _add(change, table, pending, 0, await at_start(people, table, calls), now)
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
    asked = standing_answers.asked_by(table, called, seq)
    answered = standing_answers.answers_to(rows, table, asked)
    planned = prepared_turn.follow(change, table, rows, pending, asked, now)
    calls = await reminders.calls_of(people, table, called, now, {*answered, *planned})
    told = await after_act(people, table, pending, called, calls)
    _add(change, table, pending, seq, told, now)
    acted = {row.seat for row in pending.rows if row.actor_id is not None}
    votes = await db.timers.of_kind(table.row.id, reminders.VOTE)
    reminders.follow(change, table, called, calls, now, votes=votes, acted=acted)
    if table.row.lesson is None:
        unfinished.follow(change, table, acted, now)
    else:
        lasting.put_off(change, now)
    standing_answers.follow(change, table, answered, seated, now)
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


# MERGED host.owed: Which posts the channel is owed by a commit: what happened, who is called now, and at the end the
# result.


async def at_start(people: People, table: Table, calls: Mapping[int, Call]) -> list[Post]:
    """The posts of a game that begins. `calls`: how each seat is called that is called by it."""
    _, new = posts.prompts({}, table.called, _silent(calls))
    direct = await called_directly(people, table.seats)
    begun = [Post(BEGUN, {"seat": seat}) for seat in direct if seat not in table.called]
    return [Post(START, {}), *new, *begun]


async def after_act(
    people: People, table: Table, pending: PendingRows, called: dict[int, int], calls: Mapping[int, Call]
) -> list[Post]:
    """The posts of an act at a running table. `called`: the table's before it; `calls`: how each seat is called that is
    called by it."""
    gone, new = posts.prompts(called, table.called, _silent(calls))
    told = [*gone, *_stories(table, pending), *pending.news, *new]  # what happened stands above who is called by it
    if table.over:
        direct = await called_directly(people, table.seats)
        told += [Post(END, {"direct": direct}), *(Post(ENDED, {"seat": seat}) for seat in direct)]
    return told


def _silent(calls: Mapping[int, Call]) -> list[int]:
    """The seats that are called without a ping."""
    return [seat for seat, call in calls.items() if call.silent]


def _stories(table: Table, pending: PendingRows) -> list[Post]:
    """The post about what a commit published. There is none while house players act next: their last choice reports it
    together with their own, so that the channel gets one post."""
    if table.published <= table.posted:
        return []
    by_house = pending.rows[0].actor_id is None
    if is_watched(table.row) and not table.open_rows:
        by_house = False  # each turn is told, since nobody is called after it
    if house_to_act(table) is not None and (by_house or table.open_rows):
        return []
    first, table.posted = table.posted + 1, table.published
    return [posts.story(_kind_of_story(table), first, table.published)]


def _kind_of_story(table: Table) -> str:
    """TURN (with pictures) when a turn ended, a house player acted or now only another person must act; else STEP."""
    if not table.open_rows:
        return TURN
    owner, people = table.position.choices[0].seat, set(posts.people_of(table.seats))
    if owner not in people:
        return TURN
    others_act = (people - {owner}) & set(table.position.seats_to_act)
    return TURN if others_act and len(table.position.choices) == table.choices_of(owner) else STEP
