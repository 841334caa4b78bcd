"""Who of those who look for others fit, and the table that they get, with a clock moved by hand."""

import pytest

from db import WriteRefused
from engine.core.decision import Refusal
from engine.games import GAMES
from host.clock import DAY_S, HOUR_S
from host.lobby import matching, seeking
from host.lobby.company import avoid
from host.lobby.view import LobbyView
from host.messages.posts import Gathered
from host.messages.posts import Lobby as LobbyPost
from host.table_options import NO_SHOW, PACE
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.evening import Days
from tests.support.looking import (
    DAN,
    OTHER_SERVER,
    SERVER,
    THREAD,
    counts,
    found,
    is_rated,
    seeks,
    servers_with_boards,
    who_fit,
)


@pytest.fixture
async def days(desk: Desk) -> Days:
    return await servers_with_boards(desk)


async def made(days: Days) -> LobbyView:
    fit = await found(days)
    assert fit is not None
    return await matching.make_table(days.desk.lobby, SERVER, fit, THREAD)


async def renewals(days: Days) -> list[int]:
    """The posts owed for the noticeboard of the server."""
    owed = await days.desk.database.outbox.claim(days.clock.steady(), 10)
    return [post.id for post in owed if post.guild_id == SERVER]


async def delivered(days: Days) -> None:
    """All that is owed is sent."""
    while owed := await days.desk.database.outbox.claim(days.clock.steady(), 10):
        for post in owed:
            await days.desk.database.outbox.sent(post, None)


@pytest.mark.engines
async def test_three_who_fit_get_a_table_with_the_oldest_as_organiser_and_are_called_once(days: Days) -> None:
    for person in (BEN, ADA):
        await seeks(days, person, kinds=["mocha", "base"], paces=["week", "day"])
    assert await found(days) is None
    await seeks(days, CHLOE, kinds=["mocha"], paces=["week"])
    lobby = await made(days)
    assert [seat.user_id for seat in lobby.seats] == [BEN, ADA, CHLOE] and lobby.row.organiser_id == BEN
    assert len({seat.colour for seat in lobby.seats}) == len(lobby.seats)
    assert (lobby.options["expansion"], PACE.chosen(lobby.row)) == ("mocha", "week")
    assert (lobby.row.channel_id, lobby.row.in_thread, lobby.row.private) == (THREAD, True, False)
    assert NO_SHOW.of(lobby.row)
    owed = [(post.kind, post.payload) for post in await days.desk.posts(lobby.row.id)]
    assert owed == [(LobbyPost.kind, {}), (Gathered.kind, {"people": [BEN, ADA, CHLOE]})]
    assert await counts(days) == {} and await found(days) is None
    await days.desk.lobby.start(lobby.row.id, CHLOE, False, interaction_id=days.desk.interaction())


async def test_who_has_waited_longest_sits_first_and_who_wants_something_else_waits_on(days: Days) -> None:
    await seeks(days, STRANGER, game="marco_polo")
    for person in (DAN, ADA, BEN):
        await seeks(days, person, paces=["hours"] if person == ADA else ["day"])
    assert await who_fit(days) == []
    await seeks(days, CHLOE)
    assert await who_fit(days) == [DAN, BEN, CHLOE]
    assert await counts(days) == {"istanbul": 4, "marco_polo": 1}


async def test_more_than_a_table_seats_wait_for_the_next_one(days: Days) -> None:
    people = [100 + number for number in range(GAMES["marco_polo"].max_seats + 1)]
    for person in people:
        await seeks(days, person, game="marco_polo")
    assert await who_fit(days) == people[:-1]


async def test_where_nobody_is_reminded_no_show_is_replaced(days: Days) -> None:
    for person in (ADA, BEN, CHLOE):
        await seeks(days, person, paces=["none"])
    assert not NO_SHOW.of((await made(days)).row)


async def test_people_of_different_servers_do_not_meet(days: Days) -> None:
    for person, server in ((ADA, SERVER), (BEN, SERVER), (CHLOE, OTHER_SERVER)):
        await seeks(days, person, server)
    assert await found(days) is await found(days, OTHER_SERVER) is None


async def test_who_avoids_somebody_sits_at_another_table(days: Days) -> None:
    await avoid(days.desk.database, CHLOE, [ADA])
    for person in (ADA, BEN, CHLOE):
        await seeks(days, person)
    assert await who_fit(days) == []
    await seeks(days, DAN)
    assert await who_fit(days) == [ADA, BEN, DAN]


@pytest.mark.engines
async def test_of_those_who_fit_none_is_taken_who_has_just_gone(days: Days) -> None:
    for person in (ADA, BEN, CHLOE):
        await seeks(days, person)
    fit = await found(days)
    assert fit is not None
    await seeking.stop(days.desk.host, SERVER, BEN)
    with pytest.raises(WriteRefused):
        await matching.make_table(days.desk.lobby, SERVER, fit, THREAD)
    assert await days.desk.database.games.last_in(THREAD) is None
    assert await counts(days) == {"istanbul": 2}
    await seeks(days, BEN)
    await made(days)
    with pytest.raises((WriteRefused, Refusal)):
        await matching.make_table(days.desk.lobby, SERVER, fit, THREAD + 1)


async def test_one_who_fits_nobody_is_passed_over(days: Days) -> None:
    """Ben fits Ada and nobody else, though he has waited longer than those who do."""
    await avoid(days.desk.database, BEN, [CHLOE, DAN])
    for person in (ADA, BEN, CHLOE, DAN):
        await seeks(days, person)
    assert await who_fit(days) == [ADA, CHLOE, DAN]


async def test_of_those_who_fit_people_with_near_ratings_sit_together(days: Days) -> None:
    for person, mu in ((ADA, 1500.0), (BEN, 2100.0), (CHLOE, 1650.0)):
        await is_rated(days, person, mu)
        await seeks(days, person)
    assert await who_fit(days) == []
    await seeks(days, DAN)
    assert await who_fit(days) == [ADA, CHLOE, DAN], "who was never rated is near to all but the best and the worst"


async def test_who_has_waited_a_day_plays_with_anybody(days: Days) -> None:
    for person, mu in ((ADA, 1500.0), (BEN, 2100.0), (CHLOE, 1650.0)):
        await is_rated(days, person, mu)
        await seeks(days, person)
    await days.passes(DAY_S - 4 * 60)
    assert await who_fit(days) == []
    await days.passes(60)
    assert await who_fit(days) == [ADA, BEN, CHLOE]


async def test_the_noticeboard_is_looked_at_anew_when_somebody_has_waited_a_day(days: Days) -> None:
    await seeks(days, ADA, days=3)
    await delivered(days)
    await days.passes(DAY_S - 61)
    assert await renewals(days) == []
    days.desk.restart()
    await days.passes(1)
    assert len(await renewals(days)) == 1
    assert [row.user_id for row in await days.desk.database.seekers.of_person(ADA)] == [ADA]


async def test_who_looks_for_a_day_alone_plays_with_anybody_after_half_of_it(days: Days) -> None:
    for person, mu in ((ADA, 1500.0), (BEN, 2100.0), (CHLOE, 1650.0)):
        await is_rated(days, person, mu)
        await seeks(days, person, days=1)
    await days.passes(DAY_S / 2 - 3 * 60)
    assert await who_fit(days) == [ADA, BEN, CHLOE]


async def test_a_clock_set_back_leaves_everybody_waiting(days: Days) -> None:
    for person, mu in ((ADA, 1500.0), (BEN, 2100.0), (CHLOE, 1650.0)):
        await is_rated(days, person, mu)
        await seeks(days, person)
    await days.passes(-10 * DAY_S)
    assert await who_fit(days) == [] and await counts(days) == {"istanbul": 3}
    await days.passes(11 * DAY_S)
    assert await who_fit(days) == [ADA, BEN, CHLOE]


async def test_whoever_wants_similar_hours_sits_with_nobody_of_others(days: Days) -> None:
    zones = {ADA: "Europe/Berlin", BEN: "Europe/London", CHLOE: "Asia/Tokyo", DAN: "Europe/Athens"}
    for person, zone in zones.items():
        await days.desk.database.people.settings.change(person, {"zone": zone})
    await seeks(days, ADA, hours=True)
    for person in (CHLOE, STRANGER, BEN):  # nobody knows the hours of the stranger
        await seeks(days, person)
    assert await who_fit(days) == [CHLOE, STRANGER, BEN]
    await seeking.stop(days.desk.host, SERVER, STRANGER)
    assert await who_fit(days) == []
    await seeks(days, DAN)
    assert await who_fit(days) == [ADA, BEN, DAN]


async def test_who_wants_similar_hours_has_told_theirs(days: Days) -> None:
    with pytest.raises(Refusal, match="hours_unknown"):
        await seeks(days, ADA, hours=True)
    await days.desk.database.people.settings.change(ADA, {"quiet": "22:00-07:00"})
    await seeks(days, ADA, hours=True)
    (wish,) = await seeking.sought_on(days.desk.host, SERVER)
    assert wish.hours is not None and (wish.hours.begins, wish.hours.length) == (7 * HOUR_S, 15 * HOUR_S)
