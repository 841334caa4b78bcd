"""Channels, threads and direct messages in the sandbox's REST API: made, changed, archived, deleted, members."""

from typing import Any

from aiohttp import web

from sandbox.api.access import channel_for, guild_for, message_for, require
from sandbox.checks import limits
from sandbox.live.gateway import GUILDS
from sandbox.model import permissions
from sandbox.model.world import (
    DIRECT_MESSAGE,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    THREAD_CREATED,
    Channel,
    Json,
    Message,
)
from sandbox.state import Routes, Sandbox
from sandbox.wire.body import answer, read_body
from sandbox.wire.errors import ApiError, Problems, archived, missing_permissions, unknown
from sandbox.wire.payloads import iso

routes = Routes()

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


@routes.on("GET", "/api/v10/channels/{channel_id}")
async def get(sandbox: Sandbox, request: web.Request) -> Json:
    return sandbox.payloads.channel(channel_for(request))


@routes.on("PATCH", "/api/v10/channels/{channel_id}")
async def edit(sandbox: Sandbox, request: web.Request) -> Json:
    body = await read_body(request)
    channel = channel_for(request)
    if channel.is_thread:
        _edit_thread(sandbox, channel, body.payload)
    else:
        require(request, channel, permissions.MANAGE_CHANNELS)
        _check_name(body.payload)
        channel.name = body.payload.get("name", channel.name)
        channel.topic = body.payload.get("topic", channel.topic)
    sandbox.world.save(channel)
    announce(sandbox, channel, "UPDATE")
    return sandbox.payloads.channel(channel)


def _edit_thread(sandbox: Sandbox, thread: Channel, changes: Json) -> None:
    bot_id = sandbox.world.bot.id
    own = thread.owner_id == bot_id and not thread.locked and "locked" not in changes
    if not own and not permissions.may(sandbox.world, thread, bot_id, permissions.MANAGE_THREADS):
        raise missing_permissions()
    if thread.archived and changes.get("archived") is not False:
        raise archived()
    _check_name(changes)
    thread.name = changes.get("name", thread.name)
    thread.archived = bool(changes.get("archived", thread.archived))
    thread.locked = bool(changes.get("locked", thread.locked))
    thread.auto_archive = int(changes.get("auto_archive_duration", thread.auto_archive))


@routes.on("DELETE", "/api/v10/channels/{channel_id}")
async def delete(sandbox: Sandbox, request: web.Request) -> Json:
    channel = channel_for(request)
    needed = permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS
    require(request, channel, 0 if channel.type == DIRECT_MESSAGE else needed)
    shown = sandbox.payloads.channel(channel)
    remove_channel(sandbox, channel)
    return shown


def remove_channel(sandbox: Sandbox, channel: Channel) -> None:
    """With its threads and messages."""
    for thread in [] if channel.is_thread else sandbox.world.threads(channel.id):
        remove_channel(sandbox, thread)
    for message in list(sandbox.world.history(channel.id)):
        sandbox.world.remove(message)
    announce(sandbox, channel, "DELETE")
    sandbox.world.remove(channel)


def announce(sandbox: Sandbox, channel: Channel, what: str) -> None:
    """CHANNEL_ or THREAD_ with CREATE, UPDATE or DELETE, to the bot and the pages."""
    event = f"{'THREAD' if channel.is_thread else 'CHANNEL'}_{what}"
    payload = sandbox.payloads.channel(channel)
    if event == "THREAD_CREATE":
        member = {"id": channel.id, "user_id": sandbox.world.bot.id, "join_timestamp": iso(0), "flags": 0}
        payload |= {"newly_created": True, "member": member}
    sandbox.gateway.dispatch(event, payload, intent=GUILDS, guild_id=channel.guild_id)
    sandbox.feed.publish({"type": "channels"})


@routes.on("POST", "/api/v10/channels/{channel_id}/threads")
async def start_thread(sandbox: Sandbox, request: web.Request) -> web.Response:
    body = await read_body(request)
    parent = channel_for(request)
    kind = body.payload.get("type", PRIVATE_THREAD)
    _check_thread(parent, body.payload, kind)
    bit = permissions.CREATE_PUBLIC_THREADS if kind == PUBLIC_THREAD else permissions.CREATE_PRIVATE_THREADS
    require(request, parent, bit)
    thread = _open_thread(sandbox, parent, sandbox.world.ids.next(), kind, body.payload)
    if kind == PUBLIC_THREAD:
        bot_id = sandbox.world.bot.id
        note = Message(sandbox.world.ids.next(), parent.id, bot_id, content=thread.name, type=THREAD_CREATED)
        note.reference = {"type": 0, "channel_id": thread.id, "guild_id": thread.guild_id}
        sandbox.posts.publish(note, parent)
    return answer(sandbox.payloads.channel(thread), status=201)


@routes.on("POST", "/api/v10/channels/{channel_id}/messages/{message_id}/threads")
async def start_thread_from_message(sandbox: Sandbox, request: web.Request) -> web.Response:
    body = await read_body(request)
    parent, message = channel_for(request), message_for(request)
    _check_thread(parent, body.payload, PUBLIC_THREAD)
    require(request, parent, permissions.CREATE_PUBLIC_THREADS)
    if message.id in sandbox.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    thread = _open_thread(sandbox, parent, message.id, PUBLIC_THREAD, body.payload)
    sandbox.posts.tell_pages("message_update", message)
    return answer(sandbox.payloads.channel(thread), status=201)


def _check_thread(parent: Channel, payload: Json, kind: int) -> None:
    if parent.type != TEXT:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    _check_name(payload, required=True)
    with Problems() as problems:
        problems.one_of(("type",), kind, (PUBLIC_THREAD, PRIVATE_THREAD))
        problems.one_of(("auto_archive_duration",), payload.get("auto_archive_duration") or 1440, ARCHIVE_MINUTES)


def _check_name(payload: Json, required: bool = False) -> None:
    with Problems() as problems:
        if required or "name" in payload:
            problems.length(("name",), payload.get("name"), 1, limits.CHANNEL_NAME)


def _open_thread(sandbox: Sandbox, parent: Channel, thread_id: str, kind: int, payload: Json) -> Channel:
    thread = Channel(
        id=thread_id,
        guild_id=parent.guild_id,
        type=kind,
        name=payload["name"],
        parent_id=parent.id,
        owner_id=sandbox.world.bot.id,
        members=[sandbox.world.bot.id],
        auto_archive=payload.get("auto_archive_duration") or 1440,
    )
    sandbox.world.save(thread)
    announce(sandbox, thread, "CREATE")
    return thread


@routes.on("GET", "/api/v10/guilds/{guild_id}/threads/active")
async def active_threads(sandbox: Sandbox, request: web.Request) -> Json:
    threads = [c for c in sandbox.world.channels_of(guild_for(request)) if c.is_thread and not c.archived]
    return {"threads": [sandbox.payloads.channel(thread) for thread in threads], "members": []}


@routes.on("GET", "/api/v10/channels/{channel_id}/threads/archived/{kind:public|private}")
async def archived_threads(sandbox: Sandbox, request: web.Request) -> Json:
    kind = PUBLIC_THREAD if request.match_info["kind"] == "public" else PRIVATE_THREAD
    threads = [t for t in sandbox.world.threads(channel_for(request).id) if t.archived and t.type == kind]
    return {"threads": [sandbox.payloads.channel(thread) for thread in threads], "members": [], "has_more": False}


@routes.on("PUT", "/api/v10/channels/{channel_id}/thread-members/{user_id}")
@routes.on("DELETE", "/api/v10/channels/{channel_id}/thread-members/{user_id}")
async def thread_member(sandbox: Sandbox, request: web.Request) -> None:
    """Everybody who sees a channel sees its public threads here, so membership changes nothing but for private ones."""
    thread, world = channel_for(request), sandbox.world
    if not thread.is_thread:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    user_id = world.bot.id if request.match_info["user_id"] == "@me" else request.match_info["user_id"]
    if user_id not in world.users:
        raise unknown("User", 10013)
    if thread.archived:
        raise archived()
    own = thread.owner_id == world.bot.id
    if request.method == "DELETE" and not own and user_id != world.bot.id:
        require(request, thread, permissions.MANAGE_THREADS)
    others = [member for member in thread.members if member != user_id]
    thread.members = [*others, user_id] if request.method == "PUT" else others
    world.save(thread)
    sandbox.feed.publish({"type": "channels"})


@routes.on("POST", "/api/v10/users/@me/channels")
async def open_direct_message(sandbox: Sandbox, request: web.Request) -> Json:
    body = await read_body(request)
    return sandbox.payloads.channel(direct_channel(sandbox, body.payload.get("recipient_id")))


def direct_channel(sandbox: Sandbox, user_id: Any) -> Channel:
    """The direct messages of the bot with this user; raises 10013."""
    world = sandbox.world
    user = world.users.get(str(user_id))
    if user is None:
        raise unknown("User", 10013)
    for channel in world.channels.values():
        if channel.type == DIRECT_MESSAGE and user.id in channel.recipients:
            return channel
    channel = Channel(world.ids.next(), None, DIRECT_MESSAGE, "", recipients=[user.id, world.bot.id])
    world.save(channel)
    sandbox.feed.publish({"type": "channels"})
    return channel
