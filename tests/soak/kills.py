"""kill -9 again and again while several tables are played, half of the time in the middle of a press.

Run `python -m tests.soak.kills --kills 200` (with `--postgresql` on that engine). After each kill the database must be
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
from tests.support.audit import created_posts
from tests.support.forked import ForkedBot, open_forge
from tests.support.postgresql import PostgreSQLServer
from tests.support.sandbox import SandboxHere
from tests.support.stored import Stored

IN_A_PRESS = "in a press"
WAYS = (IN_A_PRESS, "after a press", IN_A_PRESS, "at the start")
ANSWER_S = 15.0  # so long a press waits, which a busy machine may need
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
    """What a run did and found; `sound`: how often everything stored was checked and found in order."""

    kills: Counter[str] = field(default_factory=Counter)
    in_flight: Counter[str] = field(default_factory=Counter)
    starts_s: list[float] = field(default_factory=list)
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
        ]


def told(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))


class Soak:
    """`bot` runs; `tables` are played at it."""

    def __init__(self, bot: ForkedBot, tables: list[Play], rng: Random) -> None:
        self.bot = bot
        self.tables = tables
        self.rng = rng
        self.stored = Stored(bot.place)
        self.report = Report()

    async def run(self, kills: int) -> Report:
        for number in range(kills):
            way = WAYS[number % len(WAYS)]
            for play in self.tables:
                for _ in range(self.rng.randint(0, BETWEEN)):
                    await play.press(await play.turn_to())
            await self._kill(way)
            self.report.kills[way] += 1
            await self._check()
            if (number + 1) % TOLD_EVERY == 0:
                print(f"{number + 1} kills", flush=True)
        await self._check_posts()
        return self.report

    async def _kill(self, way: str) -> None:
        sending = []
        if way == IN_A_PRESS:
            players = [await play.turn_to() for play in self.tables]
            await self.bot.sandbox.deadlines(answer_s=ANSWER_IN_FLIGHT_S)
            pairs = zip(self.tables, players, strict=True)
            sending = [asyncio.create_task(play.press(player)) for play, player in pairs]
            await asyncio.sleep(self.rng.uniform(0.0, 2 * self._a_press_takes()))
        elif way == "after a press":
            await asyncio.sleep(self.rng.uniform(0.0, DELIVERY_TAKES_S))
        else:
            await self.bot.kill()
            await self.bot.launch()
            await asyncio.sleep(self.rng.uniform(0.0, A_START_TAKES_S))
        await self.bot.kill()
        await self.bot.sandbox.deadlines(answer_s=ANSWER_S)
        self._check_pages()
        began = time.monotonic()
        await self.bot.start_answering()
        self.report.starts_s.append(time.monotonic() - began)
        for play, pressed in zip(self.tables, await asyncio.gather(*sending), strict=False):
            await self._settle(play, pressed)

    def _a_press_takes(self) -> float:
        seconds = sorted(second for play in self.tables for second in play.seconds)
        return seconds[len(seconds) // 2] if seconds else A_PRESS_TAKES_S

    async def _settle(self, play: Play, pressed: Pressed) -> None:
        if pressed.outcome.status == "answered":
            self.report.in_flight["answered"] += 1
            return
        await play.press_again(pressed)
        self.report.in_flight["unanswered, written" if play.lost[-1] else "unanswered, not written"] += 1

    def _check_pages(self) -> None:
        if isinstance(self.bot.place, Path):
            found = [tuple(row) for query in SQLITE_SOUND for row in self.stored.rows(query)]
            assert found == [("ok",)], found

    async def _check(self) -> None:
        """Raises AssertionError where something acknowledged is missing, or what is stored contradicts itself."""
        self.report.missing += sum(play.missing() for play in self.tables)
        assert not self.report.missing
        assert not self.stored.rows(GAPS)
        verdict = await control.sent(self.bot.database.with_suffix(".sock"), ["verify", "all"])
        assert verdict is not None and verdict.code == 0, verdict
        self.report.sound += 1

    async def _check_posts(self) -> None:
        for play in self.tables:
            posts = await play.table.delivered()
            self.report.unsent += sum(post["state"] != "done" for post in posts)
            texts = [sight.text for sight in await play.table.people[0].public() if "· turn " in sight.text]
            self.report.doubled += len(texts) - len(set(texts))
        made = created_posts(await self.bot.sandbox.sent())
        self.report.posts = len(made)
        self.report.doubled += len(made) - len(set(made))
        self.report.acknowledged = sum(play.earlier + len(play.acknowledged) for play in self.tables)


async def soak(folder: Path, kills: int, tables: int, address: str | None, seed: int = 1) -> Report:
    """A run with a sandbox and a bot of its own, which leave their files in `folder`."""
    async with SandboxHere(folder / "world.json") as sandbox, open_forge() as forge:
        await sandbox.deadlines(answer_s=ANSWER_S)
        bot = ForkedBot(forge, sandbox, folder, address=address)
        try:
            await bot.start()
            rng = Random(seed)
            return await Soak(bot, await plays(bot, tables, rng), rng).run(kills)
        finally:
            await bot.kill()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="soak", ignore_cleanup_errors=True) as folder:
        server = PostgreSQLServer(Path(folder)) if given.postgresql else None
        try:
            address = await server.empty_database() if server else None
            began = time.monotonic()
            report = await soak(Path(folder), given.kills, given.tables, address, given.seed)
        finally:
            if server:
                server.stop()
    minutes = (time.monotonic() - began) / 60
    print(*report.lines(), f"{given.tables} tables, {minutes:.0f} minutes", sep="\n")


if __name__ == "__main__":
    asyncio.run(main())
