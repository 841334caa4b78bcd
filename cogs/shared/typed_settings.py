"""Settings that are typed: their lines in the panel, and the form with one field."""

from collections.abc import Callable, Coroutine
from typing import Any

import discord

from cogs.shared.answer import answer
from cogs.shared.form import Form
from cogs.shared.reply import Reply
from cogs.shared.routes import button
from cogs.shared.services import Interaction
from host.own_times import change_times
from host.settings import settings_of
from host.typed_settings import READERS, zone_name, zone_of
from words.speech import Words

LONGEST = 60  # characters that can be typed


def typed_line(w: Words, key: str, value: Any) -> list[discord.ui.Item[Any]]:
    """What a typed setting does now, and the button of its form."""
    line = w.say(f"setting-{key}", **_facts(key, value)) if value else w.say(f"setting-{key}-off")
    return [
        discord.ui.TextDisplay[Any](line),
        discord.ui.ActionRow[Any](button(w.say("menu-setting"), "type-setting", "", key)),
    ]


def _facts(key: str, value: Any) -> dict[str, str]:
    if key == "quiet":
        begins, ends = value.split("-")
        return {"begins": begins, "ends": ends}
    if key == "zone":
        return {"value": zone_name(value)}
    return {"value": f"<t:{int(value)}:D>" if key == "away" else str(value)}


def setting_form(w: Words, key: str, panel: Callable[[Interaction], Coroutine[Any, Any, Reply]]) -> Form:
    """The form. What it cannot understand is told with what it did understand and examples, and changes nothing."""

    async def typed(interaction: Interaction, text: str) -> None:
        host, person = interaction.client.services.host, interaction.user.id
        settings = await settings_of(host.people, person)
        value = READERS[key](text, host.clock.now(), zone_of(settings))
        await change_times(host, person, key, value)
        await answer(interaction, panel(interaction), update=True)

    title, label = w.say(f"setting-{key}-form"), w.say(f"setting-{key}-label")
    return Form(title, label, typed, longest=LONGEST, example=w.say(f"setting-{key}-example"))
