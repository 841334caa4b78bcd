"""Durable choices per second through the host: `python -m tests.bench.bench_store [--tables N]
[--slower MS] [--postgresql | --address postgresql://...]`.

At each of 100 tables two people play Istanbul as fast as they are answered, any option at random. A choice counts once
it is committed, with the record of the turn it may end, timers and posts; the panel after it is read, and not put into
words. `--slower`: how much longer each commit to the file takes, as on a slow disk; `--postgresql`: a server is started
for it. The store alone is measured by bench_db.
"""

import argparse
import asyncio
import logging
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from db import Database
from db.shards import ALONE
from db.sqlite.file import SQLiteFile
from host import Host, Lobby
from host.turn import press
from tests.support.live.postgresql import PostgreSQLServer

SECONDS = 10.0
WARM_S = 2.0


async def begun(lobby: Lobby, channel: int, numbers: Iterator[int]) -> str:
    """A table in a channel."""
    first, second = 10 * channel, 10 * channel + 1
    made = await lobby.create(
        "istanbul", channel_id=channel, guild_id=1, organiser_id=first, organiser="Ada", interaction_id=next(numbers)
    )
    await lobby.join(made.row.id, second, "Ben", interaction_id=next(numbers))
    await lobby.start(made.row.id, first, False, interaction_id=next(numbers))
    return made.row.id


async def play(
    host: Host, lobby: Lobby, channel: int, game_id: str, numbers: Iterator[int], waits: list[float]
) -> None:
    """Games in one channel, one after the other, for ever."""
    rng = random.Random(channel)
    while True:
        table = await host.table(game_id)
        if table.over:
            game_id = await begun(lobby, channel, numbers)
            continue
        decision = table.position.decisions[0]
        notation, person = rng.choice(list(decision.options)), table.seats[decision.seat].user_id or 0
        asked = time.perf_counter()
        await press.choose(host, game_id, person, notation, interaction_id=next(numbers))
        waits.append(time.perf_counter() - asked)


async def measure(place: Path | str, tables: int) -> None:
    database = await Database.open(place, shards=ALONE)
    host, numbers, waits = Host(database), count(1), list[float]()
    lobby = Lobby(host)
    games = [await begun(lobby, 1 + number, numbers) for number in range(tables)]
    playing = asyncio.gather(*(play(host, lobby, 1 + n, game, numbers, waits) for n, game in enumerate(games)))
    await asyncio.wait({playing}, timeout=WARM_S)
    waits.clear()
    began, cpu = time.perf_counter(), time.process_time()
    await asyncio.wait({playing}, timeout=SECONDS)
    seconds, cpu, found = time.perf_counter() - began, time.process_time() - cpu, sorted(waits)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await host.close()
    await database.close()
    p50, p95 = (1000 * found[int(len(found) * share)] for share in (0.5, 0.95))
    rate, each = len(found) / seconds, 1000 * cpu / len(found)
    print(
        f"{tables} tables: {rate:,.0f} choices/s, p50 {p50:.0f} ms, p95 {p95:.0f} ms, {each:.2f} ms of computing each"
    )


def slow_down(seconds: float) -> None:
    """Each commit to SQLite takes longer."""
    transact: Callable[..., Any] = SQLiteFile._transact

    def later(file: SQLiteFile, work: Callable[..., Any]) -> Any:
        done = transact(file, work)
        time.sleep(seconds)
        return done

    SQLiteFile._transact = later  # type: ignore[method-assign]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--slower", type=float, default=0.0)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--address")
    given = parser.parse_args()
    logging.disable(logging.WARNING)
    if given.slower:
        slow_down(given.slower / 1000)
    with tempfile.TemporaryDirectory() as folder:
        if given.postgresql:
            server = PostgreSQLServer(Path(folder))
            asyncio.run(measure(asyncio.run(server.new_database()), given.tables))
            server.stop()
        else:
            asyncio.run(measure(given.address or Path(folder) / "store.db", given.tables))


if __name__ == "__main__":
    main()
