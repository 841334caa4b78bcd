"""What somebody can do next in a run of any_press: the ways to find something, and how often each is tried."""

from random import Random
from typing import Final

from db import SeatRow
from db.schema import UNFINISHED
from engine import players
from host.table.table import Table
from tests.soak.pressed import Report
from tests.soak.running import Running
from tests.soak.whatever import Act, Whatever
from tests.support.live.bot import BotProcess
from tests.support.live.person import Outcome, Person, Refused, Sight

WAYS: Final = {
    "follow": 28, "component": 30, "play on": 20, "command": 16, "completion": 4, "vote": 3, "old form": 1, "time": 1,
    "start again": 1,
}  # fmt: skip
NEW_SHARE: Final = 0.8
"""Of answers that offer what nobody has pressed yet, after which this is pressed at once: few things lead there."""
LATER_S: Final = (60.0, 3 * 3600.0, 26 * 3600.0)
OLDEST_SHARE: Final = 0.6  # of what is played on, so that some games end soon
SEATED: Final = (
    "SELECT user_id, channel_id, games.id AS game FROM seats JOIN games ON games.id = seats.game_id"
    f" WHERE status IN {UNFINISHED} AND user_id IS NOT NULL AND channel_id IS NOT NULL"
)
ORDERED: Final = " ORDER BY created, seat"
VOTING: Final = " AND games.id IN (SELECT game_id FROM timers WHERE kind = 'vote')"


class Ways:
    """`last`: who was answered last, and the message; `forms`: those left open."""

    def __init__(self, bot: BotProcess, whatever: Whatever, running: Running, report: Report) -> None:
        self.bot = bot
        self.whatever = whatever
        self.running = running
        self.report = report
        self.forms: list[Act] = []
        self.last: tuple[Person, Sight] | None = None

    async def some_act(self, rng: Random) -> Act:
        act = None
        while act is None:
            games = self.running.stored.rows("SELECT id FROM games ORDER BY created")
            self.whatever.typed.known = ("#nothere", *(f"#{row['id']}" for row in games))
            try:
                act = await self._new(rng) or await self._tried(rng)
            except Refused:
                self.report.refused += 1
        return act

    async def _new(self, rng: Random) -> Act | None:
        return await self.whatever.on(*self.last, rng, new=True) if self.last and rng.random() < NEW_SHARE else None

    async def _tried(self, rng: Random) -> Act | None:
        """None where there is nothing of this kind to do."""
        (way,) = rng.choices([*WAYS], [*WAYS.values()])
        match way:
            case "follow":
                return await self.whatever.on(*self.last, rng) if self.last else None
            case "component":
                return await self.whatever.component(await self._somebody(rng), rng)
            case "command":
                return await self.whatever.command(await self._somebody(rng), rng)
            case "completion":
                return await self.whatever.completion(await self._somebody(rng), rng)
            case "vote":
                return await self._vote(rng)
            case "old form" if self.forms:
                return self.forms.pop(rng.randrange(len(self.forms)))
            case "play on":
                return self._choice(rng)
            case "time":
                await self.bot.sandbox.move_clock(rng.choice(LATER_S))
            case "start again":
                await self._start_again(rng)
        return None

    async def _somebody(self, rng: Random) -> Person:
        """Half of the time at a table where they sit."""
        seats = self.running.stored.rows(SEATED + ORDERED)
        if not seats or rng.random() < 0.5:
            return await self.whatever.somebody(rng)
        seat = rng.choice(seats)
        return self.at(seat["user_id"], seat["channel_id"])

    async def _vote(self, rng: Random) -> Act | None:
        """Somebody of a table that votes, who may have answered before, mostly agrees."""
        voters = self.running.stored.rows(SEATED + VOTING + ORDERED)
        if not voters:
            return None
        one = rng.choice(voters)
        return await self.whatever.vote(self.at(one["user_id"], one["channel_id"]), one["game"], rng)

    def _choice(self, rng: Random) -> Act | None:
        """Whoever must act makes a sensible choice, so that games get on and end."""
        owing = [(table, seat) for table, _ in self.running.all() for seat in owing_people(table)]
        if not owing:
            return None
        table, seat = owing[0] if rng.random() < OLDEST_SHARE else rng.choice(owing)
        person = self.at(seat.user_id, table.row.channel_id)
        choice = players.choose("rookie", table.position.fork(), seat.seat, rng)
        return Act(person, "choices", f"/play {choice}", lambda: person.slash("/play", choice=choice))

    def at(self, user_id: int | None, channel_id: int | None) -> Person:
        person = self.whatever.people[str(user_id)]
        person.channel = str(channel_id)
        return person

    async def _start_again(self, rng: Random) -> None:
        self.report.starts += 1
        await (self.bot.kill() if rng.random() < 0.5 else self.bot.stop())
        await self.bot.start()

    def answered(self, act: Act, outcome: Outcome) -> None:
        if outcome.messages:
            self.last = act.person, outcome.message


def owing_people(table: Table) -> list[SeatRow]:
    """The seats of people that must act now."""
    return [seat for seat in table.seats if seat.by_person and seat.seat in table.position.seats_to_act]
