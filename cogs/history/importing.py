"""`/import`: the file of a finished game, which `/table export` made, is opened as history."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.framework.answer import answer
from cogs.framework.language import phrase, reader_words
from cogs.framework.reply import Reply
from cogs.framework.services import Interaction
from cogs.history.page import page
from cogs.history.turns import Place
from engine.core.decision import Refusal
from host.finished.importing import MEGABYTE, MOST_BYTES, import_game


class Import(commands.Cog):
    """The command that opens a game from a file."""

    @app_commands.command(name="import", description=phrase("command-import.description"))
    @app_commands.describe(file=phrase("command-import-file.description"))
    async def open_file(self, interaction: Interaction, file: discord.Attachment) -> None:
        await answer(interaction, _imported(interaction, file))


async def _imported(interaction: Interaction, file: discord.Attachment) -> Reply:
    """The history of the game from its start. Raises Refusal import_gone for a file that Discord has no more, and those
    of `import_game`."""
    if file.size > MOST_BYTES:  # before it is fetched
        raise Refusal("import_too_large", most=MOST_BYTES // MEGABYTE)
    try:
        content = await file.read()
    except discord.NotFound as gone:
        raise Refusal("import_gone") from gone
    row = await import_game(interaction.client.services.host, content, interaction.user.id)
    reply = await page(interaction, row.id, Place(0))
    text = discord.ui.TextDisplay[discord.ui.LayoutView](reader_words(interaction).say("game-imported", id=row.id))
    reply.parts.insert(0, text)
    return reply


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Import())
