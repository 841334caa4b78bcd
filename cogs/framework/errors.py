"""Errors of handlers, told to the person in words and written to the log, both under the same short code."""

import socket
from logging import DEBUG, Filter, LogRecord, getLevelName, getLogger
from secrets import choice
from typing import Final

import aiohttp
import discord
from discord import app_commands

import meters
from cogs.framework.answering import has_unknown_emoji, say_privately, too_late
from cogs.framework.language import reader_words
from cogs.framework.reply import text_reply
from cogs.framework.services import Interaction
from engine.core.decision import Refusal
from host import StorageFailed, WriteRefused
from words.refusals import refusal_text
from words.speech import Words

log = getLogger(__name__)

_TROUBLE_OUTSIDE: Final = (aiohttp.ClientError, ConnectionError, TimeoutError, socket.gaierror, discord.GatewayNotFound,
                           discord.ConnectionClosed)  # fmt: skip
_LONGEST_LINE: Final = 300
_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def error_code() -> str:
    """A short code a person can quote and the log contains."""
    letters = "".join(choice(_LETTERS) for _ in range(6))
    return f"{letters[:4]}-{letters[4:]}"


class OneLine(Filter):
    """A log filter: where Discord or the way to it has trouble, a line says so, without the way through the code. An
    answer that Discord takes no more, as where it delivers a completion twice, is worth a line to developers alone."""

    def filter(self, record: LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        refused = isinstance(error, discord.HTTPException) and too_late(error)
        if refused:
            record.levelno, record.levelname = DEBUG, getLevelName(DEBUG)
        if refused or _is_trouble_outside(error):
            record.msg = (
                f"{record.getMessage()}: {type(error).__name__}: {' '.join(str(error).split())[:_LONGEST_LINE]}"
            )
            record.args, record.exc_info, record.exc_text = (), None, None
        return not refused or log.isEnabledFor(DEBUG)


def _is_trouble_outside(error: BaseException | None) -> bool:
    return isinstance(error, _TROUBLE_OUTSIDE) or _is_passing(error)


def _is_passing(error: BaseException | None) -> bool:
    """Whether Discord was out of order or asked to wait; neither is a mistake of the bot's."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, discord.RateLimited)  # in place of a 429 where the wait is long


async def on_command_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Tells what a slash command raised."""
    await tell(interaction, error.original if isinstance(error, app_commands.CommandInvokeError) else error)


async def tell(interaction: Interaction, error: Exception) -> None:
    """Tells the person in private: a refusal with its reason, anything else with a code that the log contains. An
    interaction that Discord no longer takes answers to is only logged."""
    if isinstance(error, discord.HTTPException) and too_late(error):
        log.warning("interaction %s answered too late: %s", interaction.id, error.text)
        return
    if isinstance(error, discord.HTTPException) and has_unknown_emoji(error):
        interaction.client.services.emblems.lost()
    text = _sentence(interaction, reader_words(interaction), error)
    try:
        await say_privately(interaction, text_reply(text))
    except discord.HTTPException as failed:
        log.warning("interaction %s: could not tell %r: %s", interaction.id, text, failed)


def _sentence(interaction: Interaction, w: Words, error: Exception) -> str:
    """The sentence for the person; details go to the log."""
    if isinstance(error, Refusal):
        return refusal_text(w, error)
    code = error_code()
    where = f"{code}: interaction {interaction.id}, user {interaction.user.id}, channel {interaction.channel_id}"
    if isinstance(error, StorageFailed):
        kind = "storage"
        log.error("%s: storage failed: %s", where, error)
    elif isinstance(error, WriteRefused):
        kind = "again"
        log.error("%s: %s", where, error)
    elif _is_passing(error):
        kind = "discord"
        log.warning("%s: %s", where, " ".join(str(error).split())[:_LONGEST_LINE])
    elif isinstance(error, discord.Forbidden):
        kind = "forbidden"
        log.warning("%s: %s", where, error)
    else:
        kind = "unexpected"
        log.error("%s", where, exc_info=error)
    meters.ERRORS.labels(kind).inc()
    return w.say(f"error-{kind}", code=code)
