"""A text of the operator's for all who play (bot.py announce): how long it may be, and where it is posted."""

import unicodedata
from typing import Final

from db import Change
from host.host import Host
from host.messages import posts
from host.table.status import FROZEN, PLAYABLE

LONGEST: Final = 1500
"""In UTF-16 units, as Discord counts. A message takes 4000; this leaves room for the heading in any language."""


class Unpostable(Exception):
    """Why a text is not posted."""


def check(text: str) -> None:
    """Raises Unpostable where nothing of a text would be seen, or not all of it."""
    categories = {unicodedata.category(character) for character in text}
    if all(category[0] in "CZ" for category in categories):
        raise Unpostable("There is no text to announce.")
    if "Cs" in categories:  # what is no character: the terminal writes otherwise
        raise Unpostable("The text is not in UTF-8. Nothing was posted.")
    length = len(text.encode("utf-16-le")) // 2
    if length > LONGEST:
        raise Unpostable(f"The text has {length} characters; {LONGEST} fit. Nothing was posted.")


async def announce(host: Host, text: str) -> int:
    """Post a text of the operator's in the channel of each game that is being played and that this process drives, once
    in each channel. Returns in how many. Raises Unpostable."""
    check(text)
    rows = await host.db.games.with_status(*PLAYABLE, FROZEN)
    channels = {row.channel_id: row.id for row in rows if row.channel_id is not None and host.drives(row)}
    for game_id in channels.values():
        async with host.lock(game_id):
            change = Change(game_id)
            posts.revise(change, await host.game(game_id), [posts.Announced(text=text)])
            await host.db.write(change)
            host.forget(game_id)
    return len(channels)
