"""Brings people into a private game's thread or out of it. Who belongs there stands in host/table/thread_members.py."""

from logging import getLogger

import discord

from cogs.posts.places import is_refused_for_good
from host import Host, PostRow
from host.access import people_at
from host.messages.posts import Members

log = getLogger(__name__)


async def keep_members(client: discord.Client, host: Host, post: PostRow) -> None:
    """Bring people into the thread, or out of it, as the table is now. Whom Discord does not let in, such as who left
    the server, stays out. Raises the errors of discord.py where the thread cannot be reached."""
    thread, people = await client.fetch_channel(post.channel_id), await people_at(host, await host.game(post.game_id))
    if not isinstance(thread, discord.Thread):
        return
    if thread.archived:
        await thread.edit(archived=False)
    for user_id in Members.read(post.payload).users:
        change = thread.add_user if user_id in people else thread.remove_user
        try:
            await change(discord.Object(user_id))
        except discord.HTTPException as refused:
            if not is_refused_for_good(refused):
                raise
            log.warning("thread %s, person %s: %s", thread.id, user_id, refused.text)
