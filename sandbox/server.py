"""The web server: routes, errors, faults and the log of the bot's requests."""

import re
from collections.abc import Awaitable, Callable

from aiohttp import web

from sandbox import files
from sandbox.api import application, callbacks, channels, commands, guilds, messages
from sandbox.control import acts, faults, world
from sandbox.live.faults import spoil
from sandbox.model.world import Json
from sandbox.state import SANDBOX, Sandbox, sandbox_of
from sandbox.wire.body import Body, answer, read_body
from sandbox.wire.errors import ApiError, Refused

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

MOST_BYTES = 128 * 1024 * 1024
API = "/api/v10/"
# These carry their own token in the path.
_OPEN_TO_TOKENS = re.compile(r"/api/v10/(interactions/\d+/|webhooks/\d+/)")


def build(sandbox: Sandbox) -> web.Application:
    app = web.Application(client_max_size=MOST_BYTES, middlewares=[only_local, refuse, spoilt, log_and_check])
    app[SANDBOX] = sandbox
    for module in (application, callbacks, channels, commands, guilds, messages, acts, faults, world, files):
        app.add_routes(module.routes.table)
    app.router.add_get("/gateway/", sandbox.gateway.serve)
    app.router.add_get("/_sandbox/feed", sandbox.feed.serve)
    app.on_shutdown.append(_close)
    return app


async def _close(app: web.Application) -> None:
    sandbox = app[SANDBOX]
    await sandbox.gateway.close_all(1012)
    sandbox.close()


@web.middleware
async def only_local(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests for any other host name: a web page could otherwise reach this server through a domain name of
    its own that resolves to 127.0.0.1 (DNS rebinding). A page of another origin is refused too: its browser would send
    what it posts here, and only keep the answer from it."""
    known = request.host.partition(":")[0] in ("127.0.0.1", "localhost")
    if not known or request.headers.get("Origin", f"http://{request.host}") != f"http://{request.host}":
        raise web.HTTPForbidden(text="This server is for this machine only.")
    return await handler(request)


@web.middleware
async def refuse(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turns errors into answers, in Discord's shape for the bot and as {"error": text} for control."""
    try:
        return await handler(request)
    except ApiError as error:
        return answer(error.body, status=error.status)
    except Refused as refusal:
        return answer({"error": str(refusal)}, status=400)
    except web.HTTPException as error:
        if not request.path.startswith("/api/"):
            raise
        return answer({"message": f"{error.status}: {error.reason}", "code": 0}, status=error.status)


@web.middleware
async def spoilt(request: web.Request, handler: Handler) -> web.StreamResponse:
    if not request.path.startswith(API):
        return await handler(request)
    fault = sandbox_of(request).faults.take(request.method, request.path)
    if fault is None:
        return await handler(request)
    if fault.after:
        await handler(request)
    response = await spoil(fault, request)
    if response is None:
        return await handler(request)
    sandbox_of(request).audit.note(request.method, "fault", request.path, None, [])["status"] = response.status
    return response


@web.middleware
async def log_and_check(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Checks the token of bots' requests and writes the log."""
    if not request.path.startswith(API):
        return await handler(request)
    sandbox = sandbox_of(request)
    entry = await _logged(sandbox, request)
    try:
        if not _OPEN_TO_TOKENS.match(request.path):
            _check_token(sandbox, request)
        response = await handler(request)
    except ApiError as error:
        entry |= {"status": error.status, "error": error.body}
        raise
    except web.HTTPException as error:
        entry["status"] = error.status
        raise
    entry["status"] = response.status
    _add_rate_limit(request, response)
    return response


async def _logged(sandbox: Sandbox, request: web.Request) -> Json:
    body = await read_body(request) if request.can_read_body else Body()
    files_sent = [
        {"field": index, "name": upload.filename, "size": len(upload.data)} for index, upload in body.uploads.items()
    ]
    resource = request.match_info.route.resource
    route = resource.canonical if resource is not None else request.path
    return sandbox.audit.note(request.method, route, request.path_qs, body.payload, files_sent)


def _check_token(sandbox: Sandbox, request: web.Request) -> None:
    if request.headers.get("Authorization") != "Bot no-secret-token" or not sandbox.gateway.token_valid:
        raise ApiError(401, 0, "401: Unauthorized")


def _add_rate_limit(request: web.Request, response: web.StreamResponse) -> None:
    """Add rate limit headers with limits that are never reached; waiting for a limit is tested with faults."""
    bucket = re.sub(r"\d+", "-", request.path)
    response.headers.update(
        {
            "X-RateLimit-Limit": "1000",
            "X-RateLimit-Remaining": "999",
            "X-RateLimit-Reset-After": "1.000",
            "X-RateLimit-Bucket": f"{hash((request.method, bucket)) & 0xFFFFFFFF:08x}",
        }
    )
