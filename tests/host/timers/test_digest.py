"""The daily digest: once a day, instead of pings and reminders, except at tables too quick for it."""

import pytest

from db import PostRow
from host.clock import DAY_S, HOUR_S
from host.people.settings import settings_of
from host.timers.digest import change_times, give_up
from tests.host.desk import ADA, Desk
from tests.support.evening import Evening


@pytest.fixture
async def evening(desk: Desk) -> Evening:
    evening = Evening(desk)
    await change_times(desk.host, ADA, "zone", "Europe/Berlin")
    await change_times(desk.host, ADA, "digest", "19:00")  # it is one o'clock there
    return evening


async def owed(evening: Evening) -> list[PostRow]:
    """The posts to people, taken as they are sent."""
    outbox, found = evening.desk.database.outbox, []
    for post in await outbox.claim(evening.clock.steady(), 50):
        found += [post] if post.user_id is not None else []
        await outbox.sent(post, 1)
    return found


async def test_one_message_a_day_instead_of_pings_and_reminders(evening: Evening) -> None:
    await evening.begin()
    (call,) = [
        post
        for post in await evening.desk.posts(evening.game)
        if post.payload == {"seat": 0, "since": 1, "quiet": True}
    ]
    assert call.kind == "prompt"
    while await owed(evening):
        pass
    assert await evening.passes(6 * HOUR_S - 1) == ["look"] and await owed(evening) == []
    assert await evening.passes(1) == []
    assert [(post.user_id, post.kind, post.game_id) for post in await owed(evening)] == [(ADA, "digest", "")]
    assert [await evening.passes(DAY_S) for _ in range(2)] == [["look"], ["look"]]  # whether she is there still
    assert len(await owed(evening)) == 1  # of the same person in order, the earlier first
    assert len(await owed(evening)) == 1
    assert await evening.passes(2 * DAY_S) == ["vote"]  # four paces are over all the same


async def test_a_digest_at_another_hour_tells_what_has_happened_since_the_last(evening: Evening) -> None:
    began = evening.clock.now()
    evening.clock.pass_time(5 * HOUR_S)
    await change_times(evening.desk.host, ADA, "digest", "20:00")
    evening.clock.pass_time(2 * HOUR_S)
    await evening.sleeper.do_what_is_due()
    (post,) = await owed(evening)
    assert post.payload == {"since": began}


async def test_after_days_without_the_bot_there_is_one_digest(evening: Evening) -> None:
    await evening.begin()
    evening.clock.pass_time(20 * DAY_S)
    await evening.restart()
    await evening.sleeper.do_what_is_due()
    count = 0
    while posts := await evening.desk.database.outbox.claim(evening.clock.steady(), 50):
        for post in posts:
            count += post.user_id is not None
            await evening.desk.database.outbox.sent(post, 1)
    assert count == 1


async def test_none_while_away_and_none_once_it_is_switched_off(evening: Evening) -> None:
    database = evening.desk.database
    await change_times(evening.desk.host, ADA, "away", evening.clock.now() + 2 * DAY_S)
    assert await database.timers.next_due(["digest"]) == evening.clock.now() + 2 * DAY_S + 6 * HOUR_S
    await give_up(evening.desk.host, ADA)
    assert await database.timers.next_due(["digest"]) is None
    assert (await settings_of(database.people, ADA)).digest == ""


@pytest.mark.parametrize("quick", [{"pace": "hours"}, {"bank": "live"}])
async def test_a_quick_table_pings_and_reminds_as_ever(evening: Evening, quick: dict[str, str]) -> None:
    await evening.begin(**quick)
    calls = [post.payload for post in await evening.desk.posts(evening.game) if post.payload.get("seat") == 0]
    assert not any("quiet" in payload for payload in calls)
    if "pace" in quick:
        assert await evening.passes(4 * HOUR_S) == ["unprompt", "prompt 1"]


async def test_a_digest_goes_with_the_data_of_its_person(evening: Evening) -> None:
    evening.clock.pass_time(6 * HOUR_S)
    await evening.sleeper.do_what_is_due()
    people = evening.desk.database.people
    assert (await people.export(ADA))["messages"] == [{"kind": "digest", "state": "waiting"}]
    await people.forget(ADA)
    assert (await people.export(ADA))["messages"] == [] and await owed(evening) == []
