"""People who look for others: what they may wish, who may look and for how long, with a clock moved by hand."""

from collections import Counter

import pytest

from db import Change, PostRow, SeekerRow
from engine.core.decision import Refusal
from engine.games import GAMES
from host.clock import DAY_S
from host.lobby import open_tables, seeking
from host.messages.posts import SearchOver
from host.table_options import PACE
from tests.host.desk import ADA, BEN, Desk
from tests.support.evening import Days
from tests.support.looking import OTHER_SERVER, SERVER, counts, seeks, servers_with_boards


@pytest.fixture
async def days(desk: Desk) -> Days:
    return await servers_with_boards(desk)


async def test_who_wishes_something_else_looks_for_that_alone(days: Days) -> None:
    await seeks(days, ADA)
    await seeks(days, ADA, game="marco_polo")
    assert await counts(days) == {"marco_polo": 1}
    await seeking.stop(days.desk.host, SERVER, ADA)
    assert await counts(days) == {}


async def test_who_takes_a_seat_has_what_they_looked_for(days: Days) -> None:
    lobby, other = await days.desk.open("istanbul", ADA), await days.desk.open("marco_polo", ADA)
    await seeks(days, BEN)
    for game_id in (other.row.id, lobby.row.id):
        assert await counts(days) == {"istanbul": 1}
        await days.desk.lobby.join(game_id, BEN, "Ben", interaction_id=days.desk.interaction())
    assert await counts(days) == {}


async def test_looking_ends_by_itself_on_each_server_at_its_time(days: Days) -> None:
    await seeks(days, ADA, days=1)
    await seeks(days, ADA, OTHER_SERVER, days=3)
    await days.passes(DAY_S - 200)
    assert [await counts(days, server) for server in (SERVER, OTHER_SERVER)] == [{"istanbul": 1}] * 2
    days.desk.restart()
    await days.passes(200)
    assert [row.guild_id for row in await days.desk.database.seekers.of_person(ADA)] == [OTHER_SERVER]
    await days.passes(2 * DAY_S)
    assert await days.desk.database.seekers.of_person(ADA) == []
    assert seeking.SEEKING not in await days.desk.database.timers.kinds()


async def test_who_has_many_games_open_finishes_some_first(days: Days) -> None:
    for _ in range(seeking.OPEN_BEYOND_FINISHED):
        await days.desk.open("istanbul", ADA)
    await seeks(days, ADA)
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


async def test_who_has_found_a_table_in_the_last_moment_is_not_told_that_nobody_was_found(days: Days) -> None:
    """Another process makes the table after the timer was claimed, and before its work is written."""
    await seeks(days, ADA, days=1)
    (search,) = await days.desk.database.seekers.of_person(ADA)
    write, refused = days.desk.database.write, 0

    async def found_first(change: Change) -> None:
        nonlocal refused
        days.desk.database.write = write  # type: ignore[method-assign]
        found = Change("", "another process")
        found.found(search)
        await write(found)
        refused += 1
        await write(change)

    days.desk.database.write = found_first  # type: ignore[method-assign, assignment]
    await days.passes(DAY_S)
    assert refused == 1 and await told(days) == []
    assert seeking.SEEKING not in await days.desk.database.timers.kinds()


async def told(days: Days) -> list[PostRow]:
    """What is owed of the ends of searches."""
    owed = await days.desk.database.outbox.claim(days.clock.steady(), 10)
    return [post for post in owed if post.kind == SearchOver.kind]


async def test_who_can_be_told_neither_way_is_told_no_third_time(days: Days) -> None:
    over = SearchOver(user=ADA, guild=SERVER, game="istanbul")
    await seeking.tell_over_elsewhere(days.desk.host, over, directly=True)
    (post,) = await told(days)
    assert post.user_id == ADA and SearchOver.read(post.payload) == over.but(elsewhere=True)
    await days.desk.database.outbox.sent(post, None)
    for directly in (True, False):
        await seeking.tell_over_elsewhere(days.desk.host, SearchOver.read(post.payload), directly=directly)
    assert await told(days) == []


async def test_a_longer_search_elsewhere_does_not_put_off_the_end_of_another(days: Days) -> None:
    """Nothing changes in the longer one before the other is over."""
    await seeks(days, ADA, days=1)
    await days.passes(0.6 * DAY_S)
    await seeks(days, ADA, OTHER_SERVER, days=14)
    await days.passes(0.4 * DAY_S)
    (post,) = await told(days)
    assert SearchOver.read(post.payload).guild == SERVER
    assert [search.guild_id for search in await days.desk.database.seekers.of_person(ADA)] == [OTHER_SERVER]


async def test_a_clock_that_jumps_ends_every_search_once(days: Days) -> None:
    for server in (SERVER, OTHER_SERVER):
        await seeks(days, ADA, server, days=3)
    await days.passes(400 * DAY_S)
    await days.passes(-400 * DAY_S)
    await days.passes(400 * DAY_S)
    owed = Counter[int]()
    while posts := await days.desk.database.outbox.claim(days.clock.steady(), 10):
        for post in posts:
            owed[post.guild_id or 0] += post.kind == SearchOver.kind
            await days.desk.database.outbox.sent(post, None)
    assert owed == {SERVER: 1, OTHER_SERVER: 1}


async def test_a_search_for_a_game_that_this_version_does_not_know_ends_without_a_word(days: Days) -> None:
    change, now = Change("", "another version"), days.clock.now()
    change.seek(SeekerRow(SERVER, ADA, "Ada", "chess", {"game": "chess"}, now, now + DAY_S))
    change.arm(seeking.SEEKING, now + DAY_S, {}, user_id=ADA)
    await days.desk.database.write(change)
    await days.passes(DAY_S)
    assert await days.desk.database.seekers.of_person(ADA) == [] == await told(days)
