"""What one commit writes: rows of the log, records of turns that ended, which story is posted and whether with
pictures. What follows from it, such as timers, is added by those who registered (host.host.commit_follower)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from db import Change, Database, People
from host.messages import following, posts, server_log
from host.messages.posts import Begun, End, Ended, Post, Start, Step, Turn
from host.people.settings import called_directly
from host.table import records
from host.table.calls import Call
from host.table.pending import PendingRows
from host.table.status import is_watched
from host.table.table import Table


@dataclass(slots=True)
class Commit:
    """An act at a table that is committed with `change` at the time `now` (UTC seconds), or the beginning of its game
    (`begins`). `before`, `seq`, `published`: as the table stood before it, the seats that were called and its rows.

    As it stands after it: the seats `called`, whether it is `over` or `closed`; `acted`: the seats whose people did it;
    `answered`: those that will answer by themselves what the act asks them; `calls`: how each seat is called by it."""

    change: Change
    table: Table
    pending: PendingRows
    now: float
    called: Mapping[int, int]
    over: bool
    closed: bool
    before: Mapping[int, int] = field(default_factory=dict)
    seq: int = 0
    published: int = 0
    begins: bool = False
    acted: set[int | None] = field(init=False)
    answered: set[int] = field(default_factory=set)
    calls: Mapping[int, Call] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.acted = {row.seat for row in self.pending.rows if row.actor_id is not None}

    @property
    def asked(self) -> set[int]:
        """The seats that the act asks something, or asks again where the table goes on after a pause."""
        return {seat for seat in self.called if seat not in self.before or self.table.asked.after[seat] > self.seq}


async def add_rows(commit: Commit, db: Database) -> None:
    """Put rows, records, posts and the update of the game's row into the change."""
    change, table, pending = commit.change, commit.table, commit.pending
    owed = await _posts(db.people, commit)
    change.append(pending.rows)
    columns = {**pending.columns, "seq": table.seq, "published": table.published}
    if commit.over:
        columns |= {"status": "finished", "ended": commit.now, "result": table.result()}
    # The number that the game's row must still have, so that a concurrent write is noticed.
    change.update_game(commit.seq, **columns)
    for turn in pending.turns:
        change.record(records.encode(table.position.rules, table.row.id, turn))
    posts.owe(change, table.seq, table.row.channel_id, owed)
    if pending.reseated:
        change.seats(table.seats)
    if pending.displaced is not None:
        change.uninvite(pending.displaced)
    if pending.settled is not None:
        change.end(pending.settled)
    if pending.undone_after is not None:
        change.mark_undone(pending.undone_after)
    if owed and not commit.begins:
        await following.tell_of_turn(db, change, table.row, table.seats, owed)
    if commit.over or (commit.closed and "status" in pending.columns):
        change.disarm_all()
    if commit.over or pending.columns.get("status") == server_log.CANCELLED:
        news = server_log.ENDED if commit.over else server_log.CANCELLED
        await server_log.tell_log(db.people, change, table.row, news, table.seq)
        if commit.over and not is_watched(table.row):
            await server_log.tell_result(db.people, change, table.row, table.seq)
        await following.tell_of_end(db, change, table.row)


async def _posts(people: People, commit: Commit) -> list[Post]:
    silent = [seat for seat, call in commit.calls.items() if call.silent]
    gone, new = posts.prompts(commit.before, commit.called, silent)
    direct = await called_directly(people, commit.table.seats) if commit.begins or commit.over else []
    if commit.begins:
        return [Start(), *new, *(Begun(seat=seat) for seat in direct if seat not in commit.called)]
    # What happened stands above who is called by it.
    owed = [*gone, *_stories(commit.table, commit.pending), *commit.pending.news, *new]
    if commit.over:
        owed += [End(direct=direct), *(Ended(seat=seat) for seat in direct)]
    return owed


def _stories(table: Table, pending: PendingRows) -> list[Post]:
    """The post about what a commit published. There is none while computer players act next: their last choice reports
    it together with their own, so that the channel gets one post."""
    if table.published <= table.posted:
        return []
    # Each turn of computer players alone is told, since nobody is called after it.
    by_house = pending.rows[0].actor_id is None and (table.open_rows or table.people)
    if table.house_to_act is not None and (by_house or table.open_rows):
        return []
    first, table.posted = table.posted + 1, table.published
    return [(Turn if _is_illustrated(table) else Step)(first=first, last=table.published)]


def _is_illustrated(table: Table) -> bool:
    """Whether a turn ended, a computer player acted or now only another person must act."""
    if not table.open_rows:
        return True
    owner, people = table.position.choices[0].seat, set(posts.people_of(table.seats))
    others_act = (people - {owner}) & set(table.position.seats_to_act)
    alone = len(table.position.choices) == table.choices_of(owner)
    return owner not in people or bool(others_act and alone)
