"""The first answer to what takes long: it says so at once, then how far it is, and goes when all of it is told in a new
message, which can hold pictures."""

from logging import getLogger
from typing import Final

import aiohttp
import discord

from cogs.shared.answer import retry_once
from cogs.shared.reply import text_reply
from cogs.shared.services import Interaction

log = getLogger(__name__)

_REFUSED: Final = (discord.HTTPException, aiohttp.ClientError, OSError)  # its person may have closed it


async def say_first(interaction: Interaction, text: str) -> None:
    """Answer in private."""
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
