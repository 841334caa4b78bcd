"""`/table export`: the game of the channel as a file."""

import io

import discord
from discord import app_commands
from discord.ext import commands

from cogs.framework.access import seen_game_here
from cogs.framework.answer import retry_once
from cogs.framework.language import phrase, reader_words
from cogs.framework.services import Interaction
from host.finished.game_file import game_file, is_whole


class ExportCommand(commands.Cog):
    """Part of the group `/table`."""

    @app_commands.command(name="export", description=phrase("command-table-export.description"))
    async def export(self, interaction: Interaction) -> None:
        """Sends the file to the person alone."""
        game = await seen_game_here(interaction)
        await retry_once(lambda: interaction.response.defer(ephemeral=True))
        client, w = interaction.client, reader_words(interaction)
        operator = await client.is_owner(interaction.user)
        host, person = client.services.host, interaction.user.id
        content = await game_file(host, game, person, operator=operator)
        file = discord.File(io.BytesIO(content), filename=f"game-{game.id}.json")
        whole = await is_whole(host, game, person, operator=operator)
        text = w.say("game-exported" if whole else "game-exported-seen", id=game.id, status=game.status)
        await interaction.followup.send(text, file=file, ephemeral=True)
