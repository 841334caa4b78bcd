"""How soon a bot with many games answers after its start: `python -m tests.bench.bench_start [STORED [RUNNING]]`.

100,000 finished games, copies of one that computer players play here, and 1,000 running ones, half of each kind, in the
file of a bot that starts from nothing. Somebody presses "Take turn" as soon as it is online; pages of the database are
in the machine's memory or not as they come.
"""

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from db import Database
from db.packing import checksum_of
from engine import players
from host import Host, Lobby
from host.turn import press
from tests.bench.bench_load import People, computed, memory_of, seated, served
from tests.support.live.bot import BotProcess

COPIED: Final = ("seats", "mixed_people", "packed_logs", "packed_actors", "archives", "results")
FIRST: Final = 10**15
"""Above it lie the ids of copies: their channels, and their people, of whom there are as many as games."""
SERVERS: Final = 1_000
PRESSES: Final = 5
SETTLED_S: Final = 20.0


async def finished(database: Database) -> str:
    """The id of a game of Rookies that has ended and is packed."""
    host, rng = Host(database), random.Random(1)
    lobby, numbers = Lobby(host), iter(range(10**9, 2 * 10**9))
    made = await lobby.create(
        "istanbul", channel_id=FIRST, guild_id=FIRST, organiser_id=1, organiser="Ada", interaction_id=next(numbers)
    )
    await lobby.join(made.row.id, 2, "Ben", interaction_id=next(numbers))
    await lobby.start(made.row.id, 1, False, interaction_id=next(numbers))
    while not (table := await host.table(made.row.id)).over:
        seat = table.position.seats_to_act[0]
        notation = players.choose(players.ROOKIE, table.position.fork(), seat, rng)
        person = table.seats[seat].user_id or 0
        await press.choose(host, made.row.id, person, notation, interaction_id=next(numbers))
    await host.archives.settled()
    await host.close()
    while owed := await database.outbox.claim(host.clock.now(), limit=1):
        await database.outbox.sent(owed[0], None)
    return made.row.id


def copy(file: Path, game_id: str, count: int) -> None:
    """So many games more, each with all that is stored of the one, in channels, and with people, of their own."""
    changed = {
        "id": "printf('c%07d', n.i)", "game_id": "printf('c%07d', n.i)", "channel_id": f"{FIRST} + n.i",
        "guild_id": f"{FIRST} + n.i % {SERVERS}", "organiser_id": f"{FIRST} + n.i", "created": "created - n.i",
        "checksum": "checksum_of(printf('c%07d', n.i), blob)", "user_id": f"user_id + {FIRST} + n.i",
        "started": "started - n.i", "ended": "ended - n.i",
    }  # fmt: skip
    with sqlite3.connect(file) as connection:
        connection.create_function("checksum_of", 2, checksum_of)
        for table in ("games", *COPIED):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            values = ", ".join(changed.get(column, f'"{column}"') for column in columns)
            key = "id" if table == "games" else "game_id"
            connection.execute(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
                f"INSERT INTO {table} SELECT {values} FROM n, {table} WHERE {table}.{key} = ?",
                (count, game_id),
            )
    connection.close()


async def main(stored: int, running: int) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        async with served(folder / "world.db") as (sandbox, process):
            database = await Database.open(folder / "bot.db")
            people = People(sandbox, await seated(sandbox, database, running))
            game_id = await finished(database)
            await database.close()
            copy(folder / "bot.db", game_id, stored)
            print(f"{(folder / 'bot.db').stat().st_size / 2**20:.0f} MB, {stored} ended games, {running} running")
            bot, begun = BotProcess(process, folder, LOG_LEVEL="WARNING"), time.perf_counter()
            await bot.launch()
            await process.until_bot_online()
            online = time.perf_counter() - begun
            for number in range(PRESSES):
                answered = await people.press(people.tables[number], prompt=True)
                took, spent = time.perf_counter() - begun, computed(bot.pid)
                after = "failed" if answered.after is None else f"{1000 * answered.after:.0f} ms"
                print(f"online after {online:.2f} s; press {number + 1}: {after}, {took:.2f} s after the start, "
                      f"{spent:.2f} s of computing")  # fmt: skip
            await asyncio.sleep(SETTLED_S)
            print(f"{SETTLED_S:.0f} s later: {computed(bot.pid):.1f} s of computing, {memory_of(bot.pid):.0f} MB")
            await bot.stop()
            print(bot.log)


if __name__ == "__main__":
    given = [int(one) for one in sys.argv[1:]]
    asyncio.run(main(*(given + [100_000, 1_000][len(given) :])))
