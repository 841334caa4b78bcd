"""In which language something is said: the reader's in private, the server's for everybody."""

import discord

from cogs.framework.services import Interaction
from host import Host
from host.people.settings import server_settings_of
from words.speech import ENGLISH, Words, languages, words


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
