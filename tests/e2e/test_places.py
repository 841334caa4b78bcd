"""A table loses its channel, its server, a message, a permission and a person: it waits, and nothing is lost. A
noticeboard outlives a kill too."""

from collections.abc import Callable

import pytest

from tests.support.live.bot import BotProcess
from tests.support.live.person import Person, Sight, telling
from tests.support.live.player import Table
from tests.support.live.sandbox import SandboxProcess
from tests.support.sentences import say

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("bot")]

BOARD = "table-two"
DAY_S = 24 * 3600.0


async def direct(table: Table, person: Person) -> str:
    """The channel of a person's direct messages."""
    found: str = (await table.bot.sandbox.post("/_sandbox/direct", person=person.name))["id"]
    return found


async def called(person: Person, after: str = "0") -> Sight:
    """The prompt that calls the person, sent later than message `after`."""
    me = await person.id()
    return await person.wait_for(lambda sight: me in sight.called and int(sight.id) > int(after))


async def test_a_table_outlives_its_place(table: Table) -> None:
    await table.begin()
    sandbox, ada = table.bot.sandbox, table.people[0]
    mover = table.players[table.ledger.position().seats_to_act[0]].person
    prompt = await called(mover)
    dilan = Person(sandbox.session, sandbox.base, "Dilan", mover.channel)
    assert (await dilan.slash("/table follow", tell="end")).message.tells("following", wish="end")
    assert (await mover.slash("/table follow", tell="end")).message.tells("refusal-plays-here")
    guild = (await sandbox.get("/_sandbox/state"))["guilds"][0]
    channel = next(one["id"] for one in guild["channels"] if one["name"] == mover.channel)

    await sandbox.delete("messages", prompt.id)
    board = await mover.wait_for(telling("post-start"))
    await sandbox.delete("messages", board.id)
    await mover.slash("/turn")
    prompt = await called(mover, after=prompt.id)
    assert prompt.pinged == [] and (await mover.wait_for(telling("post-board", why="lost"))).pictures

    await sandbox.delete("channels", channel)
    for person in table.people:
        organises = "true" if person is ada else "false"
        await person.wait_for(telling("notice-asleep", why="channel", organises=organises), await direct(table, person))
        person.channel = "lobby"
    assert (await mover.slash("/games")).message.tells("games-line-asleep", why="channel")
    if mover is not ada:
        assert (await mover.slash("/table move")).message.tells("refusal-nothing-to-move")
    assert (await ada.slash("/table move")).message.tells("table-moved")
    assert (await mover.wait_for(telling("post-board", why="moved"))).pictures
    prompt = await called(mover, after=prompt.id)

    await sandbox.server(guild["id"], bot=False)
    await sandbox.server(guild["id"], bot=True)
    await mover.wait_for(telling("post-board", why="back"))
    prompt = await called(mover, after=prompt.id)

    await sandbox.bot_may("lobby", send=False)
    await ada.slash("/table pause")
    told = await ada.wait_for(telling("notice-barred", problem="permissions"), await direct(table, ada))
    assert told.tells("permission-send-messages")
    await sandbox.bot_may("lobby", send=True)
    other = table.people[1]
    await other.press(await other.wait_for(telling("post-vote-pause")), "No")

    witness = next(person for person in table.people if person is not mover)
    await sandbox.server(guild["id"], person=mover.name, member=False)
    await sandbox.move_clock(25 * 3600.0)
    await witness.wait_for(telling("post-left-server"))
    await sandbox.move_clock(1.0)  # what is due by this is looked for every 30 seconds, and when the clock is moved
    await witness.wait_for(telling("post-vote-absence"))
    sure = (await ada.slash("/table cancel")).message
    await ada.press(sure, sure.buttons[0]["custom_id"])
    await dilan.wait_for(telling("followed-end", status="cancelled"), await direct(table, dilan))


def shows(joined: int | None) -> Callable[[Sight], bool]:
    """Fits a noticeboard with a table at which so many sit; None: one without tables."""
    wanted = telling("open-tables-none") if joined is None else telling("open-table-seats", joined=joined, most=5)
    return lambda sight: not sight.ephemeral and wanted(sight)


async def boards(table: Table) -> list[Sight]:
    """The messages in the channel of the noticeboard."""
    return await table.people[0].public(BOARD)


async def test_a_noticeboard_outlives_a_kill_a_deleted_message_and_a_missing_permission(
    table: Table, bot: BotProcess, sandbox: SandboxProcess
) -> None:
    ada, ben, _ = table.people
    ben_id = await ben.id()
    screen = (await ada.slash("/tables", BOARD)).message
    assert screen.tells("noticeboard-none") and not (await ben.slash("/tables")).message.tells("noticeboard-none")
    await ada.press(screen, say("button-noticeboard-here"))
    board = await ada.wait_for(shows(None), BOARD)
    lobby = (await ada.slash("/new", game="istanbul")).message
    one = await ada.wait_for(shows(1), BOARD)
    assert one.id == board.id
    join, seek = one.buttons
    assert seek["label"] == say("button-seek")
    assert (await ben.press(one, join["label"])).message.tells("seat-taken")
    await bot.kill(last=False)
    await bot.start()
    two = await ada.wait_for(shows(2), BOARD)
    assert two.id == board.id
    await ada.wait_for(lambda sight: sight.id == lobby.id and f"<@{ben_id}>" in sight.text)
    await sandbox.delete("messages", board.id)
    await ada.press(await ada.more(lobby), say("button-leave"))
    anew = await ada.wait_for(shows(1), BOARD)
    assert [sight.id for sight in await boards(table)] == [anew.id] and anew.id != board.id
    await sandbox.bot_may(BOARD, send=False, view=False)
    await ada.press(lobby, say("button-join"))
    assert (await ada.slash("/tables")).message.tells("noticeboard-barred")
    await sandbox.bot_may(BOARD, send=True, view=True)
    assert (await ada.wait_for(shows(2), BOARD)).id == anew.id
    await ada.press((await ada.slash("/tables")).message, say("button-noticeboard-gone"))
    await ada.press(lobby, say("button-start"))
    await ada.wait_for(telling("post-start"))
    assert await boards(table) == []


async def test_three_who_look_for_the_same_game_get_one_table_also_over_a_kill(
    table: Table, bot: BotProcess, sandbox: SandboxProcess
) -> None:
    ada, ben, chloe = table.people
    await ada.press((await ada.slash("/tables", BOARD)).message, say("button-noticeboard-here"))
    await ada.wait_for(shows(None), BOARD)
    for person in (ada, ben):
        screen = (await person.press((await person.slash("/tables")).message, say("button-seek"))).message
        assert (await person.press(screen, say("button-seek-start"))).message.tells("seek-on")
    counted = "2 people: Istanbul"
    board = await ada.wait_for(lambda sight: not sight.ephemeral and counted in sight.text, BOARD)
    screen = (await chloe.press(board, say("button-seek"))).message
    assert screen.ephemeral and screen.tells("seek-title")
    await chloe.press(screen, say("button-seek-start"))
    await bot.kill(last=False)
    await bot.start()
    full = await ada.wait_for(shows(3), BOARD)
    assert full.id == board.id and counted not in full.text
    threads = [one for one in (await sandbox.get("/_sandbox/state"))["guilds"][0]["channels"] if one.get("parent_id")]
    (thread,) = [one["id"] for one in threads if one["name"] == say("gathered-thread", game="Istanbul")]
    call = await ada.wait_for(telling("post-gathered"), thread)
    assert sorted(call.pinged) == sorted([await person.id() for person in table.people])
    lobby = await ada.wait_for(telling("lobby-title", game="Istanbul"), thread)
    await ben.press(lobby, say("button-start"))
    await ada.wait_for(telling("post-start"), thread)
    assert len([sight for sight in await ada.public(thread) if sight.tells("post-gathered")]) == 1


async def test_a_search_that_finds_nobody_is_told_once_and_begins_again_with_one_press(
    table: Table, bot: BotProcess, sandbox: SandboxProcess
) -> None:
    ada, ben, _ = table.people
    await ada.press((await ada.slash("/tables", BOARD)).message, say("button-noticeboard-here"))
    board = await ada.wait_for(shows(None), BOARD)
    screen = (await ada.press(board, say("button-seek"))).message
    await ada.choose(screen, "cm:seek-set::days", "1")
    await ada.press(screen, say("button-seek-start"))
    await bot.kill(last=False)
    await sandbox.move_clock(DAY_S)
    await bot.start()
    over = await ada.wait_for(telling("search-over", who=f"<@{await ada.id()}>"), BOARD)
    assert (await ben.press(over, say("button-seek-renew"))).message.tells("seek-title")
    assert (await ada.press(over, say("button-seek-renew"))).message.tells("seek-on")
    assert [sight for sight in await boards(table) if sight.tells("search-over")] == []
    assert (await ada.wait_for(lambda sight: "1 person: Istanbul" in sight.text, BOARD)).id == board.id
