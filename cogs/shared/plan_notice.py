"""The direct message that tells a person that the turn they had prepared is not made."""

from typing import Any

import discord

from cogs.shared.outgoing import Message, illustrated_message, message_link
from host import Host, PostRow
from words.games import title_of
from words.speech import Words


async def plan_notice(host: Host, post: PostRow, w: Words) -> Message:
    """Why, and a button that leads to the table."""
    row = await host.game(post.payload["game"])
    facts = {"game": title_of(w, row.rules_name), "id": row.id, "where": f"<#{row.channel_id}>"}
    text = w.say("plan-off", why=post.payload["why"], **facts)
    link: discord.ui.Item[Any] = discord.ui.Button(label=w.say("button-to-table"), url=message_link(row, None))
    message = illustrated_message(text, [], post, discord.ui.ActionRow[Any](link))
    message.silent = False
    return message
