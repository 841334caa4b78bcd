"""Whether the bot's memory stays as it is while people play: `python -m tests.soak.memory [PRESSES [TABLES]]`.

At 200 tables, half of each game, so many presses are made as in an hour in which each table has one every 30 seconds,
as fast as they are answered. Every 2,000 presses a line says what each process holds in MB, what it shares counted in
parts (PSS).
"""

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from db import Database
from tests.bench.bench_load import WARM_S, People, memory_of, seated, served
from tests.support.live.bot import BotProcess

HOUR: Final = 24_000
TABLES: Final = 200
AT_ONCE: Final = 8
LINE_EVERY: Final = 2_000


def children_of(pid: int) -> list[int]:
    """The processes that draw and think, in the order of their start."""
    found = subprocess.run(["pgrep", "-P", str(pid), "-f", "spawn_main"], capture_output=True, text=True)
    return sorted(map(int, found.stdout.split()))


def line(presses: int, pid: int) -> str:
    others = "".join(f"{memory_of(child):8.0f}" for child in children_of(pid))
    return f"{presses:8}{memory_of(pid):8.0f}{others}"


async def press_on(people: People, numbers: list[int]) -> None:
    """One person after the other presses something at a table where nobody does."""
    while numbers:
        numbers.pop()
        table = people.rng.choice([one for one in people.tables if not one.busy])
        await people.press(table)


async def main(presses: int, tables: int) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        async with served(folder / "world.db") as (sandbox, process):
            database = await Database.open(folder / "bot.db")
            people = People(sandbox, await seated(sandbox, database, tables))
            await database.close()
            bot = BotProcess(process, folder)
            await bot.start()
            await asyncio.sleep(WARM_S)
            print(" presses     bot  children", flush=True)
            print(line(0, bot.pid), flush=True)
            for done in range(0, presses, LINE_EVERY):
                numbers = list(range(min(LINE_EVERY, presses - done)))
                await asyncio.gather(*(press_on(people, numbers) for _ in range(AT_ONCE)))
                print(line(min(done + LINE_EVERY, presses), bot.pid), flush=True)
            await bot.stop()


if __name__ == "__main__":
    given = [int(one) for one in sys.argv[1:]]
    asyncio.run(main(*(given + [HOUR, TABLES][len(given) :])))
