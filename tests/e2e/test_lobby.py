"""What people arrange before and around a game: seats and colours."""

import asyncio

import pytest

from tests.support.live.person import Sight, offering, telling
from tests.support.live.player import Table
from tests.support.sentences import say, tells

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("bot"), pytest.mark.asyncio(loop_scope="module")]


async def test_people_swap_seats_before_and_in_a_game(shared_table: Table) -> None:
    ada, ben, _ = shared_table.people
    lobby = (await ada.slash("/new", game="istanbul")).message
    told = (await ben.press(await ben.more(lobby), "Rules in a minute")).message  # who has not joined
    assert told.ephemeral and told.tells("istanbul/minute-aim", goal=say("istanbul/minute-goal.open", rubies=5, two=6))
    assert [picture["description"][:8] for picture in told.pictures] == ["Istanbul"]
    settings = (await ben.slash("/settings")).message
    for colour in ("red", "purple"):
        settings = (await ben.choose(settings, "cm:like-colour", colour)).message
    assert settings.tells("setting-colours", value="Red, Purple")
    await ben.press(lobby, "Join")
    await ada.choose(await ada.more(lobby), "Add a computer player", "rookie")
    assert (await ben.slash("/table swap", seat="red")).message.tells("refusal-seats-in-lobby")
    more = (await ben.choose(await ben.more(lobby), "My colour", "blue")).message  # which the computer player had
    assert [part["value"] for part in more.find("My colour")["options"]] == ["green", "yellow", "purple"]
    seats = (await ada.choose(await ada.options(lobby, "seats"), "Seat order", "joined")).message
    seats = (await ada.choose(seats, "Swap two players' places", "red", "blue")).message
    assert seats.text.index(await ben.id()) < seats.text.index(await ada.id())
    seats = (await ada.choose(seats, "Swap two players' colours", "red", "purple")).message
    page = await ben.options(lobby, "table")
    assert page.tells("lobby-options-of-organiser")
    assert [menu["custom_id"].split(":")[1] for menu in page.selects] == ["options-page"]
    await ada.press(lobby, "Start")
    start = await ben.wait_for(telling("post-start"))
    assert start.tells("post-start-dice")
    told = (await ben.press(start, "Rules in a minute")).message
    assert (
        told.ephemeral
        and told.pictures
        and told.tells("istanbul/minute-aim", goal=say("istanbul/minute-goal", rubies=5))
    )
    assert (await ben.slash("/table swap", seat="blue")).message.tells("refusal-own-seat")
    assert (await ben.slash("/table swap", seat="red")).message.tells("refusal-not-played-by-person")
    assert (await ben.complete("/table swap", "seat", seat="ada"))[0]["value"] == "purple"
    await ben.slash("/table swap", seat="purple")
    vote = await ada.wait_for(offering("Swap seats"))
    assert vote.pinged == [await ada.id()] and vote.tells("post-vote-swap")
    assert (await ada.press(vote, "Swap seats")).message.tells("vote-decided", about="swap", result="yes")
    await ben.wait_for(telling("post-seat-swapped"))
    assert not await gone(vote, shared_table)
    form = await ben.slash("/table notes")
    assert form.modal is not None
    (field,) = (part["component"]["custom_id"] for part in form.modal["components"])
    note = "Ada wants rubies."
    assert note in (await ben.submit_values(form, {field: note})).message.text
    assert note in (await ben.slash("/hand")).message.text and note not in (await ada.slash("/hand")).message.text
    asked = (await ben.slash("/table resign")).message
    assert asked.tells("resign-ask")
    assert (await ben.press(asked, "Resign")).message.text == say("resigned")
    await ada.wait_for(telling("post-seat-resigned"))
    assert (await ben.slash("/table return")).message.tells("refusal-resigned")


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
    await ada.slash("/table option", option="Seat order", value="order of joining")
    await ben.wait_for(lambda sight: sight.id == lobby.id and say("lobby-order-joined") in sight.text.casefold())
    assert [sight.id for sight in await ben.public()] == [lobby.id]


async def test_a_lobby_s_message_ends_with_what_changed_last(shared_table: Table) -> None:
    """Though what changed before is slow to reach Discord."""
    sandbox, (ada, ben, _) = shared_table.bot.sandbox, shared_table.people
    lobby = (await ada.slash("/new", game="istanbul")).message
    edits = f"/channels/{ada.channel}/messages/{lobby.id}"
    await sandbox.fault(f"PATCH .*{edits}", kind="delay", seconds=1.0)
    await ada.slash("/table option", option="Seat order", value="order of joining")
    await sandbox.until_met()
    await ben.press(lobby, "Join")
    async with asyncio.timeout(60):
        while not any(one["status"] for one in await sandbox.sent() if edits in one["path"]):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    joined = await ben.id()
    await ben.wait_for(lambda sight: sight.id == lobby.id and joined in sight.text)


async def test_options_are_saved_and_taken_over(shared_table: Table) -> None:
    (ada, ben, _), bazaar = shared_table.people, say("istanbul/option-expansion-bazaar")
    lobby = (await ada.slash("/new", game="istanbul")).message
    await ada.slash("/table option", option="expansion", value="bazaar")
    presets = (await ada.press(await ada.more(lobby), "Saved options")).message
    assert presets.tells("presets-none")
    for name, told in (
        ("  ", "refusal-preset-without-name"),
        ("Friday", "preset-saved"),
        ("friday", "refusal-preset-exists"),
    ):
        form = await ada.press(presets, "Save these options")
        assert form.modal is not None
        (field,) = (part["component"]["custom_id"] for part in form.modal["components"])
        said = (await ada.submit_values(form, {field: name})).message
        assert said.tells(told), said.text
        presets = said if said.buttons else presets
    assert presets.tells("preset-line", name="Friday")
    await ada.slash("/table cancel")
    (found,) = await ada.complete("/new", "like", game="istanbul", like="fri")
    assert found["name"].startswith(f"Friday: {bazaar}")
    assert (await ben.slash("/new", game="istanbul", like="Friday")).message.tells("refusal-nothing-like-that")
    assert (await ben.slash("/new", game="marco_polo", like=":last")).message.tells("refusal-never-played")
    lobby = (await ada.slash("/new", game="istanbul", like="FRIDAY")).message
    assert bazaar in lobby.text
    await ada.slash("/table option", option="expansion", value="base")
    presets = (await ada.press(await ada.more(lobby), "Saved options")).message
    one = (await ada.choose(presets, "Use, rename or delete", "Friday")).message
    options = (await ada.press(one, "Use them here")).message
    assert f": {bazaar}" in options.text
    await ben.wait_for(lambda sight: sight.id == lobby.id and bazaar in sight.text)
    presets = (await ada.press(await ada.more(lobby), "Saved options")).message
    one = (await ada.choose(presets, "Use, rename", "Friday")).message
    assert (await ada.press(one, "Delete")).message.tells("preset-deleted", name="Friday")


async def test_turns_are_taken_back_by_consent(shared_table: Table) -> None:
    table = shared_table
    await table.begin()
    for _ in range(3):
        await table.turn()
    seat = table.ledger.position().seats_to_act[0]
    asker, *others = sorted(table.people, key=lambda person: person is not table.players[seat].person)
    refused = (await asker.slash("/undo")).message
    assert refused.tells("refusal-nothing-chosen")
    more = (await asker.press(refused, "More…")).message
    points = (await asker.press(more, "Ask to undo…")).message
    menu = points.find("Take back …")
    own, *labels = [option.get("description") or option["label"] for option in menu["options"]]
    assert tells(own, "undo-from-choice", turn=1) or tells(own, "undo-from-turn", turn=1)  # the asker's last press
    assert all(tells(label, "undo-from-turn", turn=turn) for turn, label in zip((3, 2), labels, strict=False))
    for label in labels[2:]:
        choice = any(tells(label, f"undo-from-{part}", turn=1) for part in ("choice", "choice-untold", "end"))
        assert choice or (label == labels[-1] and tells(label, "undo-from-turn", turn=1))
    shown = (await asker.choose(points, "Take back …", menu["options"][2]["value"])).message
    assert shown.tells("undo-preview")
    assert (await asker.press(shown, "Ask the others")).message.tells("vote-asked", about="undo")
    vote = await others[0].wait_for(offering("Yes, take it back"))
    assert vote.tells("post-vote-undo", first=2, last=3)
    assert sorted(vote.pinged) == sorted([await person.id() for person in others])
    for person in others:
        answer = (await person.press(vote, "Yes, take it back")).message
    assert answer.tells("vote-decided", about="undo", result="yes")
    news = await asker.wait_for(telling("post-undone", first=2, last=3, why="agreed"))
    assert news.pictures
    assert table.ledger.position().state.turn == 2
    await table.turn()
    history = (await others[1].slash("/history", turn=2)).message
    assert history.tells("history-undone", first=2, last=3)
    file = (await asker.slash("/table export")).message
    assert file.tells("game-exported-seen") and file.pictures[0]["filename"].startswith("game-")


async def test_a_game_begins_at_its_time(shared_table: Table) -> None:
    ada, ben, _ = shared_table.people
    lobby = (await ada.slash("/new", game="istanbul")).message
    for option, value in (("layout", "random"), ("Seat order", "order of joining"), ("pace", "A move a week")):
        changed = (await ada.slash("/table option", option=option, value=value)).message
    refused = (await ada.slash("/table option", option="pace", value="slow")).message
    assert refused.tells("refusal-bad-option", value="slow")
    assert changed.tells("lobby-set", title="Pace", value=say("table-option-pace-value", value="week"))
    special = [say("table-option-pace-short", value="week"), say("lobby-order-joined")]
    assert " · ".join(["Places in random order", *special]) == (await ada.see(lobby)).text.splitlines()[1]
    options = await ada.options(lobby, "time")
    screen = (await ada.press(options, "When it begins")).message
    for typed, told in (("soon", "refusal-unclear-moment"), ("in 2 hours", "begin-at")):
        form = await ada.press(screen, "At a set time")
        assert form.modal is not None
        (field,) = (part["component"]["custom_id"] for part in form.modal["components"])
        said = (await ada.submit_values(form, {field: typed})).message
        assert said.tells(told)
    await ben.wait_for(lambda sight: sight.id == lobby.id and sight.tells("lobby-begins-at"))
    await ben.press(lobby, "Join")
    await ada.press(await ada.more(lobby), "Leave")
    told = await ben.wait_for(telling("post-organiser"))
    assert told.pinged == [await ben.id()]
    await ada.press(lobby, "Join")
    await shared_table.bot.sandbox.move_clock(2 * 3600.0)
    await ben.wait_for(lambda sight: sight.id == lobby.id and sight.tells("lobby-started"))
    started = await ben.wait_for(telling("post-start"))
    number = started.text.partition("#")[2].partition("*")[0]
    (found,) = await ben.complete("/new", "like", game="istanbul", like=number)
    busy = (await ben.slash("/new", game="istanbul", like=found["value"])).message
    made = (await ben.press(busy, "Open a thread for it")).message
    thread = made.text.partition("<#")[2].partition(">")[0]
    again = await ben.wait_for(offering("Join"), thread)
    assert again.tells("lobby-like", game=f"#{number}")
    assert (await ada.slash("/new", game="istanbul", like="#zzz")).message.tells("refusal-nothing-like-that")
    assert (await ben.slash("/table resign")).message.tells("resign-ask-unplayed")
    for person in (ada, ben):  # one of them moves
        while offered := await person.complete("/play", "choice", choice=""):
            await person.slash("/play", choice=offered[-1]["value"])
    asked = (await ben.slash("/table resign")).message
    assert asked.tells("resign-ask-two", other="Ada")
    await ben.press(asked, "Resign")
    end = await ada.wait_for(offering("Rematch"))
    assert end.tells("result-resigned", winner="Ada", who="Ben") and await ben.id() in end.pinged
    assert (await ada.slash("/results finished")).message.tells("result-resigned", winner="Ada", who="Ben")
    assert (await ada.slash("/turn")).message.tells("panel-game-over")
    assert (await ada.slash("/table verify")).message.tells("verify-good")
    assert (await ada.slash("/new", game="marco_polo", like=number)).message.tells("refusal-other-game")


async def test_the_organiser_nudges_corrects_and_has_an_overdue_move_made(shared_table: Table) -> None:
    table = shared_table
    await table.begin()
    seat = table.ledger.position().seats_to_act[0]
    organiser, missing = table.people[0], table.players[seat].person
    other = next(person for person in table.people if person not in (organiser, missing))
    await table.delivered()
    prompt = await missing.wait_for(offering("Take turn"))
    assert (await other.slash("/table nudge")).message.tells("refusal-nudged-enough")
    await table.bot.sandbox.move_clock(61.0)
    assert (await other.slash("/table nudge")).message.tells("nudged")
    called = await missing.wait_for(lambda sight: sight.tells("prompt-nudge") and int(sight.id) > int(prompt.id))
    assert called.pinged == [await missing.id()]
    assert (await other.slash("/table nudge")).message.tells("refusal-nudged-enough")
    colour = table.ledger.seats()[seat]["colour"]
    assert [one["value"] for one in await organiser.complete("/table act", "seat", seat="")] == [colour]
    assert len(await organiser.complete("/table correct", "seat", seat="", field="", value="")) == 3
    assert (await other.slash("/table act", seat=colour)).message.tells("refusal-not-organiser")
    assert (await organiser.slash("/table act", seat=colour)).message.tells("refusal-not-silent-yet")
    typed = {"seat": colour, "field": "", "value": ""}
    fields = await organiser.complete("/table correct", "field", **typed)
    assert [field["value"] for field in fields][:2] == ["lira", "fabric"]
    typed["field"] = "lira"
    assert {"name": "9 lira", "value": "9"} in await organiser.complete("/table correct", "value", **typed)
    asked = (await organiser.slash("/table correct", seat=colour, field="lira", value="9")).message
    assert asked.tells("correct-ask", now="9 lira") and not asked.tells("correct-ask-again")
    assert (await organiser.press(asked, "Cancel")).message.tells("corrected-not")
    asked = (await organiser.slash("/table correct", seat=colour, field="lira", value="9")).message
    assert (await organiser.press(asked, "Correct it")).message.tells("corrected", now="9 lira")
    assert (await other.wait_for(telling("post-corrected", now="9 lira"))).pictures
    wrong = (await organiser.slash("/table correct", seat=colour, field="lira", value="-1")).message
    assert wrong.tells("refusal-wrong-value")
    await table.bot.sandbox.move_clock(25 * 3600.0)
    assert (await organiser.slash("/table act", seat=colour)).message.tells("moved-for")
    await other.wait_for(telling("post-seat-moved-for"))
    assert (await other.slash("/history", turn=1)).message.tells("history-corrected")
    assert (await other.slash("/table verify")).message.tells("verify-good")
