"""How slash commands are registered, named and translated (commands.ftl), which have moved where (`MOVED`), and
the lists that complete what somebody types."""

import re
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from functools import cache, wraps
from inspect import signature
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from cogs.framework import limits
from cogs.framework.answering import answer
from cogs.framework.language import know_reader
from cogs.framework.reply import Reply
from cogs.framework.services import Interaction
from words.games import GAMES, game_words
from words.matching import plain
from words.shapes import clipped
from words.speech import ENGLISH, Words, best_language, words


def message_id(context: app_commands.TranslationContextTypes) -> str | None:
    """The Fluent id of what is to be translated, such as `command-play-choice.description`."""
    place = context.location
    where = app_commands.TranslationContextLocation
    data = context.data
    if place in (where.command_name, where.command_description, where.group_name, where.group_description):
        name = data.qualified_name.replace(" ", "-")  # type: ignore[union-attr]
    elif place in (where.parameter_name, where.parameter_description):
        command = data.command.qualified_name.replace(" ", "-")  # type: ignore[union-attr]
        name = f"{command}-{data.name}"
    else:
        return None
    attribute = "description" if "description" in place.name else "name"
    return f"command-{re.sub('[^a-z-]', '-', name)}.{attribute}"


class ReaderTree(app_commands.CommandTree[Any]):
    """Finds out which language a person reads before a command, or the completion of what they type, is dealt with."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        await know_reader(interaction)
        return True


class CommandTranslator(app_commands.Translator):
    """Translates names and descriptions of commands. Discord asks for every language it knows; those without a folder
    in words/locales keep the English text."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language = best_language((str(locale),))
        if language == ENGLISH:
            return None
        speech = words(language)
        if context.location is app_commands.TranslationContextLocation.choice_name and context.data.value in GAMES:
            return game_words(str(context.data.value)).choice_title(speech)
        message = string.extras.get("message") or message_id(context)
        return speech.say(message) if message is not None and speech.has(message) else None


def phrase(message: str) -> app_commands.locale_str:
    """A name or description of commands.ftl, in English until a reader's language has it."""
    return app_commands.locale_str(words(ENGLISH).say(message))


def choice(message: str, value: str) -> app_commands.Choice[str]:
    """A value of a command's option, named by a message."""
    return app_commands.Choice(name=app_commands.locale_str(words(ENGLISH).say(message), message=message), value=value)


GAME_CHOICES: Final = [
    app_commands.Choice(name=app_commands.locale_str(game_words(name).choice_title(words())), value=name)
    for name in sorted(GAMES)
]
"""The games there are, as the values of a command's option."""


Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Replier: TypeAlias = Callable[..., Coroutine[Any, Any, Reply]]
Command: TypeAlias = app_commands.Command[Any, ..., None]
Completions: TypeAlias = list[app_commands.Choice[str]]
COMMANDS: Final[dict[str, Command]] = {}
"""All commands by their names, which begin with that of the group."""
MOVED: Final = {
    **{name: f"table {name}" for name in ("join", "start", "option", "invite", "carts", "verify")},
    **{name: f"results {name}" for name in ("finished", "analysis", "profile", "leaderboard", "import")},
    "server": "server settings",
    "status": "server status",
}
"""Commands that stood alone until version 1.0.0, and what they are called now."""


def typed_form(w: Words, command: str) -> str:
    """What one types for a command: "/table leave" for "table leave"."""
    return w.say(f"command-{command.replace(' ', '-')}")


@cache
def _group(name: str) -> app_commands.Group:
    return app_commands.Group(name=name, description=phrase(f"command-{name}.description"))


def commands_and_groups(order: Sequence[str]) -> list[Command | app_commands.Group]:
    """The commands that are in no group, and the groups with theirs: first those that `order` names, then all others.
    Discord lists them so."""
    outermost: dict[str, Command | app_commands.Group] = {}
    for command in (COMMANDS[name] for name in dict.fromkeys((*order, *sorted(COMMANDS)))):
        if command.parent is not None:
            command.parent.add_command(command, override=True)
        outer = command.parent or command
        outermost[outer.name] = outer
    return list(outermost.values())


def slash(message: str) -> Callable[[Callback], Callback]:
    """Registers the decorated function as a slash command. Its name is the last word of `message` and its group, if
    any, the one before ("table-leave"); it is described by "command-<message>" and each of its options by
    "command-<message>-<option>"."""

    def register(callback: Callback) -> Callback:
        @wraps(callback)
        async def to_its_end(interaction: Interaction, **options: Any) -> None:
            try:
                await callback(interaction, **options)
            finally:
                interaction.client.services.unanswered.done(interaction)

        options = list(signature(callback).parameters)[1:]
        described = {name: phrase(f"command-{message}-{name}.description") for name in options}
        group, _, name = message.rpartition("-")
        command: Command = app_commands.Command(
            name=name,
            description=phrase(f"command-{message}.description"),
            callback=app_commands.describe(**described)(to_its_end),
            parent=_group(group) if group else None,
        )
        COMMANDS[command.qualified_name] = command
        return callback

    return register


def slash_reply(message: str) -> Callable[[Replier], Replier]:
    """As `slash`, for a function that returns the answer."""

    def register(reply: Replier) -> Replier:
        @slash(message)
        @wraps(reply)
        async def callback(interaction: Interaction, **options: Any) -> None:
            await answer(interaction, reply(interaction, **options))

        return reply

    return register


def completions(
    named: Iterable[tuple[str, str]], typed: str = "", english: Mapping[str, str] = MappingProxyType({})
) -> Completions:
    """A completion list of (value, name): those whose name, or that in `english`, holds what was typed, whatever the
    accents; as many as Discord shows."""
    wanted = plain(typed)
    return [
        app_commands.Choice(name=clipped(name, limits.CHOICE_TEXT), value=value)
        for value, name in named
        if wanted in plain(name) or wanted in plain(english.get(value, ""))
    ][: limits.CHOICES]
