"""Tables for people who looked for the same game: each in a thread below the noticeboard. Who has left the server, or
does not see the noticeboard any more, looks no longer."""

from collections.abc import Sequence
from logging import getLogger
from typing import Final

import discord

from cogs.framework import Services, guild_words, limits
from cogs.posts.threads import channel_of, thread_called
from engine.core.decision import Refusal
from host import NoticeboardRow, SeekerRow, WriteRefused
from host.lobby import matching, seeking
from words.games import game_words
from words.shapes import clipped

log = getLogger(__name__)

AT_ONCE: Final = 10  # tables that are made one after the other; others wait for the next change


async def gather(client: discord.Client, services: Services, guild: discord.Guild, board: NoticeboardRow) -> None:
    """Make a table for everybody who fits others. Raises the errors of discord.py."""
    for _ in range(AT_ONCE):
        found = await matching.gathering(services.host, guild.id)
        if found is None:
            return
        if await _lose_who_left(services, guild, board, found.seekers):
            continue
        thread = await _thread(client, services, guild, board, found.game)
        if thread is None:
            return
        try:
            await matching.make_table(services.lobby, guild.id, found, thread.id)
        except (WriteRefused, Refusal) as changed:  # one of them has found another table meanwhile
            log.info("no table is made in thread %s: %s", thread.id, changed)


async def _lose_who_left(
    services: Services, guild: discord.Guild, board: NoticeboardRow, seekers: Sequence[SeekerRow]
) -> bool:
    """Ends the search of those whom a thread below the noticeboard would not reach; whether there were any. Discord
    tells nobody without a privileged intent who leaves a server."""
    gone = [seeker for seeker in seekers if not await is_reader(guild, board, seeker.user_id)]
    for seeker in gone:
        log.info("user %s does not see the noticeboard of server %s any more", seeker.user_id, guild.id)
        await seeking.stop(services.host, guild.id, seeker.user_id)
    return bool(gone)


async def is_reader(guild: discord.Guild, board: NoticeboardRow, user_id: int) -> bool:
    """Whether a person is on the server and sees its noticeboard. Raises the errors of discord.py but NotFound."""
    channel = guild.get_channel_or_thread(board.channel_id)
    try:
        member = await guild.fetch_member(user_id)
    except discord.NotFound:
        return False
    return channel is None or channel.permissions_for(member).view_channel


async def _thread(
    client: discord.Client, services: Services, guild: discord.Guild, board: NoticeboardRow, game: str
) -> discord.Thread | None:
    """A thread for the table; None where the noticeboard hangs where no threads are."""
    channel = channel_of(guild, board.channel_id)
    if channel is None:
        log.warning("no table can be made below the noticeboard in channel %s", board.channel_id)
        return None
    w = await guild_words(client, services.host, guild.id)
    title = clipped(w.say("gathered-thread", game=game_words(game).title(w)), limits.THREAD_NAME)
    return await thread_called(client, services.host, channel, title)
