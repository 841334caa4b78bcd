"""A request to take something back ends as soon as something else becomes known: it names exactly what it takes back.

Apart from host/votes/votes.py, since host/host.py needs it with every choice."""

from typing import Final

from db import Database
from host.messages.posts import UNPROMPT, VOTED, Post
from host.table.pending import PendingRows
from host.table.table import Table
from host.timers.reminders import VOTE

ABOUT_UNDO: Final = "undo"


async def withdraw_request(db: Database, table: Table, pending: PendingRows) -> None:
    """End the running request of a table, if there is one, with what `pending` publishes."""
    if pending.settled is not None:  # what is published is the request's own undo, or no seat's move
        return
    for timer in await db.timers.of_kind(table.row.id, VOTE):
        if timer.payload["about"] == ABOUT_UNDO:
            over = [Post(UNPROMPT, {"seat": None}), Post(VOTED, {**timer.payload, "moved": True})]
            pending.settled, pending.news = timer, [*over, *pending.news]
