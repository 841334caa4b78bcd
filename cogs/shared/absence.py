"""Posts about a seat whose person does not move: the vote, its end, who plays from then on."""

from typing import Any, Final

import discord

from cogs.shared.outgoing import Message, illustrated_message, text_message
from cogs.shared.routes import button
from cogs.shared.seats import ago, names_of
from host import PostRow, posts
from host.table import Table
from words.games import title_of
from words.speech import Words

ABOUT_SEATS: Final = (posts.VOTE, posts.VOTED, posts.SEAT)


def absence_message(table: Table, post: PostRow, w: Words) -> Message | None:
    """The message of such a post; None for a vote that is over before it was sent."""
    seat: int = post.payload["seat"]
    facts: dict[str, Any] = {"game": title_of(w, table.row.rules_name), "who": names_of(w, table.seats)[seat]}
    if post.kind == posts.VOTE:
        return _vote(table, seat, post, facts, w)
    if post.kind == posts.VOTED:
        return text_message(w.say("post-voted", **facts), post)
    if post.payload["returned"]:
        return text_message(w.say("post-returned", **facts), post)
    row = discord.ui.ActionRow[Any](button(w.say("button-return"), "return", table.row.id))
    return illustrated_message(w.say("post-replaced", **facts), [], post, row)


def _vote(table: Table, seat: int, post: PostRow, facts: dict[str, Any], w: Words) -> Message | None:
    if table.called.get(seat) != post.payload["since"]:
        return None
    text = w.say("post-vote", since=ago(post.payload["asked"]), ends=ago(post.payload["ends"]), **facts)
    about = f"{seat}:{post.payload['since']}"
    row = discord.ui.ActionRow[Any](
        button(w.say("button-vote-yes"), "vote", table.row.id, f"{about}:yes", style=discord.ButtonStyle.primary),
        button(w.say("button-vote-no"), "vote", table.row.id, f"{about}:no"),
    )
    voters = [table.seats[one].user_id for one in table.people if one != seat]
    message = illustrated_message(
        "\n".join([text, w.say("post-voters", who=w.listed(f"<@{user}>" for user in voters))]), [], post, row
    )
    message.mentions = discord.AllowedMentions(users=[discord.Object(user) for user in voters if user is not None])
    message.silent = False
    return message
