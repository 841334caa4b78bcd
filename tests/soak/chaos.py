"""Whole games, several at once, while everything around them goes wrong.

Run `python -m tests.soak.chaos --games 20` (with `--processes 2` on a cluster with PostgreSQL). Two people and computer
players of every level play each set to its end, with real numbers of rubies and rounds; searches have a small budget.
Meanwhile bots are killed, Discord fails, the gateway drops and days pass; people take back choices and vote. In the
end every game must be finished and replay as recorded, each answered choice must be in the log unless it was refused,
whoever was to move when a day passed must have been reminded, and no post may stand twice."""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import aiohttp

from engine import players
from host.table.journal import REFUSED
from operation import control
from tests.soak.kills import forked, part_of_a_cluster
from tests.support.live.audit import created_posts
from tests.support.live.forked import Forge, ForkedBot, open_forge
from tests.support.live.new_table import new_table, server_of
from tests.support.live.person import Outcome, Person, Sight, offering
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
ANSWER_S: Final = 3.0  # as Discord: so long people wait before they press again
GAME_ENDS_WITHIN_S: Final = 3600.0
TROUBLE_EVERY: Final = 30  # answered presses
VOTE_AFTER: Final = 12  # presses of a table
TAKEN_BACK: Final = 0.04  # of the choices
DAY_S: Final = 24 * 3600.0
CALLBACK, POSTING = "POST .*/callback", r"POST /api/v10/channels/\d+/messages"
FAULTS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    (CALLBACK, {"kind": "drop", "after": True}),
    (POSTING, {"kind": "status", "status": 502}),
    (CALLBACK, {"kind": "429", "retry_after": 0.4}),
    (POSTING, {"kind": "drop", "after": True}),
    (CALLBACK, {"kind": "delay", "seconds": 1.5}),
)
NOT_DONE: Final = ("error-started-again", "error-again", "error-storage", "error-discord", "error-gone")
"""Answers that promise nothing: the person presses again."""
KILL, CLOCK, FAULT, GATEWAY = "killed", "a day passes", "Discord fails", "gateway dropped"
TROUBLES: Final = (KILL, FAULT, CLOCK, KILL, FAULT, GATEWAY)


class Game(NamedTuple):
    """What is played, and by which computer players beside two people."""

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
    """What a run did. `ended`: the games that were finished and replay as recorded, with the minutes each took;
    `lost`: choices that were answered, not refused, and are not in the log; `waited_for`: people who were to move when
    a day passed, counted for each day, `forgotten`: those of them whom no reminder called; `doubled`: posts that stand
    twice."""

    ended: dict[str, float] = field(default_factory=dict)
    troubles: Counter[str] = field(default_factory=Counter)
    presses: int = 0
    unanswered: int = 0
    refused: int = 0
    taken_back: int = 0
    votes: int = 0
    reminders: int = 0
    waited_for: int = 0
    forgotten: int = 0
    posts: int = 0
    lost: int = 0
    doubled: int = 0

    def lines(self) -> list[str]:
        troubles = ", ".join(f"{name}: {number}" for name, number in sorted(self.troubles.items()))
        return [
            f"games that ended and replay as recorded: {len(self.ended)}; minutes each took: "
            f"{', '.join(f'{minutes:.1f}' for minutes in sorted(self.ended.values()))}",
            f"troubles: {self.troubles.total()} ({troubles})",
            f"presses answered: {self.presses}, not answered and made again: {self.unanswered}; choices refused since "
            f"the table had moved on: {self.refused}",
            f"taken back: {self.taken_back}, votes: {self.votes}, reminders: {self.reminders}",
            f"people waited for when a day passed: {self.waited_for}, of these not reminded: {self.forgotten}",
            f"choices lost: {self.lost}; posts: {self.posts}, of these doubled: {self.doubled}",
        ]


class Played:
    """One game from its lobby to its end. `kept`: what the log had when it was answered, by notation; `acting`: held by
    whoever does something at the table."""

    def __init__(self, table: Table, game: Game, report: Report, rng: Random) -> None:
        self.table = table
        self.game = game
        self.report = report
        self.rng = rng
        self.acting = asyncio.Lock()
        self.kept: Counter[str] = Counter()
        self.minutes = 0.0
        self._choices = 0
        self._voted = False

    @property
    def over(self) -> bool:
        return bool(self.table.ledger.game()["status"] == "finished")

    async def to_its_end(self) -> None:
        began = time.monotonic()
        while not self.over:
            async with self.acting:
                try:
                    acted = await self._act()
                except aiohttp.ClientError:  # the sandbox gives up with a bot that dies
                    acted = False
                    self.report.unanswered += 1
            await asyncio.sleep(0.0 if acted else 0.1)
        self.minutes = (time.monotonic() - began) / 60

    def waited_for(self) -> list[Player]:
        """The people who must act."""
        if self.over:
            return []
        seats = self.table.ledger.position().seats_to_act
        return [self.table.players[seat] for seat in seats if seat in self.table.players]

    async def _act(self) -> bool:
        """Whether somebody could do something."""
        if self._choices >= VOTE_AFTER and not self._voted:
            await self._vote()
        acting = self.waited_for()
        if acting:
            await self._take_turn(self.rng.choice(acting))
        return bool(acting)

    async def _take_turn(self, player: Player) -> None:
        panel = await self._answered(await player.person.slash("/turn"))
        if panel is None:
            return
        if offering(words().say("button-return"))(panel):
            await player.person.press(panel, words().say("button-return"))
            return
        refusals = self.refusals(player.seat)
        if self._choices and self.rng.random() < TAKEN_BACK:
            undone = await player.person.slash("/undo")
            self.report.taken_back += await self.took_effect(undone, player.seat, refusals)
            return
        position, options = self.table.ledger.position(), offered(panel)
        if player.seat not in position.seats_to_act:
            return
        notation = players.choose(players.MERCHANT, position, player.seat, self.rng)
        if notation not in options:  # of a longer menu, or the table has moved on meanwhile
            pressed = await player.person.slash("/play", choice=notation)
        else:
            custom_id, value = options[notation]
            pressed = await player.person.press_id(panel.id, custom_id, None if value is None else [value])
        if await self.took_effect(pressed, player.seat, refusals):
            self.kept[notation] += 1
            self._choices += 1

    async def took_effect(self, pressed: Outcome, seat: int, refusals: int) -> bool:
        """Whether it is in the log. What was answered and is not has to be refused, which the table's journal knows
        (`refusals`: as `refusals` before it), or is lost. The log of a game that is over knows no interactions."""
        answer = await self._answered(pressed)
        if answer is None or self.over:
            return False
        if int(pressed.interaction) in self.table.ledger.interactions():
            return True
        if self.refusals(seat) > refusals:
            self.report.refused += 1
        else:
            print(f"lost in {self.game}: {answer.text}", flush=True)
            self.report.lost += 1
        return False

    def refusals(self, seat: int) -> int:
        """The number of the newest entry of a press of this seat that was refused."""
        query = "SELECT max(id) AS newest FROM journal WHERE game_id = ? AND kind = ? AND seat = ?"
        (row,) = self.table.ledger.rows(query, self.table.ledger.game()["id"], REFUSED, seat)
        return int(row["newest"] or 0)

    async def _answered(self, outcome: Outcome) -> Sight | None:
        """The answer; None where there was none, or only the request to press again."""
        if outcome.status != "answered" or not outcome.messages or any(map(outcome.message.tells, NOT_DONE)):
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
        self._voted = True

    async def _until(self, status: str, asker: Person, asks: str, other: Person, yes: str) -> None:
        """Asks and votes until that is so; what is pressed may be lost, or the vote over."""
        while self.table.ledger.game()["status"] not in (status, "finished"):
            if asks.startswith("/"):
                await asker.slash(asks)
            else:
                await self._press(asker, asks)
            await self._press(other, yes)

    async def _press(self, person: Person, label: str) -> None:
        """The newest button with this label in the channel, if there is one."""
        await asyncio.sleep(0.2)
        for sight in reversed(await person.public()):
            if offering(label)(sight):
                await person.press(sight, label)
                return

    def lost(self) -> int:
        """How many of the choices that the log had it has no more."""
        return (self.kept - Counter(row.notation for row in self.table.ledger.log())).total()


class Chaos:
    def __init__(self, bots: list[ForkedBot], sandbox: SandboxProcess, rng: Random) -> None:
        self.bots = bots
        self.sandbox = sandbox
        self.rng = rng
        self.report = Report()
        self.playing: list[Played] = []
        self._faults = count()
        self._restarting: asyncio.Task[None] | None = None

    async def play(self, wanted: Sequence[Game]) -> Report:
        for first in range(0, len(wanted), AT_ONCE):
            self.playing.clear()
            for number, game in enumerate(wanted[first : first + AT_ONCE]):
                await self.begin(game, number % len(self.bots))
            async with asyncio.timeout(GAME_ENDS_WITHIN_S), asyncio.TaskGroup() as tasks:
                making = tasks.create_task(self._make_trouble())
                await asyncio.gather(*(played.to_its_end() for played in self.playing))
                making.cancel()
            await self._all_run()
            for played in self.playing:
                await self._check(played)
        made = created_posts(await self.sandbox.sent())
        self.report.posts, self.report.doubled = len(made), len(made) - len(set(made))
        return self.report

    async def begin(self, game: Game, shard: int = 0) -> Played:
        table = await new_table(self.bots[shard], await server_of(self.sandbox, shard, len(self.bots)))
        table.people = table.people[:2]
        await table.begin(*game.houses, **game.options)
        self.playing.append(Played(table, game, self.report, self.rng))
        return self.playing[-1]

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
            await self.let_a_day_pass()
        elif trouble == GATEWAY:
            await self.sandbox.gateway("drop")
        else:
            pattern, fault = FAULTS[next(self._faults) % len(FAULTS)]
            await self.sandbox.fault(pattern, **fault)

    async def let_a_day_pass(self) -> None:
        """Nobody acts until all that is due then is done and told. Whoever is waited for must have been reminded at one
        of the tables: where several reminders are late, one message stands for all."""
        async with AsyncExitStack() as nobody_acts:
            for played in self.playing:
                await nobody_acts.enter_async_context(played.acting)
            waited_for = [player.person for played in self.playing for player in played.waited_for()]
            await self.sandbox.move_clock(DAY_S)
            for played in self.playing:
                await played.table.settled()
            reminded: Counter[str] = Counter()
            for person in waited_for:
                me, seen = await person.id(), await person.public()
                reminded[person.name] += sum(me in sight.called and sight.tells("prompt-reminder") for sight in seen)
            self.report.reminders += reminded.total()
            self.report.waited_for += len(reminded)
            self.report.forgotten += sum(not number for number in reminded.values())

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
        self.report.ended[str(played.game)] = played.minutes
        print(f"ended: {played.game}, {played.minutes:.1f} minutes", flush=True)


@asynccontextmanager
async def open_chaos(
    forge: Forge, folder: Path, address: str | None = None, processes: int = 1, seed: int = 1
) -> AsyncIterator[Chaos]:
    """With a sandbox and bots of its own, which leave their files in `folder`."""
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
            yield Chaos(bots, sandbox, Random(seed))
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
                async with open_chaos(forge, Path(folder), address, given.processes, given.seed) as chaos:
                    report = await chaos.play(games(given.games))
        finally:
            if server:
                server.stop()
    print(*report.lines(), f"{(time.monotonic() - began) / 60:.0f} minutes", sep="\n")


if __name__ == "__main__":
    asyncio.run(main())
