"""The bot's own account, its application, its emojis and the way to the gateway."""

import base64
import binascii
import re
from typing import Any

from aiohttp import web

from sandbox.model.world import Json
from sandbox.state import Routes, Sandbox, sandbox_of
from sandbox.wire.body import answer, nothing, read_body
from sandbox.wire.errors import ApiError, Problems, unknown

routes = Routes()

IDENTIFIES_A_DAY = 1000
EMOJI_BYTES = 256 * 1024
EMOJIS = 2000
EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)


@routes.on("GET", "/api/v10/users/@me")
async def me(sandbox: Sandbox, _: web.Request) -> web.Response:
    return answer(sandbox.payloads.user(sandbox.world.bot) | {"verified": True, "mfa_enabled": False, "flags": 0})


@routes.on("GET", "/api/v10/oauth2/applications/@me")
@routes.on("GET", "/api/v10/applications/@me")
async def application(sandbox: Sandbox, _: web.Request) -> web.Response:
    owner = sandbox.world.people()[0]
    return answer(
        {
            "id": sandbox.world.application_id,
            "name": sandbox.world.bot.display,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "owner": sandbox.payloads.user(owner),
            "team": None,
            "flags": 0,
            "rpc_origins": [],
            "integration_types_config": {"0": {}},
            "approximate_guild_count": len(sandbox.world.guilds),
        }
    )


@routes.on("GET", "/api/v10/gateway")
async def gateway(sandbox: Sandbox, _: web.Request) -> web.Response:
    return answer({"url": _address(sandbox)})


@routes.on("GET", "/api/v10/gateway/bot")
async def gateway_bot(sandbox: Sandbox, _: web.Request) -> web.Response:
    limit = {"total": IDENTIFIES_A_DAY, "remaining": IDENTIFIES_A_DAY, "reset_after": 0, "max_concurrency": 1}
    return answer({"url": _address(sandbox), "shards": 1, "session_start_limit": limit})


def _address(sandbox: Sandbox) -> str:
    return sandbox.payloads.base.replace("http://", "ws://", 1) + "/gateway/"


@routes.on("GET", "/api/v10/applications/{application_id}/emojis")
async def emojis(sandbox: Sandbox, _: web.Request) -> web.Response:
    return answer({"items": list(sandbox.world.store.of("emojis").values())})


@routes.on("GET", "/api/v10/applications/{application_id}/emojis/{emoji_id}")
async def emoji(_: Sandbox, request: web.Request) -> web.Response:
    return answer(_emoji(request))


@routes.on("PATCH", "/api/v10/applications/{application_id}/emojis/{emoji_id}")
async def rename_emoji(sandbox: Sandbox, request: web.Request) -> web.Response:
    body, changed = await read_body(request), dict(_emoji(request))
    if "name" in body.payload:
        problems = Problems()
        _check_name(sandbox, body.payload["name"], problems, own=changed["id"])
        problems.raise_if_any()
        changed["name"] = body.payload["name"]
        sandbox.world.store.put("emojis", changed["id"], changed)
    return answer(changed)


@routes.on("POST", "/api/v10/applications/{application_id}/emojis")
async def create_emoji(sandbox: Sandbox, request: web.Request) -> web.Response:
    body = await read_body(request)
    problems = Problems()
    _check_name(sandbox, body.payload.get("name"), problems)
    picture = _decoded(body.payload.get("image"))
    if picture is None or len(picture) > EMOJI_BYTES:
        problems.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    problems.raise_if_any()
    if len(sandbox.world.store.of("emojis")) >= EMOJIS:
        raise ApiError(400, 30008, f"Maximum number of emojis reached ({EMOJIS})")
    made: Json = {
        "id": sandbox.world.ids.next(),
        "name": body.payload["name"],
        "roles": [],
        "user": sandbox.payloads.user(sandbox.world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    sandbox.world.store.file(f"emoji-{made['id']}").write_bytes(picture or b"")
    sandbox.world.store.put("emojis", made["id"], made)
    return answer(made, status=201)


@routes.on("DELETE", "/api/v10/applications/{application_id}/emojis/{emoji_id}")
async def delete_emoji(sandbox: Sandbox, request: web.Request) -> web.Response:
    emoji_id = _emoji(request)["id"]
    sandbox.world.store.drop("emojis", emoji_id)
    sandbox.world.store.file(f"emoji-{emoji_id}").unlink(missing_ok=True)
    return nothing()


def _emoji(request: web.Request) -> Json:
    """The emoji of the address. Raises ApiError 10014."""
    found: Json | None = sandbox_of(request).world.store.of("emojis").get(request.match_info["emoji_id"])
    if found is None:
        raise unknown("Emoji", 10014)
    return found


def _check_name(sandbox: Sandbox, name: Any, problems: Problems, own: str = "") -> None:
    """Two emojis of an application have different names; `own`: the id of the one that is renamed."""
    problems.length(("name",), name, 2, 32)
    if isinstance(name, str) and not EMOJI_NAME.fullmatch(name):
        problems.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(one["name"] == name and one["id"] != own for one in sandbox.world.store.of("emojis").values()):
        problems.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists.")


def _decoded(data_url: object) -> bytes | None:
    if not isinstance(data_url, str) or ";base64," not in data_url:
        return None
    try:
        return base64.b64decode(data_url.partition(";base64,")[2], validate=True)
    except binascii.Error:
        return None
