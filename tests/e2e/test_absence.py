"""Somebody does not move: days pass in a second, the others vote, a house player plays until the person returns."""

import asyncio

import pytest

from tests.support.live.person import Person, Sight
from tests.support.live.player import Table

DAY_S = 24 * 3600.0

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("bot")]


def has(label: str) -> object:
    return lambda sight: any(button.get("label") == label for button in sight.buttons)


async def test_a_person_who_does_not_move_is_reminded_replaced_and_returns(table: Table) -> None:
    await table.begin()
    sandbox, seat = table.bot.sandbox, table.ledger.position().seats_to_act[0]
    missing = table.players[seat].person
    others = [person for person in table.people if person is not missing]
    prompt = await called(missing)
    assert prompt.text.startswith("**Istanbul** in <#") and has("Board")(prompt)
    await missing.press(prompt, "Remind me later")
    settings = (await missing.slash("/settings")).message
    await missing.choose(settings, "cm:setting::pings", "direct")
    await type_zone(missing, settings)
    await sandbox.move_clock(DAY_S)
    direct = (await sandbox.post("/_sandbox/direct", person=missing.name))["id"]
    call = await missing.wait_for(has("Go to the table"), direct)
    assert call.text.startswith("**Istanbul** in <#") and "You were first called <t:" in call.text
    prompt = await called(missing, after=prompt)
    assert prompt.pinged == []
    await sandbox.accepts_direct_messages(missing.name, False)
    for _ in range(2):
        await sandbox.move_clock(DAY_S)
        prompt = await called(missing, after=prompt)
        assert await missing.id() in prompt.pinged and "You were first called <t:" in prompt.text
    assert "Your time ends <t:" in prompt.text
    await sandbox.move_clock(DAY_S)
    vote = await others[0].wait_for(has("Yes, a house player"))
    assert sorted(vote.pinged) == sorted([await person.id() for person in others])
    assert "The others decide" in (await missing.press(vote, "No, we wait")).message.text
    for person in others:
        answer = (await person.press(vote, "Yes, a house player")).message
    assert "takes the seat" in answer.text
    news = await missing.wait_for(has("Return"))
    assert "a house player now plays for" in news.text
    assert "plays for you" in (await missing.slash("/turn")).message.text
    back = await missing.press(news, "Return")
    assert "plays for you" not in back.message.text
    await others[0].wait_for(lambda sight: "is back" in sight.text)
    await leaves_and_returns(others[0], missing)
    await pauses(table)
    await time_runs_out(table)
    await a_server_has_its_own_ways(table)


async def leaves_and_returns(person: Person, other: Person) -> None:
    assert "/table return" in (await person.slash("/table leave")).message.text
    news = await other.wait_for(lambda sight: "has left; a house player" in sight.text)
    seats = await other.complete("/table replace", "seat", seat="")
    assert len(seats) == 3
    refused = await other.slash("/table replace", seat=seats[0]["value"], house="random", person=await person.id())
    assert "Name either" in refused.message.text or "Only the organiser of the game" in refused.message.text
    assert "Nobody plays" in (await other.slash("/table replace", seat="pink")).message.text
    await person.press(news, "Return")


async def pauses(table: Table) -> None:
    asker, *others = table.people
    assert "The vote ends" in (await asker.slash("/table pause")).message.text
    vote = await others[0].wait_for(has("Yes, pause it"))
    for person in others:
        answer = (await person.press(vote, "Yes, pause it")).message
    assert answer.text == "The game is paused."
    paused = await asker.wait_for(has("Go on"))
    assert "This game is paused." in (await asker.slash("/turn")).message.text
    await asker.press(paused, "Go on")
    vote = await others[0].wait_for(has("Yes, go on"))
    for person in others:
        await person.press(vote, "Yes, go on")
    await asker.wait_for(lambda sight: sight.text.endswith("goes on."))


async def time_runs_out(table: Table) -> None:
    organiser = table.people[0]
    await organiser.slash("/option", option="bank", value="day")
    lists = {person: (await person.slash("/games")).message.text for person in table.people}
    (missing,) = (person for person, text in lists.items() if "your time is up <t:" in text)
    assert "used up <t:" in (await missing.slash("/turn")).message.text
    await forgets_to_finish(table, missing)
    await table.bot.sandbox.move_clock(DAY_S + 3600.0)
    other = next(person for person in table.people if person is not missing)
    vote = await other.wait_for(has("Yes, a house player"))
    assert "has waited for" in vote.text
    await gets_a_digest(table, missing)


async def forgets_to_finish(table: Table, person: Person) -> None:
    """Chooses a whole turn and does not end it."""
    for _ in range(12):
        offered = [choice["value"] for choice in await person.complete("/play", "choice", choice="")]
        if "end" in offered:
            break
        await person.slash("/play", choice=offered[0])
    await table.bot.sandbox.move_clock(5 * 60.0)
    told = await person.wait_for(lambda sight: "chosen but not finished" in sight.text)
    assert told.pinged == []


async def gets_a_digest(table: Table, person: Person) -> None:
    sandbox = table.bot.sandbox
    await sandbox.accepts_direct_messages(person.name, True)
    settings = (await person.slash("/settings")).message
    form = await person.press(settings, "cv:type-setting::digest")
    assert form.modal is not None
    (field,) = (part["component"]["custom_id"] for part in form.modal["components"])
    assert "At 07:30 I send you" in (await person.submit_values(form, {field: "7:30"})).message.text
    await sandbox.move_clock(DAY_S)
    direct = (await sandbox.post("/_sandbox/direct", person=person.name))["id"]
    digest = await person.wait_for(lambda sight: "Your games today" in sight.text, direct)
    assert "your time is up <t:" in digest.text and "[take your turn](https://discord.com/channels/" in digest.text
    await sandbox.accepts_direct_messages(person.name, False)
    await sandbox.move_clock(DAY_S)
    for _ in range(300):
        if "You have none: I call you" in (await person.slash("/settings")).message.text:
            return
        await asyncio.sleep(0.2)
    raise AssertionError("a digest that Discord refuses goes on")


async def a_server_has_its_own_ways(table: Table) -> None:
    """Who manages it says where games are made; what becomes of them is told in its log channel."""
    ada, ben, _ = table.people
    assert "Somebody who manages it can change" in (await ben.slash("/server")).message.text
    panel = (await ada.slash("/server")).message
    for key, channel in (("channels", "table-two"), ("log_channel", "lobby")):
        panel = (await ada.choose(panel, f"cu:server-pick::{key}", channel)).message
    panel = (await ada.press(panel, "New games")).message
    panel = (await ada.choose(panel, "cm:server-setting::pace", "week")).message
    assert "**Pace of new games** · A move a week." in panel.text
    refused = (await ben.slash("/new", channel="lobby", game="istanbul")).message.text
    assert "games are made in <#" in refused and "can change that with /server" in refused
    lobby = (await ben.slash("/new", channel="table-two", game="istanbul")).message
    assert "Pace: a move a week" in lobby.text
    await ada.wait_for(lambda sight: "Ben has made it" in sight.text, "lobby")
    again = (await ben.slash("/new", channel="table-two", game="istanbul")).message.text
    assert "You have just made a game here" in again


async def type_zone(person: Person, settings: Sight) -> None:
    """By the form of the settings: what is unclear is answered with what may be meant and changes nothing."""
    form = await person.press(settings, "cv:type-setting::zone")
    assert form.modal is not None
    (field,) = (part["component"]["custom_id"] for part in form.modal["components"])
    unclear = await person.submit_values(form, {field: "Berlinn"})
    assert "Did you mean" in unclear.message.text and "Europe/Berlin" in unclear.message.text
    form = await person.press(settings, "cv:type-setting::zone")
    assert form.modal is not None
    (field,) = (part["component"]["custom_id"] for part in form.modal["components"])
    assert "count in Europe/Berlin" in (await person.submit_values(form, {field: "berlin"})).message.text


async def called(person: Person, after: Sight | None = None) -> Sight:
    """The prompt that calls a person, a later one than `after`."""
    me, least = await person.id(), 0 if after is None else int(after.id)
    return await person.wait_for(lambda sight: me in sight.called and int(sight.id) > least)
