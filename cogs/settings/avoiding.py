"""The screen of the people whom somebody avoids, which *Settings* leads to."""

from typing import Any, Final

import discord

from cogs.framework import (
    PERSON,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    reader_words,
    replies,
    text_part,
)
from cogs.framework.routes import picker
from host.lobby.company import MOST_AVOIDED, avoid

PICK: Final = "avoid-pick"


async def _screen(interaction: Interaction) -> Reply:
    """Whom the person avoids, and a menu of people that replaces the list."""
    w, avoided = reader_words(interaction), interaction.client.services.host.db.avoided
    chosen = await avoided.of(interaction.user.id)
    menu = picker("user", w.say("menu-avoid", most=MOST_AVOIDED), PICK, chosen=chosen, most=MOST_AVOIDED)
    text = "\n".join([w.say("avoid-title"), w.say("avoid-count", count=len(chosen))])
    back = discord.ui.ActionRow[Any](button(w.say("button-settings"), "settings"))
    return Reply([*text_part(text, menu), back], screen=ScreenName("settings", ""))


@replies("avoid", update=True, rest="")
async def press_avoid(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _screen(interaction)


@replies(PICK, update=True, rest="", value=PERSON, values=range(MOST_AVOIDED + 1))
async def press_pick(interaction: Interaction, pressed: Pressed) -> Reply:
    """Avoids these people and nobody else. Raises Refusal too_many_avoided."""
    db, person = interaction.client.services.host.db, interaction.user.id
    await avoid(db, person, map(int, pressed.values))
    return await _screen(interaction)
