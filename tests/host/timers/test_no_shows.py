"""People who make no first move, at tables that replace them, with a clock moved by hand."""

import pytest

from engine.core.decision import Refusal
from host.clock import DAY_S, HOUR_S
from host.finished.reliability import reliability_of
from host.messages.posts import SeatTaken
from host.seats import seating
from host.seats.leaving import leave
from host.seats.seating import give_back
from host.table_options import RATED, REPLACED
from host.timers.reminders import must_show_up_by
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.evening import Evening


@pytest.fixture
async def evening(desk: Desk) -> Evening:
    return Evening(desk)


async def replaced(evening: Evening) -> list[int]:
    """Whom a computer player plays for."""
    seats = await evening.desk.database.games.seats(evening.game)
    return [seat.user_id or 0 for seat in seats if seat.replaced]


async def taken(evening: Evening) -> SeatTaken:
    posts = await evening.desk.posts(evening.game)
    return SeatTaken.read([post for post in posts if post.kind == SeatTaken.kind][-1].payload)


@pytest.mark.engines
async def test_who_makes_no_first_move_within_the_pace_is_replaced_and_may_return(evening: Evening) -> None:
    await evening.begin(noshow=REPLACED)
    table = await evening.desk.host.table(evening.game)
    assert await must_show_up_by(evening.desk.host, table, 0) == evening.clock.now() + DAY_S
    assert await evening.passes(DAY_S - 1) == [] and await replaced(evening) == []
    await evening.restart()
    await evening.passes(1)
    assert await replaced(evening) == [ADA]
    assert await taken(evening) == SeatTaken(seat=0, why=seating.NO_SHOW)
    await give_back(evening.desk.host, evening.game, ADA, interaction_id=evening.desk.interaction())
    assert await replaced(evening) == []


async def test_who_has_chosen_anything_is_reminded_as_ever(evening: Evening) -> None:
    await evening.begin(noshow=REPLACED)
    await evening.desk.choose(evening.game, ADA, "bid 0")
    table = await evening.desk.host.table(evening.game)
    assert await must_show_up_by(evening.desk.host, table, 0) is None
    await evening.news()
    assert await evening.passes(DAY_S) == ["unprompt", "prompt 1"]
    assert await replaced(evening) == []


async def test_elsewhere_nobody_is_replaced_before_their_time_is_up(evening: Evening) -> None:
    await evening.begin()
    assert await evening.passes(DAY_S) == ["unprompt", "prompt 1"]
    assert await replaced(evening) == []


async def test_nights_do_not_count(evening: Evening) -> None:
    """It is noon, and the first hour of a pace of four is left when the night is over; the reminder begins it anew."""
    await evening.desk.database.people.settings.change(ADA, {"quiet": "15:00-03:00"})
    await evening.begin(noshow=REPLACED, pace="hours")
    assert await evening.passes(4 * HOUR_S) == []
    assert await evening.passes(11 * HOUR_S) == ["unprompt", "prompt 1"]
    table = await evening.desk.host.table(evening.game)
    assert await must_show_up_by(evening.desk.host, table, 0) == evening.clock.now() + 4 * HOUR_S
    assert await evening.passes(4 * HOUR_S - 1) == [] and await replaced(evening) == []
    await evening.passes(1)
    assert await replaced(evening) == [ADA]


@pytest.mark.parametrize("late", [1.1, 1.99, 30])
async def test_after_days_without_the_bot_there_is_a_reminder_and_a_whole_pace(evening: Evening, late: float) -> None:
    await evening.begin(noshow=REPLACED)
    evening.clock.pass_time(late * DAY_S)
    await evening.restart()
    assert (await evening.passes(0))[0] == "unprompt" and (await evening.called())["late"]
    await evening.passes(DAY_S - 1)
    assert await replaced(evening) == []
    await evening.passes(1)
    assert await replaced(evening) == [ADA]


async def test_a_clock_set_back_replaces_nobody(evening: Evening) -> None:
    await evening.begin(noshow=REPLACED)
    await evening.passes(-5 * DAY_S)
    await evening.passes(DAY_S)
    assert await replaced(evening) == []


async def test_the_last_person_at_a_table_is_waited_for(evening: Evening) -> None:
    await evening.begin(noshow=REPLACED)
    for person in (BEN, CHLOE):
        await leave(evening.desk.host, evening.game, person, interaction_id=evening.desk.interaction())
    await evening.passes(DAY_S)
    assert ADA not in await replaced(evening)


async def test_the_game_is_rated_no_more_and_the_table_is_told_so(evening: Evening) -> None:
    await evening.begin(noshow=REPLACED, rated="yes")
    assert RATED.of(await evening.desk.host.game(evening.game))
    await evening.passes(DAY_S)
    assert not RATED.of(await evening.desk.host.game(evening.game)) and (await taken(evening)).unrated
    assert (await reliability_of(evening.desk.database, ADA)).begun == 0, "it counts when the game has ended"


async def test_who_is_away_has_a_pace_after_they_are_back(evening: Evening) -> None:
    await evening.desk.database.people.settings.change(ADA, {"away": evening.clock.now() + 3 * DAY_S})
    await evening.begin(noshow=REPLACED)
    await evening.passes(4 * DAY_S - 60)
    assert await replaced(evening) == []
    for _ in range(3):
        await evening.passes(DAY_S / 2)
    assert await replaced(evening) == [ADA]


async def test_it_is_agreed_before_the_start(evening: Evening) -> None:
    await evening.begin()
    with pytest.raises(Refusal, match="already_running"):
        await evening.option(noshow=REPLACED)
