"""What the bot keeps in memory of Discord: less than discord.py would, so that ten thousand servers fit and memory does
not grow with each press."""

from typing import Any

import discord
from discord.state import AutoShardedConnectionState
from discord.ui.view import BaseView


class ClientCache(AutoShardedConnectionState[Any]):
    """The state of discord.py's client, which calls `parse_guild_create` with each server that Discord tells of, and
    `store_view` with the buttons of each message that it sends or edits."""

    def parse_guild_create(self, data: Any) -> None:
        super().parse_guild_create(data)
        guild = self._get_guild(int(data["id"]))
        if guild is not None:
            make_smaller(guild)

    def store_view(self, view: BaseView, message_id: int | None = None) -> None:
        """Only a form waits for its answer: buttons and menus are found by their custom ids
        (`cogs/framework/routes.py`). discord.py would keep those of each private answer for a quarter of an hour, with
        a timer."""
        if isinstance(view, discord.ui.Modal):
            super().store_view(view, message_id)


def make_smaller(guild: discord.Guild) -> None:
    """Channels that are open to the same people, which most of a category are, share one list of them; topics, which
    nothing here reads, are let go of."""
    lists: dict[tuple[tuple[int, int, int, int], ...], list[Any]] = {}
    for channel in guild.channels:
        overwrites = tuple((one.id, one.allow, one.deny, one.type) for one in channel._overwrites)
        channel._overwrites = lists.setdefault(overwrites, channel._overwrites)
        if isinstance(channel, discord.TextChannel | discord.ForumChannel):
            channel.topic = None
