"""Several processes on one PostgreSQL database: each noticeboard has one that keeps it, and each search one that ends
it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from db import Change, Database, PostRow, Shards, StorageFailed
from host.clock import DAY_S
from host.lobby import matching, open_tables, seeking
from host.messages.posts import Noticeboard, SearchOver
from host.sleeper import Sleeper
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.hand_clock import HandClock
from tests.support.live.postgresql import PostgreSQLServer

OF_SHARD_0, OF_SHARD_1 = 4 << 22, 5 << 22  # servers
BOARD, THREAD = 40, 77


class Cluster:
    """Two processes that see the same time, each with one of the two shards."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.clock = HandClock()
        self.desks: list[Desk] = []

    async def open(self, shard: int) -> Desk:
        database = await Database.open(self.address, shards=Shards(2, (shard,)))
        self.desks.append(Desk(database, self.clock))
        return self.desks[-1]

    async def seeks(self, desk: Desk, guild: int, person: int, **settings: Any) -> None:
        """Somebody looks for others for a day, with a press that came to this process."""
        await desk.database.people.settings.change(person, {"sought": {"days": 1}, **settings})
        await seeking.seek(desk.host, guild, person, f"Person {person}")

    async def posts(self, desk: Desk) -> list[PostRow]:
        """What a process sends, until it finds nothing more."""
        sent = list[PostRow]()
        while owed := await desk.database.outbox.claim(self.clock.steady(), 10):
            for post in owed:
                await desk.database.outbox.sent(post, None)
            sent += owed
        return sent


@pytest_asyncio.fixture
async def cluster(postgresql: PostgreSQLServer) -> AsyncIterator[Cluster]:
    cluster = Cluster(await postgresql.empty_database())
    for shard in (0, 1):
        await cluster.open(shard)
    for desk, guild in zip(cluster.desks, (OF_SHARD_0, OF_SHARD_1), strict=True):
        await open_tables.put_up(desk.host, guild, BOARD + guild)
        await cluster.posts(desk)
    yield cluster
    for desk in cluster.desks:
        await desk.close()


async def test_each_noticeboard_is_kept_by_the_process_of_its_server(cluster: Cluster) -> None:
    for guild in (OF_SHARD_0, OF_SHARD_1):  # as where one process deletes what is stored of a person
        change = Change("", ("noticeboard", guild))
        change.renew_noticeboard(guild)
        await cluster.desks[0].database.write(change)
    both = await asyncio.gather(*map(cluster.posts, cluster.desks))
    assert [[(post.kind, post.guild_id) for post in posts] for posts in both] == [
        [(Noticeboard.kind, OF_SHARD_0)],
        [(Noticeboard.kind, OF_SHARD_1)],
    ]


async def test_one_process_ends_searches_and_that_of_the_server_tells_it(cluster: Cluster) -> None:
    zero, one = cluster.desks
    for desk, guild, person in ((one, OF_SHARD_1, ADA), (zero, OF_SHARD_0, BEN)):
        await cluster.seeks(desk, guild, person)
    await cluster.seeks(one, OF_SHARD_1, CHLOE, pings="direct")
    for desk in cluster.desks:
        await cluster.posts(desk)
    cluster.clock.pass_time(DAY_S)
    assert sum(await asyncio.gather(*(Sleeper(desk.host).do_what_is_due() for desk in cluster.desks))) == 3
    told = [[post for post in await cluster.posts(desk) if post.kind == SearchOver.kind] for desk in cluster.desks]
    of_zero, of_one = ([(post.guild_id, post.user_id) for post in posts] for posts in told)
    assert sorted(of_zero, key=str) == [(OF_SHARD_0, None), (None, CHLOE)] and of_one == [(OF_SHARD_1, None)]
    assert await one.database.seekers.of_guild(OF_SHARD_1, 0.0) == []


async def test_people_of_a_server_are_brought_together_though_another_process_minds_their_timers(
    cluster: Cluster,
) -> None:
    zero, one = cluster.desks
    for person in (ADA, BEN, CHLOE):
        await cluster.seeks(one, OF_SHARD_1, person)
    await cluster.posts(one)
    cluster.clock.pass_time(DAY_S / 2)
    assert await Sleeper(one.host).do_what_is_due() == 0 and await Sleeper(zero.host).do_what_is_due() == 3
    renewed = {post.kind for post in await cluster.posts(one)}
    assert renewed == {Noticeboard.kind} and await cluster.posts(zero) == []
    found = await matching.gathering(one.host, OF_SHARD_1)
    assert found is not None
    lobby = await matching.make_table(one.lobby, OF_SHARD_1, found, THREAD)
    assert [seat.user_id for seat in lobby.seats] == [ADA, BEN, CHLOE]
    cluster.clock.pass_time(DAY_S)
    await Sleeper(zero.host).do_what_is_due()
    posts = [post.kind for desk in cluster.desks for post in await cluster.posts(desk)]
    assert SearchOver.kind not in posts


async def test_a_process_that_was_cut_off_tells_nobody_and_the_next_one_does(cluster: Cluster) -> None:
    zero, one = cluster.desks
    await cluster.seeks(zero, OF_SHARD_0, ADA)
    await cluster.posts(zero)
    cluster.clock.pass_time(DAY_S)
    (timer,) = await zero.database.timers.claim(cluster.clock.now())
    assert zero.database.cluster is not None and zero.database.cluster._renewing is not None
    zero.database.cluster._renewing.cancel()
    connection = await asyncpg.connect(cluster.address)
    await connection.execute("UPDATE shards SET until = 0 WHERE shard = 0")
    await connection.close()
    next_one = await cluster.open(0)
    with pytest.raises(StorageFailed):
        await seeking.end(zero.host, timer)
    await next_one.database.timers.release(of_all=True)  # as at a start
    assert await Sleeper(next_one.host).do_what_is_due() == 1
    told = [post for post in await cluster.posts(next_one) if post.kind == SearchOver.kind]
    assert len(told) == 1 and await cluster.posts(one) == []
