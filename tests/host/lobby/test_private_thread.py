"""The members of a private thread follow the people of its table."""

from typing import Any

import pytest

from db import Change
from engine.core.decision import Refusal
from host.access import people_at
from host.lobby.again import rematch
from host.lobby.private_thread import move_to_private_thread
from host.seats.leaving import leave
from host.upkeep.unreachable import move
from host.votes.proposals import offer
from host.votes.votes import VOTE, vote
from tests.host.desk import ADA, BEN, CHLOE, Desk

THREAD = 777


async def moved(desk: Desk, *people: int) -> str:
    """A lobby of Ada and others in a private thread."""
    game_id = (await desk.open("istanbul", *people)).row.id
    await move_to_private_thread(desk.lobby, game_id, ADA, False, THREAD, interaction_id=desk.interaction())
    return game_id


async def changes(desk: Desk, game_id: str) -> list[Any]:
    """Whom each change of members is about, and where."""
    posts = [post for post in await desk.posts(game_id) if post.kind == "members"]
    return [(post.channel_id, list(post.payload["users"])) for post in posts]


async def test_those_at_a_table_become_members_when_it_moves(desk: Desk) -> None:
    game_id = await moved(desk, ADA, BEN)
    row = await desk.host.game(game_id)
    assert (row.channel_id, row.private, row.in_thread) == (THREAD, True, True)
    assert await changes(desk, game_id) == [(THREAD, [ADA, BEN])]
    await desk.lobby.invite(game_id, ADA, False, [CHLOE], interaction_id=desk.interaction())
    await desk.lobby.invite(game_id, ADA, False, [], interaction_id=desk.interaction())
    assert (await changes(desk, game_id))[1:] == [(THREAD, [CHLOE]), (THREAD, [CHLOE])]
    assert (await desk.host.game(game_id)).private, "nobody is invited, and still nobody else reads the thread"
    assert await people_at(desk.host, await desk.host.game(game_id)) == {ADA, BEN}
    await desk.lobby.leave(game_id, BEN, interaction_id=desk.interaction())
    assert (await changes(desk, game_id))[-1] == (THREAD, [BEN])
    assert await people_at(desk.host, await desk.host.game(game_id)) == {ADA}


async def test_whoever_takes_a_seat_comes_and_whose_it_was_goes(desk: Desk) -> None:
    game_id = await moved(desk, ADA)
    await desk.lobby.invite(game_id, ADA, False, [BEN], interaction_id=desk.interaction())
    await desk.lobby.join(game_id, BEN, "Ben", interaction_id=desk.interaction())
    await desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
    before = len(await changes(desk, game_id))
    await leave(desk.host, game_id, BEN, interaction_id=desk.interaction())
    assert await people_at(desk.host, await desk.host.game(game_id)) == {ADA, BEN}, "Ben can return"
    (seat,) = [seat.seat for seat in await desk.database.games.seats(game_id) if seat.user_id == BEN]
    for yes in (False, True):
        await offer(desk.host, game_id, seat, CHLOE, "Chloe")
        assert await people_at(desk.host, await desk.host.game(game_id)) == {ADA, BEN, CHLOE}
        (timer,) = await desk.database.timers.of_kind(game_id, VOTE)
        await vote(desk.host, game_id, CHLOE, "Chloe", timer.payload["number"], yes=yes)
        assert await people_at(desk.host, await desk.host.game(game_id)) == ({ADA, CHLOE} if yes else {ADA, BEN})
    here = [users for _, users in (await changes(desk, game_id))[before:]]
    assert here == [[CHLOE], [CHLOE], [CHLOE], [BEN, CHLOE]]


async def test_a_game_in_a_channel_has_no_members(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA, BEN)).row.id
    await desk.lobby.invite(game_id, ADA, False, [CHLOE], interaction_id=desk.interaction())
    assert await changes(desk, game_id) == []
    await desk.lobby.invite(game_id, ADA, False, [], interaction_id=desk.interaction())
    assert not (await desk.host.game(game_id)).private


async def test_only_the_organiser_moves_a_lobby_and_only_once(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA, BEN)).row.id
    refusals = []
    for person in (BEN, ADA, ADA):
        try:
            await move_to_private_thread(desk.lobby, game_id, person, False, THREAD, interaction_id=desk.interaction())
        except Refusal as refusal:
            refusals.append(refusal.code)
    assert refusals == ["not_organiser", "in_private_thread"]
    await desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
    with pytest.raises(Refusal, match="already_running"):
        await move_to_private_thread(desk.lobby, game_id, ADA, False, THREAD, interaction_id=desk.interaction())


async def test_a_game_that_moves_on_leaves_its_thread_behind(desk: Desk) -> None:
    game_id = await moved(desk, ADA, BEN)
    await desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
    before = await changes(desk, game_id)
    await move(desk.host, game_id, ADA, False, 900, 1, in_thread=False)
    await leave(desk.host, game_id, BEN, interaction_id=desk.interaction())
    (seat,) = [seat.seat for seat in await desk.database.games.seats(game_id) if seat.user_id == BEN]
    await offer(desk.host, game_id, seat, CHLOE, "Chloe")
    assert await changes(desk, game_id) == before


async def test_a_rematch_has_the_thread_for_its_own_people(desk: Desk) -> None:
    """Chloe was invited and did not play."""
    game_id = await moved(desk, ADA, BEN)
    await desk.lobby.invite(game_id, ADA, False, [CHLOE], interaction_id=desk.interaction())
    await desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
    change = Change(game_id)
    change.update_game((await desk.host.game(game_id)).seq, status="finished", ended=9.0)
    await desk.database.write(change)
    again = await rematch(desk.lobby, game_id, BEN, "Ben", interaction_id=desk.interaction())
    assert await changes(desk, again.row.id) == [(THREAD, [ADA, BEN, CHLOE])]
    assert await people_at(desk.host, again.row) == {ADA, BEN}
