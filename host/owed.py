"""Which posts the channel is owed by a commit: what happened, who is called now, and at the end the result."""

from collections.abc import Mapping

from db import People
from host import posts
from host.houses import house_to_act
from host.pending import PendingRows
from host.posts import BEGUN, END, ENDED, START, STEP, TURN, Post
from host.reminders import Call
from host.settings import called_directly
from host.table import Table
from host.watching import is_watched


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
