"""The lines of a panel of settings: what one does now, and below it the menu of its values, or the form in which it is
typed."""

from collections.abc import Callable, Coroutine
from typing import Any

import discord

from cogs.framework.answering import answer
from cogs.framework.form import Form
from cogs.framework.reply import Reply
from cogs.framework.routes import button, menu, menu_option
from cogs.framework.services import Interaction
from host.people.settings import Settings, settings_of, values_of
from host.people.typed import READERS, zone_name, zone_of
from host.timers.own_times import change_times
from words.speech import Argument, Words


def setting_line(
    w: Words, message: str, verb: str, settings: Settings, key: str, *, fixed: bool = False
) -> list[discord.ui.Item[Any]]:
    """The line of one setting, said by `message`, and, unless it is `fixed` for the reader, its menu, which the handler
    of `verb` answers."""
    chosen = settings.chosen(key)
    line = discord.ui.TextDisplay[Any](w.say(message, value=_named(chosen)))
    if fixed:
        return [line]
    options = [
        menu_option(w.say(f"{message}.choice", value=_named(one)), one, default=one == chosen)
        for one in values_of(type(settings), key)
    ]
    return [line, discord.ui.ActionRow[Any](menu(w.say("menu-setting"), options, verb, "", key))]


def _named(value: str) -> Argument:
    """A value as its sentence takes it: what is a number chooses the form of what it counts."""
    return int(value) if value.isdecimal() else value


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
