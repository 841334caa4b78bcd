"""From a press to its pictures, through discord.py and the sandbox: `python -m tests.bench.bench_picture [PRESSES]`.

Two people play Istanbul, two others Marco Polo; one of them presses at a time, the next when all pictures are there.
`panel`: until the answer of the presser is there with its picture. `post`: from the press that ends a turn until the
post with all pictures of it stands in the channel.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from db import Database
from sandbox.model.world import World
from tests.bench.bench_load import PICTURE_WITHIN_S, People, Seated, seated, served
from tests.support.live.bot import BotProcess

GAMES = ("istanbul", "marco_polo")  # of the tables, in their order
PRESSES = 100
WARM_S = 20.0  # until all pictures have been drawn once
POSTED_WITHIN_S = 2.0  # after which a press that asks for nothing more ended no turn
LOOKED_FOR_EVERY_S = 0.002
SETTLED_S = 1.5  # people look at a panel before they press


async def posted(world: World, table: Seated, begun: float, known: set[str]) -> float | None:
    """Seconds from `begun` until a post with pictures stands in the table's channel that is not `known`; None if none
    comes."""
    seen = 0
    while (after := time.perf_counter() - begun) < POSTED_WITHIN_S:
        if len(world.messages) != seen:
            seen = len(world.messages)
            if pictured(world, table) - known:
                return after
        await asyncio.sleep(LOOKED_FOR_EVERY_S)
    return None


def pictured(world: World, table: Seated) -> set[str]:
    """The posts of the table's channel that have pictures."""
    shown = (one for one in world.messages.values() if one.channel_id == table.channel.id and one.attachments)
    return {one.id for one in shown if one.seen_by is None}


async def measure(people: People, presses: int) -> dict[str, list[float]]:
    """Milliseconds of panels and posts of each game."""
    found: dict[str, list[float]] = {f"{game} {what}": [] for game in GAMES for what in ("panel", "post")}
    world = people.sandbox.world
    for number in range(presses):
        game, table = list(zip(GAMES, people.tables, strict=True))[number % len(GAMES)]
        known, begun = pictured(world, table), time.perf_counter()
        post = asyncio.create_task(posted(world, table, begun, known))
        answered = await people.press(table)
        after = time.perf_counter() - begun
        if table.panel is None:
            if (came := await post) is not None:
                found[f"{game} post"].append(1000 * came)
        else:
            if table.panel.attachments:
                found[f"{game} panel"].append(1000 * after)
            await asyncio.wait({answered.picture}, timeout=PICTURE_WITHIN_S)
        post.cancel()
        await asyncio.sleep(SETTLED_S)
    return found


def line(name: str, ms: list[float]) -> str:
    ms = sorted(ms)
    shares = "".join(f"{ms[min(int(len(ms) * share), len(ms) - 1)] if ms else 0:8.0f}" for share in (0.5, 0.95, 1))
    return f"{name:17}{len(ms):6}{shares}"


async def main(presses: int) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        async with served(folder / "world.db") as (sandbox, process):
            database = await Database.open(folder / "bot.db")
            people = People(sandbox, await seated(sandbox, database, len(GAMES)))
            await database.close()
            bot = BotProcess(process, folder, LOG_LEVEL="WARNING")
            await bot.launch()
            await process.until_bot_online()
            await asyncio.sleep(WARM_S)
            found = await measure(people, presses)
            await bot.stop()
    print("milliseconds     number     p50     p95     max")
    for name, ms in found.items():
        print(line(name, ms), flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else PRESSES))
