"""Settings whose values are listed: a line that says what one does now, and the menu of its values below it."""

from typing import Any

import discord

from cogs.shared.routes import menu, menu_option
from host.settings import Settings, values_of
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
