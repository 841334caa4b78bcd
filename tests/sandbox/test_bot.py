"""An unmodified discord.py bot lives in the sandbox."""

import asyncio

import pytest

from tests.sandbox.conftest import Bot
from tests.support.live.person import Person, Refused
from tests.support.live.sandbox import SandboxProcess

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("bot")]


async def test_slash_command_shows_picture_with_alternative_text(sandbox: SandboxProcess, ada: Person) -> None:
    panel = (await ada.slash("/panel")).message
    assert "21 lira" in panel.text
    (picture,) = panel.pictures
    assert picture["description"] == "The board; reachable places are lit."
    async with sandbox.session.get(picture["url"]) as response:
        assert response.content_type == "image/png"
        assert (await response.read()).startswith(b"\x89PNG")
    assert panel.data["attachments"] == []


async def test_link_without_signature_is_gone(sandbox: SandboxProcess, ada: Person) -> None:
    panel = (await ada.slash("/panel")).message
    async with sandbox.session.get(panel.pictures[0]["url"].partition("?")[0]) as response:
        assert response.status == 404


async def test_dynamic_button_updates_in_place_with_a_new_picture(ada: Person) -> None:
    panel = (await ada.slash("/panel")).message
    before = panel.pictures[0]["attachment_id"]
    after = (await ada.press(panel, "Count 0")).message
    assert after.id == panel.id
    assert "pressed 1 times" in after.text
    assert after.pictures[0]["attachment_id"] != before


async def test_autocomplete_offers_and_command_takes_the_choice(ada: Person) -> None:
    choices = await ada.complete("/play", "move", move="fru")
    assert choices == [{"name": "4 Fruit warehouse", "value": "move 4"}]
    played = (await ada.slash("/play", move=choices[0]["value"], times=2)).message
    assert played.text == "move 4 x2"


async def test_ephemeral_answer_is_seen_by_one_person(ada: Person, ben: Person) -> None:
    await ada.slash("/play", move="move 1")
    assert [message.text for message in await ada.ephemerals()] == ["move 1 x1"]
    assert await ben.messages() == []


async def test_user_option_pings_that_person_once(ada: Person, ben: Person) -> None:
    outcome = await ada.slash("/game invite", who="Ben")
    assert outcome.message.text == f"<@{await ben.id()}> is invited by Ada."
    assert (await ben.pings(), await ada.pings()) == (1, 0)
    await ben.read()
    assert await ben.pings() == 0


async def test_selects_of_options_and_people(ada: Person, ben: Person) -> None:
    panel = (await ada.slash("/panel")).message
    assert (await ada.choose(panel, "Where to?", "7 Fountain")).message.text == "You chose move 7"
    assert (await ada.choose(panel, "Invite", "Ben")).message.text == f"You chose {await ben.id()}"
    with pytest.raises(Refused, match="not one of the options"):
        await ada.choose(panel, "Where to?", "nowhere")


async def test_modal_with_every_kind_of_field(ada: Person) -> None:
    panel = (await ada.slash("/panel")).message
    opened = await ada.press(panel, "Ask")
    assert opened.status == "modal"
    with pytest.raises(Refused, match="Choose one"):
        await ada.submit(opened, goods=["fabric"])
    sent = await ada.submit(opened, goods=["fabric", "fruit"], pace="brisk", note="hi", layout=["move 2"], sure=True)
    assert sent.message.text == "['fabric', 'fruit'] brisk 'hi' ['move 2'] True"
    assert sent.message.ephemeral
    with pytest.raises(Refused, match="no such open form"):
        await ada.submit(opened, goods=["fabric"], pace="brisk")


async def test_deferred_answer_is_filled_by_the_first_follow_up(ada: Person) -> None:
    outcome = await ada.slash("/slow", seconds=0.1)
    assert outcome.messages[0].text == "That took a while."
    picture = await ada.wait_for(lambda message: message.text == "And a picture.")
    assert picture.ephemeral
    assert len(picture.pictures) == 1


async def test_acknowledging_press_and_unanswered_command(sandbox: SandboxProcess, ada: Person) -> None:
    ada.patience = 1
    panel = (await ada.slash("/panel")).message
    assert (await ada.press(panel, "Undo")).status == "acknowledged"
    await sandbox.deadlines(answer_s=0.5)
    assert (await ada.slash("/silent")).status == "failed"


async def test_disabled_button_cannot_be_pressed(ada: Person) -> None:
    panel = (await ada.slash("/panel")).message
    with pytest.raises(Refused, match="disabled"):
        await ada.press(panel, "Leave")


async def test_thread_is_made_and_listed(sandbox: SandboxProcess, ada: Person) -> None:
    await ada.slash("/game thread", name="Table 1")
    assert [message.text for message in await ada.messages("Table 1")] == ["Here we play."]
    assert (await ada.slash("/play", channel="Table 1", move="move 2")).message.text == "move 2 x1"


async def test_events_missed_while_the_line_was_cut_come_after_resume(sandbox: SandboxProcess, ada: Person) -> None:
    panel = (await ada.slash("/panel")).message
    await sandbox.gateway("drop")
    pressed = await ada.press(panel, "Count 0")
    assert pressed.status == "answered"


@pytest.mark.parametrize("do", ["close", "reconnect"])
async def test_bot_comes_back_after_being_sent_away(sandbox: SandboxProcess, ada: Person, do: str) -> None:
    panel = (await ada.slash("/panel")).message
    await sandbox.gateway(do)
    assert (await ada.press(panel, "Count 0")).status == "answered"


async def test_invalidated_session_identifies_anew(sandbox: SandboxProcess, ada: Person) -> None:
    panel = (await ada.slash("/panel")).message
    await sandbox.gateway("invalidate")
    await sandbox.until_bot_online()
    assert (await ada.press(panel, "Count 0")).status == "answered"


async def test_interaction_delivered_twice_is_answered_once(sandbox: SandboxProcess, ada: Person) -> None:
    await sandbox.gateway("deliver_twice")
    await ada.slash("/play", move="move 1")
    async with asyncio.timeout(60):
        while True:
            calls = [entry for entry in await sandbox.sent() if entry["route"].endswith("/callback")]
            if len(calls) == 2 and all(entry["status"] for entry in calls):
                break
            await asyncio.sleep(0.02)
    assert sorted(entry["status"] for entry in calls) == [200, 400]
    assert [entry["error"]["code"] for entry in calls if entry["status"] == 400] == [40060]
    assert len(await ada.ephemerals()) == 1


async def test_rate_limited_message_is_sent_again(sandbox: SandboxProcess, ada: Person, ben: Person) -> None:
    panel = (await ada.slash("/panel")).message
    await sandbox.fault(r"POST .*/channels/\d+/messages$", "429", retry_after=0.2)
    await ada.press(panel, "Finish turn")
    await ada.wait_for(lambda message: "your move" in message.text)
    posts = [entry for entry in await sandbox.sent() if entry["path"].endswith("/messages")]
    assert [entry["status"] for entry in posts] == [429, 200]


@pytest.mark.kills
async def test_everything_outlives_kill_9_of_both(sandbox: SandboxProcess, bot: Bot, ada: Person) -> None:
    panel = (await ada.slash("/panel")).message
    await ada.press(panel, "Count 0")
    await bot.kill()
    await sandbox.kill()
    await sandbox.start()
    await bot.start()
    await sandbox.until_bot_online()
    kept = await ada.see(panel)
    assert "pressed 1 times" in kept.text
    pressed = await ada.press(kept, "Count 1")
    assert "pressed 2 times" in pressed.message.text
    async with sandbox.session.get(pressed.message.pictures[0]["url"]) as response:
        assert response.status == 200


@pytest.mark.kills
async def test_sandbox_alone_killed_and_bot_reconnects(sandbox: SandboxProcess, ada: Person) -> None:
    panel = (await ada.slash("/panel")).message
    await sandbox.kill()
    await sandbox.start()
    await sandbox.until_bot_online()
    assert (await ada.press(panel, "Count 0")).status == "answered"
