"""How an interaction is answered: words and pictures together if they are ready in time, otherwise words first;
updates, late pictures, answers that Discord no longer takes.

Controls stand in one message only (see `cogs.framework.screens`). A picture travels only in a direct answer or a new
message, never in an edit of one that is there (https://github.com/discord/discord-api-docs/issues/7529): a screen whose
picture comes late is sent again with it, in place of the one without."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from logging import getLogger
from typing import Any, Final, TypeGuard, TypeVar

import aiohttp
import discord

from cogs.framework.language import reader_words
from cogs.framework.reply import Picture, Reply, files, text_reply
from cogs.framework.screens import Key, PrivateMessage
from cogs.framework.services import Interaction
from cogs.framework.unanswered import TOKEN_LASTS_S
from logs import about
from meters import stage, whole_press

T = TypeVar("T")

log = getLogger(__name__)

DIRECTLY_WITHIN_S: Final = 0.7  # so that with the sending nobody waits a second; Discord waits three
PICTURES_WITHIN_S: Final = 1.2  # for words that are ready: with a picture that comes later they are sent again
# https://discord.com/developers/docs/topics/opcodes-and-status-codes
_ACKNOWLEDGED: Final = 40060
_UNKNOWN_MESSAGE: Final = 10008  # it was deleted, or its person closed it, while the press was on its way
_UNKNOWN_INTERACTION: Final = 10062  # after three seconds without an answer
_TOKEN_EXPIRED: Final = 50027  # after 15 minutes, such as where the machine was asleep
_REFUSED: Final = (discord.HTTPException, aiohttp.ClientError, OSError)  # its person may have closed it


async def answer(interaction: Interaction, making: Coroutine[Any, Any, Reply], *, update: bool = False) -> None:
    """Answer with what `making` returns; `update` changes the message the press was on, where it is private.

    Where pictures are not ready in time, a screen is sent again with them once they are, in place of the one without;
    below an answer without controls they follow in a private message of their own.
    Raises whatever `making` raises, before or after the interaction was acknowledged.
    """
    try:
        with about(interaction=interaction.id), whole_press() as spent:
            await _answer(interaction, _made(making), update=update)
    finally:
        interaction.client.services.unanswered.done(interaction)
        interaction.client.services.slow.note(_name_of(interaction), spent)


async def _made(making: Coroutine[Any, Any, Reply]) -> Reply:
    with stage("make"):
        return await making


def _name_of(interaction: Interaction) -> str:
    """The command, or the kind and verb of the button: what it carries besides may be a choice from a hand."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    pressed: Mapping[str, Any] = interaction.data or {}
    return ":".join(str(pressed.get("custom_id", "")).split(":")[:2])


async def _answer(interaction: Interaction, making: Coroutine[Any, Any, Reply], *, update: bool) -> None:
    ends = asyncio.get_running_loop().time() + PICTURES_WITHIN_S
    task = asyncio.ensure_future(making)
    done, _ = await asyncio.wait({task}, timeout=DIRECTLY_WITHIN_S)
    if not done:
        try:
            await acknowledge(interaction)
        except Exception:
            await asyncio.wait({task})  # what was pressed takes effect all the same
            raise
    reply = await task
    update = update and is_private(interaction)
    takes_none = update and interaction.response.is_done()  # an edit brings no picture
    at_once = takes_none or interaction.client.services.studio.behind
    with stage("draw"):
        pictures = await reply.drawn(0.0 if at_once else ends - asyncio.get_running_loop().time())
    if reply.screen is None:
        _, shown = await _send(interaction, reply, pictures, update=update)
        if not shown:
            await _send_apart(interaction, await reply.all_drawn())
    else:
        await _show_screen(interaction, reply, pictures, Key(interaction.user.id, *reply.screen), update=update)


async def _show_screen(
    interaction: Interaction, reply: Reply, pictures: Sequence[Picture] | None, key: Key, *, update: bool
) -> None:
    """Sends a reply in the place of the person's screen of this kind, and again with pictures that come late unless an
    answer has followed meanwhile."""
    services = interaction.client.services
    screens, expires = services.screens, services.host.clock.steady() + TOKEN_LASTS_S
    sent, shown = await _send(interaction, reply, pictures, update=update)
    message_id = sent or (await interaction.original_response()).id
    number = await screens.show(key, PrivateMessage(message_id, interaction.followup, expires))
    if shown:
        return
    late = await reply.all_drawn()
    if late and screens.is_newest(key, number):
        whole = await _send_new(interaction, reply, late)
        await screens.redraw(key, number, PrivateMessage(whole.id, interaction.followup, expires))


async def acknowledge(interaction: Interaction) -> None:
    """Tells Discord that an answer follows: an update or a new message after a press, a filled-in "thinking" after a
    command. It is noted until that has been sent or the handler has ended."""
    _note_waiting(interaction)
    pressed = interaction.type is discord.InteractionType.component
    await retry_once(lambda: interaction.response.defer(ephemeral=True, thinking=not pressed))


def _note_waiting(interaction: Interaction) -> None:
    interaction.client.services.unanswered.begin(interaction, reader_words(interaction).locale)


def is_private(interaction: Interaction) -> bool:
    """Whether it is a press on a message that its person alone sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def _send(
    interaction: Interaction, reply: Reply, pictures: Sequence[Picture] | None, *, update: bool
) -> tuple[int | None, bool]:
    """Sends a reply with its pictures, or without where they are not drawn yet (None) or Discord takes none.

    Returns the message's id if it became known, and whether the pictures are shown.
    """
    with stage("send"):
        if update:
            try:
                shown = await _update(interaction, reply, pictures or ())
                pressed_on = None if interaction.message is None else interaction.message.id
                return pressed_on, shown and pictures is not None
            except discord.NotFound as gone:
                if not is_gone(gone):
                    raise
        if interaction.response.is_done():
            return await _send_late(interaction, reply, pictures)
        sent = await retry_once(
            lambda: interaction.response.send_message(
                view=reply.view(pictures or ()),
                files=files(pictures or ()),
                ephemeral=reply.ephemeral,
                allowed_mentions=reply.mentions,
            )
        )
        return (None if sent is None else sent.message_id), pictures is not None


async def _update(interaction: Interaction, reply: Reply, pictures: Sequence[Picture]) -> bool:
    """Changes the message that was pressed. Returns whether the pictures are in it."""
    if interaction.response.is_done():
        await interaction.edit_original_response(view=reply.view(), attachments=[], allowed_mentions=reply.mentions)
        interaction.client.services.unanswered.done(interaction)
        return not pictures
    if pictures and interaction.client.services.pictures_in_updates:
        try:
            await _edit(interaction, reply, pictures)
            return True
        except discord.HTTPException as refused:
            says_why = too_late(refused) or has_unknown_emoji(refused)
            if refused.status != 400 or says_why or interaction.response.is_done():
                raise
            log.warning("an update with a picture was refused: %s", refused.text)
            interaction.client.services.pictures_in_updates = False
    await _edit(interaction, reply, ())
    return not pictures


async def _edit(interaction: Interaction, reply: Reply, pictures: Sequence[Picture]) -> None:
    await retry_once(
        lambda: interaction.response.edit_message(
            view=reply.view(pictures), attachments=files(pictures), allowed_mentions=reply.mentions
        )
    )


async def _send_late(
    interaction: Interaction, reply: Reply, pictures: Sequence[Picture] | None
) -> tuple[int | None, bool]:
    """As `_send`, a new message after the interaction was acknowledged."""
    fills_in = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    if fills_in and pictures:  # what fills in a deferred answer is an edit of it, and goes once the pictures are there
        coming = text_reply(reader_words(interaction).say("pictures-coming"))
        await interaction.followup.send(view=coming.view(), ephemeral=reply.ephemeral, wait=True)
    sent = await _send_new(interaction, reply, pictures or ())
    interaction.client.services.unanswered.done(interaction)
    if fills_in and pictures:
        with suppress(discord.NotFound):  # its person has closed it
            await interaction.delete_original_response()
    return sent.id, pictures is not None


async def _send_new(interaction: Interaction, reply: Reply, pictures: Sequence[Picture]) -> discord.WebhookMessage:
    return await interaction.followup.send(
        view=reply.view(pictures),
        files=files(pictures),
        ephemeral=reply.ephemeral,
        allowed_mentions=reply.mentions,
        wait=True,
    )


async def _send_apart(interaction: Interaction, pictures: Sequence[Picture]) -> None:
    """Sends pictures in a private message of their own."""
    await _send_new(interaction, Reply(), pictures)


async def retry_once(send: Callable[[], Coroutine[Any, Any, T]]) -> T | None:
    """Sends again after a dropped connection, which discord.py does not do on Linux. Returns what `send` does; None
    where the first try had worked and only its answer was lost."""
    try:
        return await send()
    except (aiohttp.ClientConnectionError, ConnectionError):
        with suppress(discord.InteractionResponded):
            try:
                return await send()
            except discord.HTTPException as again:
                if again.code != _ACKNOWLEDGED:
                    raise
    return None


async def follow_up(interaction: Interaction, reply: Reply) -> None:
    """Sends a new message after the interaction was acknowledged, in the place of the person's screen of its kind."""
    services = interaction.client.services
    sent, _ = await _send_late(interaction, reply, reply.pictures)
    if reply.screen is not None and sent is not None:
        expires = services.host.clock.steady() + TOKEN_LASTS_S
        key = Key(interaction.user.id, *reply.screen)
        await services.screens.show(key, PrivateMessage(sent, interaction.followup, expires))


async def say_privately(interaction: Interaction, reply: Reply) -> None:
    """Sends a private message without pictures, whether or not the interaction was answered already."""
    try:
        await _send(interaction, reply, (), update=False)
    except discord.InteractionResponded:
        await follow_up(interaction, reply)


def too_late(error: object) -> TypeGuard[discord.HTTPException]:
    """Whether Discord no longer takes an answer to the interaction."""
    late = (_UNKNOWN_INTERACTION, _ACKNOWLEDGED, _TOKEN_EXPIRED)
    return isinstance(error, discord.HTTPException) and error.code in late


def is_gone(error: object) -> TypeGuard[discord.NotFound]:
    """Whether the message that was pressed or is to be changed does not exist any more."""
    return isinstance(error, discord.NotFound) and error.code == _UNKNOWN_MESSAGE


def has_unknown_emoji(error: object) -> bool:
    """Whether Discord refused a message for an emoji that it does not know, such as one of the bot's that was deleted:
    "In components.0.components.0.options.0.emoji.name: Invalid emoji". It has no code of its own."""
    return isinstance(error, discord.HTTPException) and error.status == 400 and "Invalid emoji" in error.text


async def say_first(interaction: Interaction, text: str) -> None:
    """Says that an answer follows, as `acknowledge` does without words."""
    _note_waiting(interaction)
    await retry_once(lambda: interaction.response.send_message(view=text_reply(text).view(), ephemeral=True))


async def say_instead(interaction: Interaction, text: str) -> None:
    """Another text in the first answer, where that can be changed."""
    try:
        await interaction.edit_original_response(view=text_reply(text).view())
    except _REFUSED as error:
        log.info("an answer was not changed: %s", error)


async def take_away(interaction: Interaction) -> None:
    """Delete the first answer, where that can be done."""
    try:
        await interaction.delete_original_response()
    except _REFUSED as error:
        log.info("an answer was not deleted: %s", error)
