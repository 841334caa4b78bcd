"""Control: making Discord misbehave, and reading what the bot sent."""

import re

from aiohttp import web

from sandbox.live.faults import Fault
from sandbox.live.gateway import CLOSE_AUTHENTICATION_FAILED, RECONNECT
from sandbox.state import Routes, Sandbox
from sandbox.wire.body import answer, nothing, read_body
from sandbox.wire.errors import Refused

routes = Routes()


@routes.on("GET", "/_sandbox/sent")
async def sent(sandbox: Sandbox, request: web.Request) -> web.Response:
    """?after=n: everything the bot sent since the n-th request, with payloads, files and our answer's status."""
    return answer(sandbox.audit.since(int(request.query.get("after", 0))))


@routes.on("GET", "/_sandbox/faults")
async def faults(sandbox: Sandbox, _: web.Request) -> web.Response:
    return answer(sandbox.faults.listed())


@routes.on("POST", "/_sandbox/faults")
async def add_fault(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{pattern: regex over "METHOD /path", kind, times?, status?, retry_after?, seconds?, via?, after?}"""
    given = (await read_body(request)).payload
    try:
        sandbox.faults.waiting.append(Fault(**given))
    except (TypeError, re.error) as error:
        raise Refused(f"No such fault: {error}") from error
    return answer(sandbox.faults.listed(), status=201)


@routes.on("DELETE", "/_sandbox/faults")
async def clear_faults(sandbox: Sandbox, _: web.Request) -> web.Response:
    sandbox.faults.waiting.clear()
    sandbox.faults.deliver_twice = 0
    return nothing()


@routes.on("POST", "/_sandbox/gateway")
async def gateway(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{do: "drop" | "close" (with code) | "reconnect" | "invalidate" | "deliver_twice" (with times)}"""
    given = (await read_body(request)).payload
    what = given.get("do")
    if what == "drop":
        sandbox.gateway.cut()
    elif what == "close":
        await sandbox.gateway.close_all(int(given.get("code", 4000)))
    elif what == "reconnect":
        await sandbox.gateway.send_all(RECONNECT)
    elif what == "invalidate":
        await sandbox.gateway.invalidate()
    elif what == "deliver_twice":
        sandbox.faults.deliver_twice = int(given.get("times", 1))
    else:
        raise Refused(f"The gateway cannot {what!r}.")
    return nothing()


@routes.on("POST", "/_sandbox/token")
async def token(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{valid: bool}: whether the bot's token is accepted; taking it away also ends its connections."""
    sandbox.gateway.token_valid = bool((await read_body(request)).payload.get("valid"))
    if not sandbox.gateway.token_valid:
        await sandbox.gateway.close_all(CLOSE_AUTHENTICATION_FAILED)
    return nothing()


@routes.on("POST", "/_sandbox/settings")
async def settings(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{answer_s?, token_s?}: seconds for the bot's first answer (Discord gives 3) and for all that follows (900)."""
    desk = sandbox.desk
    given = (await read_body(request)).payload
    desk.answer_s = float(given.get("answer_s", desk.answer_s))
    desk.token_s = float(given.get("token_s", desk.token_s))
    return nothing()
