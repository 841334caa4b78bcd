"""Notices: one sentence to one person, with a link, where they chose to be called (host.lobby.notices)."""

from typing import Any, Final

import discord

from cogs.framework import Services, mention, names_of
from cogs.posts.outgoing import Message, illustrated_message, message_link
from cogs.posts.telling import outcome
from host import PostRow
from host.lobby.view import LobbyView
from host.messages import posts
from host.people.quiet_hours import reachable_at
from host.people.settings import must_announce_channel_fallback, settings_of
from host.table.calls import to_ping
from host.table.history import race
from host.table.status import ASLEEP
from host.turn import looking
from host.votes.votes import votes_of
from words.games import game_words
from words.speech import Words

CAN_WAIT: Final = (posts.JOINED, posts.BEGUN, posts.ENDED)


async def notice_message(services: Services, post: PostRow, w: Words) -> Message | None:
    """Pings one person, silently while they want no pings; None where it is no longer so."""
    lobby = await services.lobby.view(post.game_id)
    user_id = _told(lobby, post)
    facts = await _facts(services, lobby, post, w)
    if user_id is None or facts is None:
        return None
    row, speech = lobby.row, game_words(lobby.row.rules_name)
    where = f"<#{row.channel_id}>"
    text = w.say(f"notice-{post.kind}", who=f"<@{user_id}>", game=speech.title(w), id=row.id, where=where, **facts)
    settings, now = await settings_of(services.host.people, user_id), services.host.clock.now()
    refused = must_announce_channel_fallback(settings)
    text = "\n".join([text, w.say("notice-refused")]) if refused else text
    about = {posts.BEGUN: posts.START, posts.ENDED: posts.END, posts.VOTE_WAITS: posts.VOTE}.get(post.kind)
    linked = row.lobby_message_id if about is None else await services.host.outbox.last_sent(row.id, (about,))
    link: discord.ui.Item[Any] = discord.ui.Button(label=w.say("button-to-table"), url=message_link(row, linked))
    links = [] if post.kind == posts.ASLEEP else [discord.ui.ActionRow[Any](link)]
    message = illustrated_message(text, [], post, *links)
    message.told_refused = user_id if refused else None
    # Who is told once a day is pinged only of what would be over by then.
    unwanted = post.kind in CAN_WAIT and not await to_ping(
        services.host.people, row, [user_id], services.host.clock.now()
    )
    message.silent = unwanted or reachable_at(settings, now) > now
    if not message.silent:
        message.mentions = discord.AllowedMentions(users=[discord.Object(user_id)])
    if settings.pings == "direct" or post.kind == posts.ASLEEP:
        message.rather_to = user_id
    message.nowhere_else = post.kind == posts.ASLEEP
    return message


def _told(lobby: LobbyView, post: PostRow) -> int | None:
    """The person a notice is for, if there still is one."""
    for told in (posts.Invited, posts.Again, posts.VoteWaits):
        if post.kind == told.kind:
            return told.read(post.payload).user
    if post.kind == posts.JOINED:
        return lobby.row.organiser_id
    return lobby.seats[posts.SeatPost.read(post.payload).seat].user_id


async def _facts(services: Services, lobby: LobbyView, post: PostRow, w: Words) -> dict[str, Any] | None:
    """The facts of a notice besides table and channel; None where there is nothing to tell any more."""
    row, seats = lobby.row, lobby.seats
    if post.kind in (posts.INVITED, posts.JOINED, posts.AGAIN) and row.status != "lobby":
        return None
    if post.kind == posts.AGAIN:
        return {"asker": f"<@{posts.Again.read(post.payload).asker}>"}
    if post.kind == posts.INVITED:
        user_id = posts.Invited.read(post.payload).user
        waits = user_id in lobby.invited and all(seat.user_id != user_id for seat in seats)
        return {} if waits else None
    if post.kind == posts.JOINED:
        told = posts.Joined.read(post.payload)
        joined = [mention(seat) for seat in seats if seat.user_id in told.users]
        full = len(seats) == lobby.rules.max_seats
        if not joined and not full:
            return None
        return {"joined": len(joined), "people": w.listed(joined), "open": lobby.rules.max_seats - len(seats)}
    if post.kind == posts.ASLEEP:
        asleep = posts.Asleep.read(post.payload)
        organises = row.organiser_id == lobby.seats[asleep.seat].user_id
        return {"why": asleep.why, "organises": str(organises).lower()} if row.status == ASLEEP else None
    if post.kind == posts.VOTE_WAITS:
        vote = posts.VoteWaits.read(post.payload)
        waiting = [running.vote.number for _, running in await votes_of(services.host, vote.user)]
        return {} if vote.number in waiting else None
    if post.kind == posts.ENDED:
        history = await looking.history(services.host, row.id)
        standings = race(history)[-1].standings
        names = names_of(w, history.seats)
        return {"result": outcome(w, row, standings, names)}
    return {}
