"""`/table resign`: says what it means, and does so after one more press."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.framework.access import seen_game_here
from cogs.framework.answer import answer
from cogs.framework.language import phrase, reader_words
from cogs.framework.names import names_of
from cogs.framework.reply import Reply, text_reply
from cogs.framework.routes import Pressed, button, handles
from cogs.framework.services import Interaction
from host.seats.leaving import TWO, check_resignation, is_unplayed, resign


class ResignCommand(commands.Cog):
    """Part of the group `/table`."""

    @app_commands.command(name="resign", description=phrase("command-table-resign.description"))
    async def resign(self, interaction: Interaction) -> None:
        await answer(interaction, _asked(interaction))


async def _asked(interaction: Interaction) -> Reply:
    host, w, person = interaction.client.services.host, reader_words(interaction), interaction.user.id
    table = await check_resignation(host, (await seen_game_here(interaction)).id, person)
    sure = button(w.say("button-resign"), "resign", table.row.id, style=discord.ButtonStyle.danger)
    if len(table.seats) > TWO:
        return text_reply(w.say("resign-ask"), [sure])
    if is_unplayed(table):
        return text_reply(w.say("resign-ask-unplayed"), [sure])
    other = names_of(w, table.seats)[1 - table.seat_of(person)]
    return text_reply(w.say("resign-ask-two", other=other), [sure])


@handles("resign", rest="")
async def press_resign(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, _resigned(interaction, pressed.game_id), update=True)


async def _resigned(interaction: Interaction, game_id: str) -> Reply:
    host = interaction.client.services.host
    await resign(host, game_id, interaction.user.id, interaction_id=interaction.id)
    return text_reply(reader_words(interaction).say("resigned"))
