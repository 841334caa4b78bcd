"""A person's own notes about a game: the command and button that open their form."""

from discord import app_commands
from discord.ext import commands

from cogs.framework.access import seen_game_here
from cogs.framework.answer import answer
from cogs.framework.form import Form, show_form
from cogs.framework.language import phrase, reader_words
from cogs.framework.reply import Reply, text_reply
from cogs.framework.routes import Pressed, button, handles
from cogs.framework.services import Interaction
from host.people.private_notes import LONGEST, note_down, notes_of


class NotesCommand(commands.Cog):
    """The command of the group `/table`."""

    @app_commands.command(name="notes", description=phrase("command-table-notes.description"))
    async def notes(self, interaction: Interaction) -> None:
        await open_form(interaction, (await seen_game_here(interaction)).id)


@handles("notes", rest="")
async def press_notes(interaction: Interaction, pressed: Pressed) -> None:
    await open_form(interaction, pressed.game_id)


async def open_form(interaction: Interaction, game_id: str) -> None:
    """Opens the form with what the person has written so far. Raises Refusal not_at_table."""
    w = reader_words(interaction)
    before = await notes_of(interaction.client.services.host, game_id, interaction.user.id)

    async def typed(interaction: Interaction, text: str) -> None:
        await answer(interaction, _noted(interaction, game_id, text))

    form = Form(w.say("notes-form", id=game_id), w.say("notes-label"), typed, longest=LONGEST, value=before, long=True)
    await show_form(interaction, form)


async def _noted(interaction: Interaction, game_id: str, typed: str) -> Reply:
    w = reader_words(interaction)
    text = await note_down(interaction.client.services.host, game_id, interaction.user.id, typed)
    if not text:
        return text_reply(w.say("notes-gone"))
    return text_reply(w.say("notes-kept", text=text), [button(w.say("button-notes"), "notes", game_id)])
