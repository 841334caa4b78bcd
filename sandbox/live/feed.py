"""The events of the world, streamed to open pages as server-sent events."""

import asyncio
import json
from contextlib import suppress

from aiohttp import web

from sandbox.model.world import Json

KEEP_ALIVE_S = 15


class Feed:
    def __init__(self) -> None:
        self._listeners: set[asyncio.Queue[Json | None]] = set()

    def publish(self, event: Json | None) -> None:
        """None: the end of all events."""
        for queue in self._listeners:
            queue.put_nowait(event)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        await response.prepare(request)
        queue: asyncio.Queue[Json | None] = asyncio.Queue()
        self._listeners.add(queue)
        try:
            with suppress(ConnectionResetError):
                await response.write(b"retry: 1000\n\n")
                await self._pump(queue, response)
        finally:
            self._listeners.discard(queue)
        return response

    async def _pump(self, queue: asyncio.Queue[Json | None], response: web.StreamResponse) -> None:
        while True:
            try:
                event = await asyncio.wait_for(queue.get(), KEEP_ALIVE_S)
            except TimeoutError:
                await response.write(b": still here\n\n")
                continue
            if event is None:
                return
            await response.write(f"data: {json.dumps(event)}\n\n".encode())
