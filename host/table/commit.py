"""What one commit writes: rows of the log, records of turns that ended, posts that the channel is owed, and the game's
row. What follows from it, such as timers, is added by those who registered (host.host.commit_follower)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from db import Change, Database, People
from host.messages import following, posts, server_log
from host.messages.posts import Begun, End, Ended, Post, Start, Step, Turn
from host.people.settings import called_directly
from host.table import records
from host.table.calls import Call, silent_seats
from host.table.pending import PendingRows
from host.table.status import is_watched
from host.table.table import Table


@dataclass(slots=True)
class Commit:
    """An act at a table that is about to be committed with `change`, or the beginning of its game (`begins`). `called`,
    `seq`, `published`: the table's before it; `now`: when it is committed, in UTC seconds; `answered`: the seats that
    will answer by themselves what the act asks them; `calls`: how each seat is called that is called by it."""

    change: Change
    table: Table
    pending: PendingRows
    called: Mapping[int, int] = field(default_factory=dict)
    seq: int = 0
    published: int = 0
    begins: bool = False
    now: float = 0.0
    answered: set[int] = field(default_factory=set)
    calls: Mapping[int, Call] = field(default_factory=dict)

    @property
    def acted(self) -> set[int | None]:
        """The seats whose people did it."""
        return {row.seat for row in self.pending.rows if row.actor_id is not None}

    @property
    def asked(self) -> set[int]:
        """The seats that the act asks something, or asks again where the table goes on after a pause."""
        table = self.table
        return {seat for seat in table.called if seat not in self.called or table.asked.after[seat] > self.seq}


async def add_rows(commit: Commit, db: Database) -> list[Post]:
    """Put rows, records, posts and the update of the game's row into the change. Returns the posts."""
    change, table, pending = commit.change, commit.table, commit.pending
    told = await (_at_start if commit.begins else _after_act)(db.people, commit)
    change.append(pending.rows)
    columns = {**pending.columns, "seq": table.seq, "published": table.published}
    if table.over:
        columns |= {"status": "finished", "ended": commit.now, "result": table.result()}
    # The number that the game's row must still have, so that a concurrent write is noticed.
    change.update_game(commit.seq, **columns)
    for turn in pending.turns:
        change.record(records.encode(table.position.rules, table.row.id, turn))
    posts.owe(change, table.seq, table.row.channel_id, told)
    if pending.reseated:
        change.seats(table.seats)
    if pending.settled is not None:
        change.end(pending.settled)
    if pending.undone_after is not None:
        change.mark_undone(pending.undone_after)
    if told and not commit.begins:
        await following.tell_of_turn(db, change, table.row, table.seats, told)
    if table.over or (table.closed and "status" in pending.columns):
        change.disarm_all()
    if table.over or pending.columns.get("status") == server_log.CANCELLED:
        ended = server_log.ENDED if table.over else server_log.CANCELLED
        await server_log.tell_log(db.people, change, table.row, ended, table.seq)
        await following.tell_of_end(db, change, table.row)
    return told


async def _at_start(people: People, commit: Commit) -> list[Post]:
    """The posts of a game that begins."""
    table = commit.table
    _, new = posts.prompts({}, table.called, silent_seats(commit.calls))
    direct = await called_directly(people, table.seats)
    begun: list[Post] = [Begun(seat=seat) for seat in direct if seat not in table.called]
    return [Start(), *new, *begun]


async def _after_act(people: People, commit: Commit) -> list[Post]:
    """The posts of an act at a running table."""
    table, pending = commit.table, commit.pending
    gone, new = posts.prompts(commit.called, table.called, silent_seats(commit.calls))
    told = [*gone, *_stories(table, pending), *pending.news, *new]  # what happened stands above who is called by it
    if table.over:
        direct = await called_directly(people, table.seats)
        told += [End(direct=direct), *(Ended(seat=seat) for seat in direct)]
    return told


def _stories(table: Table, pending: PendingRows) -> list[Post]:
    """The post about what a commit published. There is none while house players act next: their last choice reports it
    together with their own, so that the channel gets one post."""
    if table.published <= table.posted:
        return []
    by_house = pending.rows[0].actor_id is None
    if is_watched(table.row) and not table.open_rows:
        by_house = False  # each turn is told, since nobody is called after it
    if table.house_to_act is not None and (by_house or table.open_rows):
        return []
    first, table.posted = table.posted + 1, table.published
    return [_story(table, first)]


def _story(table: Table, first: int) -> Post:
    """With pictures when a turn ended, a house player acted or now only another person must act; else in words."""
    rows = {"first": first, "last": table.published}
    if not table.open_rows:
        return Turn(**rows)
    owner, people = table.position.choices[0].seat, set(posts.people_of(table.seats))
    if owner not in people:
        return Turn(**rows)
    others_act = (people - {owner}) & set(table.position.seats_to_act)
    alone = len(table.position.choices) == table.choices_of(owner)
    return Turn(**rows) if others_act and alone else Step(**rows)
