"""The permissions that the bot needs in a channel, and how it says which are missing."""

from collections.abc import Iterable
from typing import Final

import discord

from cogs.framework.services import Interaction
from words.speech import Words

NEEDED: Final = {
    "view_channel": "view-channel",
    "send_messages": "send-messages",
    "attach_files": "attach-files",
    "read_message_history": "read-message-history",
}
NEEDED_IN_THREADS: Final = {**NEEDED, "send_messages_in_threads": "send-messages-in-threads"}


def missing_permissions(interaction: Interaction) -> list[str]:
    """Which of the permissions that it needs the bot lacks where the interaction came from."""
    if interaction.guild_id is None:
        return []
    return lacking(interaction.app_permissions, interaction.channel)


def lacking(allowed: discord.Permissions, channel: object) -> list[str]:
    """Which of the permissions that it needs in a channel the bot lacks, where it has those `allowed`."""
    in_thread = isinstance(channel, discord.Thread)
    needed = NEEDED_IN_THREADS if in_thread else NEEDED
    if in_thread:
        needed = {name: key for name, key in needed.items() if name != "send_messages"}
    return [key for name, key in needed.items() if not getattr(allowed, name)]


def permissions_notice(w: Words, missing: Iterable[str]) -> str:
    """Names the permissions that are missing and who can give them."""
    return w.say("error-missing-permissions", permissions=w.listed(w.say(f"permission-{name}") for name in missing))
