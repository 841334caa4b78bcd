"""Registering slash commands with the sandbox, for everywhere or one server, and how many a day."""

from aiohttp import web

from sandbox.checks import limits
from sandbox.checks.commands import check_command, check_set
from sandbox.model.world import Json
from sandbox.state import Routes, Sandbox, sandbox_of
from sandbox.wire.body import answer, read_body
from sandbox.wire.errors import ApiError, unknown

routes = Routes()

EVERYWHERE = "/api/v10/applications/{application_id}/commands"
IN_GUILD = "/api/v10/applications/{application_id}/guilds/{guild_id}/commands"
DAY_S = 24 * 3600


@routes.on("GET", EVERYWHERE)
@routes.on("GET", IN_GUILD)
async def listing(sandbox: Sandbox, request: web.Request) -> list[Json]:
    return sandbox.world.commands(_scope(request))


@routes.on("PUT", EVERYWHERE)
@routes.on("PUT", IN_GUILD)
async def replace(sandbox: Sandbox, request: web.Request) -> list[Json]:
    """Commands of the same name and type keep their ids."""
    scope, commands = _scope(request), (await read_body(request)).payload
    check_set(commands)
    before = sandbox.world.commands(scope)
    after = [_registered(sandbox, scope, command, before) for command in commands]
    _count_creates(sandbox, scope, sum(_find(before, command["id"]) is None for command in after))
    _keep(sandbox, scope, after)
    return after


@routes.on("POST", EVERYWHERE)
@routes.on("POST", IN_GUILD)
async def create(sandbox: Sandbox, request: web.Request) -> web.Response:
    scope, new = _scope(request), (await read_body(request)).payload
    before = sandbox.world.commands(scope)
    others = [command for command in before if _key(command) != _key(new)]
    check_set([*others, new])
    command = _registered(sandbox, scope, new, before)
    fresh = len(others) == len(before)
    _count_creates(sandbox, scope, int(fresh))
    _keep(sandbox, scope, [*others, command])
    return answer(command, status=201 if fresh else 200)


@routes.on("GET", EVERYWHERE + "/{command_id}")
@routes.on("GET", IN_GUILD + "/{command_id}")
async def get(_: Sandbox, request: web.Request) -> Json:
    return _named(request)


@routes.on("PATCH", EVERYWHERE + "/{command_id}")
@routes.on("PATCH", IN_GUILD + "/{command_id}")
async def edit(sandbox: Sandbox, request: web.Request) -> Json:
    scope, before = _scope(request), _named(request)
    after: Json = before | (await read_body(request)).payload | {"version": sandbox.world.ids.next()}
    check_command(after)
    _keep(sandbox, scope, [after if command is before else command for command in sandbox.world.commands(scope)])
    return after


@routes.on("DELETE", EVERYWHERE + "/{command_id}")
@routes.on("DELETE", IN_GUILD + "/{command_id}")
async def delete(sandbox: Sandbox, request: web.Request) -> None:
    scope, gone = _scope(request), _named(request)
    _keep(sandbox, scope, [command for command in sandbox.world.commands(scope) if command is not gone])


def _scope(request: web.Request) -> str:
    sandbox = sandbox_of(request)
    if request.match_info["application_id"] != sandbox.world.application_id:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")
    guild_id = request.match_info.get("guild_id")
    if guild_id is not None and guild_id not in sandbox.world.guilds:
        raise unknown("Guild", 10004)
    return guild_id or "global"


def _named(request: web.Request) -> Json:
    command = _find(sandbox_of(request).world.commands(_scope(request)), request.match_info["command_id"])
    if command is None:
        raise unknown("application command", 10063)
    return command


def _find(commands: list[Json], command_id: str) -> Json | None:
    return next((command for command in commands if command["id"] == command_id), None)


def _key(command: Json) -> tuple[int, str]:
    return command.get("type", 1), command.get("name", "")


def _registered(sandbox: Sandbox, scope: str, new: Json, before: list[Json]) -> Json:
    same = next((command for command in before if _key(command) == _key(new)), None)
    defaults: Json = {
        "type": 1,
        "description": "",
        "options": [],
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
    }
    own = {
        "id": same["id"] if same else sandbox.world.ids.next(),
        "application_id": sandbox.world.application_id,
        "version": sandbox.world.ids.next(),
    }
    return defaults | new | own | ({} if scope == "global" else {"guild_id": scope})


def _count_creates(sandbox: Sandbox, scope: str, fresh: int) -> None:
    now = sandbox.world.clock.now()
    recent = [at for at in sandbox.world.store.of("creates").get(scope, []) if now - at < DAY_S]
    if len(recent) + fresh > limits.COMMAND_CREATES_A_DAY:
        raise ApiError(400, 30034, "Max number of daily application command creates has been reached (200)")
    if fresh:
        sandbox.world.store.put("creates", scope, recent + [now] * fresh)


def _keep(sandbox: Sandbox, scope: str, commands: list[Json]) -> None:
    sandbox.world.store.put("commands", scope, commands)
    sandbox.feed.publish({"type": "commands"})
