"""Controls stand in one private message, also where pictures take long; what is replaced is deleted or says so."""

import asyncio
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest
from cachetools import LRUCache

from cogs.framework import answering as answers
from cogs.framework import routes
from cogs.framework.answering import answer, follow_up
from cogs.framework.reply import Picture, Reply, ScreenName
from cogs.framework.routes import Pressed, button
from cogs.framework.screens import Key
from tests.support.jumping_loop import JumpingLoop
from tests.support.phone import Phone
from tests.support.sentences import tells

LOOP = JumpingLoop
SOON, LATE = 0.0, 0.2


@pytest.fixture
def phone(monkeypatch: pytest.MonkeyPatch) -> Phone:
    for within in ("DIRECTLY_WITHIN_S", "PICTURES_WITHIN_S"):
        monkeypatch.setattr(answers, within, 0.05)
    return Phone()


async def drawn(name: str, after: float) -> list[Picture]:
    await asyncio.sleep(after)
    return [Picture(f"{name}.webp", b"webp", name)]


async def made(name: str, words: float, picture: float, kind: str = "panel") -> Reply:
    """A screen whose words and picture take so many seconds."""
    await asyncio.sleep(words)
    text, row = discord.ui.TextDisplay[Any](name), discord.ui.ActionRow[Any](button("Go", "choose", "k7f2", "1:go"))
    return Reply(
        [text, row], drawing=asyncio.ensure_future(drawn(name, picture)), screen=ScreenName(kind, "k7f2")
    )  # fmt: skip


def seen(phone: Phone) -> list[tuple[str, bool, list[str]]]:
    """Each message: its text, whether it has controls, its pictures."""
    return [(shown.text, bool(shown.buttons), shown.pictures) for shown in phone.messages.values()]


async def opened(phone: Phone, picture: float = SOON, *, expired: bool = False) -> int:
    """A panel opened by a press in the channel, and its number. `expired`: so long ago that it cannot be deleted."""
    await answer(phone.press(), made("first", SOON, picture), update=True)
    (panel,) = phone.live
    if expired:
        phone.clock.pass_time(answers.TOKEN_LASTS_S)
    return panel


async def test_words_and_picture_in_one_message_where_both_are_ready(phone: Phone) -> None:
    panel = await opened(phone)
    await answer(phone.press(panel), made("second", SOON, SOON), update=True)
    assert seen(phone) == [("second", True, ["second.webp"])]


async def test_where_many_pictures_wait_the_words_come_at_once(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    for within in ("DIRECTLY_WITHIN_S", "PICTURES_WITHIN_S"):
        monkeypatch.setattr(answers, within, 60.0)
    phone.studio.behind = True
    task = asyncio.ensure_future(answer(phone.press(), made("first", SOON, LATE), update=True))
    await asyncio.sleep(LATE / 2)
    assert seen(phone) == [("first", True, [])]
    await task
    assert seen(phone) == [("first", True, ["first.webp"])]


@pytest.mark.parametrize("words", [SOON, LATE], ids=["only the picture", "words too"])
@pytest.mark.parametrize("by", ["a press in it", "a press in the channel", "a command"])
async def test_what_is_late_is_one_message_in_the_end(phone: Phone, by: str, words: float) -> None:
    panel = await opened(phone)
    interaction = {"a press in it": phone.press(panel), "a command": phone.command()}.get(by, phone.press())
    task = asyncio.ensure_future(answer(interaction, made("second", words, LATE), update=True))
    await asyncio.sleep(words + 0.1)
    assert seen(phone) == [("second", True, [])]
    await task
    assert seen(phone) == [("second", True, ["second.webp"])] and phone.live != [panel]


@pytest.mark.parametrize("late", [SOON, LATE])
async def test_the_next_answer_takes_the_place_of_one_sent_again(phone: Phone, late: float) -> None:
    panel = await opened(phone, LATE)
    assert seen(phone) == [("first", True, ["first.webp"])]
    await answer(phone.press(panel), made("second", SOON, late), update=True)
    assert seen(phone) == [("second", True, ["second.webp"])]


async def test_a_press_on_the_one_without_its_picture_still_counts(phone: Phone) -> None:
    await answer(phone.press(), made("first", SOON, LATE), update=True)
    assert phone.live == [2] and not phone.screens.replaced
    await answer(phone.press(1), made("second", SOON, SOON), update=True)
    assert seen(phone) == [("second", True, ["second.webp"])]


async def test_one_that_was_closed_is_not_sent_again(phone: Phone) -> None:
    task = asyncio.ensure_future(answer(phone.press(), made("first", SOON, LATE), update=True))
    await asyncio.sleep(0.1)
    await phone.screens.close(Key(phone.press().user.id, "panel", "k7f2"))
    await task
    assert seen(phone) == []


async def test_a_picture_for_an_earlier_answer_does_not_come_any_more(phone: Phone) -> None:
    panel = await opened(phone)
    slow = asyncio.ensure_future(answer(phone.press(panel), made("second", SOON, LATE), update=True))
    await asyncio.sleep(0.1)
    await answer(phone.press(panel), made("third", SOON, SOON), update=True)
    await slow
    assert seen(phone) == [("third", True, ["third.webp"])]


async def test_a_picture_that_is_overtaken_while_it_is_sent_is_deleted(phone: Phone) -> None:
    panel = await opened(phone)
    press = phone.press(panel)
    send = press.followup.send

    async def slowly(**message: Any) -> Any:
        await asyncio.sleep(0.1)
        return await send(**message)

    press.followup.send = slowly
    slow = asyncio.ensure_future(answer(press, made("second", SOON, 0.1), update=True))
    await asyncio.sleep(0.15)
    await answer(phone.press(panel), made("third", SOON, SOON), update=True)
    await slow
    assert seen(phone) == [("third", True, ["third.webp"])]


async def test_a_newer_panel_deletes_the_older_one(phone: Phone) -> None:
    await opened(phone, LATE)
    await answer(phone.command(), made("second", SOON, SOON))
    assert seen(phone) == [("second", True, ["second.webp"])]


async def test_one_that_cannot_be_deleted_any_more_is_known_as_old(phone: Phone) -> None:
    older = await opened(phone, expired=True)
    await answer(phone.command(), made("second", SOON, SOON))
    assert phone.live == [older, 2]
    assert (phone.screens.replaced.get(older), phone.screens.replaced.get(2)) == ("panel", None)


async def test_one_that_its_person_has_closed_does_no_harm(phone: Phone) -> None:
    older = await opened(phone)
    del phone.messages[older]
    await answer(phone.command(), made("second", SOON, SOON))
    assert seen(phone) == [("second", True, ["second.webp"])]


async def test_screens_of_other_kinds_stay(phone: Phone) -> None:
    panel = await opened(phone)
    await answer(phone.command(), made("turn 3", SOON, LATE, "history"))
    await answer(phone.press(panel), made("second", SOON, SOON), update=True)
    assert seen(phone) == [
        ("second", True, ["second.webp"]), ("turn 3", True, ["turn 3.webp"])
    ]  # fmt: skip


async def test_a_press_delivered_twice_has_its_picture_once(phone: Phone) -> None:
    panel = await opened(phone)
    first, again = phone.press(panel), phone.press(panel)
    again.response = AsyncMock(is_done=lambda: False)
    again.response.edit_message.side_effect = discord.HTTPException(MagicMock(status=400), {"code": 40060})
    slow = asyncio.ensure_future(answer(first, made("second", SOON, LATE), update=True))
    with pytest.raises(discord.HTTPException):
        await answer(again, made("second", SOON, LATE), update=True)
    await slow
    assert seen(phone) == [("second", True, ["second.webp"])]


@pytest.mark.parametrize("words", [SOON, LATE])
async def test_a_press_on_a_message_that_is_being_deleted_is_answered_in_a_new_one(phone: Phone, words: float) -> None:
    panel = await opened(phone)
    press = phone.press(panel)
    del phone.messages[panel]
    await answer(press, made("second", words, SOON), update=True)
    assert seen(phone) == [("second", True, ["second.webp"])]


async def test_where_discord_takes_no_picture_in_an_update_a_new_message_has_it(phone: Phone) -> None:
    panel = await opened(phone)
    phone.takes_pictures = False
    for name in ("second", "third"):
        await answer(phone.press(panel), made(name, SOON, SOON), update=True)
        assert seen(phone) == [(name, True, [f"{name}.webp"])]
    assert phone.services.pictures_in_updates is False


async def test_a_press_on_an_old_one_does_nothing_but_say_so(phone: Phone) -> None:
    older = await opened(phone, expired=True)
    await answer(phone.command(), made("second", SOON, SOON))
    await routes._handle(phone.press(older), "choose", Pressed("k7f2", "1:go"))
    (first, controls, pictures), second = seen(phone)
    assert tells(first, "screen-old", kind="panel") and not controls and not pictures
    assert second == ("second", True, ["second.webp"])


async def test_what_is_remembered_is_limited(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phone.screens, "_screens", LRUCache(1))
    monkeypatch.setattr(phone.screens, "replaced", LRUCache(1))
    first = await opened(phone, expired=True)
    for kind in ("panel", "panel", "history"):
        await answer(phone.command(), made(kind, SOON, SOON, kind))
        phone.clock.pass_time(answers.TOKEN_LASTS_S)
    assert [phone.screens.replaced.get(number) for number in phone.messages] == [None, "panel", None, None]
    await answer(phone.press(first), made("again", SOON, SOON), update=True)  # forgotten, so it is taken as the newest
    assert phone.messages[first].text == "again" and phone.screens.replaced.get(3) is None


@pytest.mark.parametrize("again", [discord.HTTPException(MagicMock(status=400), {"code": 40060}), None])
async def test_an_answer_whose_connection_dropped_is_sent_again_once(phone: Phone, again: Exception | None) -> None:
    """The first try may have got through, and then Discord takes no second one."""
    press = phone.command()
    send, tries = press.response.send_message, []

    async def dropped(**message: Any) -> Any:
        tries.append(message)
        if len(tries) == 1:
            if again is not None:
                await send(**message)
            raise ConnectionResetError
        if again is not None:
            raise again
        return await send(**message)

    press.response.send_message = dropped
    press.original_response = AsyncMock(return_value=MagicMock(id=1))
    await answer(press, made("first", SOON, SOON))
    assert seen(phone) == [("first", True, ["first.webp"])] and len(tries) == 2
    await answer(phone.command(), made("second", SOON, SOON))
    assert seen(phone) == [("second", True, ["second.webp"])]


async def test_a_press_that_discord_no_longer_waits_for_takes_effect_and_is_told_of(phone: Phone) -> None:
    press, done = phone.press(), []

    async def working() -> Reply:
        await asyncio.sleep(LATE)
        done.append(True)
        return await made("first", SOON, SOON)

    press.response.defer = AsyncMock(side_effect=discord.NotFound(MagicMock(status=404), {"code": 10062}))
    with pytest.raises(discord.NotFound) as late:
        await answer(press, working())
    assert done == [True] and answers.too_late(late.value) and not phone.messages


async def test_a_list_that_becomes_a_panel_is_not_taken_away_by_the_next_list(phone: Phone) -> None:
    await opened(phone)
    await answer(phone.press(), made("list", SOON, SOON, kind="more"), update=True)
    *_, shown = phone.live
    await answer(phone.press(shown), made("panel", SOON, SOON), update=True)
    assert [text for text, _, _ in seen(phone)] == ["panel"]
    await answer(phone.press(shown), made("list", SOON, SOON, kind="more"))
    assert [text for text, _, _ in seen(phone)] == ["panel", "list"]


async def test_what_follows_takes_the_place_of_its_kind_and_what_is_closed_is_gone(phone: Phone) -> None:
    pressed = phone.press()
    await answer(pressed, made("hint", SOON, SOON, "hint"), update=True)
    await follow_up(pressed, await made("longer", SOON, SOON, "hint"))
    assert [text for text, *_ in seen(phone)] == ["longer"]
    (message,) = phone.live
    await phone.screens.close(Key(pressed.user.id, "hint", "k7f2"))
    assert (phone.live, phone.screens.replaced[message]) == ([], "hint")


async def test_what_is_of_use_to_nobody_any_more_is_closed_for_everybody(phone: Phone) -> None:
    for kind in ("options", "panel"):
        await answer(phone.press(), made(kind, SOON, SOON, kind))
    await phone.screens.close_all("options", "other")
    assert [text for text, *_ in seen(phone)] == ["options", "panel"]
    await phone.screens.close_all("options", "k7f2")
    assert [text for text, *_ in seen(phone)] == ["panel"]
