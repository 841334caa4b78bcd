"""All parts of a running sandbox, put together."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from sandbox.live.audit import Audit
from sandbox.live.desk import Desk
from sandbox.live.faults import Faults
from sandbox.live.feed import Feed
from sandbox.live.gateway import Gateway
from sandbox.live.posts import Posts
from sandbox.model import seed
from sandbox.model.world import World
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
        self.feed.close()
        self.world.store.close()


SANDBOX = web.AppKey("sandbox", Sandbox)


def sandbox_of(request: web.Request) -> Sandbox:
    return request.app[SANDBOX]


Handler = Callable[[Sandbox, web.Request], Awaitable[web.StreamResponse]]


class Routes:
    """Handlers by method and path. Each is called with the sandbox and the request."""

    def __init__(self) -> None:
        self.table: list[web.RouteDef] = []

    def on(self, method: str, path: str) -> Callable[[Handler], Handler]:
        def register(handler: Handler) -> Handler:
            async def handle(request: web.Request) -> web.StreamResponse:
                return await handler(sandbox_of(request), request)

            self.table.append(web.route(method, path, handle))
            return handler

        return register
