"""People press anything: `python -m tests.soak.any_press --presses 2000 --seed 1`.

Several people of two servers do at random whatever is offered to them in channels, threads and direct messages: every
command with plausible and odd options, every button and menu in view, every form; time passes, and the bot is started
again now and then. Each press must be answered in time and not with an error, keep Discord's limits, leave no error in
the log and tell everybody no secret. At the end all that is stored must agree, and tables must be playable. A fault
ends the run with its seed and the number of the press. The same seed makes the same presses, as far as house players
are as quick."""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from db import SeatRow
from db.schema import UNFINISHED
from engine import players
from host.table import Table
from operation import control
from tests.soak.faults import Faults
from tests.soak.kills import ANSWER_S, GAPS, SQLITE_SOUND
from tests.soak.pressed import Report, unmet
from tests.soak.running import Running
from tests.soak.typed import Typed
from tests.soak.whatever import Act, Whatever
from tests.support.bot import BotProcess
from tests.support.forked import ForkedBot, open_forge
from tests.support.ledger import Ledger
from tests.support.new_table import new_table
from tests.support.person import Outcome, Person, Refused, Sight
from tests.support.player import offered
from tests.support.sandbox import ROOT, SandboxHere
from tests.support.short_games import short_games

PEOPLE: Final = ("Ada", "Ben", "Chloe", "Dilan", "Eda", "*Zoë_ 😀")
RUBIES, ROUNDS = 2, 1  # of all games, so that some end within a run
TABLES: Final = ({"game": "istanbul", "expansion": "bazaar"}, {"game": "marco_polo"})  # of three people, begun before
WAYS: Final = {
    "follow": 28, "component": 30, "play on": 20, "command": 16, "completion": 4, "old form": 1, "time": 1,
    "start again": 1,
}  # fmt: skip
LATER_S: Final = (60.0, 3 * 3600.0, 26 * 3600.0)
OLDEST_SHARE: Final = 0.6  # of what is played on, so that some games end soon
TWICE_SHARE, SENT_LATER_SHARE = 0.04, 0.2
SEATED: Final = (
    "SELECT user_id, channel_id FROM seats JOIN games ON games.id = seats.game_id"
    f" WHERE status IN {UNFINISHED} AND user_id IS NOT NULL AND channel_id IS NOT NULL ORDER BY created, seat"
)
PATIENCE_S: Final = 60.0
TOLD_EVERY: Final = 100


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
        self.forms: list[Act] = []
        self.last: tuple[Person, Sight] | None = None

    async def run(self, presses: int) -> Report:
        for number in range(1, presses + 1):
            self.report.presses = number
            await self._press(Random(f"{self.seed} {number}"))
            if number % TOLD_EVERY == 0:
                print(f"{number} presses", flush=True)
        await self._is_sound()
        await self._play_on()
        self.report.unmet = await unmet(self.report.met)
        return self.report

    async def _press(self, rng: Random) -> None:
        """Something that somebody can do now, at times twice; a form that opens is filled in and sent, or left open."""
        act = None
        while act is None:
            act = await self._some_act(rng)
        if rng.random() < TWICE_SHARE:
            await asyncio.gather(self._done(act), self._done(act))
            return
        outcome = await self._done(act)
        while outcome is not None and outcome.modal is not None:
            form = self.whatever.form(act.person, outcome, act.kind, rng)
            if rng.random() < SENT_LATER_SHARE:
                self.forms.append(form)
                return
            outcome = await self._done(form)

    async def _some_act(self, rng: Random) -> Act | None:
        """None where there is nothing of this kind to do."""
        (way,) = rng.choices([*WAYS], [*WAYS.values()])
        person = await self._somebody(rng)
        games = self.running.stored.rows("SELECT id FROM games ORDER BY created")
        self.whatever.typed.known = ("#nothere", *(f"#{row['id']}" for row in games))
        try:
            match way:
                case "follow":
                    return await self.whatever.on(*self.last, rng) if self.last else None
                case "component":
                    return await self.whatever.component(person, rng)
                case "command":
                    return await self.whatever.command(person, rng)
                case "completion":
                    return await self.whatever.completion(person, rng)
                case "old form" if self.forms:
                    return self.forms.pop(rng.randrange(len(self.forms)))
                case "play on":
                    return self._choice(rng)
                case "time":
                    await self.bot.sandbox.move_clock(rng.choice(LATER_S))
                case "start again":
                    await self._start_again(rng)
        except Refused:
            self.report.refused += 1
        return None

    async def _somebody(self, rng: Random) -> Person:
        """Half of the time at a table where they sit."""
        seats = self.running.stored.rows(SEATED)
        if not seats or rng.random() < 0.5:
            return await self.whatever.somebody(rng)
        seat = rng.choice(seats)
        return self._at(seat["user_id"], seat["channel_id"])

    def _choice(self, rng: Random) -> Act | None:
        """Whoever must act makes a sensible choice, so that games get on and end."""
        owing = [(table, seat) for table, _ in self.running.all() for seat in owing_people(table)]
        if not owing:
            return None
        table, seat = owing[0] if rng.random() < OLDEST_SHARE else rng.choice(owing)
        person, choice = (
            self._at(seat.user_id, table.row.channel_id),
            players.choose("rookie", table.position.fork(), seat.seat, rng),
        )
        return Act(person, "choices", f"/play {choice}", lambda: person.slash("/play", choice=choice))

    def _at(self, user_id: int | None, channel_id: int | None) -> Person:
        person = self.whatever.people[str(user_id)]
        person.channel = str(channel_id)
        return person

    async def _start_again(self, rng: Random) -> None:
        self.report.starts += 1
        await (self.bot.kill() if rng.random() < 0.5 else self.bot.stop())
        await self.bot.start()

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
        if outcome is not None and outcome.messages:
            self.last = act.person, outcome.message
        if found := await self.faults.after(outcome):
            text = f"seed {self.seed}, press {self.report.presses}: {act}\ncame back: {outcome}\n" + "\n".join(found)
            if not self.go_on:
                raise Fault(text)
            print(text, flush=True)
            self.report.faults.append(text)
        return outcome

    async def _is_sound(self) -> None:
        """As after a kill: pages, and every table's records and log."""
        stored = self.running.stored
        found = [tuple(row) for query in SQLITE_SOUND for row in stored.rows(query)]
        assert found == [("ok",)], found
        assert not stored.rows(GAPS)
        verdict = await control.sent(self.bot.socket, ["verify", "all"])
        assert verdict is not None and verdict.code == 0, verdict
        self.report.games = dict(map(tuple, stored.rows("SELECT status, count(*) FROM games GROUP BY status")))

    async def _play_on(self) -> None:
        """Whoever must act at a running table is offered what the rules have, and one choice of it is taken."""
        for table, _ in self.running.all():
            for seat in owing_people(table)[:1]:
                person, legal = self._at(seat.user_id, table.row.channel_id), table.position.decision(seat.seat).options
                panel = (await person.slash("/turn")).message
                assert sorted(offered(panel)) == sorted(legal), (table.row.id, panel.text)
                custom_id, value = offered(panel)[Random(self.seed).choice(list(legal))]
                outcome = await person.press_id(panel.id, custom_id, None if value is None else [value])
                written = Ledger(self.bot.place, game_id=table.row.id).interactions()
                assert int(outcome.interaction) in written, (table.row.id, custom_id, outcome)
                self.report.played_on += 1


def owing_people(table: Table) -> list[SeatRow]:
    """The seats of people that must act now."""
    return [seat for seat in table.seats if seat.by_person and seat.seat in table.position.seats_to_act]


async def soak(folder: Path, presses: int, seed: int, *, drawn: bool = False, go_on: bool = False) -> Report:
    """A run with a sandbox and a bot of its own, which leave their files in `folder`. `drawn`: with real pictures."""
    arranged = {"SEED": Random(seed).randbytes(32).hex(), "RUBIES": str(RUBIES), "ROUNDS": str(ROUNDS)}
    arranged = {f"ARRANGED_{name}": value for name, value in arranged.items()}
    async with SandboxHere(folder / "world.json") as sandbox, open_forge(**arranged) as forge:
        await sandbox.deadlines(answer_s=ANSWER_S)
        await sandbox.post("/_sandbox/people", name=PEOPLE[-1])
        people = [Person(sandbox.session, sandbox.base, name, patience=PATIENCE_S) for name in PEOPLE]
        script = ROOT / "tests" / "e2e" / "arranged.py"
        bot = BotProcess(sandbox, folder, script=script, **arranged) if drawn else ForkedBot(forge, sandbox, folder)
        whatever = Whatever(sandbox, {await person.id(): person for person in people}, Typed(sandbox))
        try:
            await bot.start()
            for options in TABLES:
                await (await new_table(bot)).begin(**options)
            with short_games(RUBIES, ROUNDS):
                return await Soak(bot, whatever, seed, go_on=go_on).run(presses)
        finally:
            await bot.kill(last=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--presses", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--drawn", action="store_true", help="with real pictures, which take their time")
    parser.add_argument("--go-on", action="store_true", help="after a fault")
    parser.add_argument("--folder", type=Path, help="where bot and sandbox leave their files")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="soak", ignore_cleanup_errors=True) as made:
        folder, began = given.folder or Path(made), time.monotonic()
        report = asyncio.run(soak(folder, given.presses, given.seed, drawn=given.drawn, go_on=given.go_on))
    print(*report.lines(), f"{(time.monotonic() - began) / 60:.0f} minutes", sep="\n")


if __name__ == "__main__":
    main()
