"""Somebody does not move: days pass in a second, the others vote, a computer player plays until the person returns."""

import asyncio

import pytest

from tests.support.live.person import Person, Sight, offering, telling
from tests.support.live.player import Table
from tests.support.sentences import say, tells

DAY_S = 24 * 3600.0

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("bot")]


async def test_a_person_who_does_not_move_is_reminded_replaced_and_returns(table: Table) -> None:
    await table.begin()
    sandbox, seat = table.bot.sandbox, table.ledger.position().seats_to_act[0]
    missing = table.players[seat].person
    others = [person for person in table.people if person is not missing]
    prompt = await called(missing)
    assert " · **Istanbul**: " in prompt.text and offering("Board")(prompt)
    await missing.press((await missing.press(prompt, "More…")).message, "Remind me later")
    settings = await missing.calls()
    await missing.choose(settings, "cm:setting::pings", "direct")
    await type_zone(missing, settings)
    await sandbox.move_clock(DAY_S)
    direct = (await sandbox.post("/_sandbox/direct", person=missing.name))["id"]
    call = await missing.wait_for(offering("Go to the table"), direct)
    assert call.text.startswith("**Istanbul** in <#") and call.tells("prompt-reminder")
    assert (await missing.press(call, "My hand")).message.ephemeral
    prompt = await called(missing, after=prompt)
    assert prompt.pinged == []
    await sandbox.accepts_direct_messages(missing.name, False)
    for _ in range(2):
        await sandbox.move_clock(DAY_S)
        prompt = await called(missing, after=prompt)
        assert await missing.id() in prompt.pinged and prompt.tells("prompt-reminder")
    assert prompt.tells("prompt-time-ends")
    await sandbox.move_clock(DAY_S)
    vote = await others[0].wait_for(offering("Yes, a computer player"))
    assert sorted(vote.pinged) == sorted([await person.id() for person in others])
    assert (await missing.press(vote, "No, let's wait")).message.tells("refusal-own-vote")
    for person in others:
        answer = (await person.press(vote, "Yes, a computer player")).message
    assert answer.tells("vote-decided", about="absence", result="yes")
    news = await missing.wait_for(offering("Return"))
    assert news.tells("post-seat-absent", who=f"<@{await missing.id()}>")
    assert news.pinged == [await missing.id()]
    assert (await missing.slash("/turn")).message.tells("panel-replaced")
    back = await missing.press(news, "Return")
    assert not back.message.tells("panel-replaced")
    await others[0].wait_for(telling("post-seat-returned"))
    await leaves_and_returns(others[0], missing)
    await an_opponent_is_asked_before_a_computer_player_takes_the_seat(table)
    await pauses(table)
    await time_runs_out(table)
    await a_server_has_its_own_ways(table)


async def leaves_and_returns(person: Person, other: Person) -> None:
    assert (await person.slash("/table leave")).message.tells("table-left")
    news = await other.wait_for(telling("post-seat-left"))
    seats = await other.complete("/table replace", "seat", seat="")
    assert len(seats) == 3
    refused = await other.slash("/table replace", seat=seats[0]["value"], computer="random", person=await person.id())
    assert refused.message.tells("refusal-person-or-house") or refused.message.tells("refusal-not-organiser")
    assert (await other.slash("/table replace", seat="pink")).message.tells("refusal-no-such-seat")
    await person.press(news, "Return")


async def an_opponent_is_asked_before_a_computer_player_takes_the_seat(table: Table) -> None:
    organiser_id = str(table.ledger.game()["organiser_id"])
    ids = {await person.id(): person for person in table.people}
    organiser = ids[organiser_id]
    row = next(row for row in table.ledger.seats() if str(row["user_id"]) != organiser_id)
    opponent = table.players[row["seat"]].person
    asked = (await organiser.slash("/table replace", seat=row["colour"])).message
    assert asked.tells("replace-ask", way="agree")
    assert (await organiser.press(asked, "Ask the player")).message.tells("vote-offered")
    vote = await opponent.wait_for(telling("post-vote-replace"))
    assert vote.pinged == [await opponent.id()]
    assert (await organiser.press(vote, "Yes, a computer player")).message.tells("refusal-not-asked")
    answer = (await opponent.press(vote, "No, I'll play on")).message
    assert answer.tells("vote-decided", about="replace", result="no")
    await organiser.wait_for(telling("post-voted", about="replace"))


async def pauses(table: Table) -> None:
    asker, *others = table.people
    assert (await asker.slash("/table pause")).message.tells("vote-asked", about="pause")
    vote = await others[0].wait_for(offering("Yes, pause it"))
    for person in others:
        answer = (await person.press(vote, "Yes, pause it")).message
    assert answer.tells("vote-decided", about="pause", result="yes")
    paused = await asker.wait_for(offering("Continue"))
    assert (await asker.slash("/turn")).message.tells("refusal-game-paused")
    await asker.press(paused, "Continue")
    vote = await others[0].wait_for(offering("Yes, continue"))
    for person in others:
        await person.press(vote, "Yes, continue")
    await asker.wait_for(telling("post-resumed"))


async def time_runs_out(table: Table) -> None:
    organiser = table.people[0]
    await organiser.slash("/table option", option="bank", value="day")
    lists = {person: (await person.slash("/games")).message.text for person in table.people}
    (missing,) = (person for person, text in lists.items() if tells(text, "games-line-yours-timed"))
    assert (await missing.slash("/turn")).message.tells("time-bank-runs")
    await forgets_to_finish(table, missing)
    await table.bot.sandbox.move_clock(DAY_S + 3600.0)
    other = next(person for person in table.people if person is not missing)
    vote = await other.wait_for(offering("Yes, a computer player"))
    assert vote.tells("post-vote-absence")
    await gets_a_digest(table, missing)


async def forgets_to_finish(table: Table, person: Person) -> None:
    """Chooses a whole turn and does not end it."""
    for _ in range(12):
        offered = [choice["value"] for choice in await person.complete("/play", "choice", choice="")]
        if "end" in offered:
            break
        await person.slash("/play", choice=offered[0])
    await table.bot.sandbox.move_clock(5 * 60.0)
    told = await person.wait_for(telling("prompt-unfinished"))
    assert told.pinged == []


async def gets_a_digest(table: Table, person: Person) -> None:
    sandbox = table.bot.sandbox
    await sandbox.accepts_direct_messages(person.name, True)
    settings = await person.calls()
    form = await person.press(settings, "cv:type-setting::digest")
    assert form.modal is not None
    (field,) = (part["component"]["custom_id"] for part in form.modal["components"])
    assert (await person.submit_values(form, {field: "7:30"})).message.tells("setting-digest", value="07:30")
    await sandbox.move_clock(DAY_S)
    direct = (await sandbox.post("/_sandbox/direct", person=person.name))["id"]
    digest = await person.wait_for(telling("digest-title"), direct)
    assert digest.tells("games-line-yours-timed") and "](https://discord.com/channels/" in digest.text
    await sandbox.accepts_direct_messages(person.name, False)
    await sandbox.move_clock(DAY_S)
    for _ in range(300):
        if (await person.calls()).tells("setting-digest-off"):
            return
        await asyncio.sleep(0.2)
    raise AssertionError("a digest that Discord refuses goes on")


async def a_server_has_its_own_ways(table: Table) -> None:
    """Who manages it says where games are made; what becomes of them is told in its log channel."""
    ada, ben, _ = table.people
    assert (await ben.slash("/server settings")).message.tells("server-title.fixed")
    panel = (await ada.slash("/server settings")).message
    for key, channel in (("channels", "table-two"), ("log_channel", "lobby")):
        panel = (await ada.choose(panel, f"cu:server-pick::{key}", channel)).message
    panel = (await ada.press(panel, "New games")).message
    panel = (await ada.choose(panel, "cm:server-setting::pace", "week")).message
    assert panel.tells("server-setting-pace", value="week")
    assert (await ben.slash("/new", channel="lobby", game="istanbul")).message.tells("refusal-elsewhere")
    lobby = (await ben.slash("/new", channel="table-two", game="istanbul")).message
    assert lobby.text.splitlines()[1].casefold() == say("table-option-pace-short", value="week")
    await ada.wait_for(telling("post-logged", what="made", who="Ben"), "lobby")
    assert (await ben.slash("/new", channel="table-two", game="istanbul")).message.tells("refusal-cool-down")


async def type_zone(person: Person, settings: Sight) -> None:
    """By the form of the settings: what is unclear is answered with what may be meant and changes nothing."""
    form = await person.press(settings, "cv:type-setting::zone")
    assert form.modal is not None
    (field,) = (part["component"]["custom_id"] for part in form.modal["components"])
    unclear = await person.submit_values(form, {field: "Berlinn"})
    assert unclear.message.tells("refusal-unclear-zone") and "Europe/Berlin" in unclear.message.text
    form = await person.press(settings, "cv:type-setting::zone")
    assert form.modal is not None
    (field,) = (part["component"]["custom_id"] for part in form.modal["components"])
    assert (await person.submit_values(form, {field: "berlin"})).message.tells("setting-zone", value="Europe/Berlin")


async def called(person: Person, after: Sight | None = None) -> Sight:
    """The prompt that calls a person, a later one than `after`."""
    me, least = await person.id(), 0 if after is None else int(after.id)
    return await person.wait_for(lambda sight: me in sight.called and int(sight.id) > least)
