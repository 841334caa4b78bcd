"""The bot dies at any step of a season: nothing is lost, done twice or told twice."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from db import Change, StorageFailed, schema
from db.problems import DatabaseFull
from engine.core.decision import Refusal
from host.leagues import registering
from host.table.status import FIXTURE
from tests.host.desk import Desk
from tests.support.season import FIRST, Club

DONE_ALREADY = ("registered_already", "resigned")
STEPS_AT_LEAST = 15
OF_SEASON = {schema.leagues, schema.entrants, schema.fixtures}


class Deaths:
    """What is written of a season: at write number `at` the bot dies, before or (`after`) once it is stored.
    `steps`: how many there were in the part in which it may die."""

    def __init__(self, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
        self.club, self.after = club, False
        self.count = self.at = self.steps = 0
        self._write = club.desk.database.write
        monkeypatch.setattr(club.desk.database, "write", self.write)

    async def write(self, change: Change) -> Any:
        of_season = OF_SEASON & change.tables or any(kind == FIXTURE for _, kind in change.timers)
        self.count += bool(of_season)
        if not of_season or self.count != self.at:
            return await self._write(change)
        if self.after:
            await self._write(change)
        raise StorageFailed(DatabaseFull(self.club.desk.database.path))

    async def survive(self, step: Callable[[], Awaitable[Any]]) -> None:
        """Does something, once more after the next start where the bot died meanwhile; what is due is done then."""
        try:
            await step()
        except StorageFailed:
            self.club.desk.restart()
            await self.club.host.db.timers.release(of_all=True)
            try:
                await step()
            except Refusal as refusal:
                assert refusal.code in DONE_ALREADY
        await self.club.passes(61.0)
        await self.club.passes(61.0)


async def a_season(club: Club, deaths: Deaths, first: int) -> object:
    """A cup of five of whom one deserts a game, another is in reserve, and one withdraws; what is stored of it.
    `first`: the id of the first of them."""
    five, told = range(first, first + 5), len(await club.news())
    await club.set_up(kind="cup", people=5, at_once=1)
    deaths.count = 0
    for person in five:
        await deaths.survive(lambda person=person: club.register(person))  # type: ignore[misc]
    await deaths.survive(lambda: club.register(first + 9))
    await deaths.survive(club.make_tables)
    game_id = await club.game_of(five[0])
    await deaths.survive(lambda: club.resign(game_id, five[0]))
    await deaths.survive(lambda: club.end_game(game_id, 3, 2, 1))
    await deaths.survive(club.make_tables)
    if (await club.entrant(five[4])).status == "playing":
        await deaths.survive(lambda: leaves(club, five[4]))
    deaths.at, deaths.steps = 0, deaths.count
    for _ in range(8):
        for fixture in await club.open_games():
            await club.end_game(fixture.game_id or "", 3, 2, 1)
        await club.make_tables()
    season = await club.season()
    people = [
        (one.number, (one.user_id or 0) - first, one.status, len(one.deserted), one.rank) for one in season.entrants
    ]
    games = [(one.number, one.state, one.entrants, one.absent, one.places) for one in season.fixtures]
    return season.league.stage, people, games, (await club.news())[told:]


async def leaves(club: Club, person: int) -> None:
    if (await club.entrant(person)).status == "playing":
        await registering.leave(club.host, club.league, person)


@pytest.mark.slow
@pytest.mark.parametrize("after", [False, True])
async def test_a_season_is_the_same_wherever_the_bot_dies(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    club = Club(desk)
    deaths = Deaths(club, monkeypatch)
    whole = await a_season(club, deaths, FIRST)
    steps, differs = deaths.steps, dict[int, object]()
    assert steps > STEPS_AT_LEAST
    for number in range(1, steps + 1):
        deaths.at, deaths.after = number, after
        told = await a_season(club, deaths, FIRST * (number + 1))
        if told != whole:
            differs[number] = told
    assert differs == {}, whole
