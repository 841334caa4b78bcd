"""The panel of a person's settings: a line and a menu for each."""

from typing import Any, Final

import discord
from discord.ext import commands

from cogs.framework import (
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    handles,
    menu,
    menu_option,
    reader_words,
    replies,
    show_form,
    slash_reply,
)
from cogs.framework.setting_lines import setting_form, setting_line, typed_line
from engine.core.decision import Refusal
from engine.games import GAMES
from host.people.settings import PersonSettings, is_typed, settings_of, value_called, values_of
from words.speech import Words

OWN: Final = "setting"
NAME: Final = "[a-z_]+"
COLOURS: Final = "colours"
NO_COLOUR: Final = "none"
ALL_COLOURS: Final = tuple(dict.fromkeys(colour for rules in GAMES.values() for colour in rules.colours))


async def settings_panel(interaction: Interaction) -> Reply:
    """The panel: a line about the present value of each setting, and below it a menu of its values."""
    w, people = reader_words(interaction), interaction.client.services.host.people
    settings = await settings_of(people, interaction.user.id)
    parts: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay[Any](w.say("settings-title"))]
    for key in PersonSettings.model_fields:
        if values_of(PersonSettings, key):
            parts += setting_line(w, f"setting-{key.replace('_', '-')}", OWN, settings, key)
        elif is_typed(PersonSettings, key):
            parts += typed_line(w, key, getattr(settings, key))
        elif key == COLOURS:
            parts += _colours_line(w, getattr(settings, key))
    return Reply(parts, screen=ScreenName("settings", ""))


def _colours_line(w: Words, liked: tuple[str, ...]) -> list[discord.ui.Item[Any]]:
    """The colours that a person likes to have, and a menu that adds one more."""
    names = [w.say(f"colour-{one}") for one in liked]
    line = w.say("setting-colours", value=w.commas(names)) if liked else w.say("setting-colours-off")
    place = "next" if liked else "first"
    options = [
        menu_option(w.say("setting-colours.choice", place=place, value=w.say(f"colour-{one}")), one)
        for one in ALL_COLOURS
        if one not in liked
    ]
    if liked:
        options.append(menu_option(w.say("setting-colours-off.choice"), NO_COLOUR))
    return [
        discord.ui.TextDisplay[Any](line),
        discord.ui.ActionRow[Any](menu(w.say("menu-setting"), options, "like-colour")),
    ]


@replies("settings", open_to_all=True, rest="")
async def press_settings(interaction: Interaction, pressed: Pressed) -> Reply:
    return await settings_panel(interaction)


@replies(OWN, update=True, open_to_all=True, rest=NAME, value=NAME, values=ONE_VALUE)
async def press_setting(interaction: Interaction, pressed: Pressed) -> Reply:
    people = interaction.client.services.host.people
    await people.change_settings(
        interaction.user.id, {pressed.rest: value_called(PersonSettings, pressed.rest, pressed.values[0])}
    )
    return await settings_panel(interaction)


@replies(
    "like-colour", update=True, open_to_all=True, rest="", value="|".join((*ALL_COLOURS, NO_COLOUR)), values=ONE_VALUE
)
async def press_colour(interaction: Interaction, pressed: Pressed) -> Reply:
    """The person likes this colour too, after those they like already; NO_COLOUR: any."""
    colour = pressed.values[0]
    people, person = interaction.client.services.host.people, interaction.user.id
    liked = (await settings_of(people, person)).colours
    now = [] if colour == NO_COLOUR else [*(one for one in liked if one != colour), colour]
    await people.change_settings(person, {COLOURS: now})
    return await settings_panel(interaction)


@handles("type-setting", open_to_all=True, rest=NAME)
async def press_typed_setting(interaction: Interaction, pressed: Pressed) -> None:
    """Opens a form with one field."""
    if not is_typed(PersonSettings, pressed.rest):
        raise Refusal("unknown_setting")
    form = setting_form(reader_words(interaction), pressed.rest, settings_panel)
    await show_form(interaction, form)


class SettingsPanel(commands.Cog):
    """The command that opens the panel."""

    @slash_reply("settings")
    async def settings(self, interaction: Interaction) -> Reply:
        return await settings_panel(interaction)
