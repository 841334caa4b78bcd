"""Who belongs to a lobby, by its seats and invitations, and so to its private thread."""

from collections.abc import Set
from typing import Any

from db import Change, Database, GameRow
from host.lobby.view import LobbyView
from host.messages.posts import owe, owe_again
from host.table.thread_members import has_private_thread, members_owed, people_of


def change_people(change: Change, lobby: LobbyView, columns: dict[str, Any]) -> None:
    """Take the new seats and people invited, if there are any, from the columns into the change."""
    row, seats, invited = lobby.row, columns.pop("seats", lobby.seats), columns.pop("invited", lobby.invited)
    if seats is not lobby.seats:
        change.seats(seats)
    if invited is not lobby.invited:
        change.invites(invited)
    before = people_of(row.organiser_id, lobby.seats, lobby.invited)
    after = people_of(columns.get("organiser_id", row.organiser_id), seats, invited)
    owe_again(change, row, members_owed(row, before ^ after))


async def make_members(db: Database, change: Change, row: GameRow, people: Set[int]) -> None:
    """The people of a new lobby are members of its private thread from now on, instead of those of the game before."""
    if not has_private_thread(row):
        return
    last = await db.games.last_in(row.channel_id or 0)
    if last is not None:
        people = people | people_of(last.organiser_id, await db.games.seats(last.id), await db.games.invited(last.id))
    owe(change, row.seq, row.channel_id, members_owed(row, people))
