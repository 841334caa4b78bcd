"""What people arrange before and around a game: seats and colours."""

import asyncio

import pytest

from tests.support.live.person import Sight
from tests.support.live.player import Table

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("bot"), pytest.mark.asyncio(loop_scope="module")]


def has(label: str) -> object:
    return lambda sight: any(button.get("label") == label for button in sight.buttons)


async def test_people_swap_seats_before_and_in_a_game(shared_table: Table) -> None:
    ada, ben, _ = shared_table.people
    lobby = (await ada.slash("/new", game="istanbul")).message
    told = (await ben.press(lobby, "In one minute")).message  # who has not joined
    assert told.ephemeral and "first to collect 5 rubies (6 with 2 players)." in told.text
    assert [picture["description"][:8] for picture in told.pictures] == ["Istanbul"]
    settings = (await ben.slash("/settings")).message
    for colour in ("red", "purple"):
        settings = (await ben.choose(settings, "cm:like-colour", colour)).message
    assert "that is free: Red, Purple." in settings.text
    await ben.press(lobby, "Join")
    lobby = (await ada.choose(lobby, "Add a house player", "rookie")).message
    assert "has not begun" in (await ben.slash("/table swap", seat="red")).message.text
    lobby = (await ben.choose(lobby, "My colour", "blue")).message  # which the house player had
    assert [part["value"] for part in lobby.find("My colour")["options"]] == ["green", "yellow", "purple"]
    options = (await ada.press(lobby, "Options")).message
    options = (await ada.press(options, "Table")).message
    options = (await ada.choose(options, "Seat order", "joined")).message
    seats = (await ada.press(options, "Seats")).message
    seats = (await ada.choose(seats, "Swap the places of two players", "red", "blue")).message
    assert seats.text.index(await ben.id()) < seats.text.index(await ada.id())
    seats = (await ada.choose(seats, "Swap the colours of two players", "red", "purple")).message
    own = (
        await ben.press((await ben.press((await ben.press(lobby, "Options")).message, "Table")).message, "Seats")
    ).message
    assert "Only the organiser of the game" in (await ben.choose(own, "cm:swap-seats", "red", "blue")).message.text
    assert "Options of" in (await ada.press(seats, "Options")).message.text
    await ada.press(lobby, "Start")
    start = await ben.wait_for(lambda sight: "begins. Aim: " in sight.text.splitlines()[0])
    assert "fingerprint" in start.text.splitlines()[-1]
    told = (await ben.press(start, "In one minute")).message
    assert told.ephemeral and told.pictures and "first to collect 5 rubies." in told.text
    assert "your own seat" in (await ben.slash("/table swap", seat="blue")).message.text
    assert "between people" in (await ben.slash("/table swap", seat="red")).message.text
    assert (await ben.complete("/table swap", "seat", seat="ada"))[0]["value"] == "purple"
    await ben.slash("/table swap", seat="purple")
    vote = await ada.wait_for(has("Swap seats"))
    assert vote.pinged == [await ada.id()] and "hidden cards included" in vote.text
    assert "/turn opens your panel" in (await ada.press(vote, "Swap seats")).message.text
    told = await ben.wait_for(lambda sight: "have swapped seats" in sight.text)
    assert "now plays" in told.text and not await gone(vote, shared_table)
    form = await ben.slash("/table notes")
    assert form.modal is not None
    (field,) = (part["component"]["custom_id"] for part in form.modal["components"])
    assert "Only you ever see this:" in (await ben.submit_values(form, {field: "Ada wants rubies."})).message.text
    assert "Ada wants rubies." in (await ben.slash("/hand")).message.text
    assert "rubies" not in (await ada.slash("/hand")).message.text
    asked = (await ben.slash("/table resign")).message
    assert "plays your seat to the end" in asked.text
    assert (await ben.press(asked, "Resign")).message.text == "You have resigned."
    await ada.wait_for(lambda sight: "has resigned; a house player plays" in sight.text)
    assert "You have resigned" in (await ben.slash("/table return")).message.text


async def gone(message: Sight, table: Table) -> bool:
    """Whether a message still stands in the channel; waits until it does not."""
    await table.people[0].wait_for(lambda sight: int(sight.id) > int(message.id))
    return any(one.id == message.id for one in await table.people[0].messages())


async def test_a_lobby_has_one_message_however_soon_its_options_change(shared_table: Table) -> None:
    ada, ben, _ = shared_table.people
    await shared_table.bot.sandbox.fault(
        "GET .*/messages/@original", kind="delay", seconds=1.0
    )  # which asks for its id
    lobby = (await ada.slash("/new", game="istanbul")).message
    await ada.slash("/option", option="Seat order", value="order of joining")
    await ben.wait_for(lambda sight: sight.id == lobby.id and "Seats in the order of joining." in sight.text)
    assert [sight.id for sight in await ben.public()] == [lobby.id]


async def test_a_lobby_s_message_ends_with_what_changed_last(shared_table: Table) -> None:
    """Though what changed before is slow to reach Discord."""
    sandbox, (ada, ben, _) = shared_table.bot.sandbox, shared_table.people
    lobby = (await ada.slash("/new", game="istanbul")).message
    edits = f"/channels/{ada.channel}/messages/{lobby.id}"
    await sandbox.fault(f"PATCH .*{edits}", kind="delay", seconds=1.0)
    await ada.slash("/option", option="Seat order", value="order of joining")
    await sandbox.until_met()
    await ben.press(lobby, "Join")
    async with asyncio.timeout(60):
        while not any(one["status"] for one in await sandbox.sent() if edits in one["path"]):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    joined = await ben.id()
    await ben.wait_for(lambda sight: sight.id == lobby.id and joined in sight.text)


async def test_options_are_saved_and_taken_over(shared_table: Table) -> None:
    ada, ben, _ = shared_table.people
    lobby = (await ada.slash("/new", game="istanbul")).message
    await ada.slash("/option", option="expansion", value="bazaar")
    options = (await ada.press(lobby, "Options")).message
    presets = (await ada.press(options, "Saved options")).message
    assert "You have saved none yet" in presets.text
    for name, told in (("  ", "at least one letter"), ("Friday", "Saved as Friday"), ("friday", "already")):
        form = await ada.press(presets, "Save these options")
        assert form.modal is not None
        (field,) = (part["component"]["custom_id"] for part in form.modal["components"])
        said = (await ada.submit_values(form, {field: name})).message
        assert told in said.text, said.text
        presets = said if said.buttons else presets
    assert "Friday** · Istanbul · Grand Bazaar" in presets.text
    await ada.slash("/table cancel")
    (found,) = await ada.complete("/new", "like", game="istanbul", like="fri")
    assert found["name"].startswith("Friday: Grand Bazaar")
    assert "saved no options" in (await ben.slash("/new", game="istanbul", like="Friday")).message.text
    assert "not played this game" in (await ben.slash("/new", game="marco_polo", like=":last")).message.text
    lobby = (await ada.slash("/new", game="istanbul", like="FRIDAY")).message
    assert "Grand Bazaar" in lobby.text
    await ada.slash("/option", option="expansion", value="base")
    presets = (await ada.press((await ada.press(lobby, "Options")).message, "Saved options")).message
    one = (await ada.choose(presets, "Use, rename or delete", "Friday")).message
    options = (await ada.press(one, "Use them here")).message
    assert "Game: Grand Bazaar" in options.text
    await ben.wait_for(lambda sight: sight.id == lobby.id and "Grand Bazaar" in sight.text)
    one = (await ada.choose((await ada.press(options, "Saved options")).message, "Use, rename", "Friday")).message
    assert "Friday is deleted" in (await ada.press(one, "Delete")).message.text


async def test_turns_are_taken_back_by_consent(shared_table: Table) -> None:
    table = shared_table
    await table.begin()
    for _ in range(3):
        await table.turn()
    seat = table.ledger.position().seats_to_act[0]
    asker, *others = sorted(table.people, key=lambda person: person is not table.players[seat].person)
    refused = (await asker.slash("/undo")).message
    assert "Nothing can be taken back" in refused.text
    points = (await asker.press(refused, "Ask to undo…")).message
    menu = points.find("From …")
    labels = [option["label"] for option in menu["options"]]
    assert [label[:13] for label in (*labels[:2], labels[-1])] == ["From turn 3 o", "From turn 2 o", "From turn 1 o"]
    assert labels[2:-1] and all("choice in turn 1 on" in label for label in labels[2:-1])
    shown = (await asker.choose(points, "From …", menu["options"][1]["value"])).message
    assert "This would be taken back" in shown.text
    assert "The others are asked" in (await asker.press(shown, "Ask the others")).message.text
    vote = await others[0].wait_for(has("Yes, take it back"))
    assert "asks to take back turns 2 to 3:" in vote.text
    assert sorted(vote.pinged) == sorted([await person.id() for person in others])
    for person in others:
        answer = (await person.press(vote, "Yes, take it back")).message
    assert "It is taken back." in answer.text
    news = await asker.wait_for(lambda sight: "took back turns 2 to 3. The others agreed." in sight.text)
    assert news.pictures
    assert table.ledger.position().state.turn == 2
    await table.turn()
    history = (await others[1].slash("/history", turn=2)).message
    assert "took back turns 2 to 3, which then went as told here." in history.text
    file = (await asker.slash("/table export")).message
    assert "What you may see of game" in file.text and file.pictures[0]["filename"].startswith("game-")


async def test_a_game_begins_at_its_time(shared_table: Table) -> None:
    ada, ben, _ = shared_table.people
    lobby = (await ada.slash("/new", game="istanbul")).message
    for option, value in (("layout", "random"), ("Seat order", "order of joining"), ("pace", "A move a week")):
        changed = (await ada.slash("/option", option=option, value=value)).message
    refused = (await ada.slash("/option", option="pace", value="slow")).message
    assert "Pace cannot be “slow”. Possible: " in refused.text and "a move in three days" in refused.text.lower()
    assert "Seats in the order of joining." in changed.text and "Pace: a move a week" in changed.text
    options = (await ada.press((await ada.press(lobby, "Options")).message, "Time")).message
    screen = (await ada.press(options, "When it begins")).message
    for typed, told in (("soon", "I find no day and time"), ("in 2 hours", "At the latest <t:")):
        form = await ada.press(screen, "At a time")
        assert form.modal is not None
        (field,) = (part["component"]["custom_id"] for part in form.modal["components"])
        said = (await ada.submit_values(form, {field: typed})).message
        assert told in said.text
    await ben.wait_for(lambda sight: sight.id == lobby.id and "Begins <t:" in sight.text)
    await ben.press(lobby, "Join")
    await ada.press(lobby, "Leave")
    told = await ben.wait_for(lambda sight: "organises the table from now on" in sight.text)
    assert told.pinged == [await ben.id()]
    await ada.press(lobby, "Join")
    await shared_table.bot.sandbox.move_clock(2 * 3600.0)
    await ben.wait_for(lambda sight: sight.id == lobby.id and "has begun" in sight.text)
    started = await ben.wait_for(lambda sight: "** begins." in sight.text)
    number = started.text.partition("#")[2].partition("*")[0]
    (found,) = await ben.complete("/new", "like", game="istanbul", like=number)
    busy = (await ben.slash("/new", game="istanbul", like=found["value"])).message
    made = (await ben.press(busy, "Open a thread for it")).message
    thread = made.text.partition("<#")[2].partition(">")[0]
    again = await ben.wait_for(has("Join"), thread)
    assert f"Laid out like #{number}; everything else is drawn at the start." in again.text
    assert "no game has that number" in (await ada.slash("/new", game="istanbul", like="#zzz")).message.text
    assert "the game is cancelled and counts nowhere" in (await ben.slash("/table resign")).message.text
    for person in (ada, ben):  # one of them moves
        while offered := await person.complete("/play", "choice", choice=""):
            await person.slash("/play", choice=offered[-1]["value"])
    asked = (await ben.slash("/table resign")).message
    assert "Ada wins, and the game is over at once" in asked.text
    await ben.press(asked, "Resign")
    end = await ada.wait_for(has("Rematch"))
    assert "Ada wins: Ben has resigned." in end.text and await ben.id() in end.pinged
    assert "Ada wins: Ben has resigned." in (await ada.slash("/finished")).message.text
    assert "This game is over." in (await ada.slash("/turn")).message.text
    assert "replays to exactly this position" in (await ada.slash("/verify")).message.text
    assert "options of another game" in (await ada.slash("/new", game="marco_polo", like=number)).message.text


async def test_the_organiser_nudges_corrects_and_has_an_overdue_move_made(shared_table: Table) -> None:
    table = shared_table
    await table.begin()
    seat = table.ledger.position().seats_to_act[0]
    organiser, missing = table.people[0], table.players[seat].person
    other = next(person for person in table.people if person not in (organiser, missing))
    await table.delivered()
    prompt = await missing.wait_for(has("Take turn"))
    assert "nudged too recently" in (await other.slash("/table nudge")).message.text
    await table.bot.sandbox.move_clock(61.0)
    nudged = (await other.slash("/table nudge")).message.text
    assert "will be called once more. The next nudge is possible <t:" in nudged
    called = await missing.wait_for(lambda sight: "asks for your move" in sight.text and int(sight.id) > int(prompt.id))
    assert called.pinged == [await missing.id()]
    assert "once more at the moment" in (await other.slash("/table nudge")).message.text
    colour = table.ledger.seats()[seat]["colour"]
    assert [one["value"] for one in await organiser.complete("/table act", "seat", seat="")] == [colour]
    assert len(await organiser.complete("/table correct", "seat", seat="", field="", value="")) == 3
    assert "Only the organiser of the game" in (await other.slash("/table act", seat=colour)).message.text
    assert "still has time" in (await organiser.slash("/table act", seat=colour)).message.text
    typed = {"seat": colour, "field": "", "value": ""}
    fields = await organiser.complete("/table correct", "field", **typed)
    assert [field["value"] for field in fields][:2] == ["lira", "fabric"]
    typed["field"] = "lira"
    assert {"name": "9 lira", "value": "9"} in await organiser.complete("/table correct", "value", **typed)
    asked = (await organiser.slash("/table correct", seat=colour, field="lira", value="9")).message
    assert "→ 9 lira. It is for mistakes of mine alone" in asked.text and "begins again" not in asked.text
    assert "Nothing was changed" in (await organiser.press(asked, "Cancel")).message.text
    asked = (await organiser.slash("/table correct", seat=colour, field="lira", value="9")).message
    assert "now has 9 lira" in (await organiser.press(asked, "Correct it")).message.text
    news = await other.wait_for(lambda sight: "corrected the position of" in sight.text)
    assert news.text.endswith("→ 9 lira.") and news.pictures
    assert "from 0 to" in (await organiser.slash("/table correct", seat=colour, field="lira", value="-1")).message.text
    await table.bot.sandbox.move_clock(25 * 3600.0)
    assert "has made the move of" in (await organiser.slash("/table act", seat=colour)).message.text
    await other.wait_for(lambda sight: "had a house player make this move" in sight.text)
    history = (await other.slash("/history", turn=1)).message
    assert "corrected the position of" in history.text
    assert "replays to exactly this position" in (await other.slash("/verify")).message.text
