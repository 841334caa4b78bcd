"""What a person is told of an error and what the log says, both under the same short code; which errors are only
trouble with Discord."""

import socket
from logging import DEBUG, ERROR, WARNING, Filter, LogRecord, getLevelName, getLogger
from secrets import choice
from typing import Final

import aiohttp
import discord
from discord import app_commands

import meters
from cogs.framework.access import PermissionsMissing, permissions_notice
from cogs.framework.answering import has_unknown_emoji, is_gone, say_privately, too_late
from cogs.framework.commands import MOVED, typed_form
from cogs.framework.language import reader_words
from cogs.framework.reply import text_reply
from cogs.framework.services import Interaction
from engine.core.decision import Refusal
from host import StorageFailed, WriteRefused
from words.refusals import refusal_text
from words.speech import Words

log = getLogger(__name__)

_TROUBLE_OUTSIDE: Final = (
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
    socket.gaierror,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
)
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
        refused = too_late(error)
        if refused:
            record.levelno, record.levelname = DEBUG, getLevelName(DEBUG)
        if refused or isinstance(error, _TROUBLE_OUTSIDE) or _is_passing(error):
            record.msg = f"{record.getMessage()}: {type(error).__name__}: {_one_line(error)}"
            record.args, record.exc_info, record.exc_text = (), None, None
        return not refused or log.isEnabledFor(DEBUG)


def _is_passing(error: BaseException | None) -> bool:
    """Whether Discord was out of order or asked to wait; neither is a mistake of the bot's."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, discord.RateLimited)  # in place of a 429 where the wait is long


async def on_command_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    await tell(interaction, error.original if isinstance(error, app_commands.CommandInvokeError) else error)


async def tell(interaction: Interaction, error: Exception) -> None:
    """Tells the person in private: a refusal with its reason, anything else with a code that the log contains. An
    interaction that Discord no longer takes answers to is only logged."""
    if too_late(error):
        log.warning("interaction %s answered too late: %s", interaction.id, error.text)
        return
    if has_unknown_emoji(error):
        interaction.client.services.emblems.lost()
    text = _sentence(interaction, reader_words(interaction), error)
    try:
        await say_privately(interaction, text_reply(text))
    except discord.HTTPException as failed:
        log.warning("interaction %s: could not tell %r: %s", interaction.id, text, failed)


def _sentence(interaction: Interaction, w: Words, error: Exception) -> str:
    """The sentence for the person; details go to the log."""
    match error:
        case Refusal():
            return refusal_text(w, error)
        case PermissionsMissing():
            return permissions_notice(w, error.missing)
        case app_commands.CommandNotFound() if error.name in MOVED:  # of a client that shows the commands of yesterday
            return w.say("command-moved", before=error.name, now=typed_form(w, MOVED[error.name]))
        case StorageFailed():
            kind, level, details = "storage", ERROR, f": storage failed: {error}"
        case WriteRefused():
            kind, level, details = "again", ERROR, f": {error}"
        case discord.NotFound() if is_gone(error):
            kind, level, details = "gone", WARNING, f": {_one_line(error)}"
        case discord.Forbidden():
            kind, level, details = "forbidden", WARNING, f": {error}"
        case _ if _is_passing(error):
            kind, level, details = "discord", WARNING, f": {_one_line(error)}"
        case _:
            kind, level, details = "unexpected", ERROR, ""
    code = error_code()
    where = f"{code}: interaction {interaction.id}, user {interaction.user.id}, channel {interaction.channel_id}"
    log.log(level, "%s%s", where, details, exc_info=None if details else error)
    meters.ERRORS.labels(kind).inc()
    return w.say(f"error-{kind}", code=code)


def _one_line(error: object) -> str:
    return " ".join(str(error).split())[:_LONGEST_LINE]
