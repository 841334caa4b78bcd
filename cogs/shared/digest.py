"""The daily digest: one direct message with all that waits for a person."""

import discord

from cogs.shared import limits
from cogs.shared.outgoing import Message, text_message
from cogs.shared.waiting import YOURS, entries_of
from host import Host, PostRow
from words.shapes import fitting
from words.speech import Words


async def digest_message(host: Host, post: PostRow, w: Words) -> Message | None:
    """What waits for the post's person, the longest wait first; None where nothing does."""
    waiting = [entry.line for entry in await entries_of(host, post.user_id or 0, w) if entry.part == YOURS]
    if not waiting:
        return None
    lines = [w.say("digest-title"), *waiting, w.say("digest-settings")]
    message = text_message("\n".join(fitting(lines, limits.TEXT)), post)
    message.mentions, message.silent = discord.AllowedMentions.none(), False
    return message
