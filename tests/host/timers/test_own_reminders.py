"""Reminders that a person wishes between those of the table, with a clock moved by hand."""

import pytest

from host.clock import DAY_S, HOUR_S
from host.messages.posts import Prompt
from host.timers import reminders
from host.timers.reminders import MOST_BETWEEN
from tests.host.desk import ADA, Desk
from tests.support.evening import Evening

OWN = ["unprompt", "prompt"]


@pytest.fixture
async def evening(desk: Desk) -> Evening:
    return Evening(desk)


async def begun(evening: Evening, **settings: object) -> Evening:
    """Ada, who must act, has these settings."""
    await evening.desk.host.people.settings.change(ADA, settings)
    return await evening.begin(absence="vote")


async def told(evening: Evening) -> Prompt:
    return Prompt.read(await evening.called())


async def test_they_come_between_those_of_the_table_and_leave_these_and_the_end_where_they_are(
    evening: Evening,
) -> None:
    await begun(evening, reminders="four-hours")
    for number in (1, 2, 3):
        for _ in range(MOST_BETWEEN):
            assert await evening.passes(4 * HOUR_S - 1) == []
            assert await evening.passes(1) == OWN
            call = await told(evening)
            assert call.own and call.again and not call.reminder and call.asked
        assert await evening.passes(12 * HOUR_S - 1) == []
        assert await evening.passes(1) == ["unprompt", f"prompt {number}"]
    assert await evening.passes(DAY_S - 1) == []
    assert await evening.passes(1) == ["vote"]


@pytest.mark.parametrize(("pace", "interval"), [("day", "day"), ("hours", "half-day"), ("live", "hour")])
async def test_one_no_shorter_than_the_pace_changes_nothing(evening: Evening, pace: str, interval: str) -> None:
    await evening.desk.host.people.settings.change(ADA, {"reminders": interval})
    await evening.begin(pace=pace)
    seconds = reminders.PACE.values[pace]
    assert seconds is not None and await evening.passes(seconds - 1) == []
    assert await evening.passes(1) == ["unprompt", "prompt 1"]


async def test_the_time_of_who_has_acted_begins_again_as_without_them(evening: Evening) -> None:
    await begun(evening, reminders="hour")
    await evening.passes(HOUR_S)
    evening.clock.pass_time(HOUR_S / 2)
    await evening.desk.choose(evening.game, ADA, "bid 0")
    await evening.news()
    assert await evening.passes(HOUR_S / 2) == []
    assert await evening.passes(HOUR_S / 2) == OWN
    for _ in range(MOST_BETWEEN - 1):
        await evening.passes(HOUR_S)
    assert await evening.passes(DAY_S - MOST_BETWEEN * HOUR_S) == ["unprompt", "prompt 1"]


async def test_quiet_hours_put_one_off_and_lengthen_nobodys_time(evening: Evening) -> None:
    noon = 12 * HOUR_S
    assert evening.clock.now() % DAY_S == noon
    await begun(evening, reminders="half-day", quiet="22:00-06:00")
    assert await evening.passes(noon) == []  # midnight
    assert await evening.passes(6 * HOUR_S - 1) == []
    assert await evening.passes(1) == OWN
    assert await evening.passes(6 * HOUR_S) == ["unprompt", "prompt 1"]


async def test_whoever_wants_none_any_more_gets_the_tables_alone(evening: Evening) -> None:
    await begun(evening, reminders="hour")
    assert await evening.passes(HOUR_S) == OWN
    await evening.desk.host.people.settings.change(ADA, {"reminders": "table"})
    assert await evening.passes(23 * HOUR_S - 1) == []
    assert await evening.passes(1) == ["unprompt", "prompt 1"]


async def test_who_has_a_digest_is_not_called_between_either(evening: Evening) -> None:
    await begun(evening, reminders="hour", digest="08:00")
    for _ in range(23):
        assert not {"prompt"} & {*await evening.passes(HOUR_S)}


async def test_after_a_standstill_the_tables_reminder_stands_for_all(evening: Evening) -> None:
    await begun(evening, reminders="hour")
    evening.clock.pass_time(1.5 * DAY_S)
    await evening.restart()
    assert await evening.passes(0) == ["unprompt", "prompt 1"]
    assert await evening.passes(HOUR_S) == OWN


async def test_snooze_puts_the_next_one_off(evening: Evening) -> None:
    await begun(evening, reminders="hour")
    host, now = evening.desk.host, evening.clock.now()
    await reminders.snooze(host.db, await host.table(evening.game), ADA, 4 * HOUR_S, now)
    assert await evening.passes(4 * HOUR_S - 1) == []
    assert await evening.passes(1) == OWN
