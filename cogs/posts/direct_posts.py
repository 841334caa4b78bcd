"""Posts to one person, wherever they are: the daily digest, a turn they had prepared that is not made, and what they
are told of a game that they follow."""

from collections.abc import Mapping
from typing import Any, Final

import discord

from cogs.framework import Services, limits, names_of, server_signs
from cogs.posts.outgoing import Message, illustrated_message, message_link, text_message
from cogs.posts.takebacks import change_line
from cogs.posts.telling import outcome, story_lines
from cogs.posts.waiting import VOTES, YOURS, ended_since, entries_of, list_games
from engine.core.decision import Refusal
from host import Host, PostRow
from host.messages.posts import CORRECTED, UNDONE, Corrected, Digest, Followed, PlanOff, Undone
from host.people.quiet_hours import reachable_at
from host.people.settings import settings_of
from host.table.history import History, final_standings
from host.turn import looking
from words.games import game_words, title_of
from words.shapes import fitting
from words.speech import Words

CHANGES: Final[Mapping[str, type[Undone | Corrected]]] = {UNDONE: Undone, CORRECTED: Corrected}


async def followed_message(services: Services, post: PostRow, w: Words) -> Message | None:
    """Pings nobody; None where there is nothing to tell, or the game cannot be read."""
    host, told_of = services.host, Followed.read(post.payload)
    row = await host.game(told_of.game)
    speech, where = game_words(row.rules_name), f"<#{row.channel_id}>"
    if told_of.over:
        names = names_of(w, await host.db.games.seats(row.id))
        result = outcome(w, row, final_standings(row), names) if row.status == "finished" else ""
        lines = [w.say("followed-end", game=speech.title(w), id=row.id, where=where, status=row.status, result=result)]
    else:
        try:
            history = await looking.history(host, row.id)
        except Refusal:
            return None
        if told_of.changed:
            told = [change_line(w, history, CHANGES[told_of.changed].read(told_of.facts))]
        else:
            told = await _story(services, history, told_of, w)
        if not told:
            return None
        lines = [w.say("followed-turn", game=speech.title(w), id=row.id, where=where), *told]
    link: discord.ui.Item[Any] = discord.ui.Button(label=w.say("button-to-table"), url=message_link(row, None))
    message = illustrated_message("\n".join(fitting(lines, limits.TEXT)), [], post, discord.ui.ActionRow[Any](link))
    settings, now = await settings_of(host.people, post.user_id or 0), host.clock.now()
    message.silent = told_of.thread is not None or reachable_at(settings, now) > now
    return message


async def _story(services: Services, history: History, rows: Followed, w: Words) -> list[str]:
    return story_lines(history, rows.first, rows.last, w, await server_signs(services, history.row.guild_id))


async def plan_notice(host: Host, post: PostRow, w: Words) -> Message:
    """Why, and a button that leads to the table."""
    off = PlanOff.read(post.payload)
    row = await host.game(off.game)
    facts = {"game": title_of(w, row.rules_name), "id": row.id, "where": f"<#{row.channel_id}>"}
    text = w.say("plan-off", why=off.why, **facts)
    link: discord.ui.Item[Any] = discord.ui.Button(label=w.say("button-to-table"), url=message_link(row, None))
    message = illustrated_message(text, [], post, discord.ui.ActionRow[Any](link))
    message.silent = False
    return message


async def digest_message(host: Host, post: PostRow, w: Words) -> Message | None:
    """Lists all that waits for the post's person, the longest wait first, and games ended since the last digest; None
    where there is nothing."""
    user_id = post.user_id or 0
    entries = [entry for entry in await entries_of(host, user_id, w) if entry.part in (YOURS, VOTES)]
    since = Digest.read(post.payload).since
    if since is not None:
        entries += await ended_since(host, user_id, since, w)
    if not entries:
        return None
    lines = [w.say("digest-title"), list_games(entries, w), w.say("digest-settings")]
    message = text_message("\n".join(fitting(lines, limits.TEXT)), post)
    message.mentions, message.silent = discord.AllowedMentions.none(), False
    return message
