"""A private game in a private thread, through the whole stack: those at its table read the thread, and nobody else."""

import pytest

from tests.support.live.person import Person, telling
from tests.support.live.player import Table
from tests.support.sentences import say

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("bot")]


async def threads(table: Table) -> list[str]:
    """The ids of the open threads of the first server."""
    guild = (await table.bot.sandbox.get("/_sandbox/state"))["guilds"][0]
    return [channel["id"] for channel in guild["channels"] if channel["parent_id"] and not channel["archived"]]


async def reads(person: Person, thread: str) -> bool:
    return bool(await person.public(thread))


async def test_a_private_thread_has_the_people_of_its_table(table: Table) -> None:
    ada, ben, chloe = table.people
    dilan = Person(table.bot.sandbox.session, table.bot.sandbox.base, "Dilan", ada.channel)
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
    game_id = table.ledger.game()["id"]
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
