"""What the bot must be allowed to do in a channel, and how it says what is missing."""

from collections.abc import Iterable
from typing import Final

import discord

from cogs.shared.services import Interaction
from words.speech import Words

NEEDED: Final = {
    "view_channel": "view-channel",
    "send_messages": "send-messages",
    "attach_files": "attach-files",
    "read_message_history": "read-message-history",
}
NEEDED_IN_THREADS: Final = {**NEEDED, "send_messages_in_threads": "send-messages-in-threads"}


def missing_permissions(interaction: Interaction) -> list[str]:
    """What the bot may not do where the interaction came from, of all it needs there."""
    if interaction.guild_id is None:
        return []
    return lacking(interaction.app_permissions, interaction.channel)


def lacking(allowed: discord.Permissions, channel: object) -> list[str]:
    """What of all that it needs in a channel the bot is not allowed, of which `allowed` is what it is."""
    in_thread = isinstance(channel, discord.Thread)
    needed = NEEDED_IN_THREADS if in_thread else NEEDED
    if in_thread:
        needed = {name: key for name, key in needed.items() if name != "send_messages"}
    return [key for name, key in needed.items() if not getattr(allowed, name)]


def permissions_notice(w: Words, missing: Iterable[str]) -> str:
    """Names the permissions that are missing and who can give them."""
    return w.say("error-missing-permissions", permissions=w.listed(w.say(f"permission-{name}") for name in missing))
