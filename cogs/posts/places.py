"""Where tables play: deleted channels, closed threads, servers that remove the bot, people who leave, deleted messages;
which errors of Discord mean that a place is gone for good."""

from logging import getLogger
from typing import Final

import discord

from cogs.framework import ServiceClient, about_table, person_words, table_words
from cogs.framework.access import lacking
from engine.core.decision import Refusal
from host import GameRow, Host, PostRow
from host.leagues import channel as leagues
from host.lobby import open_tables
from host.messages import posts
from host.table.status import ASLEEP
from host.timers import absence, reminders
from host.upkeep.unreachable import CHANNEL, SERVER, channel_gone_too, fall_asleep, post_anew, wake_up

log = getLogger(__name__)

# https://discord.com/developers/docs/topics/opcodes-and-status-codes
UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004
UNKNOWN_MESSAGE: Final = 10008
THREAD_CLOSED: Final = (50083, 160005)  # archived, locked
BARRED: Final = (50001, 50013, *THREAD_CLOSED)
"""The bot may not see the channel, not write there, or the thread is closed: whoever made the table is told."""
INVALID_RECIPIENT: Final = 50033
AWAKE: Final = ("running", "paused")


class Unplayable(Exception):
    """The operator names a channel in which a game cannot be played; says why."""


def is_refused_for_good(error: discord.HTTPException) -> bool:
    """Whether a message to one person, or into the thread they chose, will never be taken: they take no direct messages
    (50007), share no server with the bot (50278), are unknown (10013) or nobody whom a bot may write to, or the thread
    is gone or closed. Whatever else Discord refuses may be taken later."""
    return isinstance(error, discord.Forbidden | discord.NotFound) or error.code in (INVALID_RECIPIENT, *THREAD_CLOSED)


async def channel_gone(host: Host, channel_id: int) -> None:
    """A channel or thread was deleted: its games fall asleep, a noticeboard in it is forgotten, and the organisers of
    leagues there are told."""
    for game in await host.db.games.unfinished_at(channel_id=channel_id):
        await _sleeps(host, game, CHANNEL)
    board = await host.db.noticeboards.in_channel(channel_id)
    if board is not None:
        await open_tables.forget(host, board)
    await leagues.channel_gone(host, channel_id)


async def server_gone(host: Host, guild_id: int) -> None:
    """A server removed the bot: its games fall asleep."""
    for game in await host.db.games.unfinished_at(guild_id=guild_id):
        await _sleeps(host, game, SERVER)


async def _sleeps(host: Host, game: GameRow, why: str) -> bool:
    """Lets a game fall asleep, unless it cannot be read. Returns whether it sleeps."""
    try:
        return await fall_asleep(host, game.id, why)
    except Refusal as frozen:
        log.info("game %s does not fall asleep: %r", game.id, frozen)
        return False


async def look_after(client: ServiceClient, guild_id: int | None = None) -> None:
    """Compare where games play (those of one server, or all) with what there is: after a start, for nobody tells the
    bot what happened meanwhile, and when it is added to a server again."""
    host = client.services.host
    for game in await host.db.games.with_status(*AWAKE, ASLEEP):
        if guild_id not in (None, game.guild_id) or game.channel_id is None or not host.drives(game):
            continue
        lost = await _lost(client, game)
        try:
            if lost is None and game.status == ASLEEP:
                await wake_up(host, game.id)
            elif lost is not None and game.status != ASLEEP:
                await fall_asleep(host, game.id, lost)
            elif lost == CHANNEL:
                await channel_gone_too(host, game.id)
        except Refusal as frozen:
            log.info("game %s: %r", game.id, frozen)


async def _lost(client: discord.Client, game: GameRow) -> str | None:
    """Which place a game has lost, SERVER or CHANNEL; None where it has both, or nobody can tell."""
    guild = client.get_guild(game.guild_id or 0)
    if guild is None:
        return SERVER
    if guild.unavailable or game.channel_id is None or guild.get_channel_or_thread(game.channel_id) is not None:
        return None
    try:
        await guild.fetch_channel(game.channel_id)  # Discord tells nobody of archived threads unless asked
    except discord.NotFound:
        return CHANNEL
    except (discord.HTTPException, discord.InvalidData) as error:
        log.info("channel %s of game %s: %s", game.channel_id, game.id, error)
    return None


async def look_at_place(client: discord.Client, game: GameRow, channel_id: int) -> bool:
    """Whether a channel of the game's server, in which the bot may play it, is a thread. Raises Unplayable."""
    guild = client.get_guild(game.guild_id or 0)
    if guild is None:
        raise Unplayable("The bot is not on the game's server.")
    channel = guild.get_channel_or_thread(channel_id)
    try:
        channel = channel or await guild.fetch_channel(channel_id)  # an archived thread
    except (discord.NotFound, discord.Forbidden, discord.InvalidData) as unknown:  # the last is of another server
        raise Unplayable(f"The game's server shows the bot no channel {channel_id}.") from unknown
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        raise Unplayable(f"{channel_id} is neither a text channel nor a thread.")
    missing = lacking(channel.permissions_for(guild.me), channel)
    if missing:
        raise Unplayable(f"The bot lacks permissions in {channel_id}: {', '.join(missing)}.")
    return isinstance(channel, discord.Thread)


async def sleeps_without(client: discord.Client, host: Host, post: PostRow) -> bool:
    """Discord knows the channel of a post no more. Returns whether its game sleeps now."""
    game = await host.game(post.game_id)
    lost = SERVER if client.get_guild(game.guild_id or 0) is None else CHANNEL
    return game.channel_id == post.channel_id and await _sleeps(host, game, lost)


def holds_nobody(game: GameRow, post: PostRow) -> bool:
    """Whether a post has lost its place: its game sleeps, or is played in another channel. What it tells is told where
    the game goes on."""
    elsewhere = post.kind in (posts.Moved.kind, *posts.BESIDE, *posts.NOTICES)
    return not elsewhere and (game.status == ASLEEP or game.channel_id != post.channel_id)


async def tell_barred(client: ServiceClient, post: PostRow, error: discord.HTTPException) -> None:
    """Tells the organiser by direct message, as far as they take any, why the game's channel takes no posts; nobody of
    a post of a server: who manages it reads that in /tables."""
    if not post.game_id:
        return
    game = await client.services.host.game(post.game_id)
    if game.organiser_id is None or game.guild_id is None:
        return
    host, guild = client.services.host, client.get_guild(game.guild_id)
    w = await person_words(host, game.organiser_id, await table_words(client, host, game))
    channel = None if guild is None else guild.get_channel_or_thread(post.channel_id)
    missing = [] if guild is None or channel is None else lacking(channel.permissions_for(guild.me), channel)
    named = w.listed(w.say(f"permission-{name}") for name in missing or ["view-channel"])
    problem = "closed" if error.code in THREAD_CLOSED else "permissions"
    facts = about_table(w, game) | {"where": f"<#{post.channel_id}>"}
    text = w.say("notice-barred", problem=problem, missing=named, **facts)
    try:
        direct = await client.create_dm(discord.Object(game.organiser_id))
        await direct.send(text)
    except discord.HTTPException as refused:
        log.info("user %s was not told that game %s cannot post: %s", game.organiser_id, game.id, refused.text)


async def note_who_left(client: discord.Client, host: Host, post: PostRow) -> None:
    """Asks Discord whether the person of a seat that is called is on the server still; if not, the others decide."""
    table = await host.table(post.game_id)
    seat, guild = table.seats[posts.SeatPost.read(post.payload).seat], client.get_guild(table.row.guild_id or 0)
    if guild is None or seat.user_id is None or not absence.may_be_gone(table, seat.seat, host.clock.now()):
        return
    try:
        await guild.fetch_member(seat.user_id)
    except discord.NotFound:
        await reminders.left_server(host, post.game_id, seat.seat)
    except discord.HTTPException as error:
        log.info("user %s of game %s: %s", seat.user_id, post.game_id, error)


async def send_lost_anew(client: ServiceClient, game_id: str) -> None:
    """Sends prompts and the board once more where their messages were deleted, of which Discord does not tell."""
    host = client.services.host
    try:
        row, called = await host.game(game_id), (await host.table(game_id)).called
    except Refusal:
        return
    if row.channel_id is None or row.status != "running":
        return
    gone = [
        prompt.seat
        for prompt in await host.db.games.prompts(game_id)
        if prompt.channel_id == row.channel_id
        and prompt.seat in called
        and not await _stands(client, row.channel_id, prompt.message_id)
    ]
    board = await host.outbox.last_sent(game_id, posts.ILLUSTRATED)
    lost = board is not None and not await _stands(client, row.channel_id, board)
    await post_anew(host, game_id, gone, board=lost)


async def _stands(client: discord.Client, channel_id: int, message_id: int) -> bool:
    """Whether a message is there, as far as the bot can see."""
    try:
        await client.get_partial_messageable(channel_id).fetch_message(message_id)
    except discord.HTTPException as error:
        return error.code != UNKNOWN_MESSAGE
    return True
