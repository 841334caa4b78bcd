"""Timers: done when due, once, and armed again without leaving two."""

import asyncio

import pytest

from db import ALONE, Change, Database, StaleWrite, TimerRow, Timers, WriteConflict
from db.access.leases import LEASE_S
from db.access.store import Backend
from tests.db.helpers import consistent, create, move


async def arm(
    database: Database, game_id: str, kind: str, due: float, user_id: int | None = None, **payload: int
) -> None:
    change = Change(game_id)
    change.arm(kind, due, payload, user_id=user_id)
    await database.write(change)


def another(database: Database) -> Timers:
    """The timers of another process with the same database."""
    return Timers(Backend(database.games._reader, database.writer, ALONE, "another", False))


def label(timers: list[TimerRow]) -> list[str]:
    return [f"{timer.game_id} {timer.kind} {timer.user_id} {timer.due:g}" for timer in timers]


async def test_the_earliest_first_and_none_too_early(database: Database) -> None:
    await create(database, "abc")
    assert await database.timers.next_due() is None
    for kind, due in (("deadline", 30.0), ("reminder", 10.0), ("pause", 20.0)):
        await arm(database, "abc", kind, due)
    await database.timers.arm("digest", 7, 15.0, {"week": 3})
    assert await database.timers.next_due() == 10.0
    assert await database.timers.claim(9.0) == []
    assert label(await database.timers.claim(25.0, limit=2)) == ["abc reminder None 10", "None digest 7 15"]
    assert label(await database.timers.claim(25.0)) == ["abc pause None 20"]
    assert await database.timers.next_due() == 30.0


async def test_armed_again_it_takes_the_place_of_the_one_before(database: Database) -> None:
    await create(database, "abc", 1)
    await create(database, "xyz", 2)
    for due in (10.0, 20.0):
        await arm(database, "abc", "reminder", due)
        await arm(database, "abc", "reminder", due, user_id=7)
        await arm(database, "xyz", "reminder", due, user_id=7)
        await database.timers.arm("reminder", 7, due, {})
    assert label(await database.timers.of_game("abc")) == ["abc reminder None 20", "abc reminder 7 20"]
    assert label(await database.timers.of_game("xyz")) == ["xyz reminder 7 20"]
    assert len(await database.timers.claim(99.0)) == 4


async def test_arming_the_same_in_one_batch_leaves_one(database: Database) -> None:
    await asyncio.gather(*[database.timers.arm("digest", 7, float(due), {"due": due}) for due in range(1, 6)])
    (only,) = await database.timers.claim(99.0)
    assert (only.due, only.payload) == (5.0, {"due": 5})


async def test_disarming(database: Database) -> None:
    await create(database, "abc")
    for kind in ("deadline", "reminder", "pause"):
        await arm(database, "abc", kind, 10.0)
    await database.timers.arm("digest", 7, 10.0, {})
    change = Change("abc")
    change.disarm("reminder")
    change.disarm("reminder", user_id=7)
    await database.write(change)
    assert [timer.kind for timer in await database.timers.of_game("abc")] == ["deadline", "pause"]
    change = Change("abc")
    change.disarm_all()
    await database.write(change)
    assert label(await database.timers.claim(99.0)) == ["None digest 7 10"]


async def test_what_a_timer_does_is_written_with_its_end(database: Database) -> None:
    await create(database, "abc")
    await arm(database, "abc", "deadline", 10.0)
    (timer,) = await database.timers.claim(10.0)
    change = move("abc", 1)
    change.settle(timer)
    await database.write(change)
    assert await database.timers.of_game("abc") == []
    assert await consistent(database, "abc") == 1


@pytest.mark.parametrize("armed_first", [True, False])
async def test_a_timer_may_arm_the_next_of_its_kind(database: Database, armed_first: bool) -> None:
    await create(database, "abc")
    await arm(database, "abc", "reminder", 10.0)
    (timer,) = await database.timers.claim(10.0)
    change = Change("abc")
    if armed_first:
        change.arm("reminder", 70.0, {})
    change.settle(timer)
    if not armed_first:
        change.arm("reminder", 70.0, {})
    await database.write(change)
    assert label(await database.timers.of_game("abc")) == ["abc reminder None 70"]


async def test_a_change_that_fails_leaves_the_timer(database: Database) -> None:
    await create(database, "abc")
    await arm(database, "abc", "deadline", 10.0)
    (timer,) = await database.timers.claim(10.0)
    change = move("abc", 5)
    change.settle(timer)
    with pytest.raises(StaleWrite):
        await database.write(change)
    assert len(await database.timers.of_game("abc")) == 1
    await database.timers.release()
    assert len(await database.timers.claim(10.0)) == 1


async def test_a_timer_armed_again_while_it_was_claimed_does_nothing(database: Database) -> None:
    await create(database, "abc")
    await arm(database, "abc", "deadline", 10.0)
    (timer,) = await database.timers.claim(10.0)
    await arm(database, "abc", "deadline", 50.0)
    change = move("abc", 1)
    change.settle(timer)
    with pytest.raises(WriteConflict, match="not as it was"):
        await database.write(change)
    await database.timers.settle(timer)
    assert await consistent(database, "abc") == 0
    assert label(await database.timers.of_game("abc")) == ["abc deadline None 50"]


async def test_another_process_takes_over_when_the_lease_runs_out(database: Database) -> None:
    await create(database, "abc")
    await arm(database, "abc", "deadline", 10.0)
    other = another(database)
    (theirs,) = await other.claim(20.0)
    end = 20.0 + LEASE_S
    assert await database.timers.claim(end - 1) == []
    assert await database.timers.next_due() == end
    (mine,) = await database.timers.claim(end)
    assert mine.id == theirs.id
    change = move("abc", 1)
    change.settle(theirs)
    with pytest.raises(WriteConflict):
        await database.write(change)
    change = move("abc", 1)
    change.settle(mine)
    await database.write(change)
    assert await database.timers.of_game("abc") == []


async def test_claims_of_several_processes_share_without_duplicates(database: Database) -> None:
    for user_id in range(60):
        await database.timers.arm("digest", user_id, 1.0, {})
    processes = [database.timers, another(database)]
    claims = await asyncio.gather(*[processes[number % 2].claim(1.0, limit=7) for number in range(20)])
    claimed = [timer.user_id for claim in claims for timer in claim]
    assert len(claimed) == len(set(claimed))
    while more := await database.timers.claim(1.0):
        claimed += [timer.user_id for timer in more]
    assert sorted(user_id for user_id in claimed if user_id is not None) == list(range(60))


@pytest.mark.sqlite
async def test_what_was_claimed_at_a_crash_is_to_be_done_at_once(database: Database) -> None:
    await database.timers.arm("digest", 7, 1.0, {})
    (claimed,) = await database.timers.claim(1.0)
    await database.close()
    again = await Database.open(database.path)
    assert [timer.id for timer in await again.timers.claim(1.0)] == [claimed.id]
    await again.close()
