"""All parts of a running sandbox, put together."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web

from sandbox.live.desk import Desk
from sandbox.live.faults import Audit, Faults
from sandbox.live.feed import Feed
from sandbox.live.gateway import Gateway
from sandbox.live.posts import Posts
from sandbox.model import seed
from sandbox.model.world import Json, World
from sandbox.wire.body import answer, nothing, read_body
from sandbox.wire.payloads import Payloads


class Sandbox:
    """`host` and `port` are where it will listen; every link it hands out leads there."""

    def __init__(self, world_path: Path, host: str, port: int) -> None:
        self.world = World(world_path)
        seed.fill(self.world)
        self.payloads = Payloads(self.world, f"http://{host}:{port}")
        self.gateway = Gateway(self.world, self.payloads, f"ws://{host}:{port}/gateway/")
        self.feed = Feed()
        self.gateway.on_presence = lambda: self.feed.publish({"type": "bot"})
        self.faults = Faults()
        self.audit = Audit()
        self.posts = Posts(self.world, self.payloads, self.gateway, self.feed)
        self.desk = Desk(self.world, self.payloads, self.gateway, self.feed, self.faults)

    def close(self) -> None:
        self.feed.publish(None)
        self.world.store.close()


SANDBOX = web.AppKey("sandbox", Sandbox)


def sandbox_of(request: web.Request) -> Sandbox:
    return request.app[SANDBOX]


Handler = Callable[[Sandbox, web.Request], Awaitable[Any]]
ControlHandler = Callable[[Sandbox, Json], Awaitable[Any]]


class Routes:
    """Handlers by method and path. They return a response, the JSON of one, or None for an empty one."""

    def __init__(self) -> None:
        self.table: list[web.RouteDef] = []

    def on(self, method: str, path: str) -> Callable[[Handler], Handler]:
        """For a handler that is called with the sandbox and the request."""

        def register(handler: Handler) -> Handler:
            async def handle(request: web.Request) -> web.StreamResponse:
                result = await handler(sandbox_of(request), request)
                if isinstance(result, web.StreamResponse):
                    return result
                return nothing() if result is None else answer(result)

            self.table.append(web.route(method, path, handle))
            return handler

        return register

    def control(self, method: str, path: str) -> Callable[[ControlHandler], ControlHandler]:
        """For a handler that is called with the sandbox and the fields of body, query and path together."""

        def register(handler: ControlHandler) -> ControlHandler:
            @self.on(method, path)
            async def handle(sandbox: Sandbox, request: web.Request) -> Any:
                body = await read_body(request)
                return await handler(sandbox, {**body.payload, **request.query, **request.match_info})

            return handler

        return register
