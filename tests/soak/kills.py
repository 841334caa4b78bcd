"""kill -9 again and again while several tables are played, half of the time in the middle of a press.

Run `python -m tests.soak.kills --kills 200` (with `--postgresql` on that engine, with `--cluster` two processes at it,
of which one is killed each time while the tables of the other are played on). After each kill the database must be
sound, and every table's records and log must agree; no answered choice may be missing; at the end no post may stand
twice."""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from operation import control
from tests.soak.play import Play, Pressed, plays
from tests.support.live.audit import created_posts
from tests.support.live.forked import Forge, ForkedBot, open_forge
from tests.support.live.new_table import server_of
from tests.support.live.postgresql import PostgreSQLServer
from tests.support.live.sandbox import ANSWER_S, SandboxHere, SandboxProcess
from tests.support.live.stored import Stored

IN_A_PRESS = "in a press"
WAYS = (IN_A_PRESS, "after a press", IN_A_PRESS, "at the start")
ANSWER_IN_FLIGHT_S = 0.7  # one that is in flight at a kill is not answered
A_PRESS_TAKES_S = 0.05  # until the first were measured
A_START_TAKES_S = 0.35
DELIVERY_TAKES_S = 0.3
TOLD_EVERY = 25
BETWEEN = 2  # presses at each table between two kills, at most
GAPS = (
    "SELECT games.id FROM games JOIN log ON log.game_id = games.id WHERE games.status = 'running'"
    " GROUP BY games.id, games.seq HAVING count(*) <> games.seq OR max(log.seq) <> games.seq"
)
SQLITE_SOUND = ("PRAGMA integrity_check", "PRAGMA foreign_key_check")


@dataclass
class Report:
    """What a run did and found; `sound`: how often everything stored was checked and found in order; `meanwhile`: how
    many choices were answered at the tables of the other process while one was started again."""

    kills: Counter[str] = field(default_factory=Counter)
    in_flight: Counter[str] = field(default_factory=Counter)
    starts_s: list[float] = field(default_factory=list)
    meanwhile: int = 0
    sound: int = 0
    acknowledged: int = 0
    missing: int = 0
    posts: int = 0
    doubled: int = 0
    unsent: int = 0

    def lines(self) -> list[str]:
        starts = sorted(self.starts_s)
        return [
            f"kills: {self.kills.total()} ({told(self.kills)})",
            f"presses in flight at a kill: {told(self.in_flight)}",
            f"choices acknowledged: {self.acknowledged}; of these lost: {self.missing}",
            f"posts: {self.posts}; doubled: {self.doubled}; not sent in the end: {self.unsent}",
            f"checks after a kill (pages, every table's records and log): {self.sound} of {self.kills.total()} good",
            f"started again within {starts[len(starts) // 2]:.2f} s (median), {starts[-1]:.2f} s at most",
            f"answered meanwhile at the tables of the other process: {self.meanwhile}",
        ]


def told(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))


class Soak:
    """`bots` run, each with shards of its own; `tables` are played at them."""

    def __init__(self, bots: list[ForkedBot], tables: list[Play], rng: Random) -> None:
        self.bots = bots
        self.tables = tables
        self.rng = rng
        self.sandbox = bots[0].sandbox
        self.stored = Stored(bots[0].place)
        self.report = Report()

    async def run(self, kills: int) -> Report:
        for number in range(kills):
            way = WAYS[number % len(WAYS)]
            for play in self.tables:
                for _ in range(self.rng.randint(0, BETWEEN)):
                    await play.press(await play.turn_to())
            await self._kill(way, self.rng.choice(self.bots))
            self.report.kills[way] += 1
            await self._check()
            if (number + 1) % TOLD_EVERY == 0:
                print(f"{number + 1} kills", flush=True)
        await self._check_posts()
        return self.report

    async def _kill(self, way: str, bot: ForkedBot) -> None:
        sending = []
        if way == IN_A_PRESS:
            players = [await play.turn_to() for play in self.tables]
            await self.sandbox.deadlines(answer_s=ANSWER_IN_FLIGHT_S)
            pairs = zip(self.tables, players, strict=True)
            sending = [asyncio.create_task(play.press(player)) for play, player in pairs]
            await asyncio.sleep(self.rng.uniform(0.0, 2 * self._a_press_takes()))
        elif way == "after a press":
            await asyncio.sleep(self.rng.uniform(0.0, DELIVERY_TAKES_S))
        else:
            await self._end(bot)
            await bot.launch()
            await asyncio.sleep(self.rng.uniform(0.0, A_START_TAKES_S))
        await self._end(bot)
        await self.sandbox.deadlines(answer_s=ANSWER_S)
        self._check_pages()
        in_flight = list(zip(self.tables, await asyncio.gather(*sending), strict=False))
        await self._settle([one for one in in_flight if one[0].table.bot is not bot])
        await self._start_again(bot)
        await self._settle([one for one in in_flight if one[0].table.bot is bot])

    async def _end(self, bot: ForkedBot) -> None:
        await bot.kill(last=len(self.bots) == 1)

    async def _start_again(self, bot: ForkedBot) -> None:
        """The tables of other processes are played until it is back."""
        began = time.monotonic()
        starting = asyncio.create_task(bot.start_answering() if len(self.bots) == 1 else bot.start())
        others = [play for play in self.tables if play.table.bot is not bot]
        while others and not starting.done():
            play = self.rng.choice(others)
            pressed = await play.press(await play.turn_to())
            assert pressed.outcome.status == "answered", pressed
            self.report.meanwhile += 1
        await starting
        self.report.starts_s.append(time.monotonic() - began)

    def _a_press_takes(self) -> float:
        seconds = sorted(second for play in self.tables for second in play.seconds)
        return seconds[len(seconds) // 2] if seconds else A_PRESS_TAKES_S

    async def _settle(self, in_flight: list[tuple[Play, Pressed]]) -> None:
        for play, pressed in in_flight:
            if pressed.outcome.status == "answered":
                self.report.in_flight["answered"] += 1
                continue
            await play.press_again(pressed)
            self.report.in_flight["unanswered, written" if play.lost[-1] else "unanswered, not written"] += 1

    def _check_pages(self) -> None:
        if isinstance(self.stored.place, Path):
            found = [tuple(row) for query in SQLITE_SOUND for row in self.stored.rows(query)]
            assert found == [("ok",)], found

    async def _check(self) -> None:
        """Raises AssertionError where something acknowledged is missing, or what is stored contradicts itself."""
        self.report.missing += sum(play.missing() for play in self.tables)
        assert not self.report.missing
        assert not self.stored.rows(GAPS)
        for bot in self.bots:
            verdict = await control.sent(bot.socket, ["verify", "all"])
            assert verdict is not None and verdict.code == 0, verdict
        self.report.sound += 1

    async def _check_posts(self) -> None:
        for play in self.tables:
            posts = await play.table.delivered()
            self.report.unsent += sum(post["state"] != "done" for post in posts)
            texts = [sight.text for sight in await play.table.people[0].public() if "· turn " in sight.text]
            self.report.doubled += len(texts) - len(set(texts))
        made = created_posts(await self.sandbox.sent())
        self.report.posts = len(made)
        self.report.doubled += len(made) - len(set(made))
        self.report.acknowledged = sum(play.earlier + len(play.acknowledged) for play in self.tables)


async def soak(
    forge: Forge, folder: Path, kills: int, tables: int, address: str | None, seed: int = 1, processes: int = 1
) -> Report:
    """A run with a sandbox and bots of its own, which leave their files in `folder`; each bot has so many tables."""
    async with SandboxHere(folder / "world.json") as sandbox:
        await sandbox.deadlines(answer_s=ANSWER_S)
        if processes == 1:
            bots = [forked(forge, sandbox, folder, address)]
        else:
            bots = [part_of_a_cluster(forge, sandbox, folder, address, shard, processes) for shard in range(processes)]
        try:
            await asyncio.gather(*(bot.start() for bot in bots))
            rng, played = Random(seed), []
            for shard, bot in enumerate(bots):
                played += await plays(bot, await server_of(sandbox, shard, processes), tables, rng)
            return await Soak(bots, played, rng).run(kills)
        finally:
            for bot in bots:
                await bot.kill(last=False)


def part_of_a_cluster(
    forge: Forge,
    sandbox: SandboxProcess,
    folder: Path,
    address: str | None,
    shard: int,
    processes: int,
    **environment: str,
) -> ForkedBot:
    own = folder / f"shard-{shard}"
    own.mkdir()
    return forked(forge, sandbox, own, address, SHARD_COUNT=str(processes), SHARD_IDS=str(shard), **environment)


def forked(forge: Forge, sandbox: SandboxProcess, folder: Path, address: str | None, **environment: str) -> ForkedBot:
    return ForkedBot(sandbox, folder, forge=forge, address=address, ARRANGED_PENCIL="blank", **environment)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--cluster", action="store_true", help="two processes, each with so many tables, at PostgreSQL")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="soak", ignore_cleanup_errors=True) as folder:
        server = PostgreSQLServer(Path(folder)) if given.postgresql or given.cluster else None
        try:
            address = await server.empty_database() if server else None
            began = time.monotonic()
            processes = 2 if given.cluster else 1
            with open_forge() as forge:
                report = await soak(forge, Path(folder), given.kills, given.tables, address, given.seed, processes)
        finally:
            if server:
                server.stop()
    minutes = (time.monotonic() - began) / 60
    print(*report.lines(), f"{given.tables} tables a process, {minutes:.0f} minutes", sep="\n")


if __name__ == "__main__":
    asyncio.run(main())
