"""Messages in channels, as the bot posts, reads, edits and deletes them."""

from aiohttp import web

from sandbox.api.access import channel_for, message_for, require
from sandbox.model import permissions
from sandbox.model.world import DIRECT_MESSAGE, Channel, Json, Message
from sandbox.state import Routes, Sandbox, sandbox_of
from sandbox.wire.body import answer, nothing, read_body
from sandbox.wire.errors import ApiError, Problems, missing_permissions

routes = Routes()

MOST_LISTED = 100
SYSTEM_TYPES = (18, 21)


@routes.on("POST", "/api/v10/channels/{channel_id}/messages")
async def create(sandbox: Sandbox, request: web.Request) -> web.Response:
    body = await read_body(request)
    channel = channel_for(request)
    needed = permissions.may_send(channel)
    needed |= permissions.ATTACH_FILES if body.uploads else 0
    needed |= permissions.EMBED_LINKS if body.payload.get("embeds") else 0
    require(request, channel, needed)
    _check_open(sandbox, channel)
    bot_id = sandbox.world.bot.id
    nonce = body.payload.get("nonce")
    if nonce is not None and body.payload.get("enforce_nonce"):
        earlier = sandbox.posts.with_nonce(channel, bot_id, str(nonce))
        if earlier is not None:
            return answer(sandbox.payloads.message(earlier))
    return answer(sandbox.payloads.message(sandbox.posts.create(channel, bot_id, body)))


def _check_open(sandbox: Sandbox, channel: Channel) -> None:
    bits = permissions.in_channel(sandbox.world, channel, sandbox.world.bot.id)
    if channel.archived and channel.locked and not bits & permissions.MANAGE_THREADS:
        raise ApiError(400, 50083, "Tried to perform an operation on an archived thread, such as editing a message")
    if channel.type == DIRECT_MESSAGE:
        others = [sandbox.world.users[user_id] for user_id in channel.recipients if user_id != sandbox.world.bot.id]
        guilds = [guild.members for guild in sandbox.world.guilds.values() if sandbox.world.bot.id in guild.members]
        if not all(any(user.id in members for members in guilds) for user in others):
            raise ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
        if not all(user.accepts_direct_messages for user in others):
            raise ApiError(403, 50007, "Cannot send messages to this user")


@routes.on("GET", "/api/v10/channels/{channel_id}/messages")
async def listing(sandbox: Sandbox, request: web.Request) -> web.Response:
    channel = channel_for(request)
    bits = permissions.in_channel(sandbox.world, channel, sandbox.world.bot.id)
    found = _slice(sandbox, channel, request) if bits & permissions.READ_MESSAGE_HISTORY else []
    return answer([sandbox.payloads.message(message, for_bot=True) for message in found])


def _slice(sandbox: Sandbox, channel: Channel, request: web.Request) -> list[Message]:
    """Newest first, as Discord lists them whatever the direction asked for."""
    limit = int(request.query.get("limit", 50))
    problems = Problems()
    if not 1 <= limit <= MOST_LISTED:
        problems.add(("limit",), "NUMBER_TYPE_MAX", f"int value should be between 1 and {MOST_LISTED}.")
    problems.raise_if_any()
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
async def pins(sandbox: Sandbox, request: web.Request) -> web.Response:
    channel = channel_for(request)
    pinned = [message for message in sandbox.world.history(channel.id) if message.pinned]
    items = []
    for message in pinned:
        shown = sandbox.payloads.message(message, for_bot=True)
        items.append({"pinned_at": shown["timestamp"], "message": shown})
    return answer({"items": items, "has_more": False})


@routes.on("PUT", "/api/v10/channels/{channel_id}/messages/pins/{message_id}")
async def pin(_: Sandbox, request: web.Request) -> web.Response:
    return _set_pinned(request, True)


@routes.on("DELETE", "/api/v10/channels/{channel_id}/messages/pins/{message_id}")
async def unpin(_: Sandbox, request: web.Request) -> web.Response:
    return _set_pinned(request, False)


def _set_pinned(request: web.Request, pinned: bool) -> web.Response:
    sandbox = sandbox_of(request)
    message = message_for(request)
    require(request, sandbox.world.channels[message.channel_id], permissions.PIN_MESSAGES)
    message.pinned = pinned
    sandbox.world.save(message)
    sandbox.posts.tell_pages("message_update", message)
    return nothing()


@routes.on("GET", "/api/v10/channels/{channel_id}/messages/{message_id}")
async def get(sandbox: Sandbox, request: web.Request) -> web.Response:
    return answer(sandbox.payloads.message(message_for(request), for_bot=True))


@routes.on("PATCH", "/api/v10/channels/{channel_id}/messages/{message_id}")
async def edit(sandbox: Sandbox, request: web.Request) -> web.Response:
    body = await read_body(request)
    message = message_for(request)
    if message.author_id != sandbox.world.bot.id or message.type in SYSTEM_TYPES:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    if body.uploads:
        require(request, sandbox.world.channels[message.channel_id], permissions.ATTACH_FILES)
    _check_open(sandbox, sandbox.world.channels[message.channel_id])
    return answer(sandbox.payloads.message(sandbox.posts.edit(message, body, late_pictures=False)))


@routes.on("DELETE", "/api/v10/channels/{channel_id}/messages/{message_id}")
async def delete(sandbox: Sandbox, request: web.Request) -> web.Response:
    message = message_for(request)
    if message.author_id != sandbox.world.bot.id:
        require(request, sandbox.world.channels[message.channel_id], permissions.MANAGE_MESSAGES)
    sandbox.posts.delete(message)
    return nothing()


@routes.on("POST", "/api/v10/channels/{channel_id}/messages/bulk-delete")
async def bulk_delete(sandbox: Sandbox, request: web.Request) -> web.Response:
    body = await read_body(request)
    channel = channel_for(request)
    require(request, channel, permissions.MANAGE_MESSAGES)
    problems = Problems()
    problems.count(("messages",), body.payload.get("messages"), 2, 100)
    problems.raise_if_any()
    for message_id in body.payload["messages"]:
        message = sandbox.world.messages.get(str(message_id))
        if message is not None and message.channel_id == channel.id and message.seen_by is None:
            sandbox.posts.delete(message)
    return nothing()


@routes.on("POST", "/api/v10/channels/{channel_id}/typing")
async def typing(sandbox: Sandbox, request: web.Request) -> web.Response:
    channel = channel_for(request)
    if not permissions.in_channel(sandbox.world, channel, sandbox.world.bot.id) & permissions.may_send(channel):
        raise missing_permissions()
    event: Json = {"type": "typing", "channel_id": channel.id, "user_id": sandbox.world.bot.id}
    sandbox.feed.publish(event)
    return nothing()
