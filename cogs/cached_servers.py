"""What the bot keeps in memory of each server it is on: less than discord.py would, so that ten thousand fit."""

from typing import Any

import discord
from discord.state import AutoShardedConnectionState


class ServerCache(AutoShardedConnectionState[Any]):
    """The state of discord.py's client, which calls `parse_guild_create` with each server that Discord tells of."""

    def parse_guild_create(self, data: Any) -> None:
        super().parse_guild_create(data)
        guild = self._get_guild(int(data["id"]))
        if guild is not None:
            make_smaller(guild)


def make_smaller(guild: discord.Guild) -> None:
    """Channels that are open to the same people, which most of a category are, share one list of them; topics, which
    nothing here reads, are let go of."""
    lists: dict[tuple[tuple[int, int, int, int], ...], list[Any]] = {}
    for channel in guild.channels:
        overwrites = tuple((one.id, one.allow, one.deny, one.type) for one in channel._overwrites)
        channel._overwrites = lists.setdefault(overwrites, channel._overwrites)
        if isinstance(channel, discord.TextChannel | discord.ForumChannel):
            channel.topic = None
