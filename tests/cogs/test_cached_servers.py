"""What is kept of a server is less than Discord tells, and enough to know who may see what."""

from typing import Any

import discord

from cogs.cached_servers import ServerCache
from tests.bench.bench_servers import ME, server


def kept_of(told: dict[str, Any], state: type[Any]) -> discord.Guild:
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    cache = state(
        dispatch=client.dispatch, handlers={}, hooks={}, http=client.http, intents=client.intents, max_messages=None
    )
    cache.user = discord.ClientUser(state=cache, data=ME)
    cache.parse_guild_create(told)
    return cache._get_guild(int(told["id"]))


def test_channels_open_to_the_same_people_share_a_list_and_stay_as_open_as_they_were() -> None:
    told = server()
    usual, ours = kept_of(told, discord.state.AutoShardedConnectionState), kept_of(told, ServerCache)
    lists = {id(channel._overwrites) for channel in ours.channels}
    different = {str(one["permission_overwrites"]) for one in told["channels"]}
    assert len(lists) == len(different) < len(ours.channels)
    for before, now in zip(usual.channels, ours.channels, strict=True):
        assert now.permissions_for(ours.me) == before.permissions_for(usual.me)
        assert getattr(now, "topic", None) is None
