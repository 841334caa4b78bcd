"""What every press asks for: what is answered ahead, who follows the game, who sits at it and which timers it
has."""

import asyncio
from typing import Any

import pytest

from db import AheadRow, Change, Database, FollowerRow
from db.access.cache import Cache
from tests.db.helpers import create, move, seat

GAME = "abc"


@pytest.fixture
def reads(database: Database, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The queries that were run."""
    reader, found = database.ahead._reader, []
    run = reader.all

    async def noted(query: Any, **values: Any) -> Any:
        found.append(query)
        return await run(query, **values)

    monkeypatch.setattr(reader, "all", noted)
    return found


def answer(value: str | None) -> Change:
    change = Change(GAME)
    change.ahead(0, "auction", None if value is None else {"value": value})
    return change


async def values(database: Database) -> list[str]:
    return [row.content["value"] for row in await database.ahead(GAME)]


async def test_answers_are_read_again_after_a_change_of_them_alone(database: Database, reads: list[Any]) -> None:
    """Where another process may change them they are read each time."""
    await create(database, GAME)
    await database.write(answer("5"))
    assert await database.ahead(GAME) == (AheadRow(GAME, 0, "auction", {"value": "5"}),)
    await database.people.settings.save(1, {})
    assert await values(database) == ["5"]
    assert len(reads) == (1 if database._storage.alone else 2)
    await database.write(answer("7"))
    assert await values(database) == ["7"]
    nothing = Change(GAME)
    nothing.nothing_ahead(0)
    await database.write(nothing)
    assert await values(database) == []


async def test_answers_are_those_committed_also_where_nobody_waited_for_it(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await create(database, GAME)
    transact, go = database._storage.transact, asyncio.Event()

    async def later(work: Any) -> Any:
        await go.wait()
        return await transact(work)

    monkeypatch.setattr(database._storage, "transact", later)
    writing = asyncio.create_task(database.write(answer("5")))
    await asyncio.sleep(0)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    assert await values(database) == []
    go.set()
    await database.write(Change(GAME))  # committed after the one before
    assert await values(database) == ["5"]


async def test_who_follows_a_game_is_read_again_after_a_change_of_it_alone(
    database: Database, reads: list[Any]
) -> None:
    await create(database, GAME)
    assert await database.followers.of_game(GAME) == ()
    await database.people.settings.save(1, {})
    await database.followers.of_game(GAME)
    assert len(reads) == (1 if database._storage.alone else 2)
    follower = FollowerRow(GAME, 7, True, None)
    await database.followers.set(follower)
    assert await database.followers.of_game(GAME) == (follower,)
    await database.people.forget(7)
    assert await database.followers.of_game(GAME) == ()


async def test_that_a_game_has_no_timer_of_a_kind_is_known_until_one_is_set(
    database: Database, reads: list[Any]
) -> None:
    await create(database, GAME)
    for kind in ("vote", "turn"):
        assert await database.timers.of_kind(GAME, kind) == []
    reads.clear()
    turn = Change(GAME)
    turn.arm("turn", 5.0, {}, user_id=1)
    await database.write(turn)
    assert await database.timers.of_kind(GAME, "vote") == []
    assert len(reads) == (0 if database._storage.alone else 1)
    assert [timer.due for timer in await database.timers.of_kind(GAME, "turn")] == [5.0]
    vote = Change(GAME)
    vote.arm("vote", 9.0, {})
    await database.write(vote)
    assert [timer.due for timer in await database.timers.of_kind(GAME, "vote")] == [9.0]
    over = Change(GAME)
    over.disarm_all()
    await database.write(over)
    assert await database.timers.of_kind(GAME, "vote") == []


async def test_who_sits_at_a_table_is_read_again_after_a_change_of_it(database: Database, reads: list[Any]) -> None:
    await create(database, GAME)
    ann, ben = seat(GAME, 0, 7), seat(GAME, 1, 8)
    for seats in ([ann], [ann, ben]):
        sitting = Change(GAME)
        sitting.seats(seats)
        await database.write(sitting)
        assert await database.games.seats(GAME) == tuple(seats)
    reads.clear()
    await database.write(move(GAME, 1))
    assert await database.games.seats(GAME) == (ann, ben)
    assert len(reads) == (0 if database._storage.alone else 1)
    await database.people.forget(7)
    assert [one.user_id for one in await database.games.seats(GAME)] == [None, 8]


@pytest.mark.parametrize(("changed", "read"), [("abc", 2), ("other", 1)])
async def test_what_was_read_is_kept_unless_it_changed_meanwhile(changed: str, read: int) -> None:
    """A hundred tables change all the time: what one of them asks for must not wait until no other does."""
    asked, go = [], asyncio.Event()

    async def find(key: str) -> int:
        asked.append(key)
        await go.wait()
        return len(asked)

    cache = Cache(find, alone=True)
    reading = asyncio.create_task(cache(GAME))
    await asyncio.sleep(0)
    cache.drop(changed)
    go.set()
    assert await reading == 1
    assert await cache(GAME) == read
