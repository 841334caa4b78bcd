"""Whole games, several at once, while everything around them goes wrong.

Run `python -m tests.soak.chaos --games 20` (with `--processes 2` on a cluster with PostgreSQL). Two people and house
players of every level play each set to its end, with real numbers of rubies and rounds; searches have a small budget.
Meanwhile bots are killed, Discord fails, the gateway drops and days pass; people take back choices and vote. In the
end every game must be finished and replay as recorded, no choice that the log had when it was answered may be gone,
and no post may stand twice."""

import argparse
import asyncio
import json
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import aiohttp

from engine import players
from operation import control
from tests.soak.kills import forked, part_of_a_cluster
from tests.support.live.audit import created_posts
from tests.support.live.forked import Forge, ForkedBot, open_forge
from tests.support.live.new_table import new_table, server_of
from tests.support.live.person import Outcome, Sight
from tests.support.live.player import Player, Table, offered
from tests.support.live.postgresql import PostgreSQLServer
from tests.support.live.sandbox import SandboxHere, SandboxProcess
from words.speech import words

SETS: Final = (
    {"game": "istanbul", "expansion": "base"},
    {"game": "istanbul", "expansion": "mocha"},
    {"game": "istanbul", "expansion": "letters"},
    {"game": "istanbul", "expansion": "bazaar"},
    {"game": "marco_polo"},
)
ITERATIONS: Final = 3  # of a search
AT_ONCE: Final = 5
ANSWER_S: Final = 6.0  # so long people wait before they press again
GAME_ENDS_WITHIN_S: Final = 3600.0
TROUBLE_EVERY: Final = 30  # answered presses
VOTE_AFTER: Final = 12  # presses of a table
TAKEN_BACK: Final = 0.04  # of the choices
STANDS_STILL_S: Final = 1.5
DAY_S: Final = 24 * 3600.0
CALLBACK, POSTING = "POST .*/callback", r"POST /api/v10/channels/\d+/messages"
FAULTS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    (CALLBACK, {"kind": "drop", "after": True}),
    (POSTING, {"kind": "status", "status": 502}),
    (CALLBACK, {"kind": "429", "retry_after": 0.4}),
    (POSTING, {"kind": "drop", "after": True}),
    (CALLBACK, {"kind": "delay", "seconds": 1.5}),
)
KILL, CLOCK, FAULT, GATEWAY = "killed", "a day passes", "Discord fails", "gateway dropped"
TROUBLES: Final = (KILL, FAULT, CLOCK, KILL, FAULT, GATEWAY)


class Game(NamedTuple):
    """What is played, and by which house players beside two people."""

    options: dict[str, str]
    houses: tuple[str, str]

    def __str__(self) -> str:
        return f"{self.options.get('expansion', self.options['game'])} with {' and '.join(self.houses)}"


def games(number: int) -> list[Game]:
    """Of each set in turn; each meets every level."""
    kinds = players.KINDS
    return [
        Game(SETS[n % len(SETS)], (kinds[(n + n // len(SETS)) % len(kinds)], kinds[(n // len(SETS) + 4) % len(kinds)]))
        for n in range(number)
    ]


@dataclass
class Report:
    """What a run did; `lost`: choices that the log had and has no more, `doubled`: posts that stand twice; `ended`: the
    games that were finished and replay as recorded."""

    ended: list[str] = field(default_factory=list)
    troubles: Counter[str] = field(default_factory=Counter)
    presses: int = 0
    unanswered: int = 0
    refused: int = 0
    taken_back: int = 0
    votes: int = 0
    reminders: int = 0
    posts: int = 0
    lost: int = 0
    doubled: int = 0

    def lines(self) -> list[str]:
        troubles = ", ".join(f"{name}: {number}" for name, number in sorted(self.troubles.items()))
        return [
            f"games that ended and replay as recorded: {len(self.ended)}",
            f"troubles: {self.troubles.total()} ({troubles})",
            f"presses answered: {self.presses}, not answered and made again: {self.unanswered}; choices refused since "
            f"the table had moved on: {self.refused}",
            f"taken back: {self.taken_back}, votes: {self.votes}, reminders: {self.reminders}",
            f"choices lost: {self.lost}; posts: {self.posts}, of these doubled: {self.doubled}",
        ]


class Played:
    """One game from its lobby to its end. `kept`: what the log had when it was answered, by notation; `going_on`: unset
    while nobody does anything."""

    def __init__(self, table: Table, game: Game, report: Report, rng: Random, going_on: asyncio.Event) -> None:
        self.table = table
        self.game = game
        self.report = report
        self.rng = rng
        self.going_on = going_on
        self.kept: Counter[str] = Counter()
        self._pressed = count(1)

    @property
    def over(self) -> bool:
        return bool(self.table.ledger.game()["status"] == "finished")

    async def to_its_end(self) -> None:
        while not self.over:
            await self.going_on.wait()
            position = self.table.ledger.position()
            acting = [self.table.players[seat] for seat in position.seats_to_act if seat in self.table.players]
            if not acting:
                await asyncio.sleep(0.1)
                continue
            try:
                await self._act(self.rng.choice(acting))
            except aiohttp.ClientError:  # the sandbox gives up with a bot that dies
                self.report.unanswered += 1

    async def _act(self, player: Player) -> None:
        panel = await self._answered(await player.person.slash("/turn"))
        if panel is None:
            return
        if any(button.get("label") == words().say("button-return") for button in panel.buttons):
            await player.person.press(panel, words().say("button-return"))
            return
        if self.rng.random() < TAKEN_BACK:
            if await self._answered(await player.person.slash("/undo")) is not None:
                self.report.taken_back += 1
            return
        position, options = self.table.ledger.position(), offered(panel)
        if player.seat not in position.seats_to_act:
            return
        notation = players.choose(players.MERCHANT, position, player.seat, self.rng)
        if notation not in options:  # of a longer menu, or the table has moved on meanwhile
            await self._chose(await player.person.slash("/play", choice=notation), notation)
            return
        custom_id, value = options[notation]
        pressed = await player.person.press_id(panel.id, custom_id, None if value is None else [value])
        await self._chose(pressed, notation)

    async def _chose(self, outcome: Outcome, notation: str) -> None:
        if await self._answered(outcome) is None:
            return
        if int(outcome.interaction) in self.table.ledger.interactions():
            self.kept[notation] += 1
        elif not self.over:
            self.report.refused += 1
        if next(self._pressed) == VOTE_AFTER:
            await self._vote()

    async def _answered(self, outcome: Outcome) -> Sight | None:
        if outcome.status != "answered" or not outcome.messages:
            self.report.unanswered += 1
            await asyncio.sleep(0.1)
            return None
        self.report.presses += 1
        return outcome.message

    async def _vote(self) -> None:
        """The table is paused and goes on, by the votes of both."""
        asker, other = self.table.people
        await self._until("paused", asker, "/table pause", other, words().say("button-vote-yes", about="pause"))
        go_on, yes = words().say("button-resume"), words().say("button-vote-yes", about="resume")
        await self._until("running", asker, go_on, other, yes)
        self.report.votes += 1

    async def _until(self, status: str, asker: Any, asks: str, other: Any, yes: str) -> None:
        """Asks and votes until that is so; what is pressed may be lost, or the vote over."""
        while self.table.ledger.game()["status"] not in (status, "finished"):
            if asks.startswith("/"):
                await asker.slash(asks)
            else:
                await self._press(asker, asks)
            await self._press(other, yes)

    async def _press(self, person: Any, label: str) -> None:
        """The newest button with this label in the channel, if there is one."""
        await asyncio.sleep(0.2)
        for sight in reversed(await person.public()):
            if any(button.get("label") == label for button in sight.buttons):
                await person.press(sight, label)
                return

    def lost(self) -> int:
        return (self.kept - Counter(row.notation for row in self.table.ledger.log())).total()


class Chaos:
    def __init__(self, bots: list[ForkedBot], sandbox: SandboxProcess, rng: Random) -> None:
        self.bots = bots
        self.sandbox = sandbox
        self.rng = rng
        self.report = Report()
        self.going_on = asyncio.Event()
        self.going_on.set()
        self._faults = count()
        self._restarting: asyncio.Task[None] | None = None

    async def play(self, wanted: Sequence[Game]) -> Report:
        for first in range(0, len(wanted), AT_ONCE):
            started = [await self._begun(game, number) for number, game in enumerate(wanted[first : first + AT_ONCE])]
            making = asyncio.create_task(self._make_trouble())
            try:
                async with asyncio.timeout(GAME_ENDS_WITHIN_S), asyncio.TaskGroup() as tasks:
                    for played in started:
                        tasks.create_task(played.to_its_end())
            finally:
                making.cancel()
                await asyncio.wait({making})
                self.going_on.set()
            if not making.cancelled():
                making.result()
            await self._all_run()
            for played in started:
                await self._check(played)
        made = created_posts(await self.sandbox.sent())
        self.report.posts, self.report.doubled = len(made), len(made) - len(set(made))
        return self.report

    async def _begun(self, game: Game, number: int) -> Played:
        shard = number % len(self.bots)
        table = await new_table(self.bots[shard], await server_of(self.sandbox, shard, len(self.bots)))
        table.people = table.people[:2]
        await table.begin(*game.houses, **game.options)
        return Played(table, game, self.report, self.rng, self.going_on)

    async def _make_trouble(self) -> None:
        for trouble in (TROUBLES[number % len(TROUBLES)] for number in count()):
            reached = self.report.presses + TROUBLE_EVERY
            while self.report.presses < reached:  # noqa: ASYNC110 the tables count
                await asyncio.sleep(0.05)
            await self._trouble(trouble)
            self.report.troubles[trouble] += 1

    async def _trouble(self, trouble: str) -> None:
        if trouble == KILL:
            self._restarting = asyncio.create_task(self._kill(self.rng.choice(self.bots)))
            await asyncio.shield(self._restarting)
        elif trouble == CLOCK:
            self.going_on.clear()  # so that whoever is to move is away when the day has passed
            await asyncio.sleep(STANDS_STILL_S)
            await self.sandbox.move_clock(DAY_S)
            await asyncio.sleep(STANDS_STILL_S)
            self.going_on.set()
        elif trouble == GATEWAY:
            await self.sandbox.gateway("drop")
        else:
            pattern, fault = FAULTS[next(self._faults) % len(FAULTS)]
            await self.sandbox.fault(pattern, **fault)

    async def _kill(self, bot: ForkedBot) -> None:
        await bot.kill(last=len(self.bots) == 1)
        await bot.start()

    async def _all_run(self) -> None:
        """After the last trouble, in the middle of which the games may have ended."""
        await self.sandbox.clear_faults()
        if self._restarting is not None:
            await self._restarting

    async def _check(self, played: Played) -> None:
        """Raises AssertionError where a game has not ended, or is not as it was recorded."""
        table, game_id = played.table, played.table.ledger.game()["id"]
        posts = await table.delivered()
        assert played.over and {post["state"] for post in posts} == {"done"}, str(played.game)
        verdict = await control.sent(table.bot.socket, ["verify", game_id])
        assert verdict is not None and verdict.code == 0, verdict
        self.report.lost += played.lost()
        self.report.reminders += sum(bool(json.loads(post["payload"]).get("reminder")) for post in posts)
        self.report.ended.append(str(played.game))
        print(f"ended: {played.game}", flush=True)


async def chaos(
    forge: Forge, folder: Path, wanted: Sequence[Game], address: str | None = None, processes: int = 1, seed: int = 1
) -> Report:
    """A run with a sandbox and bots of its own, which leave their files in `folder`."""
    few = {"ARRANGED_ITERATIONS": str(ITERATIONS)}
    async with SandboxHere(folder / "world.json") as sandbox:
        await sandbox.deadlines(answer_s=ANSWER_S)
        if processes == 1:
            bots = [forked(forge, sandbox, folder, address, **few)]
        else:
            parts = range(processes)
            bots = [part_of_a_cluster(forge, sandbox, folder, address, shard, processes, **few) for shard in parts]
        try:
            await asyncio.gather(*(bot.start() for bot in bots))
            return await Chaos(bots, sandbox, Random(seed)).play(wanted)
        finally:
            for bot in bots:
                await bot.kill(last=False)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="chaos", ignore_cleanup_errors=True) as folder:
        server = PostgreSQLServer(Path(folder)) if given.processes > 1 else None
        try:
            address = await server.empty_database() if server else None
            began = time.monotonic()
            with open_forge() as forge:
                wanted = games(given.games)
                report = await chaos(forge, Path(folder), wanted, address, given.processes, given.seed)
        finally:
            if server:
                server.stop()
    print(*report.lines(), f"{(time.monotonic() - began) / 60:.0f} minutes", sep="\n")


if __name__ == "__main__":
    asyncio.run(main())
