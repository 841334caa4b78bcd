"""A table loses its channel, its server, a message, a permission and a person: it waits, and nothing is lost."""

from collections.abc import Callable

import pytest

from tests.support.live.person import Person, Sight
from tests.support.live.player import Table

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("bot")]


def telling(text: str) -> Callable[[Sight], bool]:
    return lambda sight: text in sight.text


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
    assert "its result will be sent to you" in (await dilan.slash("/table follow", tell="end")).message.text
    assert "I call you" in (await mover.slash("/table follow", tell="end")).message.text
    guild = (await sandbox.get("/_sandbox/state"))["guilds"][0]
    channel = next(one["id"] for one in guild["channels"] if one["name"] == mover.channel)

    await sandbox.delete("messages", prompt.id)
    board = await mover.wait_for(telling("begins."))
    await sandbox.delete("messages", board.id)
    await mover.slash("/turn")
    prompt = await called(mover, after=prompt.id)
    assert prompt.pinged == [] and (await mover.wait_for(telling("the board as it is now"))).pictures

    await sandbox.delete("channels", channel)
    for person in table.people:
        told = await person.wait_for(telling("its channel was deleted"), await direct(table, person))
        assert ("Type /table move" in told.text) is (person is ada)
        person.channel = "lobby"
    assert "its channel was deleted" in (await mover.slash("/games")).message.text
    if mover is not ada:
        assert "You organise no game" in (await mover.slash("/table move")).message.text
    assert "goes on here" in (await ada.slash("/table move")).message.text
    assert (await mover.wait_for(telling("goes on here."))).pictures
    prompt = await called(mover, after=prompt.id)

    await sandbox.server(guild["id"], bot=False)
    await sandbox.server(guild["id"], bot=True)
    await mover.wait_for(telling("I am back."))
    prompt = await called(mover, after=prompt.id)

    await sandbox.bot_may("lobby", send=False)
    await ada.slash("/table pause")
    told = await ada.wait_for(telling("I may not post there any more"), await direct(table, ada))
    assert "Send Messages" in told.text
    await sandbox.bot_may("lobby", send=True)
    other = table.people[1]
    await other.press(await other.wait_for(telling("asks to pause the game")), "No")

    witness = next(person for person in table.people if person is not mover)
    await sandbox.server(guild["id"], person=mover.name, member=False)
    await sandbox.move_clock(25 * 3600.0)
    await witness.wait_for(telling("is not on this server any more"))
    await sandbox.move_clock(1.0)  # what is due by this is looked for every 30 seconds, and when the clock is moved
    await witness.wait_for(telling("a house player"))
    sure = (await ada.slash("/table cancel")).message
    await ada.press(sure, sure.buttons[0]["custom_id"])
    await dilan.wait_for(telling("was cancelled"), await direct(table, dilan))
