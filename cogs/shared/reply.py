"""Answers to interactions: sent directly when they are ready within a second, otherwise as a followup.

A picture travels only in a direct answer or a new message, never in an edit of a deferred one
(https://github.com/discord/discord-api-docs/issues/7529).
"""

import asyncio
import io
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from logging import getLogger
from typing import Any, Final

import aiohttp
import discord

from cogs.shared.language import reader_words
from cogs.shared.services import Interaction

log = getLogger(__name__)

DIRECTLY_WITHIN_S: Final = 1.0  # Discord waits three seconds, of which the way and a slow send take some
NO_MENTIONS: Final = discord.AllowedMentions.none()
# https://discord.com/developers/docs/topics/opcodes-and-status-codes
_ACKNOWLEDGED: Final = 40060
_UNKNOWN_INTERACTION: Final = 10062  # after three seconds without an answer


@dataclass(slots=True)
class Picture:
    """A picture to be attached: its bytes, file name and alt text."""

    name: str
    body: bytes
    alt: str

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.body), filename=self.name, description=self.alt)

    def gallery(self) -> discord.ui.MediaGallery[Any]:
        return discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt))


@dataclass(slots=True)
class Reply:
    """The components of a message; `ephemeral` unless everybody is to see it."""

    parts: list[discord.ui.Item[Any]] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    ephemeral: bool = True
    mentions: discord.AllowedMentions = NO_MENTIONS

    def view(self, *, with_pictures: bool = True) -> discord.ui.LayoutView:
        view = discord.ui.LayoutView(timeout=None)
        for part in self.parts:
            if with_pictures or not isinstance(part, discord.ui.MediaGallery):
                view.add_item(part)
        return view

    def files(self) -> list[discord.File]:
        return [picture.file() for picture in self.pictures]


def text_reply(text: str, *rows: Sequence[discord.ui.Item[Any]], ephemeral: bool = True) -> Reply:
    """A text, and rows of buttons or of one menu each."""
    return Reply(
        [discord.ui.TextDisplay[Any](text), *(discord.ui.ActionRow[Any](*row) for row in rows)], ephemeral=ephemeral
    )


async def answer(interaction: Interaction, making: Coroutine[Any, Any, Reply], *, update: bool = False) -> None:
    """Answer with what `making` returns; `update` changes the message the press was on, where it is private.

    Raises whatever `making` raises, before or after the interaction was acknowledged.
    """
    task = asyncio.ensure_future(making)
    done, _ = await asyncio.wait({task}, timeout=DIRECTLY_WITHIN_S)
    if done:
        reply = task.result()
        await _directly(interaction, reply, update=update and _is_private(interaction))
        return
    try:
        await retry_once(lambda: _acknowledge(interaction))
    except Exception:
        await asyncio.wait({task})  # what was pressed takes effect all the same
        raise
    await follow_up(interaction, await task)


async def _acknowledge(interaction: Interaction) -> None:
    """Tells Discord that an answer follows: a new message after a press, a filled-in "thinking" after a command."""
    pressed = interaction.type is discord.InteractionType.component
    await interaction.response.defer(ephemeral=True, thinking=not pressed)


def _is_private(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


async def _directly(interaction: Interaction, reply: Reply, *, update: bool) -> None:
    if not update:
        await retry_once(lambda: interaction.response.send_message(
            view=reply.view(), files=reply.files(), ephemeral=reply.ephemeral, allowed_mentions=reply.mentions
        ))  # fmt: skip
        return
    if reply.pictures and not interaction.client.services.pictures_in_updates:
        await _in_two(interaction, reply)
        return
    try:
        await retry_once(lambda: interaction.response.edit_message(
            view=reply.view(), attachments=reply.files(), allowed_mentions=reply.mentions
        ))  # fmt: skip
    except discord.HTTPException as refused:
        if refused.status != 400 or too_late(refused) or not reply.pictures or interaction.response.is_done():
            raise
        log.warning("an update with a picture was refused: %s", refused.text)
        interaction.client.services.pictures_in_updates = False
        await _in_two(interaction, reply)


async def _in_two(interaction: Interaction, reply: Reply) -> None:
    """Updates the message without its pictures and sends those in a private message of their own."""
    await interaction.response.edit_message(view=reply.view(with_pictures=False), attachments=[])
    await _pictures_apart(interaction, reply)


async def _pictures_apart(interaction: Interaction, reply: Reply) -> None:
    view = discord.ui.LayoutView(timeout=None)
    for picture in reply.pictures:
        view.add_item(picture.gallery())
    await interaction.followup.send(view=view, files=reply.files(), ephemeral=True)


async def retry_once(send: Any) -> None:
    """Sends again after a dropped connection, which discord.py does not do on Linux; the first try may have worked."""
    try:
        await send()
    except (aiohttp.ClientConnectionError, ConnectionError):
        try:
            await send()
        except discord.HTTPException as again:
            if again.code != _ACKNOWLEDGED:
                raise
        except discord.InteractionResponded:
            return


async def follow_up(interaction: Interaction, reply: Reply) -> None:
    """Sends a complete new message after a deferred answer; one that fills in a command's answer takes no pictures."""
    if _is_filled_in(interaction) and reply.pictures:
        view = reply.view(with_pictures=False)
        if not view.children:
            view.add_item(discord.ui.TextDisplay[Any](reader_words(interaction).say("pictures-apart")))
        await interaction.followup.send(view=view, ephemeral=reply.ephemeral, allowed_mentions=reply.mentions)
        await _pictures_apart(interaction, reply)
        return
    await interaction.followup.send(
        view=reply.view(), files=reply.files(), ephemeral=reply.ephemeral, allowed_mentions=reply.mentions
    )


def _is_filled_in(interaction: Interaction) -> bool:
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


async def say_privately(interaction: Interaction, reply: Reply) -> None:
    """Sends a private message, whether or not the interaction was answered already."""
    if interaction.response.is_done():
        await follow_up(interaction, reply)
        return
    try:
        await _directly(interaction, reply, update=False)
    except discord.InteractionResponded:
        await follow_up(interaction, reply)


def too_late(error: discord.HTTPException) -> bool:
    """Whether Discord no longer takes an answer to the interaction."""
    return error.code in (_UNKNOWN_INTERACTION, _ACKNOWLEDGED)
