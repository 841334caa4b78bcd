"""Discord, the disk and the pictures misbehave while a game runs."""

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from tests.support.live.bot import BotProcess
from tests.support.live.ledger import Ledger
from tests.support.live.person import Outcome, telling
from tests.support.live.player import Player, Table, offered
from tests.support.live.sandbox import ANSWER_S, SandboxProcess
from tests.support.sentences import tells

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]

CALLBACK = "POST .*/callback"
POSTING = r"POST /api/v10/channels/\d+/messages"
RENT = 1 << 12
NOT_WRITTEN = "posts cannot be sent now"
WITHIN_S = 60
LATE_S = 0.7


def by_hand(table: Table) -> list[str]:
    return [row.notation for row in table.ledger.log()[1:] if not row.automatic]


@pytest.mark.parametrize(
    "fault",
    [
        {"kind": "429", "retry_after": 0.4},
        {"kind": "status", "status": 502},
        {"kind": "drop"},
        {"kind": "drop", "after": True},
        {"kind": "delay", "seconds": 1.5},
    ],
    ids=["429", "502", "dropped", "dropped afterwards", "slow"],
)
async def test_the_answer_meets_a_fault(shared_table: Table, fault: dict[str, object]) -> None:
    table = shared_table
    player = await table.opened()
    move = player.a_move()
    await table.bot.sandbox.fault(CALLBACK, **fault)  # type: ignore[arg-type]
    outcome = await player.press(move)
    assert outcome.status == "answered"
    assert by_hand(table) == [move]
    assert sorted(offered(outcome.message)) == sorted(table.ledger.position().decision(player.seat).options)
    await goes_on(table, player)


async def goes_on(table: Table, player: Player) -> None:
    """The turn can be finished and the next one is called."""
    await player.open()
    number = table.ledger.position().state.turn
    while table.ledger.position().state.turn == number:
        await table.act(player, table.ledger.position())
    await table.delivered()
    assert len(await table.live_prompts()) == 1


@pytest.mark.parametrize("where", ["Join", "Start"])
async def test_the_lobby_meets_a_dropped_connection(shared_table: Table, where: str) -> None:
    table = shared_table
    ada, ben, _ = table.people
    lobby = (await ada.slash("/new", game="istanbul")).message
    if where == "Start":
        await ben.press(lobby, "Join")
    await table.bot.sandbox.fault(CALLBACK, kind="drop")
    pressed = await (ben.press(lobby, "Join") if where == "Join" else ada.press(lobby, "Start"))
    assert pressed.status == "answered"
    assert "wrong" not in pressed.message.text
    assert f"<@{await ben.id()}>" in (await ada.see(lobby)).text


async def too_late(table: Table, press: Coroutine[Any, Any, Outcome]) -> Outcome:
    """A press whose answer comes to Discord when that does not take it any more."""
    sandbox = table.bot.sandbox
    await sandbox.fault(CALLBACK, kind="delay", seconds=2 * LATE_S)
    await sandbox.deadlines(answer_s=LATE_S)
    outcome = await press
    await sandbox.deadlines(answer_s=ANSWER_S)
    return outcome


async def test_a_lobby_answered_too_late_still_shows_who_joined(shared_table: Table) -> None:
    table = shared_table
    ada, ben, _ = table.people
    lobby = (await ada.slash("/new", game="istanbul")).message
    assert (await too_late(table, ben.press(lobby, "Join"))).status == "failed"
    joined = f"<@{await ben.id()}>"
    await ada.wait_for(lambda sight: sight.id == lobby.id and joined in sight.text)


async def test_a_lobby_whose_answer_nobody_heard_of(shared_table: Table) -> None:
    """The message stands in the channel, but the bot does not know its number: its buttons work all the same."""
    table = shared_table
    ada, ben, _ = table.people
    await table.bot.sandbox.fault("GET .*/messages/@original", kind="status", status=404)
    await ada.slash("/new", game="istanbul")
    lobby = await ada.wait_for(lambda sight: any(button["label"] == "Join" for button in sight.buttons))
    assert (await ben.press(lobby, "Join")).status == "answered"
    assert f"<@{await ben.id()}>" in (await ada.see(lobby)).text
    async with asyncio.timeout(WITHIN_S):
        while table.ledger.game()["lobby_message_id"] != int(lobby.id):  # noqa: ASYNC110 another process writes
            await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    "fault",
    [
        {"kind": "429", "retry_after": 0.4, "times": 2},
        {"kind": "status", "status": 503, "times": 1},
        {"kind": "status", "status": 500, "times": 2},
        {"kind": "drop"},
        {"kind": "drop", "after": True},
        {"kind": "status", "status": 502, "after": True},
    ],
    ids=["429", "503", "500", "dropped", "dropped afterwards", "502 afterwards"],
)
async def test_posts_meet_a_fault(shared_table: Table, fault: dict[str, object]) -> None:
    table = shared_table
    player = await table.opened()
    await table.bot.sandbox.fault(POSTING, **fault)  # type: ignore[arg-type]
    await goes_on(table, player)
    texts = [sight.text for sight in await table.people[0].public()]
    assert sum(tells(text, "post-turn", turn=1) for text in texts) == 1
    assert sum(tells(text, "post-start") for text in texts) == 1
    assert {post["state"] for post in table.ledger.posts()} == {"done"}


async def test_removing_a_prompt_meets_a_fault(shared_table: Table) -> None:
    table = shared_table
    player = await table.opened()
    await table.bot.sandbox.fault(r"DELETE /api/v10/channels/", kind="drop", after=True)
    await goes_on(table, player)


@pytest.mark.parametrize("how", ["drop", "close", "reconnect", "invalidate"])
async def test_the_gateway_goes_away(shared_table: Table, how: str) -> None:
    table = shared_table
    player = await table.opened()
    move = player.a_move()
    await table.bot.sandbox.gateway(how)
    await table.bot.sandbox.until_bot_online()
    await table.bot.sandbox.deadlines(answer_s=3)
    async with asyncio.timeout(WITHIN_S):
        while (await player.press(move)).status == "failed":  # nobody hears a press while the bot connects again
            await table.bot.sandbox.until_bot_online()
    await table.bot.sandbox.deadlines(answer_s=ANSWER_S)
    assert by_hand(table) == [move]
    await goes_on(table, player)


async def test_posts_wait_for_a_missing_permission(shared_table: Table) -> None:
    table = shared_table
    player = await table.opened()
    sandbox, channel = table.bot.sandbox, player.person.channel
    await sandbox.bot_may(channel, attach=False)
    outcome = await player.press(player.a_move())
    assert outcome.message.tells("permission-attach-files")
    number = table.ledger.position().state.turn
    while table.ledger.position().state.turn == number:
        await player.type(table.choose(table.ledger.position(), player.seat, table.rng))
    async with asyncio.timeout(WITHIN_S):
        while not any(post["attempts"] for post in table.ledger.posts()):  # noqa: ASYNC110 another process tries
            await asyncio.sleep(0.05)
    assert not any(sight.tells("post-turn") for sight in await player.person.public())
    await sandbox.bot_may(channel, attach=True)
    await table.delivered()  # within a minute; the next try would come after five
    texts = [sight.text for sight in await player.person.public()]
    assert sum(tells(text, "post-turn", turn=1) for text in texts) == 1
    assert len(await table.live_prompts()) == 1


async def test_posts_that_wait_for_a_thread_are_sent_when_it_changes(shared_table: Table) -> None:
    table = shared_table
    ada, ben, _ = table.people
    sandbox = table.bot.sandbox
    await ada.slash("/new", game="istanbul")
    offer = (await ben.slash("/new", game="istanbul")).message
    made = (await ben.press(offer, "Open a thread for it")).message
    thread = made.text.partition("<#")[2].partition(">")[0]
    (lobby,) = [sight for sight in await ben.public(thread) if sight.buttons]
    await ada.press(lobby, "Join")
    await sandbox.fault(POSTING, kind="status", status=403, times=40)
    await ben.press(lobby, "Start")
    ledger = Ledger(table.bot.place, int(thread))
    async with asyncio.timeout(WITHIN_S):  # the third try comes after ten seconds
        while not any(post["attempts"] == 2 for post in ledger.posts()):  # noqa: ASYNC110 another process writes
            await asyncio.sleep(0.05)
    assert not any(sight.tells("post-start") for sight in await ada.public(thread))
    await sandbox.clear_faults()
    async with sandbox.session.patch(f"{sandbox.base}/_sandbox/channels/{thread}", json={"locked": False}) as changed:
        changed.raise_for_status()
    await ada.wait_for(telling("post-start"), thread)


async def test_a_press_answered_too_late_is_told_of_in_the_next_panel(shared_table: Table) -> None:
    table = shared_table
    player = await table.opened()
    move = player.a_move()
    known = table.bot.log.count("answered too late")
    assert (await too_late(table, player.press(move))).status == "failed"
    async with asyncio.timeout(WITHIN_S):
        while table.bot.log.count("answered too late") == known:  # noqa: ASYNC110 another process learns it
            await asyncio.sleep(0.05)
    assert by_hand(table) == [move]
    assert (await player.person.slash("/turn")).message.tells("panel-late")
    assert not (await player.person.slash("/turn")).message.tells("panel-late")


async def test_a_text_of_1_500_characters_is_answered(shared_table: Table) -> None:
    table = shared_table
    for command, text in (("/history", {"game": "x" * 1500}), ("/play", {"choice": "x" * 1500})):
        told = (await table.people[0].slash(command, **text)).message.text
        assert told and "missing" not in told and "code" not in told, told


async def test_a_post_given_up_is_told_to_who_presses_next(shared_table: Table) -> None:
    table = shared_table
    player = await table.opened()
    game_id = table.ledger.game()["id"]
    table.ledger.change(
        "UPDATE outbox SET state = 'failed', error = 'no' WHERE game_id = ? AND kind = 'start'", game_id
    )
    assert (await player.press(player.a_move())).message.tells("panel-given-up", count=1)
    assert not (await player.person.slash("/turn")).message.tells("panel-given-up")


@pytest.mark.parametrize(("right", "name"), [("send", "send-messages"), ("attach", "attach-files")])
async def test_a_game_is_not_made_where_the_bot_may_not_post(shared_table: Table, right: str, name: str) -> None:
    table = shared_table
    ada = table.people[0]
    await table.bot.sandbox.bot_may(ada.channel, **{right: False})
    told = (await ada.slash("/new", game="istanbul")).message
    assert told.ephemeral and told.tells(f"permission-{name}")
    assert (await ada.slash("/turn")).message.tells("refusal-no-game-here")
    await table.bot.sandbox.bot_may(ada.channel, **{right: True})
    assert not (await ada.slash("/new", game="istanbul")).message.ephemeral


@asynccontextmanager
async def locked(database: Path) -> AsyncIterator[None]:
    """Another program holds the file."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def full(bot: BotProcess) -> AsyncIterator[None]:
    """No file of the bot may grow, but its log a little."""
    before = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (len(bot.log.encode()) + RENT, before[1]))
    yield
    resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.sqlite
@pytest.mark.parametrize("trouble", ["locked", "full"])
async def test_the_disk_does_not_take_a_press(shared_table: Table, trouble: str) -> None:
    table = shared_table
    player = await table.opened()
    move, rows = player.a_move(), len(table.ledger.log())
    panel = player.panel
    async with locked(table.bot.database) if trouble == "locked" else full(table.bot):
        told = (await player.press(move)).message
        assert told.tells("error-storage")
        (code,) = [word for word in told.text.replace(")", " ").split() if "-" in word and word.isupper()]
        assert code in table.bot.log
    assert len(table.ledger.log()) == rows
    player.panel = panel
    assert (await player.press(move)).status == "answered"
    assert by_hand(table) == [move]
    await goes_on(table, player)


@pytest.mark.sqlite
async def test_the_disk_does_not_take_what_was_delivered(shared_table: Table) -> None:
    """A post goes out and cannot be written down as sent: it is found in the channel, not sent again."""
    table = shared_table
    player = await table.opened()
    sandbox, number = table.bot.sandbox, table.ledger.position().state.turn
    await sandbox.fault(POSTING, kind="delay", seconds=2.0)
    while table.ledger.position().state.turn == number:
        await table.act(player, table.ledger.position())
    await sandbox.until_met()
    known = table.bot.log.count(NOT_WRITTEN)
    async with full(table.bot):
        await table.bot.until(lambda: table.bot.log.count(NOT_WRITTEN) > known)
    await table.delivered()
    texts = [sight.text for sight in await player.person.public()]
    assert sum(tells(text, "post-turn", turn=1) for text in texts) == 1
    assert len(await table.live_prompts()) == 1


@pytest.mark.sqlite
@pytest.mark.asyncio(loop_scope="function")
async def test_a_press_that_waited_when_the_bot_died_is_told_after_the_restart(
    sandbox: SandboxProcess, table: Table
) -> None:
    player = await table.opened()
    move, panel, bot = player.a_move(), player.panel, table.bot
    unanswered, answered = bot.database.with_suffix(".unanswered"), await sandbox.callbacks()
    async with locked(bot.database):
        pressing = asyncio.create_task(player.press(move))
        await bot.until(lambda: unanswered.exists() and unanswered.read_text() != "[]")
        await sandbox.until_answered(answered)
        await bot.kill()
    await bot.start()
    assert (await pressing).message.tells("error-started-again")
    player.panel = panel
    assert (await player.press(move)).status == "answered"
    assert by_hand(table) == [move]
    await goes_on(table, player)


@pytest.mark.asyncio(loop_scope="function")
async def test_pictures_that_cannot_be_drawn(sandbox: SandboxProcess, table: Table, tmp_path: Path) -> None:
    await table.bot.stop()
    table.bot.environment["ARRANGED_PENCIL"] = "broken"
    await table.bot.start()
    player = await table.opened()
    assert player.panel is not None and not player.panel.pictures and offered(player.panel)
    await goes_on(table, player)
    story = next(sight for sight in await player.person.public() if sight.tells("post-turn", turn=1))
    assert not story.pictures
    assert (await player.person.slash("/board")).message.tells("error-picture")
    assert "the pencil broke" in table.bot.log
