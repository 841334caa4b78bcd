"""How costs grow with the number of running tables: `python -m tests.bench.bench_growth [TABLES...]`.

A few games are played for some turns and copied, until there are 10, 100, 1,000 and 10,000 tables in a file, each in a
channel of its own. A process of its own then opens the file and makes choices at up to 200 of them. Shown are the size
of the file; the start, until the first choice is committed, in seconds; at tables that are not in memory, and then at
the same again, medians in milliseconds: computing for a choice until it is committed and for a press, which is a choice
and all that the panel after it says, and how long the choice took; the memory of the process in the end (MB).
"""

import asyncio
import logging
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select

from db import Database, schema
from db.packing import checksum_of
from db.sqlite.engine import writing_engine
from host import Host, Lobby
from host.turn import press
from tests.bench.bench_load import memory_of
from tests.bench.bench_press import panel_text
from tests.bench.bench_store import begun
from words.speech import words

TABLES = (10, 100, 1_000, 10_000)
PLAYED, CHOICES = 5, 24  # games that are copied, and how far each has come
WARMING, TRIED, TIMES = 30, 200, 3
COPIED = ("games", "seats", "log", "records", "timers")
AT_ONCE = 500


class Press(NamedTuple):
    """Seconds: of computing until a choice was committed, and until its panel was made; until it was committed."""

    chosen: float
    made: float
    committed: float


async def played(path: Path) -> None:
    """The games that are copied."""
    database = await Database.open(path)
    host, rng, numbers = Host(database), random.Random(2), count(1)
    lobby = Lobby(host)
    for channel in range(1, PLAYED + 1):
        game_id = await begun(lobby, channel, numbers)
        for _ in range(CHOICES):
            await pressed(host, game_id, rng, next(numbers))
    await host.close()
    await database.close()


async def pressed(host: Host, game_id: str, rng: random.Random, number: int) -> Press:
    """Any choice at a table, with all that is said after it."""
    began, computed = time.perf_counter(), time.process_time()
    table = await host.table(game_id)
    decision = table.position.decisions[0]
    notation, person = rng.choice(list(decision.options)), table.seats[decision.seat].user_id or 0
    panel = await press.choose(host, game_id, person, notation, interaction_id=number)
    chosen, committed = time.process_time() - computed, time.perf_counter() - began
    panel_text(panel, words())
    return Press(chosen, time.process_time() - computed, committed)


def copy(path: Path, tables: int) -> None:
    """Copies of the games in a file, until it has so many."""
    engine = writing_engine(path, 5.0)
    with engine.begin() as connection:
        found = {
            name: [dict(row) for row in connection.execute(select(schema.metadata.tables[name])).mappings()]
            for name in COPIED
        }
        for first in range(PLAYED, tables, AT_ONCE):
            _copies(connection, found, range(first, min(tables, first + AT_ONCE)))
    engine.dispose()


def _copies(connection: Connection, found: Mapping[str, Iterable[Mapping[str, Any]]], numbers: range) -> None:
    originals = [row["id"] for row in found["games"]]
    for name in COPIED:
        key = "id" if name == "games" else "game_id"
        copies = [
            _renamed(name, dict(row), f"copy{number}", number)
            for number in numbers
            for row in found[name]
            if row[key] == originals[number % PLAYED]
        ]
        connection.execute(insert(schema.metadata.tables[name]), copies)


def _renamed(name: str, row: dict[str, Any], game_id: str, number: int) -> dict[str, Any]:
    if name == "games":
        return {**row, "id": game_id, "channel_id": 1_000 + number}
    original, row["game_id"] = row["game_id"], game_id
    if name == "records":
        row["checksum"] = checksum_of(game_id, row["blob"])
    elif name == "timers":
        del row["id"]
        row["key"] = row["key"].replace(original, game_id)
    return row


async def measure(path: Path) -> None:
    """Prints a line of the table."""
    began, rng, numbers = time.perf_counter(), random.Random(1), count(1_000_000)
    database = await Database.open(path)
    host = Host(database)
    games = [row.id for row in await database.games.with_status("running")]
    tried, *others = rng.sample(games, min(len(games), TRIED))
    await pressed(host, tried, rng, next(numbers))
    start = time.perf_counter() - began
    for _ in range(WARMING):
        await pressed(host, tried, rng, next(numbers))
    once = [await pressed(host, game_id, rng, next(numbers)) for game_id in others]
    again = [await pressed(host, game_id, rng, next(numbers)) for _ in range(TIMES) for game_id in others]
    await host.close()
    await database.close()
    megabytes = (await asyncio.to_thread(path.stat)).st_size / 1e6
    figures = "".join(f"{1000 * median(part):8.2f}" for one in (once, again) for part in zip(*one, strict=True))
    print(f"{len(games):7,}{megabytes:9.1f}{start:8.2f}{figures}{memory_of('self'):8.0f}", flush=True)


def main(counts: Iterable[int]) -> None:
    print("                          at a table not in memory    at one in memory")
    print(" tables       MB   start  choice   press    took  choice   press    took  memory", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for tables in counts:
            path = Path(folder) / f"{tables}.db"
            asyncio.run(played(path))
            copy(path, tables)
            subprocess.run([sys.executable, "-m", "tests.bench.bench_growth", "in", path], check=True)
            path.unlink()


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    if sys.argv[1:2] == ["in"]:
        asyncio.run(measure(Path(sys.argv[2])))
    else:
        main([int(number) for number in sys.argv[1:]] or TABLES)
