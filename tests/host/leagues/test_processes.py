"""Two processes on one PostgreSQL database: a season is led, and told of, by the one that drives its server alone."""

from collections.abc import AsyncIterator

import pytest

from db import Database, Shards
from host.clock import DAY_S
from host.leagues import registering
from host.leagues.season import COUNTED, OPEN, PLAYING, READY, season_numbered
from host.sleeper import Sleeper
from tests.host.desk import Desk
from tests.support.live.postgresql import PostgreSQLServer
from tests.support.season import FIRST, SERVER, Club

FIVE = tuple(range(FIRST, FIRST + 5))
OF_SHARD_1 = 5 << 22  # a server


@pytest.fixture
async def desks(postgresql: PostgreSQLServer) -> AsyncIterator[list[Desk]]:
    """One of each of two shards."""
    address = await postgresql.empty_database()
    desks = [Desk(await Database.open(address, shards=Shards(2, (shard,)))) for shard in range(2)]
    yield desks
    for desk in desks:
        await desk.close()


@pytest.mark.parametrize(("driver", "server"), [(0, SERVER), (1, OF_SHARD_1)])
async def test_a_season_is_led_by_the_process_of_its_server(
    desks: list[Desk], toy: object, driver: int, server: int
) -> None:
    club, other = Club(desks[driver], server), desks[1 - driver]
    other.clock = club.clock
    other.restart()

    async def passes(seconds: float) -> None:
        """The other process looks first what there is to do."""
        club.clock.pass_time(seconds)
        assert await Sleeper(other.host).do_what_is_due() == 0
        assert await other.host.outbox.claim(club.clock.steady(), 50) == []
        await club.passes(0.0)

    await club.set_up(weeks=4, at_once=1)
    await club.register(*FIVE)
    await passes(registering.REGISTRATION_S - registering.READY_S)
    assert (await club.season()).league.stage == READY
    for person in FIVE:
        await registering.be_ready(club.host, club.league, person)
    await passes(DAY_S)
    assert (await club.season()).league.stage == PLAYING
    (game_id, *_) = await club.make_tables()
    await passes(1.0)
    await club.end_game(game_id, 3, 2, 1)
    await passes(DAY_S)
    await passes(40 * DAY_S)
    await passes(DAY_S)
    assert (await club.season()).league.stage in (OPEN, READY)
    over = await season_numbered(club.host, club.league, 1)
    assert game_id in {fixture.game_id for fixture in over.in_state(COUNTED)}
    news = [post.news for post in await club.posts() if post.season == 1]
    assert sorted(news) == ["begun", "open", "over", "ready", "standing"]
