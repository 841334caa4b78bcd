"""In which language something is said: the reader's in private, the server's for everybody."""

import re
from typing import Final

import discord
from discord import app_commands

from cogs.framework.services import Interaction
from host import Host
from host.people.settings import server_settings_of
from words.games import GAMES, game_words
from words.speech import ENGLISH, Words, best_language, languages, words


def reader_words(interaction: Interaction) -> Words:
    """The words of the person who pressed or typed."""
    return words(str(interaction.locale))


async def server_words(interaction: Interaction) -> Words:
    """The words of the server the interaction comes from."""
    host, on_discord = interaction.client.services.host, str(interaction.guild_locale or ENGLISH)
    return words(await _chosen(host, interaction.guild_id) or on_discord)


async def guild_words(client: discord.Client, host: Host, guild_id: int | None) -> Words:
    """The words of a server, for what is posted there without an interaction; English in a direct message."""
    guild = client.get_guild(guild_id) if guild_id is not None else None
    on_discord = str(guild.preferred_locale) if guild is not None else ENGLISH
    return words(await _chosen(host, guild_id) or on_discord)


async def _chosen(host: Host, guild_id: int | None) -> str:
    """The language that a server chose with /server, if there is still one; otherwise that on Discord counts."""
    chosen = (await server_settings_of(host.people, guild_id)).language
    return chosen if chosen in languages() else ""


# MERGED cogs.shared.translator: Slash commands in the languages of words/: names, descriptions and options from
# commands.ftl, titles of games.


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
            return game_words(str(context.data.value)).title(speech)
        message = string.extras.get("message") or message_id(context)
        return speech.say(message) if message is not None and speech.has(message) else None


def phrase(message: str) -> app_commands.locale_str:
    """A name or description of commands.ftl, in English until a reader's language has it."""
    return app_commands.locale_str(words(ENGLISH).say(message))


def choice(message: str, value: str) -> app_commands.Choice[str]:
    """A value of a command's option, named by a message."""
    return app_commands.Choice(name=app_commands.locale_str(words(ENGLISH).say(message), message=message), value=value)


GAME_CHOICES: Final = [
    app_commands.Choice(name=app_commands.locale_str(game_words(name).title(words())), value=name)
    for name in sorted(GAMES)
]
"""The games there are, as the values of a command's option."""
