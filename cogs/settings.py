"""The panel of a person's settings: a line and a menu for each."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.shared.answer import answer
from cogs.shared.language import reader_words
from cogs.shared.reply import Reply, ScreenName
from cogs.shared.routes import ONE_VALUE, Pressed, handles, menu, menu_option
from cogs.shared.services import Interaction
from cogs.shared.translator import phrase
from host.settings import PersonSettings, choose_setting, settings_of, values_of
from words.speech import Words


def settings_panel(w: Words, settings: PersonSettings) -> Reply:
    """What each setting does now, and below it a menu of its values."""
    parts: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay[Any](w.say("settings-title"))]
    for key in type(settings).model_fields:
        names = values_of(type(settings), key)
        if names:
            parts += _line(w, key, tuple(names), settings.chosen(key))
    return Reply(parts, screen=ScreenName("settings", ""))


def _line(w: Words, key: str, names: tuple[str, ...], chosen: str) -> list[discord.ui.Item[Any]]:
    message = f"setting-{key.replace('_', '-')}"
    options = [menu_option(w.say(f"{message}.choice", value=name), name, default=name == chosen) for name in names]
    return [
        discord.ui.TextDisplay[Any](w.say(message, value=chosen)),
        discord.ui.ActionRow[Any](menu(w.say("menu-setting"), options, "setting", "", key)),
    ]


async def _panel(interaction: Interaction) -> Reply:
    people = interaction.client.services.host.people
    return settings_panel(reader_words(interaction), await settings_of(people, interaction.user.id))


async def _chosen(interaction: Interaction, key: str, name: str) -> Reply:
    people = interaction.client.services.host.people
    settings = await choose_setting(people, interaction.user.id, key, name)
    return settings_panel(reader_words(interaction), settings)


@handles("setting", open_to_all=True, rest="[a-z_]+", value="[a-z_]+", values=ONE_VALUE)
async def press_setting(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, _chosen(interaction, pressed.rest, pressed.values[0]), update=True)


class SettingsPanel(commands.Cog):
    """The command that opens the panel."""

    @app_commands.command(name="settings", description=phrase("command-settings.description"))
    async def settings(self, interaction: Interaction) -> None:
        await answer(interaction, _panel(interaction))


async def setup(client: commands.Bot) -> None:
    await client.add_cog(SettingsPanel())
