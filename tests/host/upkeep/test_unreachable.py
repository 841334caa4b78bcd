"""Tables whose channel or server is gone: they sleep, wake where they are wanted, and lose no time by it."""

import pytest

from engine.core.decision import Refusal
from host.clock import DAY_S, HOUR_S
from host.learning.taking import begin
from host.timers import reminders
from host.upkeep.unreachable import CHANNEL, SERVER, fall_asleep, move, post_anew, wake_up, why_asleep
from host.upkeep.upkeep import check
from host.votes.votes import running_vote
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.evening import Evening


async def goes_on(evening: Evening, channel: int, person: int = ADA, guild: int | None = 1) -> None:
    await move(evening.desk.host, evening.game, person, False, channel, guild, in_thread=False)


async def test_a_sleeping_tables_clocks_stop_and_go_on(evening: Evening) -> None:
    host, game = evening.desk.host, evening.game
    assert await evening.passes(DAY_S - HOUR_S) == []
    assert await fall_asleep(host, game, SERVER)
    assert await evening.news() == ["asleep"] * 3
    assert await fall_asleep(host, game, CHANNEL) and await evening.news() == []
    assert await evening.passes(40 * DAY_S) == []
    with pytest.raises(Refusal, match="game_asleep"):
        await evening.desk.choose(game, ADA, "bid 0")
    await evening.restart()
    assert await wake_up(evening.desk.host, game)
    assert (await evening.news())[-2:] == ["board", "prompt"]
    assert await evening.passes(HOUR_S - 1) == []
    assert await evening.passes(1) == ["unprompt", "prompt 1"]
    assert await evening.passes(DAY_S) == ["unprompt", "prompt 2"]
    assert not await wake_up(evening.desk.host, game)
    await evening.desk.choose(game, ADA, "bid 0")
    assert (await check(evening.desk.host, game)).good


async def test_the_organiser_moves_a_table_from_a_deleted_channel(evening: Evening) -> None:
    host, game = evening.desk.host, evening.game
    await fall_asleep(host, game, CHANNEL)
    noted = await why_asleep(host, game)
    assert noted is not None and noted.why == CHANNEL
    for person, guild, code in ((BEN, 1, "not_organiser"), (ADA, 2, "other_server")):
        with pytest.raises(Refusal, match=code):
            await goes_on(evening, 900, person, guild)
    taken = await evening.desk.open("toy", BEN)
    with pytest.raises(Refusal, match="channel_busy"):
        await goes_on(evening, taken.row.channel_id or 0)
    assert (await host.game(game)).status == "asleep"
    await evening.news()
    await goes_on(evening, 900)
    assert (await evening.news())[-2:] == ["board", "prompt"]
    row = await host.game(game)
    assert (row.status, row.channel_id) == ("running", 900)
    assert {post.channel_id for post in (await evening.desk.posts(game))[-2:]} == {900}
    with pytest.raises(Refusal, match="game_here_already"):
        await goes_on(evening, 900)
    await goes_on(evening, 901)  # one that is awake tells its old channel
    moved = [post for post in await evening.desk.posts(game) if post.kind == "moved"]
    assert [(post.channel_id, post.payload) for post in moved] == [(900, {"to": 901})]


async def test_no_table_moves_to_direct_messages_and_no_lesson_anywhere(evening: Evening) -> None:
    """A lesson has no server either, and its organiser is who takes it."""
    host = evening.desk.host
    await fall_asleep(host, evening.game, SERVER)
    with pytest.raises(Refusal, match="no_game_in_dm"):
        await goes_on(evening, 900, guild=None)
    lesson = await begin(host, "istanbul", ADA, "Ada", ("Kemal", "Leyla"))
    for guild, code in ((None, "no_game_in_dm"), (1, "other_server")):
        with pytest.raises(Refusal, match=code):
            await move(host, lesson.id, ADA, False, 900, guild, in_thread=False)


async def test_a_vote_lasts_as_long_as_if_nobody_had_slept(evening: Evening) -> None:
    for _ in range(4):
        await evening.passes(DAY_S)
    vote = await running_vote(evening.desk.host, evening.game)
    assert vote is not None
    await fall_asleep(evening.desk.host, evening.game, CHANNEL)
    assert await evening.passes(10 * DAY_S) == ["asleep"] * 3
    await goes_on(evening, 900)
    assert (await evening.news())[-2:] == ["prompt", "vote"]
    assert "call" not in (await evening.desk.posts(evening.game))[-1].payload  # the first was never sent
    again = await running_vote(evening.desk.host, evening.game)
    assert again is not None and again.timer.due == vote.timer.due + 10 * DAY_S


async def test_what_was_told_nowhere_is_told_with_the_board(evening: Evening) -> None:
    """No post was delivered here, so that all of it is."""
    await fall_asleep(evening.desk.host, evening.game, CHANNEL)
    await goes_on(evening, 900)
    (board,) = [post for post in await evening.desk.posts(evening.game) if post.kind == "board"]
    assert board.payload == {"why": "moved", "first": 1, "last": 3}


async def test_a_lobby_of_a_deleted_channel_is_cancelled_and_one_of_a_lost_server_waits(desk: Desk) -> None:
    view = await desk.open("toy", ADA, BEN)
    assert not await fall_asleep(desk.host, view.row.id, SERVER)
    assert (await desk.host.game(view.row.id)).status == "lobby"
    assert not await fall_asleep(desk.host, view.row.id, CHANNEL)
    assert (await desk.host.game(view.row.id)).status == "cancelled"


async def test_lost_prompts_are_sent_anew_silently(evening: Evening) -> None:
    await post_anew(evening.desk.host, evening.game, [0, 1], board=True)
    assert await evening.news() == ["board", "unprompt", "prompt"]
    assert (await evening.desk.posts(evening.game))[-1].payload["quiet"]
    await post_anew(evening.desk.host, evening.game, [1], board=False)
    assert await evening.news() == []


async def test_who_left_the_server_is_voted_on_at_once(evening: Evening) -> None:
    host, game = evening.desk.host, evening.game
    await reminders.left_server(host, game, 0)
    await reminders.left_server(host, game, 0)
    assert await evening.passes(1) == ["left", "vote"]
    assert await host.db.games.of_user(CHLOE)
