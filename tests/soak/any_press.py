"""People press anything: `python -m tests.soak.any_press --presses 2000 --seed 1`.

Several people of two servers do at random whatever is offered to them in channels, threads and direct messages: every
command with plausible and odd options, every button and menu in view, every form; time passes, and the bot is started
again now and then. Tables of three are begun now and then too, at one of them an auction of the rich; servers choose
between two languages. Each press must be answered in time and not with an error, keep Discord's limits, leave no error
in the log and tell nobody a secret, neither everybody nor who pressed. At the end all that is stored must agree, and
tables must be playable. A fault ends the run with its seed and the number of the press. The same seed makes the same
presses, as far as computer players are as quick. With `--postgresql` the games are kept there."""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from tests.soak.afterwards import games_are_sound, tables_are_playable
from tests.soak.faults import Faults
from tests.soak.pressed import Report, unmet
from tests.soak.running import Running
from tests.soak.tables import begin_tables
from tests.soak.typed import Typed
from tests.soak.ways import Ways
from tests.soak.whatever import Act, Whatever
from tests.support.dealt.short_games import short_games
from tests.support.language.second_language import spoken_from, written
from tests.support.live.bot import BotProcess
from tests.support.live.forked import Forge, ForkedBot, open_forge
from tests.support.live.person import Outcome, Person, Refused
from tests.support.live.postgresql import PostgreSQLServer
from tests.support.live.sandbox import ANSWER_S, SandboxHere

PEOPLE: Final = ("Ada", "Ben", "Chloe", "Dilan", "Eda", "*Zoë_ 😀")
RUBIES, ROUNDS = 2, 1  # of all games, so that some end within a run
TWICE_SHARE, SENT_LATER_SHARE = 0.04, 0.2
PATIENCE_S: Final = 60.0
TOLD_EVERY: Final = 100
TABLES_EVERY: Final = 400  # presses, in which most games have ended


class Fault(Exception):
    """What should not have come of a press, with all that is needed to see it again."""


class Soak:
    def __init__(self, bot: BotProcess, whatever: Whatever, seed: int, *, go_on: bool) -> None:
        self.bot = bot
        self.whatever = whatever
        self.seed = seed
        self.go_on = go_on
        self.running = Running(bot.place)
        self.faults = Faults(bot, self.running)
        self.report = Report(met=whatever.met)
        self.ways = Ways(bot, whatever, self.running, self.report)

    async def run(self, presses: int) -> Report:
        for number in range(1, presses + 1):
            if number % TABLES_EVERY == 1:
                self.ways.last = await begin_tables(self.bot)
            self.report.presses = number
            await self._press(Random(f"{self.seed} {number}"))
            if number % TOLD_EVERY == 0:
                print(f"{number} presses", flush=True)
        self.report.games = await games_are_sound(self.bot, self.running.stored)
        self.report.played_on = await tables_are_playable(self.bot, self.ways, Random(self.seed))
        self.report.unmet = await unmet(self.report.met)
        return self.report

    async def _press(self, rng: Random) -> None:
        """Something that somebody can do now, at times twice; a form that opens is filled in and sent, or left open."""
        act = await self.ways.some_act(rng)
        if rng.random() < TWICE_SHARE:
            await asyncio.gather(self._done(act), self._done(act))
            return
        outcome = await self._done(act)
        while outcome is not None and outcome.modal is not None:
            form = self.whatever.form(act.person, outcome, act.kind, rng)
            if rng.random() < SENT_LATER_SHARE:
                self.ways.forms.append(form)
                return
            outcome = await self._done(form)

    async def _done(self, act: Act) -> Outcome | None:
        """What came of it; None where a client refuses it, or nothing came."""
        began, outcome = time.monotonic(), None
        try:
            outcome = await act.do()
        except Refused:
            self.report.refused += 1
            return None
        except TimeoutError:
            pass
        self.report.met[act.kind] += 1
        self.report.seconds.append(time.monotonic() - began)
        if outcome is not None:
            self.ways.answered(act, outcome)
            self.report.acknowledged.append(outcome.answered_s or ANSWER_S)
        if found := await self.faults.after(act, outcome):
            text = f"seed {self.seed}, press {self.report.presses}: {act}\ncame back: {outcome}\n" + "\n".join(found)
            if not self.go_on:
                raise Fault(text)
            print(text, flush=True)
            self.report.faults.append(text)
        return outcome


async def soak(
    forge: Forge,
    folder: Path,
    presses: int,
    seed: int,
    address: str | None = None,
    *,
    drawn: bool = False,
    go_on: bool = False,
) -> Report:
    """A run with a sandbox and a bot of its own, which leave their files in `folder`. `address`: of the PostgreSQL
    database for the games, if they are not among these files; `drawn`: with real pictures."""
    locales = written(folder)
    arranged = {"SEED": Random(seed).randbytes(32).hex(), "RUBIES": str(RUBIES), "ROUNDS": str(ROUNDS)}
    arranged |= {"LOCALES": str(locales)}
    if not drawn:
        arranged["PENCIL"] = "blank"
    arranged = {f"ARRANGED_{name}": value for name, value in arranged.items()}
    async with SandboxHere(folder / "world.json") as sandbox:
        await sandbox.deadlines(answer_s=ANSWER_S)
        await sandbox.post("/_sandbox/people", name=PEOPLE[-1])
        people = [Person(sandbox.session, sandbox.base, name, patience=PATIENCE_S) for name in PEOPLE]
        bot = ForkedBot(sandbox, folder, forge=forge, address=address, **arranged)
        whatever = Whatever(sandbox, {await person.id(): person for person in people}, Typed(sandbox))
        try:
            await bot.start()
            with short_games(RUBIES, ROUNDS), spoken_from(locales):
                return await Soak(bot, whatever, seed, go_on=go_on).run(presses)
        finally:
            await bot.kill(last=False)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--presses", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--drawn", action="store_true", help="with real pictures, which take their time")
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--go-on", action="store_true", help="after a fault")
    parser.add_argument("--folder", type=Path, help="where bot and sandbox leave their files")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="soak", ignore_cleanup_errors=True) as made:
        folder, began = given.folder or Path(made), time.monotonic()
        server = PostgreSQLServer(Path(made)) if given.postgresql else None
        try:
            address = await server.empty_database() if server else None
            with open_forge() as forge:
                report = await soak(
                    forge, folder, given.presses, given.seed, address, drawn=given.drawn, go_on=given.go_on
                )
        finally:
            if server:
                server.stop()
    print(*report.lines(), f"{(time.monotonic() - began) / 60:.0f} minutes", sep="\n")


if __name__ == "__main__":
    asyncio.run(main())
