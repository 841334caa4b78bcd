"""In which language something is said: the reader's in private, the server's for everybody."""

import discord

from cogs.shared.services import Interaction
from words.speech import ENGLISH, Words, words


def reader_words(interaction: Interaction) -> Words:
    """The words of the person who pressed or typed."""
    return words(str(interaction.locale))


def server_words(interaction: Interaction) -> Words:
    """The words of the server the interaction comes from."""
    return words(str(interaction.guild_locale or ENGLISH))


def guild_words(client: discord.Client, guild_id: int | None) -> Words:
    """The words of a server, for what is posted there without an interaction; English in a direct message."""
    guild = client.get_guild(guild_id) if guild_id is not None else None
    return words(str(guild.preferred_locale) if guild is not None else ENGLISH)
