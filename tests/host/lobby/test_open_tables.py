"""Open tables of a server, and when its noticeboard is owed a renewal."""

import pytest

from db import Change
from host.lobby import open_tables
from host.lobby.idle import IDLE_S
from host.messages.posts import Noticeboard, NoticeboardGone
from host.seats.closing import cancel
from host.upkeep.unreachable import CHANNEL, fall_asleep
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.evening import Days

SERVER, BOARD, OTHER = 1, 40, 41


async def owed(desk: Desk) -> list[tuple[str, int]]:
    """What is owed to servers, as kind and channel; it counts as done then."""
    found = []
    while claimed := await desk.host.outbox.claim(desk.clock.steady()):
        (post,) = claimed
        found += [(post.kind, post.channel_id)] if post.guild_id == SERVER else []
        await desk.host.outbox.sent(post, None)
    return found


async def test_tables_that_are_nearly_full_stand_first_and_private_and_full_ones_are_left_out(desk: Desk) -> None:
    first, second, full = await desk.open("toy", ADA), await desk.open("toy", BEN, CHLOE), await desk.open("toy", ADA)
    for person in (BEN, CHLOE):
        await desk.lobby.join(full.row.id, person, "x", interaction_id=desk.interaction())
    await desk.open("toy", ADA, private=True)
    begun = await desk.begin("toy", ADA, BEN)
    listed = [lobby.row.id for lobby in await open_tables.open_tables(desk.host, SERVER)]
    assert listed == [second.row.id, first.row.id] and begun not in listed
    assert await open_tables.open_tables(desk.host, SERVER + 1) == []


async def test_without_a_noticeboard_nothing_is_owed(desk: Desk) -> None:
    await desk.open("toy", ADA, BEN)
    assert await owed(desk) == []


@pytest.mark.engines
async def test_each_change_of_a_lobby_owes_one_renewal_however_many_wait(desk: Desk) -> None:
    await open_tables.put_up(desk.host, SERVER, BOARD)
    assert await owed(desk) == [(Noticeboard.kind, BOARD)]
    lobby = await desk.open("toy", ADA)
    assert await owed(desk) == [(Noticeboard.kind, BOARD)]
    for person in (BEN, CHLOE):
        await desk.lobby.join(lobby.row.id, person, "x", interaction_id=desk.interaction())
    await desk.lobby.leave(lobby.row.id, CHLOE, interaction_id=desk.interaction())
    assert await owed(desk) == [(Noticeboard.kind, BOARD)]
    await desk.lobby.start(lobby.row.id, ADA, False, interaction_id=desk.interaction())
    assert await owed(desk) == [(Noticeboard.kind, BOARD)]
    await cancel(desk.host, await desk.host.game(lobby.row.id), await desk.database.games.seats(lobby.row.id))
    assert await owed(desk) == []


async def test_a_lobby_that_ends_leaves_the_noticeboard(desk: Desk) -> None:
    days = Days(desk)
    await open_tables.put_up(desk.host, SERVER, BOARD)
    lobbies = [await desk.open("toy", ADA) for _ in range(3)]
    await owed(desk)
    await desk.lobby.cancel(lobbies[0].row.id, ADA, False, interaction_id=desk.interaction())
    assert await owed(desk) == [(Noticeboard.kind, BOARD)]
    await fall_asleep(desk.host, lobbies[1].row.id, CHANNEL)
    assert await owed(desk) == [(Noticeboard.kind, BOARD)]
    await days.passes(IDLE_S)
    assert await owed(desk) == [(Noticeboard.kind, BOARD)]
    assert await open_tables.open_tables(desk.host, SERVER) == []


async def test_what_is_refused_owes_nothing(desk: Desk) -> None:
    """Post and change are one transaction."""
    await open_tables.put_up(desk.host, SERVER, BOARD)
    await owed(desk)
    lobby = await desk.open("toy", ADA)
    await owed(desk)
    pressed = desk.interaction()
    await desk.lobby.join(lobby.row.id, BEN, "Ben", interaction_id=pressed)
    await owed(desk)
    await desk.lobby.join(lobby.row.id, BEN, "Ben", interaction_id=pressed)
    assert await owed(desk) == []


@pytest.mark.engines
async def test_a_noticeboard_is_moved_and_taken_down(desk: Desk) -> None:
    await open_tables.put_up(desk.host, SERVER, BOARD)
    await owed(desk)
    board = await desk.database.noticeboards.of(SERVER)
    assert board is not None and await desk.database.noticeboards.posted(board, 900)
    await open_tables.put_up(desk.host, SERVER, OTHER)
    assert await owed(desk) == [(NoticeboardGone.kind, BOARD), (Noticeboard.kind, OTHER)]
    assert not await desk.database.noticeboards.posted(board, 901), "it hangs elsewhere by now"
    await open_tables.forget(desk.host, board)
    assert await desk.database.noticeboards.of(SERVER) is not None
    await open_tables.take_down(desk.host, SERVER)
    assert (await owed(desk), await desk.database.noticeboards.of(SERVER)) == ([], None)
    await desk.open("toy", ADA)
    assert await owed(desk) == []


@pytest.mark.engines
async def test_the_posts_of_a_server_wait_for_no_game_and_no_other_server(desk: Desk) -> None:
    for server in (SERVER, SERVER + 1):
        change = Change("", ("noticeboard", server))
        change.post_in(server, BOARD, NoticeboardGone.kind, {"message": 1}, due=0.0)
        change.post_in(server, BOARD, NoticeboardGone.kind, {"message": 2}, due=0.0)
        await desk.database.write(change)
    claimed = await desk.host.outbox.claim(desk.clock.steady(), 10)
    assert sorted((post.guild_id, post.payload["message"]) for post in claimed) == [(SERVER, 1), (SERVER + 1, 1)]
