"""A whole game as a moving picture, and how it holds up everything else:  python -m tests.bench.bench_animation

Aims on two shared cores: at most 2 MB, 10 s of computing, and no delay of the event loop above 100 ms.
"""

import asyncio
import time
from random import Random

from engine import players
from engine.core.event import seen_by
from engine.games import GAMES
from render.games import turn_picture
from render.scene import AnyScene, Scene
from render.studio import Studio
from tests.support.dealt.tables import Table, new
from words.speech import words

TABLES = (
    Table("istanbul", (), 4), Table("istanbul", (("expansion", "bazaar"),), 5), Table("marco_polo", (), 4),
)  # fmt: skip
TICK_S = 0.005


def frames_of(table: Table) -> list[tuple[str, AnyScene]]:
    """The board after each turn of a game of rookies."""
    position, rng, say = new(table), Random(7), words().about(table.game).say
    names = GAMES[table.game].colours[: table.seats]
    found: list[tuple[str, AnyScene]] = []
    events: tuple = ()
    while not position.over:
        seat = position.seats_to_act[0]
        events += position.choose(seat, players.choose(players.ROOKIE, position, seat, rng))
        if not position.choices:
            told = tuple(seen_by(event, None) for event in events)
            found.append((turn_picture(table.game, told), Scene(position.view(None), names, "en", say, told)))
            events = ()
    return found


async def delays(found: list[float]) -> None:
    """Notes how much too late the event loop goes on."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(TICK_S)
        found.append(time.perf_counter() - began - TICK_S)


async def measure(studio: Studio, table: Table) -> None:
    async def unheard(drawn: int) -> None:
        pass

    frames, late = frames_of(table), []
    began, computed = time.perf_counter(), time.process_time()
    ticking = asyncio.create_task(delays(late))
    body = await studio.animation(table.game, frames, unheard)
    ticking.cancel()
    took, computed = time.perf_counter() - began, time.process_time() - computed
    late.sort()
    p95, most = late[int(len(late) * 0.95)] * 1000, late[-1] * 1000
    print(f"{table}: {len(frames)} turns, {len(body) // 1024} KB, {took:.1f} s, {computed:.1f} s of computing")
    print(f"  the event loop was late by {p95:.0f} ms (p95), {most:.0f} ms at most")


async def main() -> None:
    studio = Studio()
    await studio.warm_up(GAMES.values(), words())
    for table in TABLES:
        await measure(studio, table)


if __name__ == "__main__":
    asyncio.run(main())
