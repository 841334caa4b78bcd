"""How long computer players take where many tables play at once, in the processes of a bot:
`python -m tests.bench.bench_tables [TABLES [PLAYER [PROCESSES]]]`, 50 tables of Masters on two processes where nothing
else is said, and for instance `100 merchant`.

At each table three of them play Istanbul or Marco Polo in turn. For a minute each choice is timed, from where it is
asked for to its answer, without the least time that it takes at a table; what is written and posted there is no part of
it."""

import asyncio
import sys
from statistics import median
from time import monotonic
from types import SimpleNamespace
from typing import Final

from engine.players import MASTER
from host.clock import Clock
from host.houses.houses import ComputerPlayers
from host.houses.search_pool import SearchPool
from host.houses.searching import minimum_thinking_s
from host.houses.workers import WorkerPool
from processes import Timed
from tests.support.dealt.tables import Table, new

SEATS: Final = 3
BEFORE_S: Final = 15.0  # until those who all began at once have spread
MEASURED_S: Final = 60.0


async def measure(count: int, player: str, processes: int) -> None:
    thinking, searching, clock = Timed(1), Timed(processes), Clock()
    pools = SimpleNamespace(clock=clock, thinking=WorkerPool("-"), searching=SearchPool("-", clock.steady))
    pools.thinking.run, pools.searching.run, pools.searching.at_once = thinking.run, searching.run, processes
    houses, took, iterations = ComputerPlayers(pools), list[float](), list[int]()
    end = monotonic() + BEFORE_S + MEASURED_S

    async def play(number: int) -> None:
        position, after, rest = new(Table(("istanbul", "marco_polo")[number % 2], (), SEATS), number), 0, None
        while not position.over and (began := monotonic()) < end:
            seat, after = position.seats_to_act[0], after + 1
            thought = await houses.think(player, position, seat, after, rest)
            seconds, rest = monotonic() - began, thought.rest
            if began > end - MEASURED_S:
                took.append(seconds)
                iterations.append(int(thought.house.split()[2]) if "iterations" in thought.house else 0)
            await asyncio.sleep(minimum_thinking_s(player, position) - seconds)
            position.choose(seat, thought.notation)

    await asyncio.gather(*map(play, range(count)))
    thinking.close()
    searching.close()
    took.sort()
    p95 = took[len(took) * 95 // 100]
    print(f"{count} tables of {player}, {processes} processes: {len(took)} choices in {MEASURED_S:g} s,")
    print(f"{median(took):.2f} s at the median, {p95:.2f} s at 95 %, {took[-1]:.2f} s at most")
    searched = [each for each in iterations if each]
    print(f"{len(searched)} searched, with {median(searched or [0]):g} iterations at the median")


if __name__ == "__main__":
    typed = sys.argv[1:]
    asyncio.run(
        measure(*(int(typed[0]) if typed else 50, typed[1] if typed[1:] else MASTER, int((typed[2:] or ["2"])[0])))
    )
