"""The noticeboard in its channel: one message, edited in place, whatever Discord or the people do to it."""

import asyncio

import pytest

from cogs.lists.noticeboard import SHOWN
from cogs.posts.places import channel_gone
from host.clock import DAY_S
from host.lobby import open_tables
from tests.host.desk import ADA, BEN, Desk
from tests.support import limits
from tests.support.discord.noticeboards import BOARD, OTHER, SECRET, SERVER, STAFF, Club, refused
from tests.support.sentences import say, tells


@pytest.fixture
async def club(desk: Desk) -> Club:
    club = Club(desk)
    await club.hangs()
    return club


async def test_it_is_edited_in_place_when_a_lobby_opens_fills_starts_and_expires(club: Club) -> None:
    assert tells(club.text, "open-tables-none")
    (message,) = club.walls[BOARD].messages
    game_id = await club.opened()
    await club.delivered()
    assert say("open-table-seats", joined=1, most=5) in club.text and game_id in club.text
    await club.desk.lobby.join(game_id, BEN, "Ben", interaction_id=club.desk.interaction())
    await club.delivered()
    assert say("open-table-seats", joined=2, most=5) in club.text
    await club.desk.lobby.start(game_id, ADA, False, interaction_id=club.desk.interaction())
    await club.delivered()
    assert tells(club.text, "open-tables-none") and [*club.walls[BOARD].messages] == [message]


async def test_private_lobbies_and_those_in_channels_that_its_readers_do_not_see_never_appear(club: Club) -> None:
    private = await club.opened(private=True)
    club.desk._channels = iter((SECRET,))  # type: ignore[assignment]
    hidden = await club.opened()
    await club.delivered()
    assert private not in club.text and hidden not in club.text and tells(club.text, "open-tables-none")
    club.roles = [STAFF]  # nobody else is on the server
    await club.desk.lobby.join(hidden, BEN, "Ben", interaction_id=club.desk.interaction())
    await club.delivered()
    assert hidden in club.text and private not in club.text


async def test_more_tables_than_fit_are_counted_and_the_message_fits(club: Club) -> None:
    for _ in range(SHOWN + 3):
        await club.opened()
    await club.delivered()
    (view,) = club.walls[BOARD].messages.values()
    assert club.text.count(say("open-table-seats", joined=1, most=5)) == SHOWN
    assert say("open-tables-more", count=3) in club.text
    assert limits.broken({"components": view.to_components()}, []) == []


async def test_a_deleted_message_is_sent_anew(club: Club) -> None:
    club.walls[BOARD].messages.clear()
    game_id = await club.opened()
    await club.delivered()
    assert game_id in club.text


async def test_one_that_may_have_been_sent_already_is_not_sent_twice(desk: Desk) -> None:
    club = Club(desk)
    club.walls[BOARD].lost_answers = 1
    await club.hangs()
    club.clock.pass_time(DAY_S)
    await club.delivered()
    assert len(club.walls[BOARD].messages) == 1
    board = await desk.database.noticeboards.of(SERVER)
    assert board is not None and board.message_id in club.walls[BOARD].messages


async def test_of_two_that_are_put_up_at_once_one_stays(desk: Desk) -> None:
    club = Club(desk)
    await asyncio.gather(*(open_tables.put_up(desk.host, SERVER, channel) for channel in (BOARD, OTHER)))
    await club.delivered()
    assert sorted(len(wall.messages) for wall in club.walls.values()) == [0, 1]
    await club.hangs(OTHER)
    await club.hangs(BOARD)
    assert [len(club.walls[number].messages) for number in (BOARD, OTHER)] == [1, 0]


async def test_without_permission_it_waits_and_is_right_once_it_may_write(club: Club) -> None:
    club.walls[BOARD].error = refused(403, 50013)
    game_id = await club.opened()
    await club.delivered()
    assert game_id not in club.text
    club.walls[BOARD].error = None
    await club.desk.host.outbox.hurry()
    await club.delivered()
    assert game_id in club.text


@pytest.mark.parametrize("gone", ["unknown", "told", "left"])
async def test_where_channel_or_server_are_gone_it_is_forgotten_and_nothing_waits(club: Club, gone: str) -> None:
    if gone == "unknown":
        club.walls[BOARD].error = refused(404, 10003)
    elif gone == "told":
        await channel_gone(club.desk.host, BOARD)
    else:
        club.left = True
    await club.opened()
    await club.delivered()
    assert await club.desk.database.noticeboards.of(SERVER) is None
    assert await club.desk.host.outbox.waiting() == (0, None)
    club.left, club.walls[BOARD].error = False, None
    await club.hangs(OTHER)
    assert len(club.walls[OTHER].texts) == 1


async def test_another_process_goes_on_with_the_same_message(club: Club) -> None:
    game_id = await club.opened()
    club.desk.restart()
    await club.delivered()
    assert game_id in club.text
