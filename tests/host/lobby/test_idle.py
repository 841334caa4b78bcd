"""Lobbies that nobody joins, with a clock moved by hand."""

import pytest

from host.clock import DAY_S, HOUR_S
from host.lobby.game_options import set_beginning
from host.lobby.idle import IDLE, IDLE_S
from host.lobby.view import BEGINS_AT
from host.upkeep.upkeep import after_start
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.evening import Days


@pytest.fixture
def days(desk: Desk) -> Days:
    return Days(desk)


async def opened(days: Days) -> str:
    return (await days.desk.open("toy", ADA, BEN)).row.id


async def status(days: Days, game_id: str) -> str:
    return (await days.desk.host.game(game_id)).status


async def begins_at(days: Days, game_id: str, moment: float | None) -> None:
    chosen, interaction = {BEGINS_AT: moment}, days.desk.interaction()
    await set_beginning(days.desk.lobby, game_id, ADA, False, chosen, interaction_id=interaction)


async def test_a_lobby_that_nobody_joins_for_a_week_is_closed_and_frees_its_channel(days: Days) -> None:
    game_id = await opened(days)
    await days.passes(IDLE_S - 1)
    await days.desk.lobby.join(game_id, CHLOE, "Chloe", interaction_id=days.desk.interaction())
    await days.passes(IDLE_S - 1)
    assert await status(days, game_id) == "lobby"
    await days.passes(1)
    assert await status(days, game_id) == "cancelled"
    (told,) = [post.payload for post in await days.desk.posts(game_id) if post.kind == "unbegun"]
    assert told == {"why": "unjoined", "joined": 3, "most": 3, "people": [ADA, BEN, CHLOE]}
    channel = (await days.desk.host.game(game_id)).channel_id or 0
    assert await days.desk.database.games.occupying(channel) is None
    assert await days.desk.database.timers.of_game(game_id) == []


async def test_a_lobby_with_a_time_is_not_closed_before_it(days: Days) -> None:
    game_id = await opened(days)
    await begins_at(days, game_id, days.clock.now() + 20 * DAY_S)
    await days.passes(19 * DAY_S)
    assert await status(days, game_id) == "lobby"
    await begins_at(days, game_id, None)
    await days.passes(IDLE_S - HOUR_S)
    assert await status(days, game_id) == "lobby"
    await days.passes(HOUR_S)
    assert await status(days, game_id) == "cancelled"


async def test_a_game_that_began_is_not_closed(days: Days) -> None:
    game_id = await days.desk.begin("toy", ADA, BEN)
    await days.passes(IDLE_S)
    assert await status(days, game_id) == "running"


async def test_a_lobby_from_before_there_was_this_has_its_week_from_the_next_start_on(days: Days) -> None:
    game_id = await opened(days)
    (timer,) = [timer for timer in await days.desk.database.timers.of_game(game_id) if timer.kind == IDLE]
    await days.desk.database.timers.settle(timer)
    days.clock.pass_time(30 * DAY_S)
    for _ in range(2):
        days.desk.restart()
        await after_start(days.desk.host)
        await days.passes(IDLE_S / 2)
    assert await status(days, game_id) == "cancelled"
