"""A text of the operator's for all who play."""

from db import Change
from host.host import Host
from host.messages import posts
from host.table.status import FROZEN, PLAYABLE

LONGEST = 1500  # characters; Discord takes 4000 in a message, the heading included


async def announce(host: Host, text: str) -> int:
    """Post a text in the channel of each game that is being played and that this process drives, once in each channel.
    Returns in how many."""
    rows = await host.db.games.with_status(*PLAYABLE, FROZEN)
    channels = {row.channel_id: row for row in rows if row.channel_id is not None and host.drives(row)}
    for row in channels.values():
        async with host.lock(row.id):
            now = await host.game(row.id)
            change = Change(row.id)
            change.update_game(now.seq, now.revision, revision=now.revision + 1)
            posts.owe_again(change, now, [posts.Announced(text=text[:LONGEST])])
            await host.db.write(change)
            host.forget(row.id)
    host.on_posts_owed()
    return len(channels)
