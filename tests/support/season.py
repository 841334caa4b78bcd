"""A season whose days are moved by hand, with tables that the test makes and plays to their end."""

from itertools import count
from random import Random

from db import Change, EntrantRow, FixtureRow, LeagueRow
from host.clock import DAY_S
from host.host import Host
from host.leagues import registering, running
from host.leagues.season import RUNNING, Season, season_of
from host.leagues.setup import Setup
from host.messages.posts import LeagueNews
from host.seats import leaving
from host.table.status import FIXTURE
from host.turn import press
from host.upkeep.unreachable import CHANNEL as CHANNEL_GONE
from host.upkeep.unreachable import fall_asleep
from tests.host.desk import Desk
from tests.support.evening import Days

SERVER, CHANNEL, ORGANISER = 1, 40, 7
FIRST = 100
"""The id of the first of those who register."""


class Club(Days):
    """People of a `server`, and a league or cup of theirs: `league`, its id; `told`: what its channel was told."""

    def __init__(self, desk: Desk, server: int = SERVER) -> None:
        super().__init__(desk)
        self.server = server
        self.league = ""
        self.told: list[LeagueNews] = []
        self._threads = count(1000)

    @property
    def host(self) -> Host:
        return self.desk.host

    async def set_up(self, **chosen: object) -> LeagueRow:
        setup = Setup.read({"game": "toy", "table": 3, **chosen})
        row = await registering.set_up(self.host, self.server, CHANNEL, ORGANISER, setup)
        self.league = row.id
        return row

    async def season(self) -> Season:
        return await season_of(self.host, self.league)

    async def register(self, *people: int) -> None:
        for person in people:
            await registering.register(self.host, self.league, person, f"Person {person}")

    async def start(self, *people: int) -> Season:
        """A season of a league that has just begun, with these people."""
        await self.register(*people)
        await self.passes(registering.REGISTRATION_S - registering.READY_S)
        for person in people:
            await registering.be_ready(self.host, self.league, person)
        await self.passes(DAY_S)
        return await self.season()

    async def make_tables(self) -> list[str]:
        """Tables for all games that can begin, as the bot makes them; the ids of the games."""
        made = list[str]()
        while begins := running.can_begin(await self.season(), self.clock.now()):
            names = [f"House {number}" for number in range(5)]
            row = await running.make_table(self.host, self.league, begins[0].number, next(self._threads), names)
            assert row is not None
            made.append(row.id)
        return made

    async def open_games(self) -> list[FixtureRow]:
        return (await self.season()).in_state(RUNNING)

    async def play_out(self, game_id: str) -> None:
        """Everybody makes some choices, until the game is over; the season has noted it then."""
        rng = Random(1)
        await self.host.houses.settled(game_id)
        while not (table := await self.host.table(game_id)).over:
            seat = min(table.called)
            person, decision = table.seats[seat].user_id, table.position.decision(seat)
            notation = rng.choice(list(decision.options))
            await press.choose(
                self.host, game_id, person or 0, notation, asked_after=None, interaction_id=self.desk.interaction()
            )
            await self.host.houses.settled(game_id)
        await self.passes(1.0)

    async def end_game(self, game_id: str, *scores: int) -> None:
        """A game is over, with these scores of its seats; the season has noted it then."""
        await self.host.houses.settled(game_id)
        row = await self.host.game(game_id)
        if row.status == "finished":  # computer players alone have played it
            await self.passes(1.0)
            return
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        over = {"winners": best, "standings": [[score] for score in scores]}
        change = Change(game_id)
        change.disarm_all()
        change.update_game(row.seq, status="finished", ended=self.clock.now(), result=over)
        change.arm(FIXTURE, self.clock.now(), {})
        await self.host.db.write(change)
        self.host.forget(game_id)
        await self.passes(1.0)

    async def resign(self, game_id: str, person: int) -> None:
        """Somebody leaves a game for good; the season has noted it then."""
        await leaving.resign(self.host, game_id, person, interaction_id=self.desk.interaction())
        await self.passes(1.0)

    async def sleeps(self, game_id: str) -> None:
        """The thread of a game is deleted."""
        await fall_asleep(self.host, game_id, CHANNEL_GONE)

    async def entrant(self, person: int) -> EntrantRow:
        found = (await self.season()).entry_of(person)
        assert found is not None
        return found

    async def game_of(self, person: int) -> str:
        """A game that somebody plays."""
        number = (await self.entrant(person)).number
        return next(one.game_id or "" for one in await self.open_games() if number in one.entrants)

    async def posts(self) -> list[LeagueNews]:
        """What the league's channel was told so far, in order; all that is owed counts as sent."""
        while claimed := await self.host.outbox.claim(self.clock.steady(), 50):
            for post in claimed:
                if post.kind == LeagueNews.kind:
                    self.told.append(LeagueNews.read(post.payload))
                await self.host.outbox.sent(post, None)
        return self.told

    async def news(self) -> list[str]:
        return [post.news for post in await self.posts()]
