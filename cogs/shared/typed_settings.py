"""Settings that are typed: their lines in the panel, and the form with one field."""

from collections.abc import Callable, Coroutine
from typing import Any

import discord

from cogs.shared.answer import answer
from cogs.shared.reply import Reply
from cogs.shared.routes import button
from cogs.shared.services import Interaction
from host.own_times import change_times
from host.settings import settings_of
from host.typed_settings import READERS, zone_of
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
    return {"value": f"<t:{int(value)}:D>" if key == "away" else str(value)}


class TypedSetting(discord.ui.Modal):
    """The form. What it cannot understand is told with what it did understand and examples, and changes nothing."""

    def __init__(self, w: Words, key: str, panel: Callable[[Interaction], Coroutine[Any, Any, Reply]]) -> None:
        super().__init__(title=w.say(f"setting-{key}-form"))
        self.key = key
        self._panel = panel
        self.field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            placeholder=w.say(f"setting-{key}-example"), required=False, max_length=LONGEST
        )
        self.add_item(discord.ui.Label(text=w.say(f"setting-{key}-label"), component=self.field))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        await interaction.client.services.errors.guarded(interaction, self._typed(interaction))

    async def _typed(self, interaction: Interaction) -> None:
        host, person = interaction.client.services.host, interaction.user.id
        settings = await settings_of(host.people, person)
        value = READERS[self.key](self.field.value, host.clock.now(), zone_of(settings))
        await change_times(host, person, self.key, value)
        await answer(interaction, self._panel(interaction), update=True)
