"""Several processes and one PostgreSQL database: the tables of a server have one driver; one that was cut off writes
nothing any more."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeAlias

import asyncpg
import pytest
import pytest_asyncio

from db import Change, Database, LeagueRow, LeaseLost, Shards, ShardsDiffer, StorageFailed
from db.postgresql import cluster as clusters
from tests.db.helpers import consistent, create, move

OF_SHARD_0, OF_SHARD_1 = 4 << 22, 5 << 22  # servers
SOON_S = 0.3
RENEWALS = 3
WITHIN_S = 60
Opening: TypeAlias = Callable[..., Awaitable[Database]]


@pytest_asyncio.fixture
async def opening(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Opening]:
    """Opens it as the process of these shards of two."""
    monkeypatch.setattr(clusters, "TRIED_EVERY_S", 0.05)
    monkeypatch.setattr(clusters, "RENEWED_EVERY_S", 0.1)
    opened = []

    async def opening(*ids: int, count: int = 2) -> Database:
        opened.append(await Database.open(address, shards=Shards(count, ids)))
        return opened[-1]

    yield opening
    for database in opened:
        await database.close()


async def cut_off(database: Database, address: str) -> None:
    """Its leases have run out, as if it had not been able to renew them for long."""
    assert database.cluster is not None and database.cluster._renewing is not None
    database.cluster._renewing.cancel()
    connection = await asyncpg.connect(address)
    await connection.execute("UPDATE shards SET until = 0 WHERE shard = $1", database.shards.ids[0])
    await connection.close()


async def test_a_process_waits_until_the_shards_are_given_back(opening: Opening) -> None:
    first = await opening(0, 1)
    waiting = asyncio.create_task(opening(1))
    assert not (await asyncio.wait([waiting], timeout=SOON_S))[0]
    await first.close()
    second = await asyncio.wait_for(waiting, WITHIN_S)
    assert second.shards.hold(OF_SHARD_1) and not second.shards.hold(OF_SHARD_0)


async def test_whose_shard_was_taken_writes_nothing_and_is_told(opening: Opening, address: str) -> None:
    first = await opening(0)
    await create(first, "g1", guild_id=OF_SHARD_0)
    await cut_off(first, address)
    second = await opening(0)
    with pytest.raises(StorageFailed) as refused:
        await first.write(move("g1", 1))
    assert isinstance(refused.value.problem, LeaseLost)
    assert isinstance(await asyncio.wait_for(first.watch(), WITHIN_S), LeaseLost)
    assert await consistent(second, "g1") == 0
    await second.write(move("g1", 1))
    assert await consistent(second, "g1") == 1


async def lease_ends(address: str) -> float:
    """When that of the first shard ends."""
    connection = await asyncpg.connect(address)
    ends: float = await connection.fetchval("SELECT until FROM shards WHERE shard = 0")
    await connection.close()
    return ends


async def test_a_process_that_renews_keeps_its_shards(opening: Opening, address: str) -> None:
    first = await opening(0)
    waiting = asyncio.create_task(opening(0))
    ends = [await lease_ends(address)]
    async with asyncio.timeout(WITHIN_S):
        while len(ends) < RENEWALS:
            if (end := await lease_ends(address)) != ends[-1]:
                ends.append(end)
    assert ends == sorted(ends) and not waiting.done()
    await create(first, "g1", guild_id=OF_SHARD_0)
    await first.close()
    await asyncio.wait_for(waiting, WITHIN_S)


async def test_a_turn_raced_by_two_processes_has_one_winner(opening: Opening, address: str) -> None:
    """The shard is taken while its driver commits turn after turn: each row has one writer, none is written twice."""
    first = await opening(0)
    await create(first, "g1", guild_id=OF_SHARD_0)
    written = {0: 0, 1: 0}

    async def play(number: int, database: Database) -> None:
        while True:
            seq = await consistent(database, "g1") + 1
            try:
                await database.write(move("g1", seq))
            except StorageFailed:
                return
            written[number] += 1
            if number and written[number] == 20:
                return

    playing = asyncio.create_task(play(0, first))
    await asyncio.sleep(SOON_S)
    await cut_off(first, address)
    second = await opening(0)
    await play(1, second)
    await playing
    assert written[0] > 0 and written[1] == 20
    assert await consistent(second, "g1") == sum(written.values())


async def test_processes_that_divide_the_servers_otherwise(opening: Opening) -> None:
    await opening(0)
    with pytest.raises(ShardsDiffer):
        await opening(2, count=3)


async def write_a_game_of_each_shard(database: Database) -> None:
    """Each owes a post and has a timer."""
    for game_id, channel_id, guild_id in (("g1", 1, OF_SHARD_0), ("g2", 2, OF_SHARD_1)):
        await create(database, game_id, channel_id, guild_id=guild_id)
        change = Change(game_id)
        change.post(0, "start", 1, {}, due=0.0)
        change.arm("turn", 1.0, {}, user_id=7)
        await database.write(change)


async def test_posts_and_timers_belong_to_the_process_of_their_server(opening: Opening) -> None:
    first, second = await opening(0), await opening(1)
    await write_a_game_of_each_shard(first)
    await first.timers.arm("digest", 7, 1.0, {})
    assert [post.game_id for post in await second.outbox.claim(10.0, 9)] == ["g2"]
    assert [post.game_id for post in await first.outbox.claim(10.0, 9)] == ["g1"]
    assert [timer.game_id for timer in await second.timers.claim(10.0)] == ["g2"]
    assert [timer.game_id for timer in await first.timers.claim(10.0)] == ["g1", None]
    assert await first.timers.next_due() is None and await second.outbox.next_due() is None


async def test_the_timer_of_a_league_belongs_to_the_process_of_its_server(opening: Opening) -> None:
    first, second = await opening(0), await opening(1)
    for league_id, guild_id in (("l1", OF_SHARD_0), ("l2", OF_SHARD_1)):
        change = Change("", ("league", league_id))
        change.insert(LeagueRow(league_id, guild_id, 1, 7, "istanbul", {}, 1, "open"))
        change.arm_league("league", league_id, 1.0)
        await first.write(change)
    await first.timers.arm("digest", 7, 1.0, {})
    assert [timer.payload for timer in await second.timers.claim(10.0)] == [{"league": "l2"}]
    assert [timer.payload for timer in await first.timers.claim(10.0)] == [{"league": "l1"}, {}]
    assert await second.timers.count_due(10.0, second.shards) == 1


async def test_what_a_process_had_begun_is_done_by_the_next_of_its_shard(opening: Opening, address: str) -> None:
    first, other = await opening(0), await opening(1)
    await write_a_game_of_each_shard(first)
    for database in (first, other):
        assert await database.outbox.claim(10.0) and await database.timers.claim(10.0)
    await cut_off(first, address)
    next_one = await opening(0)
    assert [(post.game_id, post.state) for post in await next_one.outbox.claim(10.0, 9)] == [("g1", "uncertain")]
    assert [timer.game_id for timer in await next_one.timers.claim(10.0)] == ["g1"]


async def test_a_press_is_handed_to_the_process_of_its_server(
    opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await opening(0), await opening(1)
    assert first.cluster is not None and second.cluster is not None
    received = aiter(second.cluster.received())
    for number in (1, 2):
        press = {"id": str(number), "token": "t", "data": {"custom_id": "cv:open:g2:"}}
        taken = asyncio.create_task(anext(received))
        await asyncio.sleep(0.05)
        assert await first.cluster.hand_over(1, press)
        assert await asyncio.wait_for(taken, WITHIN_S) == press
    await received.aclose()
    # Its lease still runs, and it takes nothing any more: what it was given is taken back.
    monkeypatch.setattr(clusters, "TAKEN_WITHIN_S", SOON_S)
    assert not await first.cluster.hand_over(1, {"id": "3"})
    async with second.cluster._engine.connect() as connection:
        assert await second.cluster._taken_over(connection) == []
    await second.close()
    assert not await first.cluster.hand_over(1, {"id": "4"})


async def test_shards_identify_one_after_the_other(opening: Opening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "IDENTIFIES_EVERY_S", 2 * WITHIN_S)
    first, second = await opening(0), await opening(1)
    assert first.cluster is not None and second.cluster is not None
    await first.cluster.may_identify(0, at_once=1)
    await first.cluster.may_identify(2, at_once=4)  # another bucket
    late = asyncio.create_task(second.cluster.may_identify(1, at_once=1))
    assert not (await asyncio.wait([late], timeout=SOON_S))[0]
    monkeypatch.setattr(clusters, "IDENTIFIES_EVERY_S", SOON_S)
    await first.close()  # which ends its wait
    await asyncio.wait_for(late, WITHIN_S)
    await asyncio.wait_for(second.cluster.may_identify(3, at_once=1), WITHIN_S)


async def test_what_one_process_does_alone_the_others_wait_for(opening: Opening) -> None:
    first, second = await opening(0), await opening(1)
    assert first.cluster is not None and second.cluster is not None
    done: list[str] = []

    async def work(name: str, database: Database) -> None:
        assert database.cluster is not None
        async with database.cluster.alone():
            done.append(f"{name} begins")
            await asyncio.sleep(SOON_S)
            done.append(f"{name} ends")

    await asyncio.wait_for(asyncio.gather(work("one", first), work("two", second)), WITHIN_S)
    assert [what.split()[1] for what in done] == ["begins", "ends"] * 2
