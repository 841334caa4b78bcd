"""What handlers raise, told to the person in words and written to the log, both under the same short code."""

import socket
from collections.abc import Coroutine
from logging import DEBUG, Filter, LogRecord, getLevelName, getLogger
from secrets import choice
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

import meters
from cogs.framework.answer import has_unknown_emoji, say_privately, too_late
from cogs.framework.language import reader_words
from cogs.framework.reply import text_reply
from cogs.framework.services import Interaction
from engine.core.decision import Refusal
from host import StorageFailed, WriteRefused
from words.refusals import refusal_text
from words.shapes import clipped
from words.speech import Words

log = getLogger(__name__)

_TROUBLE_OUTSIDE: Final = (aiohttp.ClientError, ConnectionError, TimeoutError, socket.gaierror, discord.GatewayNotFound,
                           discord.ConnectionClosed)  # fmt: skip
_LONGEST_LINE: Final = 300
_LONGEST_TYPED: Final = 3000  # with the sentence before it in one message
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


class ErrorReporter:
    """Tells people what went wrong: a refusal with its reason, anything else with a code that the log contains."""

    async def guarded(self, interaction: Interaction, work: Coroutine[Any, Any, None]) -> None:
        """Awaits `work` and tells the person whatever it raises."""
        try:
            await work
        except Exception as error:  # noqa: BLE001 - the one handler of everything
            await self.tell(interaction, error)

    async def on_command_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self.tell(interaction, cause)

    async def tell_unknown_button(self, interaction: Interaction) -> None:
        """Says that a button of an older version does nothing any more."""
        await say_privately(interaction, text_reply(reader_words(interaction).say("error-unknown-button")))

    async def tell_unknown_form(self, interaction: Interaction, typed: str) -> None:
        """Says that a form from before the last start does nothing any more, and gives back what was typed."""
        w, typed = reader_words(interaction), clipped(typed, _LONGEST_TYPED)
        text = w.say("error-unknown-form-typed", text=typed) if typed.strip() else w.say("error-unknown-form")
        await say_privately(interaction, text_reply(text))

    async def tell(self, interaction: Interaction, error: Exception) -> None:
        """Tells the person in private; an interaction that Discord no longer takes answers to is only logged."""
        if isinstance(error, discord.HTTPException) and too_late(error):
            log.warning("interaction %s answered too late: %s", interaction.id, error.text)
            return
        if isinstance(error, discord.HTTPException) and has_unknown_emoji(error):
            interaction.client.services.emblems.lost()
        text = self.sentence(interaction, reader_words(interaction), error)
        try:
            await say_privately(interaction, text_reply(text))
        except discord.HTTPException as failed:
            log.warning("interaction %s: could not tell %r: %s", interaction.id, text, failed)

    def sentence(self, interaction: Interaction, w: Words, error: Exception) -> str:
        """What to tell the person; writes to the log what they do not need to know."""
        if isinstance(error, Refusal):
            return refusal_text(w, error)
        code = error_code()
        where = f"interaction {interaction.id}, user {interaction.user.id}, channel {interaction.channel_id}"
        if isinstance(error, StorageFailed):
            meters.ERRORS.labels("storage").inc()
            log.error("%s: %s: storage failed: %s", code, where, error)
            return w.say("error-storage", code=code)
        if isinstance(error, WriteRefused):
            meters.ERRORS.labels("again").inc()
            log.error("%s: %s: %s", code, where, error)
            return w.say("error-again", code=code)
        if _is_passing(error):
            meters.ERRORS.labels("discord").inc()
            log.warning("%s: %s: %s", code, where, " ".join(str(error).split())[:_LONGEST_LINE])
            return w.say("error-discord", code=code)
        if isinstance(error, discord.Forbidden):
            meters.ERRORS.labels("forbidden").inc()
            log.warning("%s: %s: %s", code, where, error)
            return w.say("error-forbidden", code=code)
        meters.ERRORS.labels("unexpected").inc()
        log.error("%s: %s", code, where, exc_info=error)
        return w.say("error-unexpected", code=code)
