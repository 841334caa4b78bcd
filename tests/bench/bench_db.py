"""Durable moves per second with 1, 10 and 100 tables playing at once: `python -m tests.bench.bench_db`.

A bare move is a row of the log and the game's row; of the full ones every eighth ends a turn and also writes a record
of 20 KB and a post.
"""

import asyncio
import os
import platform
import random
import sqlite3
import tempfile
import time
from pathlib import Path

from db import Change, Database, GameRow, LogRow, RecordRow

SECONDS = 3.0
TURN = 8
DICE = random.Random(1)
STATE = {f"part {number}": [DICE.randrange(100) for _ in range(20)] for number in range(260)}


async def _table(database: Database, number: int, full: bool, until: float, waits: list[float]) -> None:
    game_id, seq = f"g{number}", 0
    while time.perf_counter() < until:
        seq += 1
        change = Change(game_id)
        change.update_game(seq - 1, seq=seq, revision=seq)
        change.append([LogRow(game_id, seq, 0, "choice", "move 7", [2, 5], 1, False, 1, 0.0, seq)])
        if full and (seq + number) % TURN == 0:
            change.record(RecordRow(game_id, seq // TURN, seq - TURN + 1, seq, 2, 1, False, STATE))
            change.post(seq, "turn", 1, {"seq": seq}, due=0.0)
        started = time.perf_counter()
        await database.write(change)
        waits.append(time.perf_counter() - started)


async def _measure(folder: Path, tables: int, full: bool) -> str:
    kind = "full" if full else "bare"
    database = await Database.open(folder / f"{kind}-{tables}.db")
    for number in range(tables):
        change = Change(f"g{number}")
        change.create_game(GameRow(f"g{number}", "istanbul", number, 1, 1, "running", {}, 0.0))
        await database.write(change)
    waits: list[float] = []
    started, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*[_table(database, n, full, started + SECONDS, waits) for n in range(tables)])
    seconds, cpu = time.perf_counter() - started, time.process_time() - cpu
    await database.close()
    waits.sort()
    p50, p95 = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.95))
    rate = len(waits) / seconds
    return f"{kind} {tables:>6} {rate:>9,.0f} {p50:>8.2f} {p95:>8.2f} {1000 * cpu / len(waits):>8.3f}"


def _flushes(folder: Path) -> float:
    """fdatasync per second of the disk, the limit of one table alone."""
    handle = os.open(folder / "probe", os.O_CREAT | os.O_WRONLY)
    count, started = 0, time.perf_counter()
    while time.perf_counter() < started + 0.5:
        os.write(handle, b"x" * 4096)
        os.fdatasync(handle)
        count += 1
    os.close(handle)
    return count / 0.5


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        versions = f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}"
        print(f"{versions}, {_flushes(Path(folder)):,.0f} flushes/s")
        print("     tables   moves/s   p50 ms   p95 ms   CPU ms")
        for full in (False, True):
            for tables in (1, 10, 100):
                print(await _measure(Path(folder), tables, full), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
