"""Answers that took too long to be direct."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.shared.reply import Picture, Reply, follow_up, text_reply

PICTURE = Picture("board.webp", b"webp", "The board")


class Followup:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[tuple[int, int]] = []

    async def send(self, *, view: discord.ui.LayoutView, files: Any = (), **_: Any) -> None:
        self.sent.append((len(view.to_components()), len(files)))


@pytest.mark.parametrize(
    ("reply", "sent"),
    [
        (Reply([PICTURE.gallery()], [PICTURE]), [(1, 0), (1, 1)]),
        (Reply([*text_reply("text").parts, PICTURE.gallery()], [PICTURE]), [(1, 0), (1, 1)]),
        (text_reply("text"), [(1, 0)]),
    ],
)
async def test_a_late_answer_to_a_command_is_never_empty_and_has_its_pictures_apart(
    reply: Reply, sent: list[tuple[int, int]]
) -> None:
    followup = Followup()
    response = SimpleNamespace(type=discord.InteractionResponseType.deferred_channel_message)
    interaction: Any = SimpleNamespace(response=response, followup=followup, locale="en-GB")
    await follow_up(interaction, reply)
    assert followup.sent == sent
