"""Who is a member of a private game's thread: who comes to the table comes in, who leaves it for good leaves."""

from collections.abc import Iterable
from typing import Final

from db import GameRow, SeatRow
from host.messages.posts import Members, Post

PRIVATE_THREAD: Final = "private_thread"
"""In the options of a game for which the bot has made a private thread."""


def has_private_thread(row: GameRow) -> bool:
    return bool(row.options.get(PRIVATE_THREAD))


def people_of(organiser_id: int | None, seats: Iterable[SeatRow], invited: Iterable[int]) -> set[int]:
    """The ids of the people of a table: who organises it, sits there or is invited."""
    people = {organiser_id, *(seat.user_id for seat in seats), *invited}
    return {user_id for user_id in people if user_id is not None}


def members_owed(row: GameRow, users: Iterable[int | None]) -> list[Post]:
    """The post owed where these people have come to a table or left it; none for a game without a thread of its
    own."""
    changed = sorted(user_id for user_id in users if user_id is not None)
    return [Members(users=changed)] if changed and has_private_thread(row) else []
