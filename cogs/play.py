"""Taking a turn: the private panel, every choice by press or by typing, undo, hand and pictures on demand."""

from discord import app_commands
from discord.ext import commands

from cogs.shared import limits
from cogs.shared.language import reader_words
from cogs.shared.panel import labels_of, panel_reply
from cogs.shared.permissions import missing_permissions, permissions_notice
from cogs.shared.reply import Reply, answer
from cogs.shared.routes import Pressed, handles
from cogs.shared.seats import names_of
from cogs.shared.services import Interaction
from cogs.shared.translator import phrase
from engine.core.decision import Refusal
from host import Panel
from words.games import game_words
from words.shapes import clipped


async def show(interaction: Interaction, panel: Panel, notice: str = "") -> Reply:
    """The panel, with a word about missing permissions where the channel could not be told."""
    w = reader_words(interaction)
    missing = missing_permissions(interaction)
    if missing:
        notice = "\n".join(filter(None, [notice, permissions_notice(w, missing)]))
    return await panel_reply(interaction.client.services, panel, w, notice=notice)


async def opened(interaction: Interaction, game_id: str) -> Reply:
    return await show(interaction, await interaction.client.services.host.panel(game_id, interaction.user.id))


async def chosen(interaction: Interaction, game_id: str, notation: str, asked_after: int | None) -> Reply:
    """The panel after a choice; after a refused one the present panel with the reason."""
    host = interaction.client.services.host
    try:
        panel = await host.choose(
            game_id, interaction.user.id, notation, asked_after=asked_after, interaction_id=interaction.id
        )
    except Refusal as refusal:
        return await refused(interaction, game_id, refusal)
    return await show(interaction, panel)


async def taken_back(interaction: Interaction, game_id: str, *, everything: bool) -> Reply:
    try:
        panel = await interaction.client.services.host.undo(
            game_id, interaction.user.id, everything=everything, interaction_id=interaction.id
        )
    except Refusal as refusal:
        return await refused(interaction, game_id, refusal)
    return await show(interaction, panel)


async def refused(interaction: Interaction, game_id: str, refusal: Refusal) -> Reply:
    """Says why, over the table as it is now. Raises the refusal again for somebody who does not sit there."""
    panel = await interaction.client.services.host.panel(game_id, interaction.user.id)
    w, view = reader_words(interaction), panel.position.view(panel.seat)
    names = names_of(w, panel.table.seats)
    reason = game_words(panel.table.row.rules_name).refusal(w, refusal, view, names)
    return await show(interaction, panel, w.say("panel-refused", reason=reason))


@handles("open")
async def open_panel(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, opened(interaction, pressed.game_id), update=True)


@handles("choose")
async def choose(interaction: Interaction, pressed: Pressed) -> None:
    asked_after, _, notation = pressed.rest.partition(":")
    if pressed.values:
        (notation,) = pressed.values
    await answer(interaction, chosen(interaction, pressed.game_id, notation, int(asked_after)), update=True)


@handles("undo")
async def undo(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, taken_back(interaction, pressed.game_id, everything=False), update=True)


@handles("reset")
async def reset(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, taken_back(interaction, pressed.game_id, everything=True), update=True)


class Play(commands.Cog):
    """Commands of the player whose turn it is."""

    @app_commands.command(name="turn", description=phrase("command-turn.description"))
    async def turn(self, interaction: Interaction) -> None:
        game = await interaction.client.services.host.game_in(interaction.channel_id or 0)
        await answer(interaction, opened(interaction, game.id))

    @app_commands.command(name="play", description=phrase("command-play.description"))
    @app_commands.describe(choice=phrase("command-play-choice.description"))
    async def play(self, interaction: Interaction, choice: str) -> None:
        game = await interaction.client.services.host.game_in(interaction.channel_id or 0)
        await answer(interaction, chosen(interaction, game.id, choice.strip(), None))

    @play.autocomplete("choice")
    async def complete_choice(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Legal notations of the person's own decision with what they mean; nothing for anybody else."""
        try:
            game = await interaction.client.services.host.game_in(interaction.channel_id or 0)
            panel = await interaction.client.services.host.panel(game.id, interaction.user.id)
        except Refusal:
            return []
        if panel.decision is None:
            return []
        w = reader_words(interaction)
        labels = labels_of(w, panel, panel.decision, names_of(w, panel.table.seats))
        wanted = typed.casefold().split()
        found = []
        for notation, label in labels.items():
            line = w.say("play-choice", notation=notation, label=label.line)
            if len(notation) <= limits.CHOICE_TEXT and all(word in line.casefold() for word in wanted):
                found.append(app_commands.Choice(name=clipped(line, limits.CHOICE_TEXT), value=notation))
        return found[: limits.CHOICES]

    @app_commands.command(name="undo", description=phrase("command-undo.description"))
    async def take_back(self, interaction: Interaction) -> None:
        game = await interaction.client.services.host.game_in(interaction.channel_id or 0)
        await answer(interaction, taken_back(interaction, game.id, everything=False))


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Play())
