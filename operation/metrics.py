"""What `/metrics` and `/health` answer: the figures that are found out for each page of Prometheus. What is counted and
timed as it happens stands in meters.py, since a gauge that is set would go on telling of what there is no more."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from math import isfinite
from time import time
from typing import Final

from aiohttp import web
from discord.ext import commands
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily

import meters
from db import Database, StorageFailed
from db.schema import STATUSES
from host.clock import Clock
from operation.health import DATABASE_ANSWERS_WITHIN_S, Health

NAMED: Final = "caravanserai_{}"


class Gauges:
    """A collector of values that were found out for one page."""

    def __init__(self) -> None:
        self._families: list[GaugeMetricFamily] = []

    def add(self, name: str, text: str, value: float) -> None:
        self._families.append(GaugeMetricFamily(NAMED.format(name), text, value=value))

    def add_each(self, name: str, text: str, label: str, values: dict[str, float]) -> None:
        """One value for each of a label's."""
        family = GaugeMetricFamily(NAMED.format(name), text, labels=[label])
        for of_label, value in values.items():
            family.add_metric([of_label], value)
        self._families.append(family)

    def collect(self) -> Iterator[GaugeMetricFamily]:
        yield from self._families


@asynccontextmanager
async def endpoint(
    host: str, port: int, client: commands.AutoShardedBot, health: Health, database: Database, clock: Clock
) -> AsyncIterator[None]:
    """Answers `/metrics` and `/health` (200, or 503 with a line for each problem) while it is open. Raises OSError when
    the address cannot be used."""

    async def metrics(_: web.Request) -> web.Response:
        gauges, registry = Gauges(), CollectorRegistry()
        add_of_discord(gauges, client)
        health_of_parts = {part: float(not problem) for part, problem in (await health.parts()).items()}
        gauges.add_each("up", "Whether this part of the bot is well, as /health says", "part", health_of_parts)
        try:
            async with asyncio.timeout(DATABASE_ANSWERS_WITHIN_S):
                await add_stored(gauges, database, clock)
        except (StorageFailed, TimeoutError):
            meters.ERRORS.labels("storage").inc()  # what does not need the database is shown all the same
        registry.register(gauges)
        page = generate_latest() + generate_latest(registry)
        return web.Response(body=page, headers={"Content-Type": CONTENT_TYPE_LATEST})

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


def add_of_discord(gauges: Gauges, client: commands.AutoShardedBot) -> None:
    """Servers and latencies; a shard without an answer has none."""
    gauges.add("servers", "Servers that this process is on", len(client.guilds))
    latencies = {str(number): shard.latency for number, shard in client.shards.items() if isfinite(shard.latency)}
    text = "How long Discord's gateway took to answer the last heartbeat"
    gauges.add_each("gateway_latency_seconds", text, "shard", latencies)


async def add_stored(gauges: Gauges, database: Database, clock: Clock) -> None:
    """Add the figures of the database, of the servers that this process drives, and of its backups. Raises
    StorageFailed."""
    shards = database.shards
    games = dict.fromkeys(STATUSES, 0) | await database.games.counts(shards)
    waiting, oldest = await database.outbox.waiting(shards)
    given_up = await database.outbox.count_given_up(shards)
    due = await database.timers.count_due(clock.now(), shards)
    gauges.add_each("games", "Games by status", "status", {status: float(count) for status, count in games.items()})
    gauges.add("posts_waiting", "Posts in the outbox that were not sent yet", waiting)
    age = 0.0 if oldest is None else max(0.0, clock.now() - oldest)
    gauges.add("oldest_post_seconds", "How long the oldest post in the outbox has been due", age)
    gauges.add("posts_given_up", "Posts that cannot be sent", given_up)
    gauges.add("timers_due", "Timers whose time has come and that have not fired", due)
    if (last := await asyncio.to_thread(database.last_backup)) is not None:
        gauges.add("backup_age_seconds", "How long ago the last backup was made", max(0.0, time() - last))
