"""The bot's own account, application and emoji, and the address of the gateway, as Discord's REST API gives them."""

import base64
import binascii
import re
from typing import Any

from aiohttp import web

from sandbox.live.gateway import LOGINS_A_DAY
from sandbox.model.world import Json
from sandbox.state import Routes, Sandbox, sandbox_of
from sandbox.wire.body import answer, read_body
from sandbox.wire.errors import ApiError, Problems, unknown

routes = Routes()

EMOJI_BYTES = 256 * 1024
EMOJIS = 2000
EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)


@routes.on("GET", "/api/v10/users/@me")
async def me(sandbox: Sandbox, _: web.Request) -> Json:
    return sandbox.payloads.user(sandbox.world.bot) | {"verified": True, "mfa_enabled": False, "flags": 0}


@routes.on("GET", "/api/v10/oauth2/applications/@me")
@routes.on("GET", "/api/v10/applications/@me")
async def application(sandbox: Sandbox, _: web.Request) -> Json:
    return {
        "id": sandbox.world.application_id,
        "name": sandbox.world.bot.display,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": sandbox.payloads.user(sandbox.world.people()[0]),
        "team": None,
        "flags": 0,
        "rpc_origins": [],
        "integration_types_config": {"0": {}},
        "approximate_guild_count": len(sandbox.world.guilds),
    }


@routes.on("GET", "/api/v10/gateway")
async def gateway(sandbox: Sandbox, _: web.Request) -> Json:
    return {"url": _address(sandbox)}


@routes.on("GET", "/api/v10/gateway/bot")
async def gateway_bot(sandbox: Sandbox, _: web.Request) -> Json:
    left, reset_after_ms = sandbox.gateway.logins_left, int(sandbox.gateway.logins_reset_after_s * 1000)
    limit = {"total": LOGINS_A_DAY, "remaining": left, "reset_after": reset_after_ms, "max_concurrency": 1}
    return {"url": _address(sandbox), "shards": 1, "session_start_limit": limit}


def _address(sandbox: Sandbox) -> str:
    return sandbox.payloads.base.replace("http://", "ws://", 1) + "/gateway/"


@routes.on("GET", "/api/v10/applications/{application_id}/emojis")
async def emojis(sandbox: Sandbox, _: web.Request) -> Json:
    return {"items": list(sandbox.world.store.of("emojis").values())}


@routes.on("GET", "/api/v10/applications/{application_id}/emojis/{emoji_id}")
async def emoji(_: Sandbox, request: web.Request) -> Json:
    return _emoji(request)


@routes.on("PATCH", "/api/v10/applications/{application_id}/emojis/{emoji_id}")
async def rename_emoji(sandbox: Sandbox, request: web.Request) -> Json:
    body, changed = await read_body(request), dict(_emoji(request))
    if "name" in body.payload:
        with Problems() as problems:
            _check_name(sandbox, body.payload["name"], problems, own=changed["id"])
        changed["name"] = body.payload["name"]
        sandbox.world.store.put("emojis", changed["id"], changed)
    return changed


@routes.on("POST", "/api/v10/applications/{application_id}/emojis")
async def create_emoji(sandbox: Sandbox, request: web.Request) -> web.Response:
    body = await read_body(request)
    picture = _decoded(body.payload.get("image"))
    with Problems() as problems:
        _check_name(sandbox, body.payload.get("name"), problems)
        if picture is None or len(picture) > EMOJI_BYTES:
            problems.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
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
async def delete_emoji(sandbox: Sandbox, request: web.Request) -> None:
    emoji_id = _emoji(request)["id"]
    sandbox.world.store.drop("emojis", emoji_id)
    sandbox.world.store.file(f"emoji-{emoji_id}").unlink(missing_ok=True)


def _emoji(request: web.Request) -> Json:
    """The emoji of the address. Raises ApiError 10014."""
    emoji: Json | None = sandbox_of(request).world.store.of("emojis").get(request.match_info["emoji_id"])
    if emoji is None:
        raise unknown("Emoji", 10014)
    return emoji


def _check_name(sandbox: Sandbox, name: Any, problems: Problems, own: str = "") -> None:
    """Two emojis of an application have different names; `own`: the id of the one that is renamed."""
    problems.length(("name",), name, 2, 32)
    if isinstance(name, str) and not EMOJI_NAME.fullmatch(name):
        problems.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(other["name"] == name and other["id"] != own for other in sandbox.world.store.of("emojis").values()):
        problems.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists.")


def _decoded(data_url: object) -> bytes | None:
    if not isinstance(data_url, str) or ";base64," not in data_url:
        return None
    try:
        return base64.b64decode(data_url.partition(";base64,")[2], validate=True)
    except binascii.Error:
        return None
