"""Servers, members, roles and users in the sandbox's REST API."""

from aiohttp import web

from sandbox.api.access import guild_for
from sandbox.model.world import Json
from sandbox.state import Routes, Sandbox
from sandbox.wire.errors import missing_access, unknown

routes = Routes()


@routes.on("GET", "/api/v10/users/@me/guilds")
async def own_guilds(sandbox: Sandbox, _: web.Request) -> list[Json]:
    world = sandbox.world
    return [sandbox.payloads.guild(guild) for guild in world.guilds.values() if world.bot.id in guild.members]


@routes.on("GET", "/api/v10/users/{user_id}")
async def get_user(sandbox: Sandbox, request: web.Request) -> Json:
    user = sandbox.world.users.get(request.match_info["user_id"])
    if user is None:
        raise unknown("User", 10013)
    return sandbox.payloads.user(user)


@routes.on("GET", "/api/v10/guilds/{guild_id}")
async def get(sandbox: Sandbox, request: web.Request) -> Json:
    guild = guild_for(request)
    return sandbox.payloads.guild(guild) | {
        "approximate_member_count": len(guild.members),
        "approximate_presence_count": len(guild.members),
    }


@routes.on("GET", "/api/v10/guilds/{guild_id}/channels")
async def channels(sandbox: Sandbox, request: web.Request) -> list[Json]:
    return [sandbox.payloads.channel(c) for c in sandbox.world.channels_of(guild_for(request)) if not c.is_thread]


@routes.on("GET", "/api/v10/guilds/{guild_id}/roles")
async def roles(sandbox: Sandbox, request: web.Request) -> list[Json]:
    return sandbox.payloads.roles(guild_for(request))


@routes.on("GET", "/api/v10/guilds/{guild_id}/members")
async def members(_: Sandbox, request: web.Request) -> None:
    """The whole list needs the members intent, which this application does not have."""
    guild_for(request)
    raise missing_access()


@routes.on("GET", "/api/v10/guilds/{guild_id}/members/search")
async def search_members(sandbox: Sandbox, request: web.Request) -> list[Json]:
    guild = guild_for(request)
    start, limit = request.query.get("query", "").lower(), int(request.query.get("limit", 1))
    user_ids = [user_id for user_id in guild.members if sandbox.world.users[user_id].username.startswith(start)]
    return [sandbox.payloads.member(guild, user_id) for user_id in user_ids[:limit]]


@routes.on("GET", "/api/v10/guilds/{guild_id}/members/{user_id}")
async def get_member(sandbox: Sandbox, request: web.Request) -> Json:
    guild = guild_for(request)
    user_id = request.match_info["user_id"]
    if user_id not in guild.members:
        raise unknown("Member", 10007)
    return sandbox.payloads.member(guild, user_id)
