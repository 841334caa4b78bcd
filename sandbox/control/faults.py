"""The sandbox's `/_sandbox/faults`, gateway, token and sent: making Discord misbehave, and reading what the bot
sent."""

import re

from aiohttp import web

from sandbox.live.faults import Fault
from sandbox.live.gateway import CLOSE_AUTHENTICATION_FAILED, RECONNECT
from sandbox.model.world import Json
from sandbox.state import Routes, Sandbox
from sandbox.wire.body import answer
from sandbox.wire.errors import Refused

routes = Routes()


@routes.control("GET", "/_sandbox/sent")
async def sent(sandbox: Sandbox, fields: Json) -> list[Json]:
    """?after=n: everything the bot sent since the n-th request, with payloads, files and our answer's status."""
    return sandbox.audit.since(int(fields.get("after", 0)))


@routes.control("GET", "/_sandbox/faults")
async def faults(sandbox: Sandbox, _: Json) -> list[Json]:
    return sandbox.faults.listed()


@routes.control("POST", "/_sandbox/faults")
async def add_fault(sandbox: Sandbox, fields: Json) -> web.Response:
    """{pattern: regex over "METHOD /path", kind, times?, status?, retry_after?, seconds?, via?, after?}"""
    try:
        sandbox.faults.waiting.append(Fault(**fields))
    except (TypeError, re.error) as error:
        raise Refused(f"No such fault: {error}") from error
    return answer(sandbox.faults.listed(), status=201)


@routes.control("DELETE", "/_sandbox/faults")
async def clear_faults(sandbox: Sandbox, _: Json) -> None:
    sandbox.faults.waiting.clear()
    sandbox.faults.deliver_twice = 0


@routes.control("POST", "/_sandbox/gateway")
async def gateway(sandbox: Sandbox, fields: Json) -> None:
    """{do: "drop" | "close" (with code) | "reconnect" | "invalidate" | "deliver_twice" (with times) | "logins" (with
    left, reset_after_s: so many until so many seconds have passed)}"""
    match fields.get("do"):
        case "drop":
            sandbox.gateway.cut()
        case "close":
            await sandbox.gateway.close_all(int(fields.get("code", 4000)))
        case "reconnect":
            await sandbox.gateway.send_all(RECONNECT)
        case "invalidate":
            await sandbox.gateway.invalidate()
        case "deliver_twice":
            sandbox.faults.deliver_twice = int(fields.get("times", 1))
        case "logins":
            sandbox.gateway.logins_left = int(fields.get("left", 0))
            sandbox.gateway.logins_reset_after_s = float(fields.get("reset_after_s", 0))
        case other:
            raise Refused(f"The gateway cannot {other!r}.")


@routes.control("POST", "/_sandbox/token")
async def token(sandbox: Sandbox, fields: Json) -> None:
    """{valid: bool}: whether the bot's token is accepted; taking it away also ends its connections."""
    sandbox.gateway.token_valid = bool(fields.get("valid"))
    if not sandbox.gateway.token_valid:
        await sandbox.gateway.close_all(CLOSE_AUTHENTICATION_FAILED)


@routes.control("POST", "/_sandbox/settings")
async def settings(sandbox: Sandbox, fields: Json) -> None:
    """{answer_s?, token_s?}: seconds for the bot's first answer (Discord gives 3) and for all that follows (900)."""
    desk = sandbox.desk
    desk.answer_s = float(fields.get("answer_s", desk.answer_s))
    desk.token_s = float(fields.get("token_s", desk.token_s))
