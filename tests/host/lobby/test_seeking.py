"""People who look for others, with a clock moved by hand."""

from typing import Any

import pytest

from db import WriteRefused
from engine.core.decision import Refusal
from engine.games import GAMES
from host.clock import DAY_S
from host.lobby import open_tables, seeking
from host.lobby.company import avoid
from host.lobby.view import LobbyView
from host.messages.posts import Gathered
from host.messages.posts import Lobby as LobbyPost
from host.table_options import PACE
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.evening import Days

SERVER, OTHER_SERVER, BOARD, THREAD = 1, 2, 40, 77
DAN = 14


@pytest.fixture
async def days(desk: Desk) -> Days:
    days = Days(desk)
    for server in (SERVER, OTHER_SERVER):
        await open_tables.put_up(desk.host, server, BOARD + server)
    return days


async def seeks(club: Days, person: int, server: int = SERVER, **wish: Any) -> None:
    """Somebody looks for Istanbul, the base game with a move a day, unless they wish otherwise; a minute passes."""
    sought = {"game": "istanbul", "kinds": ["base"], "paces": ["day"], "days": 7, **wish}
    await club.desk.database.people.settings.change(person, {"sought": sought})
    await seeking.seek(club.desk.host, server, person, f"Person {person}")
    await club.passes(60.0)


async def found(days: Days, server: int = SERVER) -> seeking.Gathering | None:
    return await seeking.gathering(days.desk.host, server)


async def who_fit(days: Days) -> list[int]:
    fit = await found(days)
    return [] if fit is None else [seeker.user_id for seeker in fit.seekers]


async def made(days: Days) -> LobbyView:
    fit = await found(days)
    assert fit is not None
    return await seeking.make_table(days.desk.lobby, SERVER, fit, THREAD)


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
    owed = [(post.kind, post.payload) for post in await days.desk.posts(lobby.row.id)]
    assert owed == [(LobbyPost.kind, {}), (Gathered.kind, {"people": [BEN, ADA, CHLOE]})]
    assert await seeking.counts(days.desk.host, SERVER) == {} and await found(days) is None
    await days.desk.lobby.start(lobby.row.id, CHLOE, False, interaction_id=days.desk.interaction())


async def test_who_has_waited_longest_sits_first_and_who_wants_something_else_waits_on(days: Days) -> None:
    await seeks(days, STRANGER, game="marco_polo")
    for person in (DAN, ADA, BEN):
        await seeks(days, person, paces=["hours"] if person == ADA else ["day"])
    assert await who_fit(days) == []
    await seeks(days, CHLOE)
    assert await who_fit(days) == [DAN, BEN, CHLOE]
    assert await seeking.counts(days.desk.host, SERVER) == {"istanbul": 4, "marco_polo": 1}


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


async def test_who_wishes_something_else_looks_for_that_alone(days: Days) -> None:
    await seeks(days, ADA)
    await seeks(days, ADA, game="marco_polo")
    assert await seeking.counts(days.desk.host, SERVER) == {"marco_polo": 1}
    await seeking.stop(days.desk.host, SERVER, ADA)
    assert await seeking.counts(days.desk.host, SERVER) == {}


async def test_who_takes_a_seat_has_what_they_looked_for(days: Days) -> None:
    lobby, other = await days.desk.open("istanbul", ADA), await days.desk.open("marco_polo", ADA)
    await seeks(days, BEN)
    for game_id in (other.row.id, lobby.row.id):
        assert await seeking.counts(days.desk.host, SERVER) == {"istanbul": 1}
        await days.desk.lobby.join(game_id, BEN, "Ben", interaction_id=days.desk.interaction())
    assert await seeking.counts(days.desk.host, SERVER) == {}


@pytest.mark.engines
async def test_of_those_who_fit_none_is_taken_who_has_just_gone(days: Days) -> None:
    for person in (ADA, BEN, CHLOE):
        await seeks(days, person)
    fit = await found(days)
    assert fit is not None
    await seeking.stop(days.desk.host, SERVER, BEN)
    with pytest.raises(WriteRefused):
        await seeking.make_table(days.desk.lobby, SERVER, fit, THREAD)
    assert await days.desk.database.games.last_in(THREAD) is None
    assert await seeking.counts(days.desk.host, SERVER) == {"istanbul": 2}
    await seeks(days, BEN)
    await made(days)
    with pytest.raises((WriteRefused, Refusal)):
        await seeking.make_table(days.desk.lobby, SERVER, fit, THREAD + 1)


async def test_looking_ends_by_itself_on_each_server_at_its_time(days: Days) -> None:
    await seeks(days, ADA, days=1)
    await seeks(days, ADA, OTHER_SERVER, days=3)
    await days.passes(DAY_S - 200)
    assert [await seeking.counts(days.desk.host, server) for server in (SERVER, OTHER_SERVER)] == [{"istanbul": 1}] * 2
    days.desk.restart()
    await days.passes(200)
    assert [row.guild_id for row in await days.desk.database.seekers.of_person(ADA)] == [OTHER_SERVER]
    await days.passes(2 * DAY_S)
    assert await days.desk.database.seekers.of_person(ADA) == []
    assert seeking.SEEKING not in await days.desk.database.timers.kinds()


async def test_who_has_many_games_open_finishes_some_first(days: Days) -> None:
    for _ in range(seeking.OPEN_BEYOND_FINISHED + 1):
        await days.desk.open("istanbul", ADA)
    with pytest.raises(Refusal) as refusal:
        await seeks(days, ADA)
    assert (refusal.value.code, refusal.value.facts) == ("too_many_open", {"open": 4, "most": 3})
    await seeks(days, BEN)


async def test_without_a_noticeboard_nobody_looks(days: Days) -> None:
    await open_tables.take_down(days.desk.host, SERVER)
    with pytest.raises(Refusal, match="no_noticeboard"):
        await seeks(days, ADA)


def test_what_another_version_stored_counts_as_usual() -> None:
    for odd in ({}, {"game": "chess", "kinds": ["x"], "paces": ["y"], "days": 99}):
        wish = seeking.known_wish(odd)
        assert wish.game in GAMES and wish.paces == [PACE.default] and wish.days == seeking.USUAL_DAYS
        assert list(wish.kinds) == list(seeking.kinds_of(wish.game)[:1])
