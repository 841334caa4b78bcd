"""Who is shown a game, from which server, and who reads a private thread, through the whole stack: those at its table
and nobody else."""

import pytest

from tests.support.live.ledger import Ledger
from tests.support.live.person import Person, telling
from tests.support.live.player import Table
from tests.support.sentences import say

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]

ELSEWHERE = "general"  # a channel of the second server, in which everybody is
SAME_SERVER = "table-two"


async def shown(person: Person, game_id: str, channel: str | None) -> bool:
    """Whether somebody is shown a game's history by its number, and offered it while typing."""
    shown = (await person.slash("/history", channel, game=f"#{game_id}")).message
    offered = [choice["value"] for choice in await person.complete("/history", "game", channel, game=game_id)]
    assert (offered == [game_id]) is not shown.tells("refusal-unknown-game")
    return bool(offered)


async def test_public_and_private_games(shared_table: Table) -> None:
    table = shared_table
    ada, ben, chloe = table.people
    await table.begin()
    public = table.ledger.game()["id"]
    assert await shown(table.stranger, public, None)
    assert await shown(table.stranger, public, SAME_SERVER)
    assert not await shown(table.stranger, public, ELSEWHERE)
    assert await shown(ben, public, ELSEWHERE)

    await ada.press((await ada.slash("/table cancel")).message, "Cancel game")
    lobby = (await ada.slash("/new", game="istanbul", private=True)).messages[0]
    await ada.slash("/table invite", person="Ben")
    await ada.choose(await ada.more(lobby), "Add a computer player", "random")
    await ada.press(lobby, "Start")
    private = table.ledger.game()["id"]
    assert private != public
    prompt = await ada.wait_for(telling("your-move"))
    assert await shown(ada, private, ELSEWHERE)
    assert await shown(ben, private, SAME_SERVER)
    assert not await shown(ben, private, ELSEWHERE)
    assert not await shown(chloe, private, None)
    for label in ("Take turn", "More…"):
        assert (await chloe.press(prompt, label)).message.tells("refusal-unknown-game")
        assert not (await ben.press(prompt, label)).message.tells("refusal-unknown-game")
    for command in ("/board", "/state", "/table verify", "/turn"):
        assert (await chloe.slash(command)).message.tells("refusal-no-game-here")


async def test_the_operator_steers_the_running_bot(shared_table: Table) -> None:
    table = shared_table
    await table.begin()
    game_id = table.ledger.game()["id"]
    code, printed = await table.bot.command("list", "running")
    assert code == 0 and f"{game_id}  istanbul    running" in printed
    code, printed = await table.bot.command("freeze", game_id)
    assert code == 0 and f"{game_id} is frozen" in printed
    await table.people[0].wait_for(telling("post-frozen", reason="by_operator"))
    assert (await table.bot.command("burn", game_id))[0] == 64


async def threads(table: Table) -> list[str]:
    """The ids of the open threads of its channel."""
    guild, here = (await table.bot.sandbox.get("/_sandbox/state"))["guilds"][0], table.people[0].channel
    return [channel["id"] for channel in guild["channels"] if channel["parent_id"] == here and not channel["archived"]]


async def reads(person: Person, thread: str) -> bool:
    return bool(await person.public(thread))


async def test_a_private_thread_has_the_people_of_its_table(shared_table: Table) -> None:
    table, dilan = shared_table, shared_table.stranger
    ada, ben, chloe = table.people
    lobby = (await ada.slash("/new", game="istanbul", private=True)).messages[0]
    notice = await ada.wait_for(telling("lobby-private-in-channel"))
    assert lobby.tells("lobby-private-read-here") and notice.ephemeral
    await table.bot.sandbox.bot_may(ada.channel, threads=False)
    refused = (await ada.press(notice, say("button-private-thread"))).message
    assert refused.tells("permission-create-private-threads") and await threads(table) == []
    await table.bot.sandbox.bot_may(ada.channel, threads=True)
    await table.bot.sandbox.fault("PUT .*/thread-members/", kind="status", status=403)
    refused = (await ada.press(notice, say("button-private-thread"))).message
    assert refused.tells("permission-manage-threads") and await threads(table) == []
    assert (await ada.see(lobby)).tells("lobby-private-read-here")
    made = (await ada.press(notice, say("button-private-thread"))).message
    (thread,) = await threads(table)
    assert made.ephemeral and thread in made.text
    assert (await ada.see(lobby)).tells("lobby-moved")
    assert (await ada.wait_for(telling("lobby-private-read-in-thread"), thread)).buttons
    assert [await reads(person, thread) for person in (ada, ben, chloe, dilan)] == [True, False, False, False]

    await ada.slash("/table invite", thread, person="Ben")
    lobby = await ben.wait_for(telling("lobby-private-read-in-thread"), thread)
    await ben.press(lobby, "Join")
    await ada.press(lobby, "Start")
    await ben.wait_for(telling("post-start"), thread)
    assert await reads(ben, thread) and not await reads(chloe, thread)
    game_id = Ledger(table.bot.place, int(thread)).game()["id"]
    assert (await chloe.slash("/history", game=game_id)).message.tells("refusal-unknown-game")

    await ben.slash("/table leave", thread)
    offered = (await ada.slash("/table replace", thread, seat="Ben", person="Chloe")).message
    assert offered.tells("vote-offered")
    vote = await chloe.wait_for(telling("post-vote-offer"), thread)
    assert await reads(ben, thread)
    await chloe.press_id(vote.id, vote.buttons[0]["custom_id"])
    await chloe.wait_for(telling("post-seat-taken", who="Chloe"), thread)
    assert [await reads(person, thread) for person in (ada, ben, chloe, dilan)] == [True, False, True, False]
    direct = (await table.bot.sandbox.post("/_sandbox/direct", person="Ben"))["id"]
    await ben.wait_for(telling("notice-seat-lost"), direct)
    assert (await ben.slash("/history", game=game_id)).message.tells("refusal-unknown-game")
