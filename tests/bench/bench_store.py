"""Durable choices per second through the host: `python -m tests.bench.bench_store [--tables N]
[--slower MS] [--journal] [--postgresql | --address postgresql://...]`.

At each of 100 tables two people play Istanbul as fast as they are answered, any option at random. A choice counts once
it is committed, with the record of the turn it may end, timers and posts; the panel after it is read, and not put into
words. `--slower`: how much longer each commit to the file takes, as on a slow disk; `--postgresql`: a server is started
for it. The store alone is measured by bench_db. `--journal`: instead, what a choice costs with the journal (what
`bot.py log` tells between the choices) and without, at two stores that are played at by turns, so that a busy machine
is as busy for both.
"""

import argparse
import asyncio
import logging
import random
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any
from unittest.mock import patch

from sqlalchemy import text

from db import Change, Database
from db.shards import ALONE
from db.sqlite.file import SQLiteFile
from host import Host, Lobby
from host.turn import press
from tests.support.live.postgresql import PostgreSQLServer

SECONDS = 10.0
WARM_S = 2.0
ROUNDS, CHOICES_A_ROUND = 40, 5  # at each table, with the journal and without
SIZES = {
    "file": "SELECT sum(pgsize) FROM dbstat WHERE name LIKE '%journal%'",
    "server": "SELECT pg_total_relation_size('journal')",
}


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
    host: Host,
    lobby: Lobby,
    channel: int,
    game_id: str,
    numbers: Iterator[int],
    waits: list[float],
    choices: Iterable[int],
) -> str:
    """Games in one channel, one after the other, for so many choices. Returns the last one's id."""
    rng = random.Random(f"{channel} {len(waits)}")
    for _ in choices:
        table = await host.table(game_id)
        if table.over:
            game_id = await begun(lobby, channel, numbers)
            table = await host.table(game_id)
        decision = table.position.decisions[0]
        notation, person = rng.choice(list(decision.options)), table.seats[decision.seat].user_id or 0
        asked = time.perf_counter()
        await press.choose(host, game_id, person, notation, interaction_id=next(numbers))
        waits.append(time.perf_counter() - asked)
    return game_id


async def measure(place: Path | str, tables: int) -> None:
    database = await Database.open(place, shards=ALONE)
    host, numbers, waits = Host(database), count(1), list[float]()
    lobby = Lobby(host)
    games = [await begun(lobby, 1 + number, numbers) for number in range(tables)]
    playing = asyncio.gather(*(play(host, lobby, 1 + n, game, numbers, waits, count()) for n, game in enumerate(games)))
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


@dataclass(slots=True)
class Side:
    """A store at which rounds are played, with the journal or without. `games`: of its tables; `numbers`: of
    interactions; `computing`: milliseconds a choice of each round."""

    database: Database
    host: Host
    lobby: Lobby
    journal: bool
    games: list[str] = field(default_factory=list)
    numbers: Iterator[int] = field(default_factory=lambda: count(1))
    waits: list[float] = field(default_factory=list)
    computing: list[float] = field(default_factory=list)

    async def round(self) -> None:
        cpu, number = time.process_time(), range(CHOICES_A_ROUND)
        with nullcontext() if self.journal else patch.object(Change, "enter", _not_entered):
            self.games = await asyncio.gather(
                *(
                    play(self.host, self.lobby, 1 + channel, game, self.numbers, self.waits, number)
                    for channel, game in enumerate(self.games)
                )
            )
        self.computing.append(1000 * (time.process_time() - cpu) / (len(self.games) * CHOICES_A_ROUND))

    async def rows_and_bytes(self) -> tuple[int, int]:
        """Of all journals, with their indexes."""
        size = SIZES["file" if isinstance(self.database.path, Path) else "server"]
        queries = [text("SELECT count(*) FROM journal"), text(size)]
        transact: Callable[..., Any] = self.database._storage.transact
        rows, stored = await transact(lambda connection: [connection.scalar(query) for query in queries])
        return int(rows), int(stored)


def _not_entered(*_: object, **__: object) -> None:
    """As before there was a journal."""


async def compare(places: Sequence[Path | str], tables: int) -> None:
    """With the journal and without, by turns."""
    sides = []
    for place, journal in zip(places, (True, False), strict=True):
        database = await Database.open(place, shards=ALONE)
        host = Host(database)
        sides.append(side := Side(database, host, Lobby(host), journal))
        side.games = [await begun(side.lobby, 1 + number, side.numbers) for number in range(tables)]
    _, empty = await sides[1].rows_and_bytes()
    for number in range(ROUNDS):
        for side in sides if number % 2 else reversed(sides):
            await side.round()
    for side in sides:
        side.waits.sort()
        print(
            f"{'with' if side.journal else 'without'} the journal: {median(side.computing):.3f} ms of computing each, "
            f"answered after {1000 * median(side.waits):.1f} ms (median), {len(side.waits):,} choices"
        )
    rows, stored = await sides[0].rows_and_bytes()
    choices = len(sides[0].waits)
    print(f"journal: {rows / choices:.2f} rows and {(stored - empty) / choices:.0f} bytes each")
    deleted, began = sides[0], time.perf_counter()
    await deleted.database.journal.drop_before(deleted.host.clock.now() + 1)
    print(f"all {rows:,} rows deleted in {time.perf_counter() - began:.2f} s")
    for side in sides:
        await side.host.close()
        await side.database.close()


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
    parser.add_argument("--journal", action="store_true")
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--address")
    given = parser.parse_args()
    logging.disable(logging.WARNING)
    if given.slower:
        slow_down(given.slower / 1000)
    with tempfile.TemporaryDirectory() as folder:
        server = PostgreSQLServer(Path(folder)) if given.postgresql else None
        places: list[Path | str] = [given.address or Path(folder) / "store.db", Path(folder) / "other.db"]
        if server is not None:
            places = [asyncio.run(server.new_database()) for _ in places]
        asyncio.run(compare(places, given.tables) if given.journal else measure(places[0], given.tables))
        if server is not None:
            server.stop()


if __name__ == "__main__":
    main()
