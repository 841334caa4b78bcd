"""Servers, their members and roles, and users."""

from aiohttp import web

from sandbox.api.access import guild_for
from sandbox.state import Routes, Sandbox
from sandbox.wire.body import answer
from sandbox.wire.errors import missing_access, unknown

routes = Routes()


@routes.on("GET", "/api/v10/users/@me/guilds")
async def own_guilds(sandbox: Sandbox, _: web.Request) -> web.Response:
    world = sandbox.world
    own = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
    return answer([sandbox.payloads.guild(guild) for guild in own])


@routes.on("GET", "/api/v10/users/{user_id}")
async def get_user(sandbox: Sandbox, request: web.Request) -> web.Response:
    user = sandbox.world.users.get(request.match_info["user_id"])
    if user is None:
        raise unknown("User", 10013)
    return answer(sandbox.payloads.user(user))


@routes.on("GET", "/api/v10/guilds/{guild_id}")
async def get(sandbox: Sandbox, request: web.Request) -> web.Response:
    guild = guild_for(request)
    counts = {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return answer(sandbox.payloads.guild(guild) | counts)


@routes.on("GET", "/api/v10/guilds/{guild_id}/channels")
async def channels(sandbox: Sandbox, request: web.Request) -> web.Response:
    guild = guild_for(request)
    found = [c for c in sandbox.world.channels.values() if c.guild_id == guild.id and not c.is_thread]
    return answer([sandbox.payloads.channel(channel) for channel in found])


@routes.on("GET", "/api/v10/guilds/{guild_id}/roles")
async def roles(sandbox: Sandbox, request: web.Request) -> web.Response:
    return answer(sandbox.payloads.roles(guild_for(request)))


@routes.on("GET", "/api/v10/guilds/{guild_id}/members")
async def members(_: Sandbox, request: web.Request) -> web.Response:
    """The whole list needs the members intent, which this application does not have."""
    guild_for(request)
    raise missing_access()


@routes.on("GET", "/api/v10/guilds/{guild_id}/members/search")
async def search_members(sandbox: Sandbox, request: web.Request) -> web.Response:
    guild = guild_for(request)
    asked = request.query.get("query", "").lower()
    limit = int(request.query.get("limit", 1))
    found = [user_id for user_id in guild.members if sandbox.world.users[user_id].username.startswith(asked)]
    return answer([sandbox.payloads.member(guild, user_id) for user_id in found[:limit]])


@routes.on("GET", "/api/v10/guilds/{guild_id}/members/{user_id}")
async def get_member(sandbox: Sandbox, request: web.Request) -> web.Response:
    guild = guild_for(request)
    user_id = request.match_info["user_id"]
    if user_id not in guild.members:
        raise unknown("Member", 10007)
    return answer(sandbox.payloads.member(guild, user_id))
