"""Measurements and health over HTTP, for Prometheus and for whatever restarts what is ill."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import meters
from db import Database, StorageFailed
from host.clock import Clock
from operation.health import Health


@asynccontextmanager
async def endpoint(host: str, port: int, health: Health, database: Database, clock: Clock) -> AsyncIterator[None]:
    """Answers `/metrics` and `/health` (200, or 503 with a line for each problem) while it is open. Raises OSError when
    the address cannot be used."""

    async def metrics(_: web.Request) -> web.Response:
        try:
            await read_stored(database, clock)
        except StorageFailed:
            meters.ERRORS.labels("storage").inc()  # what does not need the database is shown all the same
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def healthy(_: web.Request) -> web.Response:
        problems = await health.problems()
        return web.Response(text="\n".join(problems or ["ok"]) + "\n", status=503 if problems else 200)

    app = web.Application()
    app.add_routes([web.get("/metrics", metrics), web.get("/health", healthy)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield
    finally:
        await runner.cleanup()


async def read_stored(database: Database, clock: Clock) -> None:
    """Sets the gauges of what lies in the database. Raises StorageFailed."""
    for status, count in (await database.games.counts()).items():
        meters.GAMES.labels(status).set(count)
    waiting, oldest = await database.outbox.waiting()
    meters.POSTS_WAITING.set(waiting)
    meters.OLDEST_POST.set(0 if oldest is None else max(0.0, clock.now() - oldest))
    meters.POSTS_GIVEN_UP.set(await database.outbox.count_given_up())
    meters.TIMERS_DUE.set(await database.timers.count_due(clock.now()))
