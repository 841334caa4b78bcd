"""What is kept of Discord is less than it tells, and enough to know who may see what and to take answers."""

from typing import Any

import discord

from cogs.client.state import ClientState
from tests.bench.bench_servers import ME, server


def cache_of(state: type[Any]) -> Any:
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    return state(
        dispatch=client.dispatch, handlers={}, hooks={}, http=client.http, intents=client.intents, max_messages=None
    )


def kept_of(told: dict[str, Any], state: type[Any]) -> discord.Guild:
    cache = cache_of(state)
    cache.user = discord.ClientUser(state=cache, data=ME)
    cache.parse_guild_create(told)
    return cache._get_guild(int(told["id"]))


def test_channels_open_to_the_same_people_share_a_list_and_stay_as_open_as_they_were() -> None:
    told = server()
    usual, ours = kept_of(told, discord.state.AutoShardedConnectionState), kept_of(told, ClientState)
    lists = {id(channel._overwrites) for channel in ours.channels}
    different = {str(one["permission_overwrites"]) for one in told["channels"]}
    assert len(lists) == len(different) < len(ours.channels)
    for before, now in zip(usual.channels, ours.channels, strict=True):
        assert now.permissions_for(ours.me) == before.permissions_for(usual.me)
