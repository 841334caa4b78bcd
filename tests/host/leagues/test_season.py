"""A season from its registration to the next one, with a clock moved by hand."""

import pytest

from host.clock import DAY_S
from host.leagues import registering, running
from host.leagues.season import COUNTED, OPEN, PLAYING, READY
from tests.host.desk import Desk
from tests.support.season import FIRST, Club

FIVE = tuple(range(FIRST, FIRST + 5))


@pytest.fixture
async def club(desk: Desk) -> Club:
    return Club(desk)


@pytest.mark.engines
async def test_a_season_begins_is_played_and_leads_to_the_next(club: Club) -> None:
    await club.set_up()
    await club.register(*FIVE, 99)
    await club.passes(registering.REGISTRATION_S - registering.READY_S)
    assert (await club.season()).league.stage == READY
    for person in FIVE:
        await registering.be_ready(club.host, club.league, person)
    await club.passes(DAY_S)
    season = await club.season()
    assert season.league.stage == PLAYING and [entrant.user_id for entrant in season.entrants] == [*FIVE]
    assert len(season.fixtures) == 5 and season.divisions == 1
    while games := await club.make_tables() or [one.game_id or "" for one in await club.open_games()]:
        for game_id in games:
            await club.play_out(game_id)
    news = [(post.news, post.season) for post in await club.posts() if post.news != "standing"]
    assert news == [("open", 1), ("ready", 1), ("begun", 1), ("over", 1), ("open", 2)]
    over = await club.host.db.leagues.fixtures(club.league, 1)
    assert {fixture.state for fixture in over} == {COUNTED}
    entrants = await club.host.db.leagues.entrants(club.league, 1)
    assert sorted(entrant.rank or 0 for entrant in entrants) == [1, 2, 3, 4, 5]
    assert (await club.season()).league.stage == OPEN and (await club.season()).league.season == 2


async def test_a_game_that_is_due_takes_the_room_of_its_people_before_it_is_made(club: Club) -> None:
    await club.set_up(at_once=1)
    season = await club.start(*FIVE)
    (first,) = running.can_begin(season, club.clock.now())
    assert first == season.fixtures[0], "every two tables of five people have somebody in common"
