"""The daily digest: one direct message with all that waits for a person."""

import discord

from cogs.shared import limits
from cogs.shared.outgoing import Message, text_message
from cogs.shared.waiting import VOTES, YOURS, ended_since, entries_of, list_games
from host import Host, PostRow
from words.shapes import fitting
from words.speech import Words


async def digest_message(host: Host, post: PostRow, w: Words) -> Message | None:
    """What waits for the post's person, the longest wait first, and what has ended since the digest before; None where
    there is nothing."""
    user_id = post.user_id or 0
    entries = [entry for entry in await entries_of(host, user_id, w) if entry.part in (YOURS, VOTES)]
    if "since" in post.payload:  # earlier versions did not note it
        entries += await ended_since(host, user_id, post.payload["since"], w)
    if not entries:
        return None
    lines = [w.say("digest-title"), list_games(entries, w), w.say("digest-settings")]
    message = text_message("\n".join(fitting(lines, limits.TEXT)), post)
    message.mentions, message.silent = discord.AllowedMentions.none(), False
    return message
