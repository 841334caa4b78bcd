"""Answers without controls that took too long to be direct."""

import asyncio

import pytest

from cogs.framework import answering as answers
from cogs.framework.answering import answer
from cogs.framework.reply import Picture, Reply, text_reply
from tests.support.jumping_loop import JumpingLoop
from tests.support.phone import Phone

LOOP = JumpingLoop
PICTURE = Picture("board.webp", b"webp", "The board")
TEXT = text_reply("text").parts


async def late(reply: Reply) -> Reply:
    await asyncio.sleep(0.1)
    return reply


@pytest.mark.parametrize(
    ("reply", "sent"),
    [
        (Reply(pictures=[PICTURE]), ("", ["board.webp"])),
        (Reply(TEXT, [PICTURE]), ("text", ["board.webp"])),
        (text_reply("text"), ("text", [])),
    ],
)
async def test_a_late_answer_to_a_command_is_one_message_in_the_end(
    monkeypatch: pytest.MonkeyPatch, reply: Reply, sent: tuple[str, list[str]]
) -> None:
    for within in ("DIRECTLY_WITHIN_S", "PICTURES_WITHIN_S"):
        monkeypatch.setattr(answers, within, 0.01)
    phone = Phone()
    await answer(phone.command(), late(reply))
    assert [(shown.text, shown.pictures) for shown in phone.messages.values()] == [sent]


async def test_a_late_picture_after_a_press_is_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    for within in ("DIRECTLY_WITHIN_S", "PICTURES_WITHIN_S"):
        monkeypatch.setattr(answers, within, 0.01)
    phone = Phone()
    await answer(phone.press(), late(Reply(pictures=[PICTURE])))
    assert [shown.pictures for shown in phone.messages.values()] == [["board.webp"]]
