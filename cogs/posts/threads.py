"""Threads that the bot opens for tables: one that was opened before a crash, and in which no table was made, is used
again."""

from typing import Final

import discord

from cogs.framework.access import PermissionsMissing, lacking
from host import Host

THREADS: Final = {
    "create_public_threads": "create-public-threads",
    "send_messages_in_threads": "send-messages-in-threads",
}
"""Permissions that the bot needs to open threads and to post in them, each with its name in messages."""


async def thread_called(client: discord.Client, host: Host, channel: discord.TextChannel, title: str) -> discord.Thread:
    """A thread of this name in which no table is. Raises the errors of discord.py."""
    for thread in channel.threads:
        mine = client.user is not None and thread.owner_id == client.user.id and thread.name == title
        if mine and not thread.archived and await host.db.games.last_in(thread.id) is None:
            return thread
    return await channel.create_thread(name=title, type=discord.ChannelType.public_thread)


def check_threads(guild: discord.Guild, channel: discord.abc.GuildChannel | discord.Thread) -> None:
    """Raises PermissionsMissing where the bot may not post in a channel or open threads there."""
    allowed = channel.permissions_for(guild.me)
    missing = lacking(allowed, channel) + [name for right, name in THREADS.items() if not getattr(allowed, right)]
    if missing:
        raise PermissionsMissing(list(dict.fromkeys(missing)))


def channel_of(guild: discord.Guild | None, channel_id: int) -> discord.TextChannel | None:
    """The channel in which threads can be opened; of a thread the one that it is in; None where there is none."""
    place = None if guild is None else guild.get_channel_or_thread(channel_id)
    channel = place.parent if isinstance(place, discord.Thread) else place
    return channel if isinstance(channel, discord.TextChannel) else None
