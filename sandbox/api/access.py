"""The guild, channel or message that a bot's request names. Raises ApiError with Discord's code (the numbers in the
docstrings) when it does not exist or the bot may not see it."""

from aiohttp import web

from sandbox.model import permissions
from sandbox.model.world import Channel, Guild, Message
from sandbox.state import sandbox_of
from sandbox.wire.errors import missing_access, missing_permissions, unknown, unknown_message


def guild_for(request: web.Request) -> Guild:
    """Raises 10004, or 50001 where the bot is no member."""
    world = sandbox_of(request).world
    guild = world.guilds.get(request.match_info["guild_id"])
    if guild is None:
        raise unknown("Guild", 10004)
    if world.bot.id not in guild.members:
        raise missing_access()
    return guild


def channel_for(request: web.Request) -> Channel:
    """Raises 10003, or 50001 where the bot cannot see the channel."""
    world = sandbox_of(request).world
    channel = world.channels.get(request.match_info["channel_id"])
    if channel is None:
        raise unknown("Channel", 10003)
    if not permissions.may(world, channel, world.bot.id, permissions.VIEW_CHANNEL):
        raise missing_access()
    return channel


def message_for(request: web.Request) -> Message:
    """Raises 10008; an ephemeral message cannot be reached this way."""
    channel_id, messages = channel_for(request).id, sandbox_of(request).world.messages
    message = messages.get(request.match_info["message_id"])
    if message is None or message.channel_id != channel_id or message.seen_by is not None:
        raise unknown_message()
    return message


def require(request: web.Request, channel: Channel, needed: int) -> None:
    """Raises 50013 unless the bot has all these bits in the channel."""
    world = sandbox_of(request).world
    if not permissions.may(world, channel, world.bot.id, needed):
        raise missing_permissions()
