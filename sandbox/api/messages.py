"""Messages in the sandbox's REST API: posted, read, pinned, edited and deleted by the bot."""

from aiohttp import web

from sandbox.api.access import channel_for, message_for, require
from sandbox.model import permissions
from sandbox.model.world import DIRECT_MESSAGE, THREAD_CREATED, Channel, Json, Message
from sandbox.state import Routes, Sandbox
from sandbox.wire.body import read_body
from sandbox.wire.errors import ApiError, Problems, archived

routes = Routes()

MOST_LISTED = 100
SYSTEM_TYPES = (THREAD_CREATED, 21)


@routes.on("POST", "/api/v10/channels/{channel_id}/messages")
async def create(sandbox: Sandbox, request: web.Request) -> Json:
    body = await read_body(request)
    channel = channel_for(request)
    needed = permissions.needed_to_send(channel)
    needed |= permissions.ATTACH_FILES if body.uploads else 0
    needed |= permissions.EMBED_LINKS if body.payload.get("embeds") else 0
    require(request, channel, needed)
    _check_open(sandbox, channel)
    bot_id, nonce = sandbox.world.bot.id, body.payload.get("nonce")
    enforced = nonce is not None and body.payload.get("enforce_nonce")
    earlier = sandbox.posts.with_nonce(channel, bot_id, str(nonce)) if enforced else None
    return sandbox.payloads.message(earlier or sandbox.posts.create(channel, bot_id, body))


def _check_open(sandbox: Sandbox, channel: Channel) -> None:
    world, bot_id = sandbox.world, sandbox.world.bot.id
    managed = permissions.may(world, channel, bot_id, permissions.MANAGE_THREADS)
    if channel.archived and channel.locked and not managed:
        raise archived()
    if channel.type == DIRECT_MESSAGE:
        others = [world.users[user_id] for user_id in channel.recipients if user_id != bot_id]
        guilds = [guild.members for guild in world.guilds.values() if bot_id in guild.members]
        if not all(any(user.id in members for members in guilds) for user in others):
            raise ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
        if not all(user.accepts_direct_messages for user in others):
            raise ApiError(403, 50007, "Cannot send messages to this user")


@routes.on("GET", "/api/v10/channels/{channel_id}/messages")
async def listing(sandbox: Sandbox, request: web.Request) -> list[Json]:
    channel = channel_for(request)
    readable = permissions.may(sandbox.world, channel, sandbox.world.bot.id, permissions.READ_MESSAGE_HISTORY)
    messages = _slice(sandbox, channel, request) if readable else []
    return [sandbox.payloads.message(message, for_bot=True) for message in messages]


def _slice(sandbox: Sandbox, channel: Channel, request: web.Request) -> list[Message]:
    """Newest first, as Discord lists them whatever the direction asked for."""
    limit = int(request.query.get("limit", 50))
    with Problems() as problems:
        if not 1 <= limit <= MOST_LISTED:
            problems.add(("limit",), "NUMBER_TYPE_MAX", f"int value should be between 1 and {MOST_LISTED}.")
    seen = [message for message in sandbox.world.history(channel.id) if message.seen_by is None]
    if "after" in request.query:
        after = int(request.query["after"])
        return [message for message in seen if int(message.id) > after][-limit:]
    if "around" in request.query:
        middle = int(request.query["around"])
        near = sorted(seen, key=lambda message: abs(int(message.id) - middle))[:limit]
        return sorted(near, key=lambda message: -int(message.id))
    before = int(request.query.get("before", 1 << 63))
    return [message for message in seen if int(message.id) < before][:limit]


@routes.on("GET", "/api/v10/channels/{channel_id}/messages/pins")
async def pins(sandbox: Sandbox, request: web.Request) -> Json:
    history = sandbox.world.history(channel_for(request).id)
    shown = [sandbox.payloads.message(message, for_bot=True) for message in history if message.pinned]
    return {"items": [{"pinned_at": each["timestamp"], "message": each} for each in shown], "has_more": False}


@routes.on("PUT", "/api/v10/channels/{channel_id}/messages/pins/{message_id}")
@routes.on("DELETE", "/api/v10/channels/{channel_id}/messages/pins/{message_id}")
async def pin(sandbox: Sandbox, request: web.Request) -> None:
    message = message_for(request)
    require(request, sandbox.world.channels[message.channel_id], permissions.PIN_MESSAGES)
    message.pinned = request.method == "PUT"
    sandbox.world.save(message)
    sandbox.posts.tell_pages("message_update", message)


@routes.on("GET", "/api/v10/channels/{channel_id}/messages/{message_id}")
async def get(sandbox: Sandbox, request: web.Request) -> Json:
    return sandbox.payloads.message(message_for(request), for_bot=True)


@routes.on("PATCH", "/api/v10/channels/{channel_id}/messages/{message_id}")
async def edit(sandbox: Sandbox, request: web.Request) -> Json:
    body, message = await read_body(request), message_for(request)
    channel = sandbox.world.channels[message.channel_id]
    if message.author_id != sandbox.world.bot.id or message.type in SYSTEM_TYPES:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    if body.uploads:
        require(request, channel, permissions.ATTACH_FILES)
    _check_open(sandbox, channel)
    return sandbox.payloads.message(sandbox.posts.edit(message, body, late_pictures=False))


@routes.on("DELETE", "/api/v10/channels/{channel_id}/messages/{message_id}")
async def delete(sandbox: Sandbox, request: web.Request) -> None:
    message = message_for(request)
    if message.author_id != sandbox.world.bot.id:
        require(request, sandbox.world.channels[message.channel_id], permissions.MANAGE_MESSAGES)
    sandbox.posts.delete(message)


@routes.on("POST", "/api/v10/channels/{channel_id}/messages/bulk-delete")
async def bulk_delete(sandbox: Sandbox, request: web.Request) -> None:
    body, channel = await read_body(request), channel_for(request)
    require(request, channel, permissions.MANAGE_MESSAGES)
    with Problems() as problems:
        problems.count(("messages",), body.payload.get("messages"), 2, 100)
    for message_id in body.payload["messages"]:
        message = sandbox.world.messages.get(str(message_id))
        if message is not None and message.channel_id == channel.id and message.seen_by is None:
            sandbox.posts.delete(message)


@routes.on("POST", "/api/v10/channels/{channel_id}/typing")
async def typing(sandbox: Sandbox, request: web.Request) -> None:
    channel = channel_for(request)
    require(request, channel, permissions.needed_to_send(channel))
    sandbox.feed.publish({"type": "typing", "channel_id": channel.id, "user_id": sandbox.world.bot.id})
