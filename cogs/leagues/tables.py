"""The tables of a season: a thread for each game that can begin, in the channel of its league."""

from logging import getLogger
from typing import Final

import discord

from cogs.framework import Services, guild_words, limits
from cogs.leagues.telling import thread_name
from cogs.posts.sending import OF_SERVER
from cogs.posts.threads import channel_of, thread_called
from host import PostRow
from host.leagues import running
from host.leagues.channel import lost
from host.leagues.season import season_of
from host.messages.posts import LeagueTables
from words.shapes import clipped

log = getLogger(__name__)

AT_ONCE: Final = 200  # tables of one league, made one after the other


async def make_tables(client: discord.Client, services: Services, post: PostRow) -> None:
    """Makes tables for the games of a league that can begin. Raises the errors of discord.py."""
    host, league_id = services.host, LeagueTables.read(post.payload).league
    w = await guild_words(client, host, post.guild_id)
    for _ in range(AT_ONCE):
        season = await season_of(host, league_id)
        fixture = next(iter(running.can_begin(season, host.clock.now())), None)
        if fixture is None:
            return
        channel = channel_of(client.get_guild(season.league.guild_id), season.league.channel_id)
        if channel is None:
            log.warning("league %s has no channel for the threads of its games", league_id)
            await lost(host, league_id, season.league.channel_id)
            return
        title = clipped(thread_name(w, season, fixture), limits.THREAD_NAME)
        try:
            thread = await thread_called(client, host, channel, title)
        except discord.NotFound as gone:
            log.warning("league %s has lost its channel %s: %s", league_id, channel.id, gone.text)
            await lost(host, league_id, channel.id)
            return
        except discord.Forbidden:  # tried again until it is allowed
            await lost(host, league_id, channel.id)
            raise
        await running.make_table(host, league_id, fixture.number, thread.id, w.say("house-names").split(", "))


OF_SERVER[LeagueTables.kind] = make_tables
